// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output/terminalprogress.h"

#include <QCoreApplication>

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <unistd.h>

namespace fairlead::cli {

namespace {
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

class Line
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::TerminalProgress)

public:
    Line(Doing what, std::FILE* file)
        : m_what(what)
        , m_file(file)
    {
    }

    void tell(double done)
    {
        const std::lock_guard lock(m_mutex);
        if (done >= 1.0) {
            show({});
            m_next = Clock::now() + 1s; // other replays may follow
        } else if (Clock::now() >= m_next) {
            const auto words = m_what == Doing::Replays ? tr("%1 % of the replays")
                                                        : tr("%1 % of the decisions");
            show(words.arg(static_cast<int>(100 * done)));
            m_next = Clock::now() + 200ms;
        }
    }

private:
    void show(const QString& text)
    {
        if (text.isEmpty() && m_shown.isEmpty())
            return;
        const QString blank(m_shown.size(), QLatin1Char(' '));
        const auto line = QLatin1Char('\r') + blank + QLatin1Char('\r') + text;
        std::fputs(line.toLocal8Bit().constData(), m_file);
        std::fflush(m_file);
        m_shown = text;
    }

    Doing m_what;
    std::FILE* m_file;
    std::mutex m_mutex;
    Clock::time_point m_next = Clock::now() + 1s;
    QString m_shown;
};
} // namespace

Progress terminalProgress(Doing what, std::FILE* file)
{
    if (::isatty(::fileno(file)) == 0)
        return {};
    return [line = std::make_shared<Line>(what, file)](double done) { line->tell(done); };
}

} // namespace fairlead::cli
