// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/slurmpanel.h"

#include "engine/scenario/algorithmchoice.h"
#include "engine/slurm/usage/rawusage.h"
#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/listwords.h"
#include "models/words/partwords.h"
#include "models/words/trackedtres.h"
#include "models/words/valueformat.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/whatif/algorithmpanel.h"
#include "views/whatif/parameterbinding.h"
#include "views/widgets/inputs/parameterslider.h"
#include "views/widgets/inputs/refusal.h"
#include "views/widgets/texts/plainlabel.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace fairlead::views {

namespace partwords = models::partwords;
using Unit = ParameterBinding::Unit;

namespace {

QLabel* heading(const QString& text)
{
    auto* label = new PlainLabel(text);
    auto font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setContentsMargins(0, gapInside, 0, 0);
    return label;
}
} // namespace

SlurmPanel::SlurmPanel(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                       QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_idle = new PlainLabel(tr("First in, first out looks at no weight, no usage and no age."));
    m_idle->setObjectName(QStringLiteral("nothingCounts"));
    m_idle->setWordWrap(true);
    layout->addWidget(m_idle);
    layout->addWidget(heading(tr("Weights (points at factor 1.0)")));
    addWeights(*layout);
    addTresWeights(*layout);
    layout->addWidget(heading(tr("Usage and age")));
    addAges(*layout);
    layout->addWidget(heading(tr("Algorithm and flags")));
    layout->addWidget(new AlgorithmPanel(m_document, m_editor));
    layout->addStretch();

    using models::ScenarioDocument;
    connect(document, &ScenarioDocument::policyChanged, this, &SlurmPanel::refreshTresWeights);
    connect(document, &ScenarioDocument::policyChanged, this, &SlurmPanel::refreshAvailability);
    connect(document, &ScenarioDocument::snapshotShown, this, &SlurmPanel::refreshTresWeights);
    connect(document, &ScenarioDocument::snapshotReset, this, &SlurmPanel::resetTresWeights);
    connect(document, &ScenarioDocument::snapshotShown, this, &SlurmPanel::refreshAvailability);
    refreshAvailability();
    refreshTresWeights();
    refreshSwatches();
}

void SlurmPanel::addWeights(QVBoxLayout& layout)
{
    for (const auto& part : partsOf(Policy())) {
        if (part.kind != Part::Kind::Weighted)
            continue;
        const auto parameter = QString::fromLatin1(part.weightParameter);
        auto* slider = new ParameterSlider(parameter, models::asSentence(partwords::name(part)),
                                           ParameterSpinBox::Kind::Number);
        new ParameterBinding(m_document, m_editor, parameter, Unit::Points, slider);
        layout.addWidget(slider);
        m_weights.emplace_back(&part, slider);
    }
}

void SlurmPanel::addTresWeights(QVBoxLayout& layout)
{
    m_tres = new QLineEdit;
    m_tres->setObjectName(QStringLiteral("PriorityWeightTRES"));
    m_tres->setAccessibleName(tr("TRES weights"));
    m_tres->setPlaceholderText(QStringLiteral("cpu=1000,mem=500"));
    m_tres->setToolTip(tr("PriorityWeightTRES: points per TRES, as in slurm.conf; Return applies"));
    auto* label = new PlainLabel(tr("TRES weights"));
    label->setBuddy(m_tres);
    layout.addWidget(label);
    layout.addWidget(m_tres);
    connect(m_tres, &QLineEdit::editingFinished, this, &SlurmPanel::submitTresWeights);
}

void SlurmPanel::addAges(QVBoxLayout& layout)
{
    const auto add = [&](const char* parameter, const QString& label, ParameterSpinBox::Kind kind,
                         Unit unit, const QString& explanation) {
        const auto name = QString::fromLatin1(parameter);
        auto* slider = new ParameterSlider(name, label, kind);
        slider->setExplanation(models::headed(name, explanation));
        new ParameterBinding(m_document, m_editor, name, unit, slider);
        layout.addWidget(slider);
        return slider;
    };
    using Kind = ParameterSpinBox::Kind;
    m_halfLife
        = add("PriorityDecayHalfLife", tr("Half-life"), Kind::Duration, Unit::Seconds,
              tr("after this time, past usage counts half; 0: it never decays. Tried here, it "
                 "counts as if it had always been so; ahead on the time line, from now on"));
    m_halfLife->spinBox()->setZeroText(tr("no decay"));
    m_maxAge = add("PriorityMaxAge", tr("Maximum age"), Kind::Duration, Unit::Seconds,
                   tr("the wait at which the age factor reaches 1"));
    m_damping = add("FairShareDampeningFactor", tr("Damping"), Kind::Number, Unit::Factor,
                    tr("softens classic fair-share: the larger, the less usage counts"));
}

void SlurmPanel::refreshAvailability()
{
    const auto& snapshot = m_document->snapshot();
    const auto choice = algorithmOf(m_document->policy());
    const bool hasRatios = choice != Algorithm::Slurm20;
    const bool hasHistory = snapshot == nullptr || slurm::hasUsageHistory(*snapshot);
    m_halfLife->setUnavailable(
        hasHistory || !hasRatios ? QString()
            : !snapshot->isUsageRead()
            ? tr("Usage is not read yet.")
            : tr("The source has no usage history: another half-life would scale all usage "
                 "equally and change no ratio. Add usage.txt to try it."));
    for (const auto& [part, slider] : m_weights)
        slider->setExplanation(models::headed(QString::fromLatin1(part->weightParameter),
                                              partwords::help(*part, m_document->policy())));
    const bool isDamped
        = choice == Algorithm::ClassicFairShare || choice == Algorithm::DepthOblivious;
    m_damping->setUnavailable(
        isDamped ? QString()
                 : tr("%1 does not use it.")
                       .arg(models::valueformat::algorithmName(m_document->policy())));
    setIdle(!choice.has_value());
}

// What cannot do anything cannot be moved either; the reason stands above all of it.
void SlurmPanel::setIdle(bool isIdle)
{
    m_idle->setVisible(isIdle);
    for (const auto& [part, slider] : m_weights)
        slider->setEnabled(!isIdle);
    for (QWidget* input : {static_cast<QWidget*>(m_tres), static_cast<QWidget*>(m_halfLife),
                           static_cast<QWidget*>(m_maxAge), static_cast<QWidget*>(m_damping)})
        input->setEnabled(!isIdle);
}

void SlurmPanel::refreshTresWeights()
{
    if (!m_tres->hasFocus() || !m_tres->isModified())
        m_tres->setText(m_document->parameter(QStringLiteral("PriorityWeightTRES")));
    auto font = m_tres->font();
    font.setBold(m_document->isParameterEdited(QStringLiteral("PriorityWeightTRES")));
    m_tres->setFont(font);
}

// Submits it, unless it is refused in these words.
QString SlurmPanel::tresProblem(const ParameterEdit& edit)
{
    if (const auto& snapshot = m_document->snapshot()) {
        const auto unknown = models::untrackedTres(edit, *snapshot);
        if (!unknown.isEmpty())
            return tr("The cluster does not track %1. It has %2.")
                .arg(models::listed(unknown), models::listed(models::trackedTres(*snapshot)));
    }
    return m_editor->submit(edit)
        ? QString()
        : tr("Not understood: write name=points, separated by commas, as in slurm.conf.");
}

/// What was being typed was meant for another source.
void SlurmPanel::resetTresWeights()
{
    m_tres->setModified(false);
    Refusal::end(*this);
    refreshTresWeights();
}

void SlurmPanel::submitTresWeights()
{
    const auto text = m_tres->text().trimmed();
    if (!m_tres->isModified())
        return;
    if (text == m_document->parameter(QStringLiteral("PriorityWeightTRES"))) {
        resetTresWeights(); // as it was
        return;
    }
    const ParameterEdit edit{"PriorityWeightTRES", text.toStdString()};
    const auto problem = tresProblem(edit);
    if (!problem.isEmpty()) {
        Refusal::show(*m_tres, problem);
        return;
    }
    Refusal::end(*this);
    m_tres->setModified(false);
}

void SlurmPanel::refreshSwatches()
{
    for (const auto& [part, slider] : m_weights)
        slider->setSwatch(partColor(part->colour, palette()));
}

void SlurmPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshSwatches();
}

} // namespace fairlead::views
