// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/parameterslider.h"

#include "views/theme/textsizes.h"
#include "views/widgets/baselineslider.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace fairlead::views {

ParameterSlider::ParameterSlider(const QString& name, const QString& label,
                                 ParameterSpinBox::Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_swatch(new QLabel(this))
    , m_label(new QLabel(label, this))
    , m_slider(new BaselineSlider(this))
    , m_spin(new ParameterSpinBox(kind, this))
    , m_reset(new QToolButton(this))
    , m_note(new QLabel(this))
{
    setObjectName(name);
    m_slider->setObjectName(name + QStringLiteral("Slider"));
    m_slider->setAccessibleName(label);
    m_spin->setObjectName(name + QStringLiteral("Spin"));
    m_spin->setAccessibleName(label);
    m_reset->setObjectName(name + QStringLiteral("Reset"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
    m_reset->setText(QStringLiteral("↺"));
    m_reset->setAutoRaise(true);
    m_label->setBuddy(m_spin);
    m_swatch->setFixedSize(10, 10);
    m_swatch->hide();
    m_note->setWordWrap(true);
    m_note->hide();
    setTextSize(*m_note, TextSize::Secondary);
    layOut();
    connectInputs();
    refresh();
}

void ParameterSlider::layOut()
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_swatch, 0, 0);
    layout->addWidget(m_label, 0, 1);
    layout->addWidget(m_spin, 0, 2);
    layout->addWidget(m_reset, 0, 3);
    layout->addWidget(m_slider, 1, 0, 1, 4);
    layout->addWidget(m_note, 2, 0, 1, 4);
    layout->setColumnStretch(1, 1);
    m_label->setMinimumWidth(1);
    m_spin->setMinimumWidth(m_spin->fontMetrics().horizontalAdvance(QStringLiteral("0 000 000 000"))
                            + 24);
}

void ParameterSlider::connectInputs()
{
    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        closeGesture();
        openGesture();
    });
    connect(m_slider, &QSlider::sliderMoved, this,
            [this](int position) { edit(valueAt(position)); });
    connect(m_slider, &QSlider::sliderReleased, this, [this] {
        closeGesture();
        refresh();
    });
    connect(m_slider, &BaselineSlider::stepRequested, this,
            [this](int percent) { edit(m_scale.stepped(m_value, percent)); });
    connect(m_slider, &BaselineSlider::endRequested, this,
            [this](int position) { edit(m_scale.value(position)); });
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this] { edit(m_spin->wholeValue()); });
    const auto reset = [this] {
        closeGesture();
        emit resetRequested();
    };
    connect(m_slider, &BaselineSlider::resetRequested, this, reset);
    connect(m_reset, &QToolButton::clicked, this, reset);
    m_slider->installEventFilter(this);
    m_spin->installEventFilter(this);
}

void ParameterSlider::setScale(const models::LogScale& scale)
{
    m_scale = scale;
    m_spin->setScale(scale);
    m_slider->setRange(0, scale.maximum());
    m_slider->setBaseline(scale.baselinePosition());
    refresh();
}

void ParameterSlider::setValue(qint64 value)
{
    m_value = value;
    refresh();
}

void ParameterSlider::setSwatch(std::optional<QColor> color)
{
    m_swatch->setVisible(color.has_value());
    if (color) {
        QPixmap square(m_swatch->size());
        square.fill(*color);
        m_swatch->setPixmap(square);
    }
}

void ParameterSlider::setUnavailable(const QString& reason)
{
    const bool isUsable = reason.isEmpty();
    m_slider->setEnabled(isUsable);
    m_spin->setEnabled(isUsable);
    m_note->setText(reason);
    m_note->setVisible(!isUsable);
    m_slider->setAccessibleDescription(reason);
    refresh();
}

void ParameterSlider::setExplanation(const QString& text)
{
    m_explanation = text;
    m_label->setToolTip(text);
    refresh();
}

void ParameterSlider::edit(qint64 value)
{
    if (value == m_value)
        return;
    openGesture();
    m_value = value;
    refresh();
    emit valueEdited(value);
}

void ParameterSlider::openGesture()
{
    if (!m_isInGesture) {
        m_isInGesture = true;
        m_gestureStart = m_value;
        emit gestureStarted();
    }
}

// A slider has more positions than pixels: where it began and the baseline catch the hand.
qint64 ParameterSlider::valueAt(int position) const
{
    if (m_isInGesture && m_slider->isSamePixel(position, m_scale.position(m_gestureStart)))
        return m_gestureStart;
    if (m_slider->isSamePixel(position, m_scale.baselinePosition()))
        return m_scale.baseline();
    return m_scale.value(position);
}

void ParameterSlider::closeGesture()
{
    if (m_isInGesture) {
        m_isInGesture = false;
        emit gestureFinished();
    }
}

void ParameterSlider::refresh()
{
    if (!m_slider->isSliderDown()) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(m_scale.position(m_value));
    }
    {
        const QSignalBlocker quiet(m_spin);
        m_spin->setValue(static_cast<double>(m_value));
    }
    const bool isEdited = m_value != m_scale.baseline();
    auto font = m_label->font();
    font.setBold(isEdited);
    m_label->setFont(font);
    const auto asRead = m_spin->textFromValue(static_cast<double>(m_scale.baseline()));
    m_reset->setEnabled(isEdited && m_slider->isEnabled());
    m_reset->setToolTip(tr("Back to %1, as read").arg(asRead));
    const auto tip = tr("As read: %1").arg(asRead);
    m_spin->setToolTip(tip);
    m_slider->setToolTip(tr("%1. Double-click resets; arrows step 1 %, page keys 10 %").arg(tip));
}

bool ParameterSlider::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        closeGesture();
    return QWidget::eventFilter(watched, event);
}

} // namespace fairlead::views
