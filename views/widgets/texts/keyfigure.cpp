// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/keyfigure.h"

#include "models/words/listwords.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QRegularExpression>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {

/// Names as long as a line would take the place of the figures beside this one.
QString withShortWords(const QString& text)
{
    constexpr qsizetype most = 24; // characters of a word
    constexpr qsizetype kept = most / 2 - 1; // at each end
    // Chinese has no blanks: its signs part words.
    static const QRegularExpression blanks(QStringLiteral("(?<=[\\s：，；、。（）])"));
    QString shown;
    for (const auto& word : text.split(blanks)) {
        const auto bare = word.trimmed().size();
        shown += bare <= most ? word : word.left(kept) + QChar(0x2026) + word.mid(bare - kept);
    }
    return shown;
}

} // namespace

KeyFigure::KeyFigure(const QString& name, const QString& caption, QWidget* parent)
    : QWidget(parent)
    , m_caption(new PlainLabel(caption, this))
    , m_value(new PlainLabel(this))
    , m_note(new PlainLabel(this))
{
    setObjectName(name);
    setTextSize(*m_caption, TextSize::Secondary);
    setTextSize(*m_value, TextSize::Title);
    setTextSize(*m_note, TextSize::Secondary);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (auto* label : {m_caption, m_value, m_note})
        layout->addWidget(label);
    layout->addStretch();
}

void KeyFigure::setFigure(const QString& value, const QString& note)
{
    m_value->setText(value);
    const auto shown = withShortWords(note);
    m_note->setText(shown);
    setToolTip(shown == note ? QString() : note);
    setAccessibleName(models::headed(m_caption->text(), value));
    setAccessibleDescription(note);
}

void KeyFigure::setCaption(const QString& caption)
{
    m_caption->setText(caption);
}

QSize KeyFigure::sizeHint() const
{
    return {minimumSizeHint().width(), QWidget::sizeHint().height()};
}

QString KeyFigure::value() const
{
    return m_value->text();
}

} // namespace fairlead::views
