// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/listmodel.h"
#include "models/outlook/outlookview.h"

namespace fairlead::models {

/// A step of a course.
struct CourseRow
{
    std::size_t course = 0; ///< into CourseModel::courses()
    std::size_t step = 0;
};

/// A run of replays over time: a row for each step, of shares one for each account and step.
class CourseModel : public ListModel<CourseRow>
{
    Q_OBJECT

public:
    explicit CourseModel(QObject* parent = nullptr);

    /// Null, or a figure that is no course: nothing.
    void show(const std::shared_ptr<const OutlookView>& view, OutlookFigure figure);
    [[nodiscard]] const std::vector<OutlookCourse>& courses() const { return m_courses; }
    [[nodiscard]] QString figureText(double value) const { return outlookText(m_figure, value); }
    [[nodiscard]] OutlookFigure figure() const { return m_figure; }
    [[nodiscard]] const QStringList& policyNames() const { return m_names; }
    [[nodiscard]] std::size_t markOf(std::size_t policy) const
    {
        return m_marks[policy];
    } ///< policyMark()
    /// The end of the last step, Unix seconds.
    [[nodiscard]] std::int64_t end() const { return m_end; }

private:
    [[nodiscard]] QVariant value(const CourseRow& row, int column, int role) const override;
    [[nodiscard]] std::vector<ListColumn<CourseRow>> columns() const;
    [[nodiscard]] const OutlookCourse& of(const CourseRow& row) const
    {
        return m_courses[row.course];
    }

    std::vector<OutlookCourse> m_courses;
    QStringList m_names;
    std::vector<std::size_t> m_marks; ///< [policy]
    std::int64_t m_end = 0;
    OutlookFigure m_figure = OutlookFigure::QueueCourse;
};

} // namespace fairlead::models
