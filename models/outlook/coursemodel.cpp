// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/coursemodel.h"

#include "models/words/showntext.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {
constexpr int columnsBeside = 2; // before the policies, without the account

QString recordedWords(OutlookFigure figure)
{
    return figure == OutlookFigure::QueueCourse
        ? CourseModel::tr("What really happened: the most jobs that waited at one time within the "
                          "step.")
        : CourseModel::tr("What really happened.");
}
} // namespace

CourseModel::CourseModel(QObject* parent)
    : ListModel(parent)
{
    setColumns(columns());
}

void CourseModel::show(const std::shared_ptr<const OutlookView>& view, OutlookFigure figure)
{
    beginResetModel();
    m_figure = figure;
    m_courses.clear();
    m_names.clear();
    m_marks.clear();
    if (view && isCourse(figure)) {
        m_courses = outlookCourses(*view->outlook, figure);
        m_names = outlookPolicyNames(*view);
        m_end = view->outlook->to;
        for (std::size_t i = 0; i < view->outlook->policies.size(); ++i)
            m_marks.push_back(policyMark(*view, i));
    }
    setColumns(columns());
    std::vector<CourseRow> rows;
    for (std::size_t course = 0; course < m_courses.size(); ++course) {
        for (std::size_t step = 0; step < m_courses[course].moments.size(); ++step)
            rows.push_back({course, step});
    }
    setRows(std::move(rows));
    endResetModel();
}

std::vector<ListColumn<CourseRow>> CourseModel::columns() const
{
    std::vector<ListColumn<CourseRow>> columns;
    if (m_figure == OutlookFigure::ShareCourse)
        columns.push_back({tr("Account"), tr("Whose part of the CPU time it is."),
                           [this](const CourseRow& row) { return shownText(of(row).account); }});
    columns.push_back({tr("From (UTC)"), tr("The beginning of the step."),
                       [this](const CourseRow& row) {
                           return valueformat::bareMoment(of(row).moments[row.step]);
                       },
                       [this](const CourseRow& row) {
                           return static_cast<qlonglong>(of(row).moments[row.step]);
                       }});
    columns.push_back(
        {m_figure == OutlookFigure::QueueCourse ? tr("Recorded, at most") : tr("Recorded"),
         recordedWords(m_figure),
         [this](const CourseRow& row) { return figureText(of(row).recorded[row.step]); },
         [this](const CourseRow& row) { return of(row).recorded[row.step]; }, alignedRight});
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const auto mean = [this, i](const CourseRow& row) {
            return of(row).policies[static_cast<std::size_t>(i)][row.step].mean;
        };
        columns.push_back(
            {m_names[i],
             m_figure == OutlookFigure::QueueCourse
                 ? tr("The most jobs that wait at one time within the step, mean of the replicas "
                      "under this policy. The tool tip has the interval in which another run "
                      "would lie nine times of ten.")
                 : tr("Mean of the replicas under this policy. The tool tip has the interval in "
                      "which another run would lie nine times of ten."),
             [this, mean](const CourseRow& row) { return figureText(mean(row)); },
             [mean](const CourseRow& row) { return mean(row); }, alignedRight});
    }
    if (m_figure == OutlookFigure::ShareCourse)
        columns.push_back({tr("Promised"),
                           tr("Of the machine, under the last policy."),
                           [this](const CourseRow& row) {
                               const auto& promised = of(row).promised;
                               return promised ? figureText(*promised) : QString();
                           },
                           {},
                           alignedRight});
    return columns;
}

QVariant CourseModel::value(const CourseRow& row, int column, int role) const
{
    const int policy = column - columnsBeside - (m_figure == OutlookFigure::ShareCourse ? 1 : 0);
    if (role != Qt::ToolTipRole || policy < 0 || policy >= m_names.size())
        return {};
    return outlookRange(m_figure, of(row).policies[static_cast<std::size_t>(policy)][row.step]);
}

} // namespace fairlead::models
