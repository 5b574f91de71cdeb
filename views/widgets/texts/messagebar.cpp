// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/messagebar.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"

#include <QEvent>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace fairlead::views {

namespace {
constexpr int notesStayFor = 10000; // ms
constexpr int clicksWaitFor = 500; // ms: who was about to click has not read yet what is there now
} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new PlainLabel(this))
    , m_details(new PlainLabel(this))
    , m_progress(new QProgressBar(this))
    , m_accept(new QToolButton(this))
    , m_detailsButton(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_leave(new QTimer(this))
    , m_unread(new QTimer(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("messageText"));
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

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, 6, gapEdge, 6);
    layout->addWidget(
        new TextWithButtons(m_text, {m_progress, m_accept, m_detailsButton, m_close}, this));
    layout->addWidget(m_details);
    connect(m_detailsButton, &QToolButton::toggled, m_details, &QWidget::setVisible);
    connect(m_accept, &QToolButton::clicked, this, &MessageBar::accept);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::close);
    m_unread->setObjectName(QStringLiteral("messageUnread"));
    m_unread->setSingleShot(true);
    m_unread->setInterval(clicksWaitFor);
    m_leave->setSingleShot(true);
    m_leave->setInterval(notesStayFor);
    connect(m_leave, &QTimer::timeout, this, &MessageBar::dismiss);
    hide();
}

void MessageBar::showError(const QString& text, const QString& details)
{
    setNotice({Kind::Error, text, details, {}});
}

void MessageBar::showNote(const QString& text)
{
    setNotice({Kind::Note, text, {}, {}});
}

void MessageBar::showProgress(const QString& text, std::function<void()> cancel)
{
    setNotice({Kind::Progress, text, {}, std::move(cancel)});
}

void MessageBar::setNotice(Notice notice)
{
    m_notice = std::move(notice);
    m_isNoticeOnTop = true;
    m_notice->kind == Kind::Note ? m_leave->start() : m_leave->stop();
    showNext();
}

void MessageBar::dismiss()
{
    m_notice.reset();
    showNext();
}

void MessageBar::endProgress()
{
    if (m_notice && m_notice->kind == Kind::Progress)
        dismiss();
}

void MessageBar::withdrawNotice(const QString& text)
{
    if (m_notice && m_notice->text == text)
        dismiss();
}

quint64 MessageBar::ask(const QString& question, const QString& verb, std::function<void()> then,
                        std::function<void()> otherwise)
{
    m_questions.push_back(
        {++m_lastQuestion, question, verb, std::move(then), std::move(otherwise)});
    m_isNoticeOnTop = false;
    showNext();
    return m_lastQuestion;
}

quint64 MessageBar::askFirst(const QString& question, const QString& verb,
                             std::function<void()> then)
{
    m_questions.push_front({++m_lastQuestion, question, verb, std::move(then), {}});
    m_isNoticeOnTop = false;
    showNext();
    return m_lastQuestion;
}

void MessageBar::withdraw(quint64 question)
{
    if (std::erase_if(m_questions, [&](const Question& other) { return other.id == question; }) > 0)
        showNext();
}

// The bar is in order again before anybody hears of the click: they may show something.
void MessageBar::accept()
{
    if (m_unread->isActive())
        return;
    const auto then = std::move(m_questions.front().then);
    m_questions.pop_front();
    showNext();
    then();
}

void MessageBar::close()
{
    if (m_unread->isActive())
        return;
    std::function<void()> then;
    if (m_kind == Kind::Question) {
        then = std::move(m_questions.front().otherwise);
        m_questions.pop_front();
    } else if (const auto notice = std::exchange(m_notice, {})) {
        then = notice->cancel;
    }
    showNext();
    if (then)
        then();
}

void MessageBar::showNext()
{
    if (!m_questions.empty() && !(m_notice && m_isNoticeOnTop)) {
        m_accept->setText(m_questions.front().verb);
        m_accept->setAccessibleName(m_questions.front().verb);
        show(Kind::Question, m_questions.front().text);
    } else if (m_notice) {
        m_details->setText(m_notice->details);
        show(m_notice->kind, m_notice->text);
    } else {
        hide();
    }
}

void MessageBar::show(Kind kind, const QString& text)
{
    if (isVisible() && underMouse() && kind == Kind::Question && text != m_text->text())
        m_unread->start();
    else if (kind != Kind::Question)
        m_unread->stop();
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    m_progress->setVisible(kind == Kind::Progress);
    m_accept->setVisible(kind == Kind::Question);
    m_detailsButton->setVisible(kind == Kind::Error && !m_details->text().isEmpty());
    m_detailsButton->setChecked(false);
    m_details->hide();
    const bool isOffer = kind == Kind::Question && m_questions.front().otherwise;
    m_close->setText(kind == Kind::Progress ? tr("Cancel") : isOffer ? tr("Discard") : tr("Close"));
    m_close->setAccessibleName(m_close->text());
    restyle();
    setVisible(true);
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::restyle()
{
    const auto around = paletteAround(*this);
    const auto mark
        = m_kind == Kind::Error ? overServedColor() : modeColor(models::Mode::WhatIf, around);
    setGround(*this, mixed(mark, around.color(QPalette::Window), 0.16));
}

// A new theme reaches each widget in its turn, after whoever chose it has shown a note in the old
// one: the last word is the palette that comes from above.
void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::ApplicationPaletteChange)
        restyle();
}

} // namespace fairlead::views
