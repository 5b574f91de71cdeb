// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/sourceloader.h"

#include <QObject>

#include <optional>
#include <string>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class KeptRecording;
class LeaveQuestion;
class Settings;
struct Workspace;

/// A source at a moment that is not that of its last reading.
struct OtherMoment
{
    enum class Kind : std::uint8_t
    {
        Kept, ///< a reading of then
        Rebuilt, ///< from the history of jobs
        Ahead ///< if all goes on as it is
    };
    std::shared_ptr<const Snapshot> snapshot; ///< never null
    std::int64_t now = 0; ///< what it is evaluated at, Unix seconds
    Kind kind = Kind::Kept;
    std::int64_t asked = 0; ///< what was looked for: at or after the moment of a reading
};

/// Opens sources and reads them again. What is on the screen stays until the new one is there;
/// edits that would go with it are asked for first.
class SourceController : public QObject
{
    Q_OBJECT

public:
    SourceController(Workspace& workspace, Settings& settings, views::MessageBar& messages,
                     LeaveQuestion& leave, QWidget* window);

    void open(const accounting::SourceAccess& access);
    /// The next reading of what is on the screen: the edits stay, unless it is of another cluster.
    void showNext(const std::shared_ptr<const Snapshot>& snapshot);
    /// The same for what is there without being asked for: it stays out of sight while the window
    /// shows another moment.
    void takeReading(const std::shared_ptr<const Snapshot>& snapshot);
    /// Shows another moment of the source in place of the last reading, nothing: the reading again.
    /// The edits stay.
    void showMoment(std::optional<OtherMoment> other);
    /// What is on the screen in place of the last reading.
    [[nodiscard]] const std::optional<OtherMoment>& away() const { return m_away; }
    [[nodiscard]] bool isAway() const { return m_away.has_value(); }
    /// What was read last, whether or not it is on the screen.
    [[nodiscard]] const std::shared_ptr<const Snapshot>& present() const { return m_present; }
    /// What the document has been given last.
    [[nodiscard]] const std::shared_ptr<const Snapshot>& wanted() const
    {
        return m_away ? m_away->snapshot : m_present;
    }
    void chooseFolder();
    void chooseFile();
    void chooseCommands();
    /// The name of what is on the screen; empty: nothing is.
    [[nodiscard]] const QString& source() const { return m_shown.source.name(); }
    /// The name of what is being read; empty: nothing is.
    [[nodiscard]] QString reading() const;
    /// What is on the screen, to read it again.
    [[nodiscard]] const accounting::SourceAccess& access() const { return m_shown; }
    /// Its recording: another one with each reading. Never null.
    [[nodiscard]] std::shared_ptr<KeptRecording> recording();

    /// What is on the screen has answered again: an error that it was shown for goes.
    void takeAnswer();

signals:
    void opened(const QString& source);
    void failed(const fairlead::Error& error);
    /// reading() is another.
    void readingChanged();
    /// away() is another.
    void awayChanged();
    /// present() is another reading of the same source.
    void readAgain();
    /// It was read, but the user has kept what is on the screen.
    void abandoned();

private:
    enum class Reading
    {
        Whole,
        FirstLook, ///< what is there soon; SecondLook follows it
        SecondLook, ///< all of what the first look has shown
    };
    void read(Reading reading);
    void show(const std::shared_ptr<const Snapshot>& snapshot, const QString& source);
    void showOther(const std::shared_ptr<const Snapshot>& snapshot);
    void announce(Reading reading);
    void tellDeclined();
    [[nodiscard]] QString declinedText() const;
    void forgetDeclined();
    [[nodiscard]] bool isOfOtherCluster(const Snapshot& snapshot) const;
    void showError(const Error& error, const QString& source, const QString& instead);
    void withdrawError();

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    LeaveQuestion& m_leave;
    QWidget* m_window;
    std::shared_ptr<const Snapshot> m_present;
    std::optional<OtherMoment> m_away; // nothing: the present is on the screen
    accounting::SourceAccess m_shown;
    accounting::SourceAccess m_pending;
    std::shared_ptr<KeptRecording> m_recording; // of m_present; null: nobody has asked
    QString m_error; // that is in the message bar; empty: none of ours
    QString m_errorSource; // what could not be read
    Reading m_reading = Reading::Whole; // that is under way, or was the last
    std::optional<std::string> m_declined; // a cluster that the user did not want to see
    SourceLoader m_loader;
};

} // namespace fairlead::app
