// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/wholespinbox.h"

#include "models/words/valueformat.h"
#include "views/widgets/inputs/refusal.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace fairlead::views {

WholeSpinBox::WholeSpinBox(int least, int most, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(least, most);
    setGroupSeparatorShown(true);
    setKeyboardTracking(false); // the beginning of a number is another number
}

std::optional<int> WholeSpinBox::read(const QString& text) const
{
    const auto number = models::valueformat::numberInput(text, locale());
    return number && *number >= minimum() && *number <= maximum()
        ? std::optional(static_cast<int>(*number))
        : std::nullopt;
}

int WholeSpinBox::valueFromText(const QString& text) const
{
    return read(text).value_or(value());
}

QValidator::State WholeSpinBox::validate(QString& input, int& /*position*/) const
{
    return read(input) ? QValidator::Acceptable : QValidator::Intermediate;
}

bool WholeSpinBox::isRefused()
{
    if (read(text()))
        return false;
    Refusal::show(*this,
                  tr("“%1” is not a whole number from %2 to %3. %4 stays.")
                      .arg(text(), locale().toString(minimum()), locale().toString(maximum()),
                           locale().toString(value())));
    return true;
}

// With Return the text stays, to be corrected; who leaves the box finds the old value.
void WholeSpinBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEntered = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEntered && isRefused()) {
        lineEdit()->selectAll();
        return;
    }
    QSpinBox::keyPressEvent(event);
}

void WholeSpinBox::focusOutEvent(QFocusEvent* event)
{
    (void)isRefused();
    QSpinBox::focusOutEvent(event);
}

} // namespace fairlead::views
