// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/parameterspinbox.h"

#include "engine/base/timetext.h"
#include "models/words/valueformat.h"

#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace fairlead::views {

namespace valueformat = models::valueformat;

ParameterSpinBox::ParameterSpinBox(Kind kind, QWidget* parent)
    : QDoubleSpinBox(parent)
    , m_kind(kind)
{
    setDecimals(0);
    setRange(0.0, std::numeric_limits<std::uint32_t>::max());
    setKeyboardTracking(false);
    setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    setAccelerated(true);
}

QString ParameterSpinBox::textFromValue(double value) const
{
    const auto whole = qRound64(value);
    return m_kind == Kind::Duration ? valueformat::duration(static_cast<quint64>(whole))
                                    : valueformat::priority(whole);
}

QString ParameterSpinBox::digitsOf(const QString& text) const
{
    QString digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits),
                 [](QChar c) { return c.isDigit(); });
    return digits;
}

double ParameterSpinBox::valueFromText(const QString& text) const
{
    if (m_kind == Kind::Number)
        return digitsOf(text).toDouble();
    const auto slurm = valueformat::durationInput(text);
    const auto seconds = parseMinutesParameter(slurm.toStdString());
    return seconds.has_value() ? seconds.value() : value();
}

QValidator::State ParameterSpinBox::validate(QString& input, int& /*position*/) const
{
    if (m_kind == Kind::Duration) {
        return valueformat::durationInput(input).isEmpty() ? QValidator::Intermediate
                                                           : QValidator::Acceptable;
    }
    const auto separator = locale().groupSeparator();
    const bool isClean = std::all_of(input.begin(), input.end(), [&separator](QChar c) {
        return c.isDigit() || c.isSpace() || separator.contains(c);
    });
    if (!isClean)
        return QValidator::Invalid;
    const auto digits = digitsOf(input);
    if (digits.isEmpty())
        return QValidator::Intermediate;
    return digits.toDouble() <= maximum() ? QValidator::Acceptable : QValidator::Invalid;
}

void ParameterSpinBox::fixup(QString& input) const
{
    input = textFromValue(value());
}

void ParameterSpinBox::stepBy(int steps)
{
    setValue(static_cast<double>(m_scale.stepped(wholeValue(), steps)));
    lineEdit()->selectAll();
}

void ParameterSpinBox::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // see BaselineSlider
}

} // namespace fairlead::views
