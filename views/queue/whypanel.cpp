// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/whypanel.h"

#include "models/document/scenariodocument.h"
#include "models/words/explanation.h"
#include "models/words/priorityexplanation.h"
#include "models/words/showntext.h"
#include "views/theme/textsizes.h"
#include "views/widgets/plainlabel.h"

#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {

QString jobOf(const Snapshot& snapshot, RowIndex row)
{
    return models::shownText(snapshot.jobLabel(snapshot.rows.job[row.at()]));
}

} // namespace

WhyPanel::WhyPanel(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
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
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &WhyPanel::refresh);
    refresh();
}

void WhyPanel::setRows(const std::vector<RowIndex>& rows)
{
    m_rows = rows;
    refresh();
}

void WhyPanel::refresh()
{
    const auto& evaluation = m_document->evaluation();
    if (evaluation == nullptr || m_rows.empty()) {
        showText(tr("Why is my job not running?"),
                 {tr("Select a job to see what its priority is made of."),
                  tr("Select two (Ctrl+click) to read why one stands before the other.")});
        return;
    }
    const auto& snapshot = evaluation->snapshot();
    if (m_rows.size() == 1) {
        showText(tr("What the priority of %1 is made of").arg(jobOf(snapshot, m_rows.front())),
                 models::explainPriority(*evaluation, m_rows.front()));
        return;
    }
    // Of many the first and the last; without a rank is behind everybody.
    const auto place = [&](RowIndex row) { return evaluation->rank[row.at()] - 1U; };
    const auto [first, last] = std::minmax_element(
        m_rows.begin(), m_rows.end(), [&](RowIndex a, RowIndex b) { return place(a) < place(b); });
    const auto comparison = models::compareRanks(*evaluation, *first, *last);
    const auto before = jobOf(snapshot, comparison.first);
    const auto after = jobOf(snapshot, comparison.second);
    const auto count = static_cast<int>(m_rows.size());
    auto lines = models::explainRanks(*evaluation, comparison);
    if (count > 2)
        lines.prepend(tr("The first and the last of %Ln selected jobs:", nullptr, count));
    showText(tr("Why %1 stands before %2").arg(before, after), lines);
}

void WhyPanel::showText(const QString& title, const QStringList& lines)
{
    m_title->setText(title);
    // Not HTML: there the space that French groups digits by, U+202F, is one at which a line ends.
    m_text->setPlainText(lines.join(QLatin1Char('\n')));
    QTextBlockFormat apart;
    apart.setBottomMargin(5);
    QTextCursor all(m_text->document());
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(apart);
}

} // namespace fairlead::views
