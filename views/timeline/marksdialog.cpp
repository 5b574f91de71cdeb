// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/timeline/marksdialog.h"

#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/utctime.h"

#include <QCheckBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {
QString kindText(TimelineMark::Kind kind)
{
    switch (kind) {
    case TimelineMark::Kind::Reading:
        return MarksModel::tr("A reading was kept");
    case TimelineMark::Kind::Reset:
        return MarksModel::tr("All usage is set to zero");
    case TimelineMark::Kind::Cycle:
        break;
    }
    return MarksModel::tr("slurmctld computed usage");
}
} // namespace

MarksModel::MarksModel(QObject* parent)
    : ListModel(parent)
{
    setColumns({{tr("Time (UTC)"), tr("The moment of the mark"),
                 [](const TimelineMark& mark) -> QVariant {
                     return utcTimeOf(mark.moment).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
                 },
                 [](const TimelineMark& mark) -> QVariant { return qlonglong{mark.moment}; }},
                {tr("What happens"),
                 tr("A reading that the source keeps, a reset of all usage, or "
                    "a cycle in which slurmctld computed usage"),
                 [](const TimelineMark& mark) -> QVariant { return kindText(mark.kind); }}});
}

void MarksModel::setMarks(std::vector<TimelineMark> marks)
{
    beginResetModel();
    setRows(std::move(marks));
    endResetModel();
}

MarksDialog::MarksDialog(QWidget* parent)
    : QDialog(parent)
    , m_model(new MarksModel(this))
    , m_table(new QTreeView(this))
    , m_sentence(new PlainLabel(tr("The source keeps no readings here, tells of no cycles, and no "
                                   "usage is set to zero."),
                                this))
    , m_cycles(new QCheckBox(tr("&Cycles too"), this))
{
    setObjectName(QStringLiteral("marksDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Marks of the time line"));
    m_sentence->setObjectName(QStringLiteral("marksSentence"));
    m_sentence->setWordWrap(true);
    setUpTable(*m_table, QStringLiteral("marksTable"), tr("Marks of the time line"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setUniformRowHeights(true);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_cycles->setObjectName(QStringLiteral("marksCycles"));
    m_cycles->setChecked(true);
    connect(m_cycles, &QCheckBox::toggled, this, &MarksDialog::refresh);
    auto* buttons = new QDialogButtonBox(this);
    m_go = buttons->addButton(tr("&Go there"), QDialogButtonBox::ActionRole);
    m_go->setObjectName(QStringLiteral("marksGo"));
    m_go->setToolTip(tr("The pages show this moment"));
    m_go->setAutoDefault(false);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(m_go, &QPushButton::clicked, this, &MarksDialog::go);
    connect(m_table, &QTreeView::activated, this, &MarksDialog::go);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { m_go->setEnabled(current.isValid()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_sentence);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_cycles);
    layout->addWidget(buttons);
    resizeForLetters(*this, {420, 420});
    setMarks({});
}

void MarksDialog::setMarks(std::vector<TimelineMark> marks)
{
    m_marks = std::move(marks);
    refresh();
}

void MarksDialog::refresh()
{
    auto shown = m_marks;
    const auto isCycle
        = [](const TimelineMark& mark) { return mark.kind == TimelineMark::Kind::Cycle; };
    m_cycles->setEnabled(std::ranges::any_of(shown, isCycle));
    if (!m_cycles->isChecked())
        std::erase_if(shown, isCycle);
    m_sentence->setVisible(m_marks.empty());
    m_model->setMarks(std::move(shown));
    m_go->setEnabled(m_table->currentIndex().isValid());
}

void MarksDialog::lookAt(std::int64_t moment)
{
    int after = 0; // the first row behind it
    int left = m_model->rowCount();
    while (left > 0) {
        const int half = left / 2;
        const bool isBefore = m_model->momentAt(after + half) <= moment;
        after += isBefore ? half + 1 : 0;
        left = isBefore ? left - half - 1 : half;
    }
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::max(after - 1, 0), 0));
}

void MarksDialog::go()
{
    if (const auto current = m_table->currentIndex(); current.isValid())
        emit momentChosen(m_model->momentAt(current.row()));
}

} // namespace fairlead::views
