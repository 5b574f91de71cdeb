// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/apply/storeconflictdialog.h"

#include "models/words/showntext.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/choicename.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {

enum Side
{
    Undecided,
    Theirs,
    Mine
};
enum Column
{
    WhatColumn,
    WasColumn,
    TheirsColumn,
    MineColumn,
    SideColumn,
    ColumnCount
};

QLabel* wrapped(const char* name, const QString& text, QWidget* parent)
{
    auto* label = new PlainLabel(text, parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

} // namespace

StoreConflictDialog::StoreConflictDialog(const StoreConflict& conflict, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("storeConflictDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(conflict.isTaken ? tr("This name is taken")
                                    : tr("Somebody else saved meanwhile"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    auto* title = wrapped("storeConflictTitle", conflict.title, this);
    setTextSize(*title, TextSize::Title);
    layout->addWidget(title);
    layout->addWidget(wrapped("storeConflictAbout",
                              conflict.isTaken
                                  ? tr("Nothing was written. What was saved under this name:")
                                  : tr("Nothing was written. What others saved since you read it:"),
                              this));
    addSaves(conflict);
    m_mergeText = wrapped("storeConflictMerge", {}, this);
    layout->addWidget(m_mergeText);
    if (!conflict.clashes.empty())
        addClashes(conflict);
    addButtons(conflict);
    showMerge();
    resizeForLetters(*this, {860, conflict.clashes.empty() ? 320 : 480});
}

void StoreConflictDialog::addSaves(const StoreConflict& conflict)
{
    constexpr int mostLines = 5; // more scroll
    auto* list = new QListWidget(this);
    list->setObjectName(QStringLiteral("storeConflictSaves"));
    list->setAccessibleName(tr("What others saved"));
    list->setWordWrap(true);
    list->addItems(conflict.saves);
    const int lines = std::clamp(static_cast<int>(conflict.saves.size()), 1, mostLines);
    list->setFixedHeight(lines * (fontMetrics().lineSpacing() + 4) + gapInside);
    layout()->addWidget(list);
}

void StoreConflictDialog::addClashes(const StoreConflict& conflict)
{
    m_clashes = new QTreeWidget(this);
    setUpTable(*m_clashes, QStringLiteral("storeConflictClashes"), tr("What both changed"));
    m_clashes->setFrameShape(QFrame::StyledPanel);
    m_clashes->setHeaderLabels({tr("What"), tr("Was"), tr("Theirs"), tr("Mine"), tr("Keep")});
    m_clashes->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_clashes->header()->setSectionResizeMode(WhatColumn, QHeaderView::Stretch);
    m_clashes->header()->setSectionResizeMode(SideColumn, QHeaderView::Fixed);
    m_clashes->header()->resizeSection(SideColumn, 150);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_clashes, 1);
    for (const auto& clash : conflict.clashes) {
        auto* item
            = new QTreeWidgetItem(m_clashes,
                                  {clash.what, models::orDash(clash.was),
                                   models::orDash(clash.theirs), models::orDash(clash.mine)});
        for (int column = 0; column < SideColumn; ++column)
            item->setToolTip(column, item->text(column));
        addSide(m_clashes->topLevelItemCount() - 1, clash);
    }
}

void StoreConflictDialog::addSide(int row, const StoreConflict::Clash& clash)
{
    auto* side = new QComboBox(m_clashes);
    side->setObjectName(QStringLiteral("storeConflictSide%1").arg(row));
    nameChoice(*side, tr("Side to keep for %1").arg(clash.what));
    side->addItem(tr("choose …"), Undecided);
    side->addItem(tr("theirs"), Theirs);
    if (clash.canBeMine)
        side->addItem(tr("mine"), Mine);
    else
        side->setCurrentIndex(Theirs);
    connect(side, &QComboBox::currentIndexChanged, this, &StoreConflictDialog::showMerge);
    m_clashes->setItemWidget(m_clashes->topLevelItem(row), SideColumn, side);
    m_sides << side;
}

QPushButton* StoreConflictDialog::addButton(const char* name, const QString& text,
                                            const QString& toolTip)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    button->setAccessibleDescription(toolTip);
    button->setMinimumWidth(button->sizeHint().width() + gapInside);
    button->setAutoDefault(false); // no side is taken by a stray Return
    return button;
}

void StoreConflictDialog::addButtons(const StoreConflict& conflict)
{
    const bool hasClashes = !conflict.clashes.empty();
    auto* theirs
        = addButton("storeConflictTheirs", tr("Keep &theirs"),
                    tr("Nothing is written; what is in the store applies. Can be undone."));
    auto* mine = addButton("storeConflictMine", tr("Overwrite with &mine"),
                           tr("Where both changed the same item, yours applies."));
    m_merge = addButton("storeConflictDoMerge", tr("M&erge"), tr("Both sides count."));
    auto* cancel = addButton("storeConflictCancel", tr("Cancel"),
                             tr("Nothing is written; your edits stay."));
    auto* row = new QHBoxLayout;
    row->setSpacing(gapInside);
    row->addStretch(1);
    if (conflict.isTaken) {
        auto* other = addButton("storeConflictOtherName", tr("Other &name …"),
                                tr("Both stay: yours is saved under a name of its own."));
        row->addWidget(other);
        connect(other, &QPushButton::clicked, this, [this] {
            accept();
            emit otherNameChosen();
        });
    }
    for (auto* button : {theirs, mine, m_merge, cancel})
        row->addWidget(button);
    if (!hasClashes)
        static_cast<QVBoxLayout*>(layout())->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    (hasClashes ? cancel : m_merge)->setFocus();
    // The dialog is gone before the next one comes up.
    connect(theirs, &QPushButton::clicked, this, [this] {
        accept();
        emit theirsChosen();
    });
    connect(mine, &QPushButton::clicked, this, [this] {
        accept();
        emit mineChosen();
    });
    connect(m_merge, &QPushButton::clicked, this, [this] {
        accept();
        emit mergeChosen(givenUp());
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
}

std::vector<std::size_t> StoreConflictDialog::givenUp() const
{
    std::vector<std::size_t> places;
    for (qsizetype i = 0; i < m_sides.size(); ++i) {
        if (m_sides[i]->currentData().toInt() == Theirs)
            places.push_back(static_cast<std::size_t>(i));
    }
    return places;
}

void StoreConflictDialog::showMerge()
{
    const auto open = std::ranges::count_if(
        m_sides, [](const QComboBox* side) { return side->currentData().toInt() == Undecided; });
    m_merge->setEnabled(open == 0);
    if (m_sides.isEmpty())
        m_mergeText->setText(tr("They changed other things than you: both can be merged."));
    else if (open > 0 && m_sides.size() == 1)
        m_mergeText->setText(tr("Both sides changed the same item. Merge waits until its row says "
                                "which side to keep."));
    else if (open > 0)
        m_mergeText->setText(tr("Both sides changed the same %Ln item(s). Merge waits until each "
                                "row says which side to keep.",
                                nullptr, static_cast<int>(m_sides.size())));
    else
        m_mergeText->setText(tr("Each row says which side to keep: both can be merged."));
}

} // namespace fairlead::views
