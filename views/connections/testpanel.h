// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace fairlead::views {

/// The test of a connection: a button that begins or cancels it, and how it ended. Who owns the
/// panel tests.
class TestPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TestPanel(QWidget* parent = nullptr);

    /// Without a usable connection there is nothing to test.
    void setPossible(bool isPossible);
    /// Cancels what is under way and forgets how the last one ended.
    void stop();
    /// The end of a test: `text` in words, the driver's under it.
    void showResult(bool isGood, const QString& text, const QString& details);

signals:
    void requested();
    void cancelled();

private:
    void start();

    bool m_isTesting = false;
    QPushButton* m_test = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_details = nullptr;
};

} // namespace fairlead::views
