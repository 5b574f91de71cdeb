// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/scenarios/scenariochoicedialog.h"

#include "engine/scenario/scenario.h"
#include "models/lists/sidebysidemodel.h"
#include "models/words/showntext.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {
enum ListColumn
{
    Name,
    Edits,
    Author,
    Note
};
} // namespace

ScenarioChoiceDialog::ScenarioChoiceDialog(QWidget* parent)
    : QDialog(parent)
    , m_model(new models::SideBySideModel(this))
    , m_list(new QTreeWidget(this))
    , m_table(new QTreeView(this))
    , m_sentence(new PlainLabel(this))
{
    setObjectName(QStringLiteral("scenarioChoiceDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Compare scenarios"));
    setUpTable(*m_list, QStringLiteral("scenarioChoices"), tr("Scenarios to compare"));
    m_list->setFrameShape(QFrame::StyledPanel);
    m_list->setHeaderLabels({tr("Scenario"), tr("Edits"), tr("Author"), tr("Note")});
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    setUpTable(*m_table, QStringLiteral("sideBySide"), tr("Scenarios side by side"));
    m_table->setModel(m_model);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
    m_sentence->setObjectName(QStringLiteral("sideBySideText"));
    m_sentence->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* file = buttons->addButton(tr("Add a &file …"), QDialogButtonBox::ActionRole);
    file->setObjectName(QStringLiteral("sideBySideFile"));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_list, 2);
    layout->addWidget(m_table, 5);
    layout->addWidget(m_sentence);
    layout->addWidget(buttons);
    resizeForLetters(*this, {760, 560});
    connect(m_list, &QTreeWidget::itemChanged, this, [this] {
        limitChoice();
        emit choiceChanged();
    });
    connect(file, &QPushButton::clicked, this, &ScenarioChoiceDialog::fileRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showSentence(tr("Tick up to four scenarios."));
}

void ScenarioChoiceDialog::addScenario(const QString& name, const Scenario& scenario, bool isChosen)
{
    {
        const QSignalBlocker blocker(m_list);
        const auto edits = QString::number(scenario.edits.size());
        auto* item = new QTreeWidgetItem(
            m_list,
            {name, edits, models::shownText(scenario.author), models::shownInALine(scenario.note)});
        item->setTextAlignment(Edits, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(Name, name);
        item->setToolTip(Note, models::shownLines(scenario.note));
        const bool hasRoom = chosen().size() < mostScenarios;
        item->setCheckState(Name, isChosen && hasRoom ? Qt::Checked : Qt::Unchecked);
    }
    boundColumn(*m_list, Name);
    if (m_list->currentItem() == nullptr)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    limitChoice();
    emit choiceChanged();
}

void ScenarioChoiceDialog::setScenario(int place, const QString& name, int edits)
{
    const QSignalBlocker blocker(m_list);
    auto* item = m_list->topLevelItem(place);
    item->setText(Name, name);
    item->setToolTip(Name, name);
    item->setText(Edits, QString::number(edits));
}

QList<int> ScenarioChoiceDialog::chosen() const
{
    QList<int> places;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (m_list->topLevelItem(i)->checkState(Name) == Qt::Checked)
            places << i;
    }
    return places;
}

// A fifth cannot be ticked.
void ScenarioChoiceDialog::limitChoice()
{
    const QSignalBlocker blocker(m_list);
    const bool isFull = chosen().size() >= mostScenarios;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* item = m_list->topLevelItem(i);
        const bool canTick = !isFull || item->checkState(Name) == Qt::Checked;
        item->setFlags(canTick ? item->flags() | Qt::ItemIsEnabled
                               : item->flags() & ~Qt::ItemIsEnabled);
    }
}

void ScenarioChoiceDialog::showResult(const Evaluation& now, std::span<const Scenario> scenarios,
                                      std::span<const ScenarioResult> results)
{
    QStringList names;
    for (const auto place : chosen())
        names << m_list->topLevelItem(place)->text(Name);
    m_model->setScenarios(now, names, scenarios, results);
    for (int column = 1; column < m_model->columnCount(); ++column)
        boundColumn(*m_table, column);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch); // names of accounts
    m_sentence->setText(
        tr("Above what is edited, empty where a scenario leaves it as it is; below what comes of "
           "it. Places: won (+) or lost per job of the account."));
}

void ScenarioChoiceDialog::showSentence(const QString& text)
{
    m_model->clear();
    m_sentence->setText(text);
}

} // namespace fairlead::views
