// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/parameterbinding.h"

#include "engine/base/timetext.h"
#include "models/document/scenariodocument.h"
#include "models/words/messagewords.h"
#include "views/widgets/inputs/refusal.h"

#include <utility>

namespace fairlead::views {

using models::LogScale;

ParameterBinding::ParameterBinding(models::ScenarioDocument* document,
                                   models::ScenarioEditor* editor, const QString& parameter,
                                   Unit unit, ParameterSlider* slider)
    : QObject(slider)
    , m_document(document)
    , m_editor(editor)
    , m_parameter(parameter)
    , m_unit(unit)
    , m_slider(slider)
{
    connect(slider, &ParameterSlider::gestureStarted, this,
            [this] { m_gesture = m_editor->beginGesture(); });
    connect(slider, &ParameterSlider::gestureFinished, this, [this] {
        m_editor->endGesture(m_gesture);
        m_lastGesture = std::exchange(m_gesture, models::noGesture);
    });
    connect(slider, &ParameterSlider::valueEdited, this, &ParameterBinding::submit);
    connect(slider, &ParameterSlider::resetRequested, this, [this](bool byDoubleClick) {
        // One step with its first click. Refused only for an unknown name, and ours are fixed.
        (void)m_editor->submit(m_document->resetParameterEdit(m_parameter),
                               byDoubleClick ? m_lastGesture : models::noGesture);
    });
    // What was being typed was meant for another source.
    connect(document, &models::ScenarioDocument::snapshotReset, slider->spinBox(),
            &ParameterSpinBox::dropTyped);
    connect(document, &models::ScenarioDocument::snapshotShown, this,
            &ParameterBinding::refreshScale);
    connect(document, &models::ScenarioDocument::policyChanged, this,
            &ParameterBinding::refreshValue);
    refreshScale();
}

qint64 ParameterBinding::numberOf(const QString& text) const
{
    if (m_unit != Unit::Seconds)
        return text.toLongLong();
    const auto seconds = parseMinutesParameter(text.toStdString());
    return seconds.has_value() ? seconds.value() : 0;
}

void ParameterBinding::refreshScale()
{
    const auto baseline = numberOf(m_document->baselineParameter(m_parameter));
    if (baseline == m_baseline) { // a hand may be on the slider
        refreshValue();
        return;
    }
    m_baseline = baseline;
    switch (m_unit) {
    case Unit::Points:
        m_slider->setScale(LogScale::forWeight(static_cast<std::uint32_t>(baseline)));
        break;
    case Unit::Seconds:
        m_slider->setScale(LogScale::forDuration(static_cast<std::uint32_t>(baseline)));
        break;
    case Unit::Factor:
        m_slider->setScale(
            LogScale({.smallest = 1, .largest = 100, .unit = 1, .steps = 200}, baseline));
        break;
    }
    refreshValue();
}

void ParameterBinding::refreshValue()
{
    m_slider->setValue(numberOf(m_document->parameter(m_parameter)));
}

void ParameterBinding::submit(qint64 value)
{
    const auto text = m_unit == Unit::Seconds ? durationText(static_cast<std::uint64_t>(value))
                                              : std::to_string(value);
    const auto done = m_editor->submit(ParameterEdit{m_parameter.toStdString(), text}, m_gesture);
    if (done)
        return;
    refreshValue();
    Refusal::show(*m_slider, models::messageWords(done.error().message));
}

} // namespace fairlead::views
