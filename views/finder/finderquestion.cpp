// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/finder/finderquestion.h"

#include "views/finder/finderexamples.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/labelname.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"

#include <QGridLayout>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolButton>

namespace fairlead::views {

namespace {
constexpr int linesShown = 5;
constexpr int leastLines = 2; // on a small screen

QStringList linesOf(const QPlainTextEdit& box)
{
    auto lines = box.toPlainText().split(u'\n');
    for (auto& line : lines)
        line = line.trimmed();
    lines.removeAll(QString());
    return lines;
}
} // namespace

FinderQuestion::FinderQuestion(QWidget* parent)
    : QWidget(parent)
{
    m_targets = makeLines(
        QStringLiteral("finderTargets"),
        tr("What is wanted, one target a line: a wait, slowdown, promised share, delivered share "
           "or utilisation, of all or of some jobs, at most or at least so much"));
    m_varied = makeLines(
        QStringLiteral("finderVaried"),
        tr("Parameters that may change, one a line: PARAMETER=LOW..HIGH or PARAMETER=V1,V2; shares "
           "too: share of ACCOUNT[/USER]=LOW..HIGH"));
    const auto head = [this](const QString& text, QPlainTextEdit* box, QWidget* examples) {
        auto* label = new PlainLabel(text, this);
        label->setBuddy(box);
        box->setAccessibleName(nameInLabel(text)); // it is looked for beside the box
        return new TextWithButtons(label, {examples}, this);
    };
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(head(tr("T&argets, one a line:"), m_targets,
                           targetExamples(*m_targets, tr("Add a target"))),
                      0, 0);
    layout->addWidget(head(tr("What may &change, one a line:"), m_varied,
                           parameterExamples(*m_varied, tr("Add a parameter"))),
                      0, 1);
    layout->addWidget(m_targets, 1, 0);
    layout->addWidget(m_varied, 1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    setFocusProxy(m_targets);
    for (auto* box : {m_targets, m_varied})
        connect(box, &QPlainTextEdit::textChanged, this, &FinderQuestion::changed);
}

QPlainTextEdit* FinderQuestion::makeLines(const QString& name, const QString& help)
{
    auto* box = new QPlainTextEdit(this);
    box->setObjectName(name);
    box->setToolTip(help);
    box->setTabChangesFocus(true);
    box->setLineWrapMode(QPlainTextEdit::NoWrap);
    const auto margins = box->contentsMargins();
    const int around = margins.top() + margins.bottom()
        + 2 * static_cast<int>(box->document()->documentMargin());
    box->setMinimumHeight(leastLines * box->fontMetrics().lineSpacing() + around);
    box->setMaximumHeight(linesShown * box->fontMetrics().lineSpacing() + around);
    return box;
}

FinderQuestion::Lines FinderQuestion::lines() const
{
    return {linesOf(*m_targets), linesOf(*m_varied)};
}

void FinderQuestion::setLines(const Lines& lines)
{
    m_targets->setPlainText(lines.targets.join(u'\n'));
    m_varied->setPlainText(lines.varied.join(u'\n'));
}

void FinderQuestion::suggestTargets(const QStringList& targets)
{
    if (!m_targets->document()->isModified())
        m_targets->setPlainText(targets.join(u'\n'));
}

void FinderQuestion::pointAt(Box box, int line)
{
    auto& lines = box == Box::Targets ? *m_targets : *m_varied;
    int number = -1;
    for (auto block = lines.document()->begin(); block.isValid(); block = block.next()) {
        number += block.text().trimmed().isEmpty() ? 0 : 1;
        if (number < line)
            continue;
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        lines.setTextCursor(cursor);
        break;
    }
    lines.setFocus();
}

} // namespace fairlead::views
