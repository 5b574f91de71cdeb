// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/whypanel.h"

#include "models/queue/explainer.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

namespace fairlead::views {

WhyPanel::WhyPanel(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_explainer(new models::Explainer(document, this))
    , m_title(new PlainLabel(this))
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("whyPanel"));
    m_title->setObjectName(QStringLiteral("whyTitle"));
    m_title->setWordWrap(true);
    auto font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_text->setObjectName(QStringLiteral("whyText"));
    m_text->setAccessibleName(tr("Explanation"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->document()->setDocumentMargin(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    connect(m_explainer, &models::Explainer::changed, this, &WhyPanel::showWords);
    showWords();
}

void WhyPanel::setRows(const std::vector<RowIndex>& rows)
{
    m_explainer->setRows(rows);
}

void WhyPanel::setLimits(std::shared_ptr<const Result<replay::Limits>> limits)
{
    m_explainer->setLimits(std::move(limits));
}

void WhyPanel::showWords()
{
    const auto& words = m_explainer->explanation();
    m_title->setText(words.title);
    // Not HTML: there the space that French groups digits by, U+202F, is one at which a line ends.
    m_text->setPlainText(words.lines.join(QLatin1Char('\n')));
    QTextBlockFormat apart;
    apart.setBottomMargin(5);
    QTextCursor all(m_text->document());
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(apart);
}

} // namespace fairlead::views
