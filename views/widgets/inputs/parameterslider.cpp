// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/parameterslider.h"

#include "views/theme/textsizes.h"
#include "views/widgets/inputs/baselineslider.h"
#include "views/widgets/inputs/refusal.h"
#include "views/widgets/texts/plainlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace fairlead::views {

ParameterSlider::ParameterSlider(const QString& name, const QString& label,
                                 ParameterSpinBox::Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_swatch(new PlainLabel(this))
    , m_label(new PlainLabel(label, this))
    , m_slider(new BaselineSlider(this))
    , m_spin(new ParameterSpinBox(kind, this))
    , m_reset(new QToolButton(this))
    , m_note(new PlainLabel(this))
    , m_layout(new QGridLayout(this))
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
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(6);
    m_layout->setVerticalSpacing(0);
    m_layout->setColumnStretch(1, 1);
    m_label->setMinimumWidth(1);
    m_spin->setMinimumWidth(m_spin->fontMetrics().horizontalAdvance(QStringLiteral("0 000 000 000"))
                            + 24);
    place();
    connectInputs();
    refresh();
}

// Side by side: label and box, below them the slider. Stacked: the label, below it slider and box.
void ParameterSlider::place()
{
    for (auto* widget : {static_cast<QWidget*>(m_swatch), static_cast<QWidget*>(m_label),
                         static_cast<QWidget*>(m_spin), static_cast<QWidget*>(m_reset),
                         static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_note)})
        m_layout->removeWidget(widget);
    m_layout->addWidget(m_swatch, 0, 0);
    m_layout->addWidget(m_label, 0, 1);
    m_layout->addWidget(m_reset, 0, 3);
    m_layout->addWidget(m_note, 2, 0, 1, 4);
    if (m_isStacked) {
        m_layout->addWidget(m_slider, 1, 0, 1, 2);
        m_layout->addWidget(m_spin, 1, 2, 1, 2);
    } else {
        m_layout->addWidget(m_spin, 0, 2);
        m_layout->addWidget(m_slider, 1, 0, 1, 4);
    }
}

void ParameterSlider::setStacked(bool isStacked)
{
    if (isStacked != m_isStacked) {
        m_isStacked = isStacked;
        place();
    }
}

int ParameterSlider::widthBeside() const
{
    auto bold = m_label->font(); // as it is when edited
    bold.setBold(true);
    const int swatch = m_swatch->isHidden() ? 0 : m_swatch->width() + m_layout->horizontalSpacing();
    return swatch + QFontMetrics(bold).horizontalAdvance(m_label->text()) + m_spin->minimumWidth()
        + m_reset->sizeHint().width() + 3 * m_layout->horizontalSpacing();
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
    connect(m_spin, &QAbstractSpinBox::editingFinished, this, &ParameterSlider::closeGesture);
    connect(m_spin, &ParameterSpinBox::refused, this,
            [this](const QString& words) { Refusal::show(*m_spin, words); });
    const auto reset = [this](bool byDoubleClick) {
        closeGesture();
        m_spin->dropTyped();
        emit resetRequested(byDoubleClick);
    };
    connect(m_slider, &BaselineSlider::resetRequested, this, [reset] { reset(true); });
    connect(m_reset, &QToolButton::clicked, this, [reset] { reset(false); });
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
    m_isAvailable = reason.isEmpty();
    m_slider->setEnabled(m_isAvailable);
    m_spin->setEnabled(m_isAvailable);
    m_note->setText(reason);
    m_note->setVisible(!m_isAvailable);
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
    Refusal::end(*this);
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
    m_spin->showValue(m_value);
    const bool isEdited = m_value != m_scale.baseline();
    auto font = m_label->font();
    font.setBold(isEdited);
    m_label->setFont(font);
    const auto asRead = m_spin->textFromValue(static_cast<double>(m_scale.baseline()));
    m_reset->setEnabled(isEdited && m_isAvailable);
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
