// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/base/issues.h"
#include "engine/base/result.h"
#include "engine/policy/policy.h"
#include "engine/priority/underpolicy.h"

#include <QObject>

#include <memory>

class QAction;

namespace fairlead::views {
class ComparePage;
class IssuesDock;
class MessageBar;
} // namespace fairlead::views

namespace fairlead::app {

class Settings;
class SourceController;

/// Reads the policy that the page Compare ranks the queue by, away from the GUI thread, and again
/// whenever the source is, or is to be. A file that cannot be used leaves what is on the screen,
/// and is told once; what a usable one could not say is an issue.
class PolicyController : public QObject
{
    Q_OBJECT

public:
    PolicyController(Settings& settings, SourceController& sources, views::MessageBar& messages,
                     views::ComparePage& page, views::IssuesDock& issues, const QAction& refresh,
                     QWidget* window);

    void choose();
    void compareWith(const QString& file);

signals:
    void failed(const fairlead::Error& error);

private:
    struct Answer
    {
        std::shared_ptr<const OtherPolicy> policy;
        Issues issues;
    };

    static Result<Answer> read(const QString& file);
    void show(const QString& file, const Result<Answer>& answer);
    void readAgain();

    Settings& m_settings;
    views::MessageBar& m_messages;
    views::ComparePage& m_page;
    views::IssuesDock& m_issues;
    QWidget* m_window;
    NewestQuestion m_question;
    NewestQuestion m_again; // what is compared with, read again
    std::optional<Message> m_told; // why the file could not be read again
};

} // namespace fairlead::app
