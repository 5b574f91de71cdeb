// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/scenarios/storedscenariosdialog.h"

#include "models/words/showntext.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fairlead::views {

StoredScenariosDialog::StoredScenariosDialog(Purpose purpose, const QString& store,
                                             const QString& name, QWidget* parent)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_list(new QTreeWidget(this))
    , m_text(new PlainLabel(this))
{
    const bool isSave = purpose == Purpose::Save;
    setObjectName(QStringLiteral("storedScenariosDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(isSave ? tr("Save in the store") : tr("Load from the store"));
    auto* place = new PlainLabel(models::shownText(store), this);
    setTextSize(*place, TextSize::Secondary);
    setUpTable(*m_list, QStringLiteral("storedScenarios"), tr("Scenarios in the store"));
    m_list->setFrameShape(QFrame::StyledPanel);
    m_list->setHeaderLabels(
        {tr("Name"), tr("Edits"), tr("Revision"), tr("Saved"), tr("By"), tr("Author"), tr("Note")});
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_text->setObjectName(QStringLiteral("storedScenariosText"));
    m_text->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_choose = buttons->addButton(isSave ? tr("Save") : tr("Load"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("storedScenariosChoose"));
    m_choose->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    if (!isSave)
        addChanges(*buttons);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(place);
    layout->addWidget(m_list, 1);
    if (isSave)
        layout->addWidget(makeName(name));
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    resizeForLetters(*this, {640, 380});
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &StoredScenariosDialog::takeRow);
    connect(m_list, &QTreeWidget::itemActivated, this, &StoredScenariosDialog::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &StoredScenariosDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showVerdict();
    m_text->setText(tr("Reading the store …"));
}

void StoredScenariosDialog::addChanges(QDialogButtonBox& buttons)
{
    const auto add = [&](const QString& text, const char* name, auto&& clicked) {
        auto* button = buttons.addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, clicked);
        m_changes << button;
    };
    add(tr("&Rename …"), "storedScenariosRename", [this] {
        askName(tr("Rename the scenario"), tr("Rename"), tr("It is called so already."),
                [this, name = selected()](const QString& newName) {
                    emit renameRequested(name, newName);
                });
    });
    add(tr("Co&py …"), "storedScenariosCopy", [this] {
        askName(tr("Copy the scenario"), tr("Copy"), tr("A copy needs another name."),
                [this, name = selected()](const QString& copy) { emit copyRequested(name, copy); });
    });
    add(tr("&Delete …"), "storedScenariosDelete", [this] { askToRemove(); });
}

QString StoredScenariosDialog::selected() const
{
    const auto rows = m_list->selectedItems();
    return rows.isEmpty() ? QString() : rows.first()->text(0);
}

/// Calls `then` with another name than that of the row; of the same one it says `refusal`.
void StoredScenariosDialog::askName(const QString& title, const QString& verb,
                                    const QString& refusal,
                                    const std::function<void(const QString&)>& then)
{
    auto* question = new QInputDialog(this);
    question->setObjectName(QStringLiteral("storedScenariosNewName"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(title);
    question->setLabelText(tr("New name:"));
    question->setTextValue(selected());
    question->setOkButtonText(verb);
    question->resize(titleWidth(*question), question->sizeHint().height());
    connect(question, &QInputDialog::textValueSelected, this,
            [this, refusal, then, old = selected()](const QString& text) {
                const auto name = text.trimmed();
                if (name.isEmpty())
                    showProblem(tr("A scenario needs a name."));
                else if (name == old)
                    showProblem(refusal);
                else
                    then(name);
            });
    question->open();
}

void StoredScenariosDialog::askToRemove()
{
    const auto name = selected();
    auto* box = new PlainMessageBox(
        QMessageBox::Warning, tr("Delete the scenario"),
        tr("“%1” goes from the store. Its edits stay in the audit table.").arg(name),
        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("storedScenariosDeleteQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* gone = box->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    gone->setObjectName(QStringLiteral("storedScenariosDeleteYes"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(gone, &QPushButton::clicked, this, [this, name] { emit removeRequested(name); });
    box->open();
}

QWidget* StoredScenariosDialog::makeName(const QString& name)
{
    auto* box = new QWidget(this);
    auto* label = new PlainLabel(tr("&Name:"), box);
    m_name = new QLineEdit(name, box);
    m_name->setObjectName(QStringLiteral("storedScenariosName"));
    label->setBuddy(m_name);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gapInside);
    row->addWidget(label);
    row->addWidget(m_name, 1);
    connect(m_name, &QLineEdit::textChanged, this, &StoredScenariosDialog::showVerdict);
    return box;
}

void StoredScenariosDialog::setScenarios(const std::vector<StoredScenario>& scenarios)
{
    m_isRead = true;
    m_problem.clear();
    const auto before = selected();
    m_list->clear();
    for (const auto& scenario : scenarios) {
        auto* item = new QTreeWidgetItem(m_list,
                                         {scenario.name, QString::number(scenario.edits),
                                          scenario.revision, scenario.when, scenario.who,
                                          scenario.author, scenario.note});
        item->setToolTip(0, scenario.name);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
    boundColumn(*m_list, 0);
    if (m_purpose == Purpose::Load && m_list->topLevelItemCount() > 0) {
        const auto same = m_list->findItems(before, Qt::MatchExactly);
        m_list->setCurrentItem(same.isEmpty() ? m_list->topLevelItem(0) : same.first());
    }
    showVerdict();
    if (m_name != nullptr) {
        if (!m_name->isModified()) // typing takes another one, as names of files
            m_name->selectAll();
        m_name->setFocus();
    } else {
        m_list->setFocus();
    }
}

void StoredScenariosDialog::showProblem(const QString& text)
{
    m_problem = QStringLiteral("✗ ") + text;
    showVerdict();
    if (m_name != nullptr && !m_isRead)
        m_name->setFocus();
}

void StoredScenariosDialog::takeRow()
{
    if (m_isRead)
        m_problem.clear(); // it was of another row
    const auto rows = m_list->selectedItems();
    if (m_name != nullptr && !rows.isEmpty())
        m_name->setText(rows.first()->text(0));
    showVerdict();
}

void StoredScenariosDialog::showVerdict()
{
    QString text;
    bool isGood = m_isRead || (m_name != nullptr && !m_problem.isEmpty());
    if (m_name != nullptr) {
        isGood = isGood && !m_name->text().trimmed().isEmpty();
        const auto same = m_list->findItems(m_name->text().trimmed(), Qt::MatchExactly);
        if (!same.isEmpty())
            text
                = tr("This name is taken. If it was not loaded here, you are asked before anything "
                     "is replaced.");
    } else {
        isGood = isGood && !m_list->selectedItems().isEmpty();
        if (m_isRead && m_list->topLevelItemCount() == 0)
            text = tr("No scenario is saved in this store yet.");
    }
    m_text->setText(text.isEmpty() ? m_problem : text);
    m_choose->setEnabled(isGood);
    for (auto* change : m_changes)
        change->setEnabled(isGood);
}

void StoredScenariosDialog::choose()
{
    if (!m_choose->isEnabled())
        return;
    const auto name = m_name != nullptr ? m_name->text().trimmed() : selected();
    accept();
    emit chosen(name);
}

} // namespace fairlead::views
