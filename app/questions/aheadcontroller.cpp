// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/aheadcontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/sourcecontroller.h"
#include "app/worker/threadcount.h"
#include "engine/cluster/jobmatch.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/recoverywords.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

namespace fairlead::app {

using models::ScenarioDocument;
namespace valueformat = models::valueformat;

AheadController::AheadController(Workspace& workspace, SourceController& sources, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_window(window)
    , m_progress(new ReplayProgress(this))
{
    connect(m_progress, &ReplayProgress::told, this, [this](double done) {
        if (m_dialog)
            m_dialog->showProgress(done);
    });
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this, &AheadController::ask);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        if (m_dialog)
            m_dialog->close(); // it is about another cluster
    });
}

void AheadController::showRecovery(AssocIndex assoc)
{
    const auto key = keyOf(*m_workspace.document.snapshot(), assoc);
    m_question = key;
    open(tr("When %1 is back at its share").arg(models::shownText(keyText(key))), true);
}

void AheadController::showOvertaking(RowIndex first, RowIndex second)
{
    const auto& snapshot = *m_workspace.document.snapshot();
    m_question = Rows{rowKey(snapshot, first), rowKey(snapshot, second)};
    open(tr("When one of the jobs %1 and %2 overtakes the other")
             .arg(models::shortRowName(snapshot, first), models::shortRowName(snapshot, second)),
         false);
}

AheadController::Row AheadController::rowKey(const Snapshot& snapshot, RowIndex row)
{
    const auto qos = snapshot.rowQos(row);
    return {snapshot.jobLabel(snapshot.rows.job[row.at()]), snapshot.rowPartitionName(row),
            qos.isValid() ? snapshot.qos[qos.at()].name : std::string()};
}

/// Invalid: it is not there any more.
RowIndex AheadController::findRow(const Snapshot& snapshot, const Row& key)
{
    const auto job = findJob(snapshot, key.job);
    if (!job.isValid())
        return {};
    const auto& firsts = snapshot.rows.firstOfJob;
    for (auto row = firsts[job.at()].at(); row < firsts[job.at() + 1].at(); ++row) {
        if (rowKey(snapshot, RowIndex(row)) == key)
            return RowIndex(row);
    }
    return {};
}

void AheadController::open(const QString& title, bool mayReplay)
{
    if (m_dialog)
        m_dialog->close();
    m_dialog = new views::AheadDialog(title, mayReplay, m_window);
    connect(m_dialog, &views::AheadDialog::othersChanged, this, &AheadController::ask);
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_asked.forget();
        m_progress->stop();
    });
    ask();
    m_dialog->show();
}

void AheadController::ask()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (!m_dialog || evaluation == nullptr || m_workspace.document.baseline() == nullptr)
        return;
    m_dialog->showComputing();
    const Replayed replayed{m_sources.recording(), m_workspace.document.baseline()->evaluation,
                            m_progress->start()};
    if (m_dialog->others())
        m_progress->stop();
    m_asked.ask(
        [inputs = evaluation->inputs, question = m_question, others = m_dialog->others(),
         replayed](const Stop& stop) -> Result<Answer> {
            const auto* key = std::get_if<AssocKey>(&question);
            if (key != nullptr && !others)
                return replayedAnswer(inputs, *key, replayed, stop);
            if (key != nullptr)
                return recoveryAnswer(inputs, *key, *others, stop);
            return overtakingAnswer(inputs, std::get<Rows>(question), *others, stop);
        },
        [this](const Result<Answer>& answer) { show(answer); });
}

void AheadController::show(const Result<Answer>& answer)
{
    m_progress->stop();
    if (!m_dialog)
        return;
    const auto& document = m_workspace.document;
    const auto halfLife
        = models::halfLifeAheadSentence(*document.baseline()->evaluation, *document.evaluation());
    const auto sentence = answer ? answer->sentence : errorReason(answer.error());
    m_dialog->showSentence(halfLife.isEmpty() ? sentence : models::inARow({sentence, halfLife}));
    const auto trust = answer ? answer->trust : ReplayTrust();
    m_dialog->showTrust(trust.figures, trust.lines);
    m_dialog->showFigures(answer ? answer->figures : std::vector<views::Courses>());
    emit shown();
}

namespace {
/// At the moment that the time line shows, or since an edit.
Error notThere(const std::string& name)
{
    return {ErrorCode::Usage, {said("Messages", "“%1” is not there at this moment"), {name}}, {}};
}
} // namespace

Result<AheadController::Answer> AheadController::recoveryAnswer(const Inputs& inputs,
                                                                const AssocKey& key, Others others,
                                                                const Stop& stop)
{
    const auto assoc = findAssoc(*inputs.snapshot, key);
    if (!assoc.isValid())
        return notThere(keyText(key));
    const auto recovery = recoveryOf(inputs, assoc, others, {}, &stop);
    if (!recovery)
        return recovery.error();
    Answer answer;
    answer.sentence
        = models::RecoveryWords::sentence(*recovery, models::shownText(keyText(key)), others);
    draw(*recovery, inputs, answer);
    return answer;
}

/// Beside the means of the replicas what another one would not go beyond.
Result<AheadController::Answer> AheadController::replayedAnswer(const Inputs& inputs,
                                                                const AssocKey& key,
                                                                const Replayed& replayed,
                                                                const Stop& stop)
{
    const auto assoc = findAssoc(*inputs.snapshot, key);
    if (!assoc.isValid())
        return notThere(keyText(key));
    const auto recording = replayed.recording->get();
    if (!recording)
        return recording.error();
    ReplayedOptions options;
    options.threads = threadCount();
    options.isCancelled = &stop;
    constexpr double recoveryPart = 0.7; // of the time; trust takes the rest
    options.progress = ReplayProgress::counter(replayed.done, 0.0, recoveryPart);
    const auto recovery = replayedRecoveryOf(inputs, assoc, **recording, options);
    if (!recovery)
        return recovery.error();
    Answer answer;
    answer.sentence = models::RecoveryWords::sentence(*recovery, models::shownText(keyText(key)));
    answer.trust = replayed.recording->trust(
        replayed.site->inputs, stop,
        ReplayProgress::counter(replayed.done, recoveryPart, 1.0 - recoveryPart));
    const auto middle = recovery->middle();
    draw(middle, inputs, answer);
    auto& line = answer.figures.front().lines.front();
    for (std::size_t i = 0; i < middle.points.size(); ++i) {
        const auto used = recovery->effectiveUsage(i);
        line.low.push_back(used.low);
        line.high.push_back(used.high);
    }
    return answer;
}

namespace {
using Points = std::vector<RecoveryPoint>;

/// One figure of a recovery over time.
views::Courses coursesOf(const Recovery& recovery, const QString& figure)
{
    views::Courses courses;
    for (const auto& point : recovery.points)
        courses.moments.push_back(point.moment);
    courses.mark = recovery.backAt;
    courses.figure = figure;
    return courses;
}

views::Courses::Line lineOf(const Points& points, const QString& name, auto value)
{
    views::Courses::Line line{name, {}, false};
    for (const auto& point : points)
        line.values.push_back(static_cast<double>(std::invoke(value, point)));
    return line;
}

views::Courses usageOf(const Recovery& recovery, const std::shared_ptr<const Snapshot>& snapshot,
                       const QString& name)
{
    auto courses = coursesOf(recovery, name);
    courses.quantity = models::headed(name, valueformat::usageUnit(*snapshot));
    courses.lines = {lineOf(recovery.points, name, &RecoveryPoint::rawUsage)};
    courses.text = [snapshot](double value) { return valueformat::usageAmount(*snapshot, value); };
    courses.exactly = courses.text;
    return courses;
}

/// Of an account under Fair Tree, which has no factor, the level fair-share that decides.
std::optional<views::Courses> factorOf(const Recovery& recovery)
{
    const auto& points = recovery.points;
    const auto isFinite = [](const RecoveryPoint& point) {
        return point.fairShare || std::isfinite(static_cast<double>(point.levelFs));
    };
    if (points.empty() || !std::ranges::all_of(points, isFinite))
        return std::nullopt;
    const bool hasFactor = points.front().fairShare.has_value();
    const auto name = hasFactor ? AheadController::tr("Fair-share factor")
                                : AheadController::tr("Level fair-share");
    auto courses = coursesOf(recovery, name);
    courses.quantity = name;
    courses.lines = {lineOf(points, name, [hasFactor](const RecoveryPoint& point) {
        return hasFactor ? point.fairShare.value_or(0.0) : static_cast<double>(point.levelFs);
    })};
    courses.text = [](double value) { return valueformat::factor(value, 2); };
    courses.exactly = [](double value) { return valueformat::factor(value); };
    return courses;
}
} // namespace

void AheadController::draw(const Recovery& recovery, const Inputs& inputs, Answer& answer)
{
    auto courses = coursesOf(recovery, tr("Effective usage and share"));
    auto share = lineOf(recovery.points, tr("normalized shares"), &RecoveryPoint::normShares);
    share.isDashed = true;
    courses.lines = {lineOf(recovery.points, tr("effective usage"), &RecoveryPoint::effectiveUsage),
                     std::move(share)};
    courses.quantity = inputs.policy.algorithm() == Algorithm::FairTree
        ? tr("Part of the account above")
        : tr("Part of the cluster");
    courses.text = [](double value) { return valueformat::percent(value); };
    courses.exactly = [](double value) { return valueformat::percent(value, 3); };
    answer.figures.push_back(std::move(courses));
    answer.figures.push_back(usageOf(recovery, inputs.snapshot, tr("Usage")));
    if (auto factor = factorOf(recovery))
        answer.figures.push_back(*std::move(factor));
}

namespace {
/// How many of the points to draw: until one overtakes the other and neither changes by more than a
/// hundredth of what it changes in all, and a quarter more.
std::size_t drawnPoints(const Overtaking& overtaking)
{
    constexpr double little = 0.01;
    const auto& points = overtaking.points;
    std::size_t last = 0;
    for (const auto value : {&Overtaking::Point::behind, &Overtaking::Point::ahead}) {
        const auto [low, high] = std::ranges::minmax(points, {}, value);
        const double least = little * static_cast<double>(high.*value - low.*value);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto rest
                = static_cast<double>(points[i].*value) - static_cast<double>(points.back().*value);
            if (std::abs(rest) > least)
                last = std::max(last, i);
        }
    }
    for (std::size_t i = 0; overtaking.at && i < points.size(); ++i) {
        if (points[i].moment <= *overtaking.at)
            last = std::max(last, i);
    }
    return std::min(points.size(), last + last / 4 + 2);
}
} // namespace

Result<AheadController::Answer> AheadController::overtakingAnswer(const Inputs& inputs,
                                                                  const Rows& rows, Others others,
                                                                  const Stop& stop)
{
    const auto one = findRow(*inputs.snapshot, rows[0]);
    const auto other = findRow(*inputs.snapshot, rows[1]);
    if (!one.isValid() || !other.isValid())
        return notThere(rows[one.isValid() ? 1 : 0].job);
    const auto overtaking = overtakingOf(inputs, one, other, others, {}, &stop);
    if (!overtaking)
        return overtaking.error();
    const auto name = [&](RowIndex row) {
        return tr("job %1").arg(models::shortRowName(*inputs.snapshot, row));
    };
    Answer answer;
    answer.sentence = models::RecoveryWords::sentence(*overtaking, *inputs.snapshot, others);
    views::Courses courses;
    views::Courses::Line first{name(overtaking->behindRow), {}, false};
    views::Courses::Line second{name(overtaking->aheadRow), {}, false};
    for (const auto& point : std::span(overtaking->points).first(drawnPoints(*overtaking))) {
        courses.moments.push_back(point.moment);
        first.values.push_back(static_cast<double>(point.behind));
        second.values.push_back(static_cast<double>(point.ahead));
    }
    courses.lines = {std::move(first), std::move(second)};
    courses.mark = overtaking->at;
    courses.text = [](double value) { return valueformat::priority(std::llround(value)); };
    courses.exactly = courses.text;
    courses.quantity = tr("Priority (points)");
    answer.figures.push_back(std::move(courses));
    return answer;
}

} // namespace fairlead::app
