// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/algorithmpanel.h"

#include "engine/scenario/algorithmchoice.h"
#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/listwords.h"
#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/choicename.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {

int choiceOf(const Policy& policy)
{
    const auto choices = algorithmChoices();
    return static_cast<int>(std::ranges::find(choices, algorithmOf(policy)) - choices.begin());
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
    nameChoice(*m_algorithm, tr("Algorithm"));
    for (const auto& choice : algorithmChoices())
        m_algorithm->addItem(choice ? models::valueformat::algorithmName(*choice)
                                    : tr("First in, first out"));
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
    connect(m_favorSmall, &QCheckBox::clicked, this, [this](bool on) {
        submit({"PriorityFavorSmall", on ? "YES" : "NO"});
    });
}

void AlgorithmPanel::addFlags()
{
    addFlag(SmallRelativeToTime, QStringLiteral("SMALL_RELATIVE_TO_TIME"),
            tr("Job size relative to its time limit"),
            tr("The job-size factor is CPUs divided by the time limit"));
    addFlag(AccrueAlways, QStringLiteral("ACCRUE_ALWAYS"), tr("Age counts from submission"),
            tr("Age grows even while a dependency or a limit holds the job back"));
    addFlag(MaxTres, QStringLiteral("MAX_TRES"), tr("Bill only the largest resource"),
            tr("A job's billing is the largest of its weighted node resources, not their sum"));
    addFlag(NoNormalAssoc, QStringLiteral("NO_NORMAL_ASSOC"),
            tr("Do not normalize association priority"),
            tr("The factor is not divided by the largest association priority"));
    addFlag(NoNormalPart, QStringLiteral("NO_NORMAL_PART"),
            tr("Do not normalize partition priority"),
            tr("The factor is not divided by the largest partition priority"));
    addFlag(NoNormalQos, QStringLiteral("NO_NORMAL_QOS"), tr("Do not normalize QOS priority"),
            tr("The factor is not divided by the largest QOS priority"));
    addFlag(NoNormalTres, QStringLiteral("NO_NORMAL_TRES"), tr("Do not normalize TRES counts"),
            tr("TRES factors are not divided by what the partition has"));
}

void AlgorithmPanel::addFlag(std::uint32_t bits, const QString& slurmName, const QString& text,
                             const QString& explanation)
{
    auto* box = new QCheckBox(text, this);
    box->setObjectName(slurmName);
    box->setAccessibleName(text);
    box->setToolTip(models::headed(slurmName, explanation));
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
    const bool ranksByFactors = algorithmOf(policy).has_value();
    m_favorSmall->setEnabled(ranksByFactors);
    m_favorSmall->setChecked(policy.slurm().favorSmall);
    mark(*m_favorSmall, policy.slurm().favorSmall != baseline.slurm().favorSmall);
    for (const auto& flag : m_flags) {
        flag.box->setEnabled(ranksByFactors);
        flag.box->setChecked((policy.slurm().flags & flag.bits) == flag.bits);
        mark(*flag.box, ((policy.slurm().flags ^ baseline.slurm().flags) & flag.bits) != 0);
    }
}

void AlgorithmPanel::chooseAlgorithm(int choice)
{
    const auto& wanted = algorithmChoices()[static_cast<std::size_t>(choice)];
    const auto gesture = m_editor->beginGesture();
    while (const auto edit
           = editTowards(wanted, m_document->policy(), m_document->baselinePolicy())) {
        const auto before = parameterValue(m_document->policy(), edit->name);
        const bool isTaken = m_editor->submit(*edit, gesture).has_value();
        if (!isTaken || parameterValue(m_document->policy(), edit->name) == before)
            break;
    }
    m_editor->endGesture(gesture);
    refresh();
}

void AlgorithmPanel::submitFlags(std::uint32_t bits, bool on)
{
    submit(flagEdit(m_document->policy(), bits, on));
}

void AlgorithmPanel::submit(const ParameterEdit& edit)
{
    if (!m_editor->submit(edit))
        refresh();
}

} // namespace fairlead::views
