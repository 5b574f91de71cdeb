// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/conflicts/conflictbar.h"

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/lists/conflictsmodel.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace fairlead::views {

using models::ConflictsModel;

ConflictBar::ConflictBar(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                         QWidget* parent)
    : QFrame(parent)
    , m_document(document)
    , m_editor(editor)
    , m_model(new ConflictsModel(document, this))
    , m_text(new PlainLabel(this))
    , m_view(new QTreeView(this))
{
    setObjectName(QStringLiteral("conflictBar"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("conflictText"));
    setUpTable(*m_view, QStringLiteral("conflictTable"),
               tr("Edits that conflict with a change in the source"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(ConflictsModel::WhatColumn, QHeaderView::Stretch);

    auto* keep = addButton("keepMine", tr("Keep mine"),
                           tr("The edit stays and overrides the source's new value"));
    auto* take = addButton("takeTheirs", tr("Take theirs"),
                           tr("The edit is dropped and the source's value applies; can be undone"));
    auto* show = addButton("showConflict", tr("Show"), tr("Goes to what the edit changes"));
    connect(keep, &QPushButton::clicked, this, &ConflictBar::keepMine);
    connect(take, &QPushButton::clicked, this, &ConflictBar::takeTheirs);
    connect(show, &QPushButton::clicked, this, [this] {
        if (const auto rows = chosenRows(); !rows.empty())
            emit showRequested(m_model->conflict(rows.front()).edit);
    });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, 6, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(new TextWithButtons(m_text, {keep, take, show}, this));
    layout->addWidget(m_view);
    connect(m_model, &ConflictsModel::conflictsChanged, this, &ConflictBar::refresh);
    refresh();
}

QPushButton* ConflictBar::addButton(const char* name, const QString& text, const QString& toolTip)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    button->setAccessibleName(text);
    button->setAccessibleDescription(toolTip);
    return button;
}

void ConflictBar::refresh()
{
    constexpr int mostRows = 5; // more scroll
    m_text->setText(tr("%Ln of your edits do(es) not fit the source. Nothing is lost: "
                       "decide for the selected ones, or for all.",
                       nullptr, m_model->openCount()));
    setAccessibleName(m_text->text());
    const int rows = std::min(mostRows, m_model->rowCount());
    const int height = rows > 0 ? m_view->sizeHintForRow(0) : 0;
    m_view->setFixedHeight(m_view->header()->sizeHint().height() + rows * height + 4);
    restyle();
    setVisible(m_model->openCount() > 0);
}

std::vector<int> ConflictBar::chosenRows() const
{
    std::vector<int> rows;
    for (const auto& index : m_view->selectionModel()->selectedRows())
        rows.push_back(index.row());
    if (rows.empty()) {
        rows.resize(static_cast<std::size_t>(m_model->rowCount()));
        std::iota(rows.begin(), rows.end(), 0);
    }
    std::ranges::sort(rows);
    return rows;
}

void ConflictBar::keepMine()
{
    std::vector<EditConflict> chosen;
    for (const int row : chosenRows())
        chosen.push_back(m_model->conflict(row));
    m_view->clearSelection();
    for (const auto& conflict : chosen)
        m_document->keepMine(conflict);
}

void ConflictBar::takeTheirs()
{
    auto scenario = m_document->scenario();
    for (const int row : chosenRows())
        scenario = withoutEdit(std::move(scenario), m_model->conflict(row).edit);
    m_view->clearSelection();
    m_editor->replace(scenario, tr("take the source's values"));
}

void ConflictBar::restyle()
{
    const auto ground = paletteAround(*this).color(QPalette::Window);
    setGround(*this, mixed(overServedColor(), ground, 0.16));
}

void ConflictBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace fairlead::views
