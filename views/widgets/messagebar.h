// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QToolButton;

namespace fairlead::views {

/// A line above the pages: an error with its details, a question with a button, or progress. It
/// pushes the pages down and hides nothing.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const QString& text, const QString& details);
    void showNote(const QString& text);
    /// Asks something; `accept` is the verb on the button.
    void showQuestion(const QString& text, const QString& accept);
    void showProgress(const QString& text);
    void dismiss();
    [[nodiscard]] QString text() const;

signals:
    void accepted();
    void dismissed();
    /// Cancel while progress is shown.
    void cancelRequested();

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
    void show(Kind kind, const QString& text);
    void restyle();

    Kind m_kind = Kind::Note;
    QLabel* m_text = nullptr;
    QLabel* m_details = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_accept = nullptr;
    QToolButton* m_detailsButton = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace fairlead::views
