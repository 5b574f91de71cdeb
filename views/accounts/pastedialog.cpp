// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/pastedialog.h"

#include "models/words/listwords.h"
#include "views/accounts/refusalline.h"
#include "views/widgets/texts/plainlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace fairlead::views {

using models::PastedShares;

PasteDialog::PasteDialog(const PastedShares& pasted, QWidget* parent)
    : QDialog(parent)
    , m_add(new QCheckBox(addedWords(pasted), this))
    , m_refusal(new RefusalLine(QStringLiteral("pasteRefusal"), this))
{
    setObjectName(QStringLiteral("pasteDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Paste shares"));
    auto* words = new PlainLabel(summary(pasted), this);
    words->setObjectName(QStringLiteral("pasteSummary"));
    words->setWordWrap(true);
    m_add->setObjectName(QStringLiteral("pasteAdd"));
    // Where no line names a row that is there, it may be anything.
    m_add->setChecked(!pasted.changes.empty() || pasted.unchanged > 0);
    m_add->setVisible(!pasted.added.empty());
    auto* lines = new QPlainTextEdit(linesOf(pasted), this);
    lines->setObjectName(QStringLiteral("pasteLines"));
    lines->setAccessibleName(tr("Lines that add something or cannot be used"));
    lines->setReadOnly(true);
    lines->setTabChangesFocus(true);
    lines->setVisible(!pasted.unusable.empty() || !pasted.addedLines.empty());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_set = buttons->addButton(tr("Set shares"), QDialogButtonBox::AcceptRole);
    m_set->setObjectName(QStringLiteral("pasteAccept"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(m_add);
    layout->addWidget(lines, 1);
    layout->addWidget(m_refusal);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 70, sizeHint().height());
    const auto enable
        = [this, hasChanges = !pasted.changes.empty(), hasAdded = !pasted.added.empty()] {
              m_set->setEnabled(hasChanges || (hasAdded && m_add->isChecked()));
          };
    enable();
    connect(m_add, &QCheckBox::toggled, this, enable);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this,
            [this] { emit confirmed(m_add->isChecked()); });
    (m_set->isEnabled() ? m_set : buttons->button(QDialogButtonBox::Cancel))->setFocus();
}

QString PasteDialog::summary(const PastedShares& pasted)
{
    QStringList lines;
    const auto add = [&lines](std::size_t count, const QString& words) {
        if (count > 0)
            lines << words;
    };
    const auto changes = pasted.changes.size();
    const auto unusable = pasted.unusable.size();
    lines << tr("The shares of %Ln row(s) change.", nullptr, static_cast<int>(changes));
    add(static_cast<std::size_t>(pasted.unchanged),
        tr("%Ln row(s) have these shares already.", nullptr, pasted.unchanged));
    add(unusable, tr("%Ln line(s) cannot be used.", nullptr, static_cast<int>(unusable)));
    if (!pasted.unusedColumns.isEmpty())
        lines << tr("Columns that are not used: %1").arg(models::listed(pasted.unusedColumns));
    return lines.join(u'\n');
}

QString PasteDialog::addedWords(const PastedShares& pasted)
{
    QStringList parts;
    if (pasted.addedAccounts > 0)
        parts << tr("%Ln account(s)", nullptr, pasted.addedAccounts);
    if (pasted.addedUsers > 0)
        parts << tr("%Ln user(s)", nullptr, pasted.addedUsers);
    return tr("&Add what is not there: %1").arg(models::listed(parts));
}

QString PasteDialog::linesOf(const PastedShares& pasted)
{
    QStringList lines;
    for (const auto* list : {&pasted.unusable, &pasted.addedLines}) {
        for (const auto& line : *list)
            lines << tr("Line %L1: %2").arg(line.number).arg(line.words);
    }
    return lines.join(u'\n');
}

void PasteDialog::showRefusal(const QString& text)
{
    m_refusal->say(text);
}

} // namespace fairlead::views
