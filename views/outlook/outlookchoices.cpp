// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/outlookchoices.h"

#include "views/theme/textsizes.h"
#include "views/widgets/inputs/choicename.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace fairlead::views {

using models::OutlookFigure;
using replay::Grouping;

namespace {
constexpr int charactersOfPolicy = 16;
constexpr int charactersOfFigure = 20; // at least; all of it where there is room
constexpr int charactersOfGroup = 14;
} // namespace

OutlookChoices::OutlookChoices(QWidget* parent)
    : QWidget(parent)
    , m_figure(new QComboBox(this))
    , m_group(new QComboBox(this))
    , m_policy(new QComboBox(this))
{
    m_figure->setObjectName(QStringLiteral("outlookFigure"));
    nameChoice(*m_figure, tr("What is compared"));
    m_group->setObjectName(QStringLiteral("outlookGroup"));
    nameChoice(*m_group, tr("What the jobs are put together by"));
    m_policy->setObjectName(QStringLiteral("outlookPolicy"));
    nameChoice(*m_policy, tr("Under which policy the change is shown"));
    m_policy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_policy->setMinimumContentsLength(charactersOfPolicy);
    addFigures();
    addGroupings();
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_figure->setMinimumWidth(charactersOfFigure * digit);
    m_group->setMinimumWidth(charactersOfGroup * digit);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapBetween);
    for (auto* box : {m_figure, m_group, m_policy}) {
        box->setToolTip(box->accessibleName());
        layout->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            showGrouping();
            showPolicy();
            emit changed();
        });
    }
    layout->addStretch();
    showPolicy();
}

std::size_t OutlookChoices::policy() const
{
    return static_cast<std::size_t>(std::max(m_policy->currentIndex(), 0)) + 1;
}

void OutlookChoices::setPolicies(const QStringList& names)
{
    QStringList others;
    for (const auto& name : names.mid(1))
        others << tr("under “%1”", "a policy").arg(name);
    QStringList shown;
    for (int i = 0; i < m_policy->count(); ++i)
        shown << m_policy->itemText(i);
    if (shown == others)
        return;
    const QSignalBlocker blocker(m_policy);
    m_policy->clear();
    m_policy->addItems(others);
    m_policy->setCurrentIndex(m_policy->count() - 1); // the edits, where there are some
    showPolicy();
}

/// Only the map is of one policy.
void OutlookChoices::showPolicy()
{
    m_policy->setVisible(m_policy->count() > 1 && grouping() == Grouping::Shape
                         && !models::isCourse(figure()) && figure() != OutlookFigure::WaitParts);
}

void OutlookChoices::addFigures()
{
    const std::pair<QString, OutlookFigure> figures[]{
        {tr("Mean wait"), OutlookFigure::MeanWait},
        {tr("Median wait"), OutlookFigure::MedianWait},
        {tr("Wait of the slowest tenth (p90)"), OutlookFigure::P90Wait},
        {tr("Share of the CPU time delivered"), OutlookFigure::DeliveredShare},
        {tr("Mean bounded slowdown"), OutlookFigure::MeanSlowdown},
        {tr("Where the wait went"), OutlookFigure::WaitParts},
        {tr("Jobs that starve"), OutlookFigure::Starving},
        {tr("Jobs waiting, over time"), OutlookFigure::QueueCourse},
        {tr("CPUs in use, over time"), OutlookFigure::UtilisationCourse},
        {tr("Share delivered, over time"), OutlookFigure::ShareCourse}};
    for (const auto& [text, figure] : figures)
        m_figure->addItem(text, static_cast<int>(figure));
}

void OutlookChoices::addGroupings()
{
    const std::pair<QString, Grouping> groups[]{
        {tr("by account"), Grouping::Account},     {tr("by user"), Grouping::User},
        {tr("by partition"), Grouping::Partition}, {tr("by QOS"), Grouping::Qos},
        {tr("by size (CPUs)"), Grouping::Size},    {tr("by size and run time"), Grouping::Shape},
        {tr("all jobs"), Grouping::Cluster}};
    for (const auto& [text, by] : groups)
        m_group->addItem(text, static_cast<int>(by));
}

OutlookFigure OutlookChoices::figure() const
{
    return static_cast<OutlookFigure>(m_figure->currentData().toInt());
}

QString OutlookChoices::figureName() const
{
    return m_figure->currentText();
}

Grouping OutlookChoices::grouping() const
{
    return static_cast<Grouping>(m_group->currentData().toInt());
}

void OutlookChoices::choose(OutlookFigure figure, Grouping by)
{
    m_figure->setCurrentIndex(m_figure->findData(static_cast<int>(figure)));
    if (m_group->isEnabled())
        m_group->setCurrentIndex(m_group->findData(static_cast<int>(by)));
}

void OutlookChoices::showGrouping()
{
    const QSignalBlocker blocker(m_group);
    const bool isCourse = models::isCourse(figure());
    if (isCourse && m_group->isEnabled())
        m_groupBefore = m_group->currentIndex();
    if (isCourse)
        m_group->setCurrentIndex(m_group->findData(static_cast<int>(
            figure() == OutlookFigure::ShareCourse ? Grouping::Account : Grouping::Cluster)));
    else if (!m_group->isEnabled())
        m_group->setCurrentIndex(m_groupBefore);
    m_group->setEnabled(!isCourse);
}

} // namespace fairlead::views
