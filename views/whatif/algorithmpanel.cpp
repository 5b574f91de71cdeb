// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/algorithmpanel.h"

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace fairlead::views {

namespace {

/// The entries of the list: how fair-share is computed, and priority/basic at the end.
constexpr std::array choices{Algorithm::FairTree, Algorithm::ClassicFairShare,
                             Algorithm::DepthOblivious, Algorithm::Slurm20};
constexpr int basicChoice = static_cast<int>(choices.size());

int choiceOf(const Policy& policy)
{
    if (policy.isBasic)
        return basicChoice;
    return static_cast<int>(std::ranges::find(choices, policy.algorithm()) - choices.begin());
}

/// The flags of `policy` with which Slurm takes this algorithm.
std::uint32_t flagsFor(const Policy& policy, Algorithm algorithm)
{
    const auto others = policy.flags & ~std::uint32_t{FairTreeFlag | DepthObliviousFlag};
    if (algorithm == Algorithm::FairTree)
        return others | FairTreeFlag;
    return algorithm == Algorithm::DepthOblivious ? others | DepthObliviousFlag : others;
}

/// A version that has this algorithm: the cluster's own where it does.
std::string versionFor(const Policy& baseline, Algorithm algorithm)
{
    Policy policy = baseline;
    const bool isLinear = algorithm == Algorithm::Slurm20;
    if (isLinear && !policy.isLinear())
        policy.version = {2, 0};
    else if (!isLinear && policy.isLinear())
        policy.version = Policy().version;
    return parameterValue(policy, "SLURM_VERSION");
}

} // namespace

AlgorithmPanel::AlgorithmPanel(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                               QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
    , m_algorithm(new QComboBox(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_algorithm->setObjectName(QStringLiteral("algorithm"));
    m_algorithm->setAccessibleName(tr("Algorithm"));
    for (const auto algorithm : choices)
        m_algorithm->addItem(models::valueformat::algorithmName(algorithm));
    m_algorithm->addItem(tr("First in, first out"));
    m_algorithm->setToolTip(tr("How fair-share is computed (PriorityType, PriorityFlags)"));
    m_algorithm->setMinimumContentsLength(12);
    m_algorithm->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    layout->addWidget(m_algorithm);
    addFavorSmall();
    addFlags();

    connect(m_algorithm, &QComboBox::activated, this, &AlgorithmPanel::chooseAlgorithm);
    connect(document, &models::ScenarioDocument::policyChanged, this, &AlgorithmPanel::refresh);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &AlgorithmPanel::refresh);
    refresh();
}

void AlgorithmPanel::addFavorSmall()
{
    m_favorSmall = new QCheckBox(tr("Small jobs first"), this);
    m_favorSmall->setObjectName(QStringLiteral("PriorityFavorSmall"));
    m_favorSmall->setAccessibleName(m_favorSmall->text());
    m_favorSmall->setToolTip(
        tr("PriorityFavorSmall: the fewer nodes a job asks for, the higher its job-size factor"));
    layout()->addWidget(m_favorSmall);
    connect(m_favorSmall, &QCheckBox::clicked, this,
            [this](bool on) { submit("PriorityFavorSmall", on ? "YES" : "NO"); });
}

void AlgorithmPanel::addFlags()
{
    addFlag(SmallRelativeToTime, QStringLiteral("SMALL_RELATIVE_TO_TIME"),
            tr("Job size relative to its time limit"),
            tr("The job-size factor is CPUs divided by the time limit"));
    addFlag(AccrueAlways, QStringLiteral("ACCRUE_ALWAYS"), tr("Age counts from submission"),
            tr("Age grows although a dependency or a limit holds the job back"));
    addFlag(MaxTres, QStringLiteral("MAX_TRES"), tr("Bill only the largest resource"),
            tr("A job's billing is the largest of its weighted node resources, not their sum"));
    addFlag(NoNormalAssoc, QStringLiteral("NO_NORMAL_ASSOC"), tr("Association priority as it is"),
            tr("The factor is not divided by the largest association priority"));
    addFlag(NoNormalPart, QStringLiteral("NO_NORMAL_PART"), tr("Partition priority as it is"),
            tr("The factor is not divided by the largest partition priority"));
    addFlag(NoNormalQos, QStringLiteral("NO_NORMAL_QOS"), tr("QOS priority as it is"),
            tr("The factor is not divided by the largest QOS priority"));
    addFlag(NoNormalTres, QStringLiteral("NO_NORMAL_TRES"), tr("TRES counts as they are"),
            tr("TRES factors are not divided by what the partition has"));
}

void AlgorithmPanel::addFlag(std::uint32_t bits, const QString& slurmName, const QString& text,
                             const QString& explanation)
{
    auto* box = new QCheckBox(text, this);
    box->setObjectName(slurmName);
    box->setAccessibleName(text);
    box->setToolTip(slurmName + QStringLiteral(": ") + explanation);
    layout()->addWidget(box);
    connect(box, &QCheckBox::clicked, this, [this, bits](bool on) { submitFlags(bits, on); });
    m_flags.push_back({bits, box});
}

void AlgorithmPanel::refresh()
{
    const auto& policy = m_document->policy();
    const auto& baseline = m_document->baselinePolicy();
    const QSignalBlocker quiet(m_algorithm);
    m_algorithm->setCurrentIndex(choiceOf(policy));
    const auto mark = [](QWidget& widget, bool isEdited) {
        auto font = widget.font();
        font.setBold(isEdited);
        widget.setFont(font);
    };
    mark(*m_algorithm, choiceOf(policy) != choiceOf(baseline));
    m_favorSmall->setChecked(policy.favorSmall);
    mark(*m_favorSmall, policy.favorSmall != baseline.favorSmall);
    for (const auto& flag : m_flags) {
        flag.box->setChecked((policy.flags & flag.bits) == flag.bits);
        mark(*flag.box, ((policy.flags ^ baseline.flags) & flag.bits) != 0);
    }
}

void AlgorithmPanel::chooseAlgorithm(int choice)
{
    const auto gesture = m_editor->beginGesture();
    const auto set = [&](const char* name, const std::string& value) {
        if (parameterValue(m_document->policy(), name) != value)
            (void)m_editor->submit(ParameterEdit{name, value}, gesture);
    };
    set("PriorityType", choice == basicChoice ? "priority/basic" : "priority/multifactor");
    if (choice != basicChoice) {
        const auto algorithm = choices[static_cast<std::size_t>(choice)];
        set("SLURM_VERSION", versionFor(m_document->baselinePolicy(), algorithm));
        if (algorithm != Algorithm::Slurm20) {
            auto wanted = m_document->policy();
            wanted.flags = flagsFor(wanted, algorithm);
            set("PriorityFlags", parameterValue(wanted, "PriorityFlags"));
        }
    }
    m_editor->endGesture(gesture);
    refresh();
}

void AlgorithmPanel::submitFlags(std::uint32_t bits, bool on)
{
    auto wanted = m_document->policy();
    wanted.flags = on ? wanted.flags | bits : wanted.flags & ~bits;
    submit("PriorityFlags", parameterValue(wanted, "PriorityFlags"));
}

void AlgorithmPanel::submit(const char* name, const std::string& value)
{
    if (!m_editor->submit(ParameterEdit{name, value}))
        refresh();
}

} // namespace fairlead::views
