// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/momentedit.h"

#include "engine/base/timetext.h"
#include "views/widgets/inputs/refusal.h"
#include "views/widgets/utctime.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyleOptionSpinBox>

#include <algorithm>

namespace fairlead::views {

namespace {
constexpr int minute = 60; // s

/// As shown, with a T, without the time, or with digits left out. Nothing: there is no such moment.
std::optional<std::int64_t> momentIn(const QString& typed)
{
    auto text = typed.simplified();
    text.replace(QLatin1Char('T'), QLatin1Char(' '));
    for (const auto* format : {"yyyy-M-d H:m:s", "yyyy-M-d H:m", "yyyy-M-d"}) {
        auto moment = QDateTime::fromString(text, QLatin1String(format));
        moment.setTimeSpec(Qt::UTC);
        if (moment.isValid())
            return moment.toSecsSinceEpoch();
    }
    return std::nullopt;
}
} // namespace

MomentEdit::MomentEdit(Precision precision, QWidget* parent)
    : QAbstractSpinBox(parent)
    , m_precision(precision)
    , m_until(lastMoment)
{
    connect(this, &QAbstractSpinBox::editingFinished, this, &MomentEdit::submit);
    lineEdit()->setText(textOf(m_moment));
}

void MomentEdit::setSpan(std::int64_t from, std::int64_t until)
{
    m_from = from;
    m_until = until;
}

void MomentEdit::setMoment(std::int64_t moment)
{
    m_moment = moment;
    if (!lineEdit()->isModified())
        showText();
}

void MomentEdit::dropTyped()
{
    lineEdit()->setModified(false);
    showText();
    Refusal::end(*this);
}

void MomentEdit::showText()
{
    const auto text = textOf(m_moment);
    if (lineEdit()->text() != text)
        lineEdit()->setText(text);
}

QString MomentEdit::textOf(std::int64_t moment) const
{
    return utcTimeOf(moment).toString(m_precision == Precision::Minutes
                                          ? QStringLiteral("yyyy-MM-dd HH:mm")
                                          : QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QSize MomentEdit::sizeHint() const
{
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const auto widest = textOf(0).replace(QLatin1Char('1'), QLatin1Char('0'));
    const QSize content(fontMetrics().horizontalAdvance(widest) + fontMetrics().averageCharWidth(),
                        lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, content, this);
}

QAbstractSpinBox::StepEnabled MomentEdit::stepEnabled() const
{
    StepEnabled enabled = StepNone;
    if (m_moment < m_until)
        enabled |= StepUpEnabled;
    if (m_moment > m_from)
        enabled |= StepDownEnabled;
    return enabled;
}

void MomentEdit::stepBy(int steps)
{
    const int cursor = lineEdit()->cursorPosition();
    auto moment = utcTimeOf(m_moment);
    if (cursor <= 4)
        moment = moment.addYears(steps);
    else if (cursor <= 7)
        moment = moment.addMonths(steps);
    else if (cursor <= 10)
        moment = moment.addDays(steps);
    else if (cursor <= 13)
        moment = moment.addSecs(qint64{steps} * minute * minute);
    else
        moment = moment.addSecs(qint64{steps} * (cursor <= 16 ? minute : 1));
    lineEdit()->setModified(false);
    setMoment(std::clamp<std::int64_t>(moment.toSecsSinceEpoch(), m_from, m_until));
    lineEdit()->setCursorPosition(cursor);
    Refusal::end(*this);
    emit momentEntered(m_moment);
}

// A spin box leaves Return to the widgets above; on its way there it would end the refusal.
void MomentEdit::keyPressEvent(QKeyEvent* event)
{
    QAbstractSpinBox::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->accept();
}

void MomentEdit::submit()
{
    const auto text = lineEdit()->text();
    lineEdit()->setModified(false);
    if (text == textOf(m_moment))
        return; // and parts that are not shown stay
    const auto typed = momentIn(text);
    if (!typed) {
        refuse(tr("“%1” is not a moment; one is written %2").arg(text, textOf(m_moment)));
        return;
    }
    const int part = m_precision == Precision::Minutes ? minute : 1;
    if (*typed > m_until || *typed + part <= m_from) {
        refuse(tr("%1 is outside of what can be shown: from %2 to %3")
                   .arg(textOf(*typed), textOf(m_from), textOf(m_until)));
        return;
    }
    setMoment(std::clamp(*typed, m_from, m_until));
    Refusal::end(*this);
    emit momentEntered(m_moment);
}

void MomentEdit::refuse(const QString& words)
{
    lineEdit()->setText(textOf(m_moment));
    Refusal::show(*this, words);
}

} // namespace fairlead::views
