// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/parameterspinbox.h"

#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "models/words/valueformat.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace fairlead::views {

namespace valueformat = models::valueformat;

namespace {
constexpr quint64 longest = slurm::infinite - 61; // s: beyond it is no limit

bool isAsciiDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}
} // namespace

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
    connect(this, &QDoubleSpinBox::valueChanged, lineEdit(),
            [this] { lineEdit()->setModified(false); });
    // What is in effect is no longer this box's to undo.
    connect(this, &QAbstractSpinBox::editingFinished, lineEdit(),
            [this] { lineEdit()->setModified(false); });
}

void ParameterSpinBox::showValue(qint64 value)
{
    const QSignalBlocker quiet(this);
    const bool isOther = value != wholeValue();
    const bool isTyped = lineEdit()->isModified();
    const auto typed = text();
    const int cursor = lineEdit()->cursorPosition();
    setValue(static_cast<double>(value));
    if (isTyped) {
        lineEdit()->setText(typed);
        lineEdit()->setCursorPosition(cursor);
        lineEdit()->setModified(true);
    } else if (isOther && window()->focusWidget() == this) {
        lineEdit()->selectAll(); // else what is typed next would stand in the middle of it
    }
}

void ParameterSpinBox::dropTyped()
{
    if (!lineEdit()->isModified())
        return;
    lineEdit()->setText(textFromValue(value()));
    lineEdit()->selectAll();
}

void ParameterSpinBox::setZeroText(const QString& text)
{
    m_zeroText = text;
    lineEdit()->setText(textFromValue(value()));
}

QString ParameterSpinBox::textFromValue(double value) const
{
    const auto whole = qRound64(value);
    if (whole == 0 && !m_zeroText.isEmpty())
        return m_zeroText;
    if (m_kind == Kind::Number)
        return valueformat::priority(whole);
    const auto words = valueformat::duration(static_cast<quint64>(whole));
    const auto meant = read(words); // Return takes it back
    return meant && qRound64(*meant) != whole
        ? valueformat::exactDuration(static_cast<quint64>(whole))
        : words;
}

// "45" in place of "90 d" is days: nobody means the minutes that a number is to Slurm.
QString ParameterSpinBox::withUnit(const QString& typed) const
{
    const auto number = typed.trimmed();
    const qint64 shown = wholeValue();
    const bool isBare
        = !number.isEmpty() && std::all_of(number.begin(), number.end(), isAsciiDigit);
    if (!isBare || shown == 0 || shown > static_cast<qint64>(longest))
        return typed;
    return number
        + QLatin1String(shown >= durations::day          ? " d"
                            : shown >= durations::hour   ? " h"
                            : shown >= durations::minute ? " min"
                                                         : " s");
}

std::optional<double> ParameterSpinBox::read(const QString& text) const
{
    if (!m_zeroText.isEmpty() && text == m_zeroText)
        return 0.0;
    if (m_kind == Kind::Number) {
        const auto number = valueformat::numberInput(text, locale());
        return number && static_cast<double>(*number) <= maximum()
            ? std::optional(static_cast<double>(*number))
            : std::nullopt;
    }
    const auto slurm = valueformat::durationInput(withUnit(text));
    const auto seconds = parseMinutesParameter(slurm.toStdString());
    return !slurm.isEmpty() && seconds.has_value()
        ? std::optional(static_cast<double>(seconds.value()))
        : std::nullopt;
}

double ParameterSpinBox::valueFromText(const QString& text) const
{
    return read(text).value_or(value());
}

QValidator::State ParameterSpinBox::validate(QString& input, int& /*position*/) const
{
    return read(input) ? QValidator::Acceptable : QValidator::Intermediate;
}

bool ParameterSpinBox::isRefused()
{
    const auto typed = text();
    if (read(typed))
        return false;
    const auto stays = textFromValue(value());
    emit refused(m_kind == Kind::Duration
                     ? tr("“%1” is not a length of time up to %2, such as 7 d, 36 h or 14-12. The "
                          "value stays: %3.")
                           .arg(typed, valueformat::duration(longest), stays)
                     : tr("“%1” is not a whole number up to %2. The value stays: %3.")
                           .arg(typed, textFromValue(maximum()), stays));
    return true;
}

// With Return the text stays, to be corrected; who leaves the box finds the old value.
void ParameterSpinBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEntered = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEntered && isRefused()) {
        lineEdit()->selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && lineEdit()->isModified()) {
        dropTyped();
        return;
    }
    QDoubleSpinBox::keyPressEvent(event);
}

void ParameterSpinBox::focusOutEvent(QFocusEvent* event)
{
    (void)isRefused();
    QDoubleSpinBox::focusOutEvent(event);
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
