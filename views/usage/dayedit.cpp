// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/usage/dayedit.h"

#include "views/widgets/inputs/refusal.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace fairlead::views {

namespace {

/// With digits left out, too; invalid: there is no such day.
QDate dayIn(const QString& typed)
{
    return QDate::fromString(typed.simplified(), QStringLiteral("yyyy-M-d"));
}

/// What a line edit knows how to take: QDateEdit would put it into one of its parts.
bool isTyping(const QKeyEvent& key)
{
    const bool isPlain
        = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const bool isText = !key.text().isEmpty() && key.text().front().isPrint();
    return isPlain && (isText || key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Delete);
}
} // namespace

DayEdit::DayEdit(QWidget* parent)
    : QDateEdit(parent)
{
    setCalendarPopup(true);
    setDisplayFormat(QStringLiteral("yyyy-MM-dd")); // as moments elsewhere
    setTimeSpec(Qt::UTC);
    setKeyboardTracking(false);
}

void DayEdit::stepBy(int steps)
{
    submit();
    QDateEdit::stepBy(steps);
    lineEdit()->setModified(false);
}

void DayEdit::focusOutEvent(QFocusEvent* event)
{
    submit();
    QDateEdit::focusOutEvent(event);
}

// A spin box leaves Return to the widgets above; on its way there it would end the refusal.
void DayEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isEnd = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnd)
        submit();
    if (isTyping(*event))
        QAbstractSpinBox::keyPressEvent(event); // NOLINT(bugprone-parent-virtual-call)
    else
        QDateEdit::keyPressEvent(event);
    if (isEnd)
        event->accept();
}

/// What is no day yet changes nothing.
QDateTime DayEdit::dateTimeFromText(const QString& text) const
{
    const auto day = dayIn(text);
    return day.isValid() ? day.startOfDay(Qt::UTC) : dateTime();
}

/// What is being typed stays: QDateTimeEdit would show its day again after the first key.
QString DayEdit::textFromDateTime(const QDateTime& moment) const
{
    return lineEdit()->isModified() ? lineEdit()->text() : QDateEdit::textFromDateTime(moment);
}

/// Anything may be typed: it is judged when it is done.
QValidator::State DayEdit::validate(QString& /*text*/, int& /*place*/) const
{
    return QValidator::Acceptable;
}

void DayEdit::submit()
{
    if (!lineEdit()->isModified())
        return;
    const auto typed = lineEdit()->text().simplified();
    const auto shown = date().toString(displayFormat());
    const auto day = dayIn(typed);
    lineEdit()->setText(shown); // and nothing is being typed any more
    if (day.isValid() && day >= minimumDate() && day <= maximumDate()) {
        Refusal::end(*this);
        setDate(day);
    } else {
        Refusal::show(*this, tr("“%1” is not a day; one is written %2").arg(typed, shown));
    }
}

} // namespace fairlead::views
