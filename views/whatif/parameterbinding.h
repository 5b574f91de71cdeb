// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/scenarioeditor.h"
#include "views/widgets/inputs/parameterslider.h"

#include <QObject>

#include <optional>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {

/// Ties one slider to one parameter of the scheduler: shows the document's value, sends edits with
/// their gesture. Owned by the dock.
class ParameterBinding : public QObject
{
    Q_OBJECT

public:
    enum class Unit
    {
        Points,
        Seconds,
        Factor
    };

    ParameterBinding(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                     const QString& parameter, Unit unit, ParameterSlider* slider);

private:
    void refreshScale();
    void refreshValue();
    void submit(qint64 value);
    [[nodiscard]] qint64 numberOf(const QString& text) const;

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    QString m_parameter;
    Unit m_unit;
    ParameterSlider* m_slider;
    models::GestureId m_gesture = models::noGesture;
    models::GestureId m_lastGesture = models::noGesture;
    std::optional<qint64> m_baseline; // of the scale
};

} // namespace fairlead::views
