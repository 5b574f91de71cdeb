// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/scenarios/describescenariodialog.h"

#include "engine/scenario/scenario.h"
#include "models/words/showntext.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/texts/plainlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace fairlead::views {

DescribeScenarioDialog::DescribeScenarioDialog(const Scenario& scenario, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(models::exactText(scenario.name), this))
    , m_author(new QLineEdit(models::exactText(scenario.author), this))
    , m_note(new QPlainTextEdit(models::exactText(scenario.note), this))
{
    setObjectName(QStringLiteral("describeScenarioDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Describe the scenario"));
    m_name->setObjectName(QStringLiteral("scenarioName"));
    m_author->setObjectName(QStringLiteral("scenarioAuthor"));
    m_note->setObjectName(QStringLiteral("scenarioNote"));
    m_note->setTabChangesFocus(true);
    m_note->setPlaceholderText(tr("What it is for, who asked for it, what was agreed"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Describe"));

    auto* form = new QFormLayout;
    const auto add = [this, form](const QString& text, QWidget* field) {
        auto* label = new PlainLabel(text, this);
        label->setBuddy(field);
        form->addRow(label, field);
    };
    add(tr("&Name:"), m_name);
    add(tr("&Author:"), m_author);
    add(tr("N&ote:"), m_note);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addLayout(form, 1);
    layout->addWidget(buttons);
    resizeForLetters(*this, {520, 300});
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        emit described(m_name->text().trimmed(), m_author->text().trimmed(),
                       m_note->toPlainText().trimmed());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_name->setFocus();
    m_name->selectAll();
}

} // namespace fairlead::views
