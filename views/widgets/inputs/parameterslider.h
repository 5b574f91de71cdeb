// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/logscale.h"
#include "views/widgets/inputs/parameterspinbox.h"

#include <QColor>
#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QToolButton;

namespace fairlead::views {

class BaselineSlider;

/// One parameter: a slider for the hand, a spin box for the head, a way back to the baseline.
///
/// Shows what it is told and asks for changes. Everything between press and release is one gesture;
/// so is what is typed or stepped while the focus stays.
class ParameterSlider : public QWidget
{
    Q_OBJECT

public:
    /// `name` begins the object names: name + "Slider", "Spin", "Reset".
    ParameterSlider(const QString& name, const QString& label, ParameterSpinBox::Kind kind,
                    QWidget* parent = nullptr);

    /// Another snapshot: the scale and its tick.
    void setScale(const models::LogScale& scale);
    void setValue(qint64 value);
    [[nodiscard]] qint64 value() const { return m_value; }
    /// The factor's colour beside the label, as in the bars.
    void setSwatch(std::optional<QColor> color);
    /// A reason: greyed out, and the reason stands below. Empty: can be used.
    void setUnavailable(const QString& reason);
    void setExplanation(const QString& text);
    /// The label above the box, and the slider beside it: for narrow places.
    void setStacked(bool isStacked);
    /// The room that label and box take side by side, in pixels.
    [[nodiscard]] int widthBeside() const;
    [[nodiscard]] BaselineSlider* slider() const { return m_slider; }
    [[nodiscard]] ParameterSpinBox* spinBox() const { return m_spin; }

signals:
    void gestureStarted();
    void gestureFinished();
    void valueEdited(qint64 value);
    /// @param byDoubleClick  of the slider, whose first click may have moved it
    void resetRequested(bool byDoubleClick);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectInputs();
    void place();
    void edit(qint64 value);
    void openGesture();
    void closeGesture();
    [[nodiscard]] qint64 valueAt(int position) const;
    void refresh();

    QString m_explanation;
    bool m_isStacked = false;
    bool m_isAvailable = true; ///< whatever is enabled above it
    models::LogScale m_scale;
    qint64 m_value = 0;
    bool m_isInGesture = false;
    qint64 m_gestureStart = 0; // the value when the gesture began
    QLabel* m_swatch = nullptr;
    QLabel* m_label = nullptr;
    BaselineSlider* m_slider = nullptr;
    ParameterSpinBox* m_spin = nullptr;
    QToolButton* m_reset = nullptr;
    QLabel* m_note = nullptr;
    QGridLayout* m_layout = nullptr;
};

} // namespace fairlead::views
