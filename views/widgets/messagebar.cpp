// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/messagebar.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace fairlead::views {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_details(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_accept(new QToolButton(this))
    , m_detailsButton(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_details->setObjectName(QStringLiteral("messageDetails"));
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setMaximumSize(120, 10);
    m_accept->setObjectName(QStringLiteral("messageAccept"));
    m_detailsButton->setObjectName(QStringLiteral("messageDetailsButton"));
    m_detailsButton->setText(tr("Details"));
    m_detailsButton->setCheckable(true);
    m_close->setObjectName(QStringLiteral("messageClose"));

    auto* line = new QHBoxLayout;
    line->setSpacing(gapInside);
    line->addWidget(m_text, 1);
    line->addWidget(m_progress);
    line->addWidget(m_accept);
    line->addWidget(m_detailsButton);
    line->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, 6, gapEdge, 6);
    layout->addLayout(line);
    layout->addWidget(m_details);
    connect(m_detailsButton, &QToolButton::toggled, m_details, &QWidget::setVisible);
    connect(m_accept, &QToolButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(m_close, &QToolButton::clicked, this, [this] {
        const bool wasProgress = m_kind == Kind::Progress;
        hide();
        if (wasProgress)
            emit cancelRequested();
        else
            emit dismissed();
    });
    hide();
}

void MessageBar::show(Kind kind, const QString& text)
{
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    m_progress->setVisible(kind == Kind::Progress);
    m_accept->setVisible(kind == Kind::Question);
    m_detailsButton->setVisible(kind == Kind::Error);
    m_detailsButton->setChecked(false);
    m_details->hide();
    m_close->setText(kind == Kind::Progress       ? tr("Cancel")
                         : kind == Kind::Question ? tr("Discard")
                                                  : tr("Close"));
    m_close->setAccessibleName(m_close->text());
    restyle();
    setVisible(true);
}

void MessageBar::showError(const QString& text, const QString& details)
{
    m_details->setText(details);
    show(Kind::Error, text);
}

void MessageBar::showNote(const QString& text)
{
    show(Kind::Note, text);
}

void MessageBar::showQuestion(const QString& text, const QString& accept)
{
    m_accept->setText(accept);
    m_accept->setAccessibleName(accept);
    show(Kind::Question, text);
}

void MessageBar::showProgress(const QString& text)
{
    show(Kind::Progress, text);
}

void MessageBar::dismiss()
{
    hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::restyle()
{
    const auto mark
        = m_kind == Kind::Error ? overServedColor() : modeColor(Mode::WhatIf, palette());
    auto tinted = palette();
    const auto* above = parentWidget();
    const auto ground = (above != nullptr ? above->palette() : palette()).color(QPalette::Window);
    tinted.setColor(QPalette::Window, mixed(mark, ground, 0.16));
    setPalette(tinted);
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    // Not PaletteChange: that is what restyle() itself causes.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::ApplicationPaletteChange)
        restyle();
}

} // namespace fairlead::views
