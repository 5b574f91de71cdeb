// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

#include <deque>
#include <functional>
#include <optional>

class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace fairlead::views {

/// A line below the pages: an error with its details, a note, progress, or a question with a
/// button. It pushes the pages down and hides nothing.
///
/// A notice (error, note, progress) takes the place of the notice before it, and never that of a
/// question: a question that it covers comes back when the notice is closed. Questions wait for
/// each other, the oldest first, but for what cannot wait; each answer goes to whoever asked. A
/// question that comes into the place of something else under the mouse takes no click in its first
/// half second.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const QString& text, const QString& details);
    void showNote(const QString& text);
    /// `cancel` is called when somebody does not want to wait.
    void showProgress(const QString& text, std::function<void()> cancel);
    /// Takes the notice away; questions stay.
    void dismiss();
    /// What was waited for is there: takes a progress away, and no other notice.
    void endProgress();
    /// The notice of this text has no sense any more, wherever it waits; another one stays.
    void withdrawNotice(const QString& text);

    /// Asks something; `verb` is on the button, and `then` follows a click on it, `otherwise` one
    /// on Discard; without it the other button is Close. It covers the notice that is there.
    /// Returns what withdraw() wants.
    quint64 ask(const QString& question, const QString& verb, std::function<void()> then,
                std::function<void()> otherwise = {});
    /// The same of what cannot wait: the questions that are there come after it.
    quint64 askFirst(const QString& question, const QString& verb, std::function<void()> then);
    /// The question has no sense any more. One that was answered is left alone.
    void withdraw(quint64 question);

    /// What can be read now.
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Kind
    {
        Error,
        Note,
        Question,
        Progress
    };
    struct Notice
    {
        Kind kind = Kind::Note;
        QString text;
        QString details; ///< of an error
        std::function<void()> cancel; ///< of progress
    };
    struct Question
    {
        quint64 id = 0;
        QString text;
        QString verb;
        std::function<void()> then;
        std::function<void()> otherwise;
    };
    void setNotice(Notice notice);
    void accept();
    void close();
    void showNext();
    void show(Kind kind, const QString& text);
    void restyle();

    std::optional<Notice> m_notice;
    std::deque<Question> m_questions; // the first one is shown
    quint64 m_lastQuestion = 0;
    bool m_isNoticeOnTop = false;
    Kind m_kind = Kind::Note; // what is shown
    QLabel* m_text = nullptr;
    QLabel* m_details = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_accept = nullptr;
    QToolButton* m_detailsButton = nullptr;
    QToolButton* m_close = nullptr;
    QTimer* m_leave = nullptr; ///< a note goes by itself
    QTimer* m_unread = nullptr; ///< while it runs, clicks are meant for what was there before
};

} // namespace fairlead::views
