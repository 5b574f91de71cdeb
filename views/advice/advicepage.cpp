// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/advice/advicepage.h"

#include "engine/advice/advice.h"
#include "engine/cluster/knownqueue.h"
#include "models/advice/advicemodel.h"
#include "models/advice/adviser.h"
#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/evaluation/digest.h"
#include "models/words/advicewords.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/valueformat.h"
#include "views/outlook/trustband.h"
#include "views/theme/textsizes.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fairlead::views {

using models::AdviceModel;

namespace {
/// Of the page, where it scrolls as a whole.
void scrollToTop(const QWidget& page)
{
    for (auto* around = page.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->verticalScrollBar()->setValue(0);
    }
}
} // namespace

AdvicePage::AdvicePage(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                       QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
    , m_adviser(new models::Adviser(document, this))
    , m_model(new AdviceModel(this))
    , m_view(new QTreeView(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(document, this))
{
    auto* title = new PlainLabel(tr("What is wrong with the policy"), this);
    setTextSize(*title, TextSize::Title);
    m_stack->addWidget(makeContent());
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(title);
    layout->addWidget(m_stack, 1);
    connect(m_adviser, &models::Adviser::changed, this, &AdvicePage::refresh);
    refresh();
}

QWidget* AdvicePage::makeContent()
{
    auto* content = new QWidget(this);
    setUpTable(*m_view, QStringLiteral("adviceTable"), tr("Findings, the most important first"));
    m_view->setModel(m_model);
    m_view->setSortingEnabled(false);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setStretchLastSection(true);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapBetween);
    layout->addWidget(m_view, 1);
    layout->addWidget(makeDetails());
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AdvicePage::showChosen);
    connect(m_view, &QTreeView::activated, this, &AdvicePage::tryChosen);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &AdvicePage::showChosen);
    setFocusProxy(m_view);
    return content;
}

QWidget* AdvicePage::makeDetails()
{
    auto* details = new QWidget(this);
    auto* layout = new QVBoxLayout(details);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    const auto label = [&](const char* name) {
        auto* text = new PlainLabel(details);
        text->setObjectName(QLatin1String(name));
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return text;
    };
    m_what = label("adviceWhat");
    auto font = m_what->font();
    font.setBold(true);
    m_what->setFont(font);
    m_evidence = label("adviceEvidence");
    m_advice = label("adviceAdvice");
    m_edits = label("adviceEdits");
    m_try = new QPushButton(tr("&Try it"), details);
    m_try->setObjectName(QStringLiteral("adviceTry"));
    m_try->setToolTip(tr("Puts the edits into the scenario as one step; Ctrl+Z reverts it"));
    connect(m_try, &QPushButton::clicked, this, &AdvicePage::tryChosen);
    for (auto* text : {m_what, m_evidence, m_advice})
        layout->addWidget(text);
    auto* row = new QHBoxLayout;
    row->setSpacing(gapBetween);
    row->addWidget(m_try, 0, Qt::AlignTop);
    row->addWidget(m_edits, 1);
    layout->addLayout(row);
    m_band = new TrustBand(details);
    m_band->setObjectName(QStringLiteral("adviceTrustBand"));
    layout->addWidget(m_band);
    layout->addWidget(makeReplay(details));
    return details;
}

QWidget* AdvicePage::makeReplay(QWidget* parent)
{
    auto* line = new QWidget(parent);
    m_ask = new QPushButton(line);
    nameAsk();
    m_ask->setObjectName(QStringLiteral("adviceAskReplay"));
    m_ask->setToolTip(tr("Replays the recorded weeks as they are and with the advice followed, ten "
                         "times each"));
    connect(m_ask, &QPushButton::clicked, this, &AdvicePage::askReplay);
    m_replay = new PlainLabel(line);
    m_replay->setObjectName(QStringLiteral("adviceReplay"));
    m_replay->setWordWrap(true);
    m_replay->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gapBetween);
    row->addWidget(m_ask, 0, Qt::AlignTop);
    row->addWidget(m_replay, 1);
    return line;
}

void AdvicePage::setLocked(bool isLocked)
{
    m_isLocked = isLocked;
    showChosen();
}

void AdvicePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_adviser->setActive(true);
}

void AdvicePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_adviser->setActive(false);
}

int AdvicePage::chosen() const
{
    const int row = m_view->currentIndex().row();
    return row < m_model->rowCount() ? row : -1;
}

void AdvicePage::refresh()
{
    m_model->show(m_adviser->findings());
    if (m_replayedOf != m_document->evaluation()) { // another policy, or another queue
        m_replayedOf = m_document->evaluation();
        m_replayed.clear();
    }
    const bool isEmpty = m_model->rowCount() == 0;
    if (std::exchange(m_seen, m_adviser->findings()) != m_adviser->findings())
        scrollToTop(*this); // what was read there is gone
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    fitStack();
    if (isEmpty)
        showEmpty();
    else if (chosen() < 0)
        m_view->setCurrentIndex(m_model->index(0, 0));
    showChosen();
}

/// The page that is not seen needs no room.
void AdvicePage::fitStack()
{
    for (int i = 0; i < m_stack->count(); ++i) {
        const auto policy
            = i == m_stack->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_stack->widget(i)->setSizePolicy(policy, policy);
    }
}

void AdvicePage::showEmpty()
{
    const auto jobs = static_cast<int>(m_adviser->jobCount());
    if (!m_document->hasSnapshot())
        m_empty->setText(tr("Nothing to look at yet"), tr("Open a source first."));
    else if (!canAdviseOn(*m_document->snapshot()))
        m_empty->setText(tr("No advice on the time ahead"),
                         tr("Nobody comes there and nobody starts: its queue shows that, and not "
                            "what the policy does. Go back to now, or to a past moment."));
    else if (!m_adviser->isCurrent())
        m_empty->setText(tr("Looking …"), {});
    else if (!isQueueKnown(*m_document->snapshot()))
        m_empty->setText(tr("Which jobs wait is not known"),
                         tr("The source has no list of jobs, and only waiting jobs show what the "
                            "weights do. Nothing is wrong with the rest of the policy."));
    else if (jobs == 0)
        m_empty->setText(tr("No job waits"),
                         tr("Only waiting jobs show what the weights do. Nothing is wrong with the "
                            "rest of the policy."));
    else if (m_adviser->jobCount() < fewestRows)
        m_empty->setText(tr("The queue is too short"),
                         tr("%Ln job(s) do not show what the weights do. Nothing is wrong "
                            "with the rest of the policy.",
                            nullptr, jobs));
    else
        showNoFinding(jobs);
}

void AdvicePage::showNoFinding(int jobs)
{
    auto words = tr("Nothing is wrong with the policy, as far as %Ln job(s) of the "
                    "queue and the tree of accounts show it.",
                    nullptr, jobs);
    // No finding, because a policy alone does not do it.
    const auto starving = static_cast<int>(m_document->outcome().digest->figures.jobsStarving);
    if (starving > 0)
        words = models::inARow(
            {words,
             tr("%Ln job(s) have waited for more than a day and more than ten times their time "
                "limit all the same: state:starving in the search box shows them, and the panel "
                "below the queue says what each of them waits for.",
                nullptr, starving)});
    words = models::inARow({words, models::limitsSentence(m_document->policy())});
    m_empty->setText(starving > 0 ? tr("No fault found in the policy") : tr("All is well"), words);
}

void AdvicePage::showChosen()
{
    const int row = chosen();
    if (row < 0)
        return;
    const auto& finding = m_model->finding(row);
    m_what->setText(models::messageWords(finding.what));
    m_evidence->setText(models::sentenceWords(finding.evidence));
    m_advice->setText(models::messageWords(finding.advice));
    m_edits->setText(models::tryWords(finding));
    m_edits->setVisible(!finding.edits.empty());
    m_try->setVisible(!finding.edits.empty());
    m_try->setEnabled(!m_isLocked);
    showReplayOf(finding);
}

void AdvicePage::showReplayOf(const Finding& finding)
{
    m_ask->setVisible(finding.isReplayable());
    nameAsk();
    const auto known = std::ranges::find(m_replayed, finding, &Replayed::finding);
    const bool isKnown = !m_isReplaying && known != m_replayed.end();
    m_band->showTrust(isKnown ? known->trust : std::nullopt);
    if (m_isReplaying)
        m_replay->setText(m_done > 0.0
                              ? tr("Replaying … %1").arg(models::valueformat::percent(m_done, 0))
                              : tr("Replaying …"));
    else if (isKnown)
        m_replay->setText(known->text);
    else
        m_replay->clear();
}

void AdvicePage::showReplay(const Finding& finding,
                            const std::optional<replay::TrustFigures>& figures,
                            const QStringList& trust, const QStringList& sentences)
{
    m_isReplaying = false;
    auto text = models::inARow(sentences);
    if (!trust.isEmpty())
        text += u'\n' + models::bulleted(trust);
    std::erase_if(m_replayed, [&](const Replayed& one) { return one.finding == finding; });
    m_replayed.push_back({finding, figures, text});
    showChosen();
}

void AdvicePage::nameAsk()
{
    m_ask->setText(m_isReplaying ? tr("Stop the replay") : tr("What does a &replay say?"));
}

void AdvicePage::showReplaying(bool isReplaying)
{
    m_isReplaying = isReplaying;
    m_done = 0.0;
    showChosen();
}

void AdvicePage::showProgress(double done)
{
    m_done = done;
    if (const int row = chosen(); row >= 0 && m_isReplaying)
        showReplayOf(m_model->finding(row));
}

void AdvicePage::askReplay()
{
    if (m_isReplaying)
        emit replayCancelled();
    else if (const int row = chosen(); row >= 0)
        emit replayRequested(m_model->finding(row));
}

void AdvicePage::tryChosen()
{
    const int row = chosen();
    if (row < 0 || m_isLocked || m_model->finding(row).edits.empty())
        return;
    const auto& finding = m_model->finding(row);
    auto scenario = m_document->scenario();
    for (const auto& edit : finding.edits)
        scenario = withEdit(*m_document->baseSnapshot(), std::move(scenario), edit);
    m_editor->replace(scenario, tr("advice"));
}

} // namespace fairlead::views
