// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the dashboard keeps its user waiting: 25 000 associations and 50 000 pending jobs, from
// a store, or for the past from a capture with a history of 150 000 jobs. "stall_ms" is the longest
// time that the GUI thread spent on one event (painting included) in one step, half of the steps
// and 99 of 100 stay below "half_ms" and "p99_ms"; "time" is until everything on the screen is up
// to date. "cpu_p99_ms" and "cpu_most_ms" are what the thread computed of it, on a machine that has
// other work too.

#include "app/editing/workspace.h"
#include "app/process/process.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/accounting/store/store.h"
#include "tests/bench/syntheticcapture.h"
#include "tests/bench/syntheticcluster.h"
#include "views/timeline/timelineslider.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <stdexcept>
#include <vector>

using namespace fairlead;

namespace {
/// What passes, and what the thread itself computes of it: of a busy machine the second tells.
struct Spent
{
    double wall = 0; ///< @unit ms
    double cpu = 0; ///< @unit ms
};

double millisecondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

Spent spentSoFar()
{
    return {millisecondsOf(CLOCK_MONOTONIC), millisecondsOf(CLOCK_THREAD_CPUTIME_ID)};
}

/// Times every event that the event loop hands out.
class MeteredApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const auto start = spentSoFar();
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        take(start);
        return done;
    }
    /// Counts what `work` does as one event: it stands for what a key or a mouse button starts.
    void asEvent(auto work)
    {
        const auto start = spentSoFar();
        ++m_depth;
        work();
        --m_depth;
        take(start);
    }
    /// Of the events since it was asked last, the most of each.
    Spent takeLongest() { return std::exchange(m_longest, {}); }
    static MeteredApplication& instance()
    {
        return *static_cast<MeteredApplication*>(QCoreApplication::instance());
    }

private:
    void take(const Spent& start)
    {
        const auto now = spentSoFar();
        m_longest = {std::max(m_longest.wall, now.wall - start.wall),
                     std::max(m_longest.cpu, now.cpu - start.cpu)};
    }

    int m_depth = 0;
    Spent m_longest;
};

constexpr bench::ClusterSize largeSite{25000, 50000, 0};

void writeLargeStore(const QString& path, std::size_t jobs)
{
    const auto written
        = accounting::writeStore({path, {}}, bench::syntheticRecords({25000, jobs, 0}));
    if (!written)
        throw std::runtime_error(english(written.error().message));
}

/// The window of a large site, with a settings file of its own.
class LargeWindow
{
public:
    LargeWindow()
    {
        QObject::connect(&m_workspace.document, &models::ScenarioDocument::snapshotShown, &m_window,
                         [this] { ++m_shown; });
        m_window.resize(1600, 1000);
        m_window.show();
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("l.fairlead")); }
    void open() { open(path()); }
    void open(const QString& source)
    {
        const int before = m_shown;
        MeteredApplication::instance().asEvent([&] { m_window.open(source); });
        waitFor([&] { return m_shown > before; });
        settle();
    }
    void act(auto work)
    {
        MeteredApplication::instance().asEvent(work);
        settle();
    }
    void settle()
    {
        const auto& document = m_workspace.document;
        waitFor([&] { return document.evaluation() != nullptr && !document.isStale(); });
        for (int i = 0; i < 3; ++i) // what was posted, and what that posts
            QCoreApplication::processEvents();
    }
    static void waitFor(auto condition)
    {
        while (!condition())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    }
    template <typename Thing>
    [[nodiscard]] Thing& named(const char* name) const
    {
        auto* found = m_window.findChild<Thing*>(QLatin1String(name));
        if (found == nullptr)
            throw std::runtime_error(std::string("nothing is named ") + name);
        return *found;
    }
    [[nodiscard]] app::MainWindow& window() { return m_window; }
    [[nodiscard]] app::Workspace& workspace() { return m_workspace; }

private:
    QTemporaryDir m_folder;
    app::Settings m_settings{m_folder.filePath(QStringLiteral("fairlead.ini"))};
    app::Workspace m_workspace;
    app::MainWindow m_window{m_workspace, m_settings};
    int m_shown = 0; // snapshots
};

LargeWindow& large()
{
    static auto* window = [] { // outlived by the application
        auto* made = new LargeWindow;
        writeLargeStore(made->path(), largeSite.jobs);
        made->open();
        return made;
    }();
    return *window;
}

/// The same site with a past.
LargeWindow& longKnown()
{
    constexpr std::size_t ran = 150000;
    static auto* window = [] {
        auto* made = new LargeWindow;
        const auto folder = made->folder().toStdString();
        bench::writeSyntheticCapture(largeSite, folder);
        bench::writeSyntheticHistory(largeSite, ran, folder);
        made->open(made->folder());
        return made;
    }();
    return *window;
}

void measure(benchmark::State& state, auto work, LargeWindow& window = large())
{
    auto& application = MeteredApplication::instance();
    window.settle();
    application.takeLongest();
    std::vector<double> frames;
    std::vector<double> computed;
    for (auto _ : state) {
        work();
        const auto longest = application.takeLongest();
        frames.push_back(longest.wall);
        computed.push_back(longest.cpu);
    }
    const auto part = [](std::vector<double>& times, double below) {
        std::ranges::sort(times);
        return times[static_cast<std::size_t>(below * static_cast<double>(times.size() - 1))];
    };
    state.counters["half_ms"] = part(frames, 0.5);
    state.counters["p99_ms"] = part(frames, 0.99);
    state.counters["stall_ms"] = part(frames, 1.0);
    state.counters["cpu_p99_ms"] = part(computed, 0.99);
    state.counters["cpu_most_ms"] = part(computed, 1.0);
}

void openSource(benchmark::State& state)
{
    measure(state, [] { large().open(); });
}

void moveSlider(benchmark::State& state, const char* page)
{
    large().window().pages().showPage(QLatin1String(page));
    auto& slider = large().named<QSlider>("PriorityWeightFairshareSlider");
    int step = 0;
    slider.setSliderDown(true);
    measure(state, [&] {
        large().act([&] { slider.setSliderPosition(slider.maximum() * (++step % 50) / 50); });
    });
    slider.setSliderDown(false);
    large().act([] { large().workspace().editor.replace(Scenario(), QStringLiteral("reset")); });
}

/// Along a part of the time line.
/// @param from, to  of its length
void drag(benchmark::State& state, LargeWindow& window, const char* page, double from, double to)
{
    window.window().pages().showPage(QLatin1String(page));
    auto& toggle = window.named<QAction>("timeline");
    auto& slider = window.named<views::TimelineSlider>("timelineSlider");
    window.act([&] { toggle.setChecked(true); });
    LargeWindow::waitFor([&] { return slider.hasSpan(); });
    const double now = slider.valueOf(window.workspace().document.now());
    const auto place = [&](double part) {
        return static_cast<int>(part < 0 ? now * (1.0 + part)
                                         : now + (slider.maximum() - now) * part);
    };
    int step = 0;
    measure(
        state,
        [&] {
            const double part = from + (to - from) * (++step % 50) / 50;
            const auto before = window.workspace().document.baseSnapshot();
            window.act([&] { slider.setValue(place(part)); });
            if (part < 0) { // each is rebuilt
                LargeWindow::waitFor(
                    [&] { return window.workspace().document.baseSnapshot() != before; });
                window.settle();
            }
        },
        window);
    window.act([&] { toggle.setChecked(false); });
}

void moveMoment(benchmark::State& state, const char* page)
{
    drag(state, large(), page, 0.0, 1.0);
}

/// From a month ago to now: queue and usage of each moment are rebuilt.
void movePast(benchmark::State& state, const char* page)
{
    drag(state, longKnown(), page, -0.9, -0.02);
}

void editShare(benchmark::State& state)
{
    std::uint32_t shares = 1;
    measure(state, [&] {
        const ShareEdit edit{{"a7", "", ""}, ++shares};
        large().act([&] {
            large().workspace().editor.replace(Scenario{{}, {edit}}, QStringLiteral("shares"));
        });
    });
    large().act([] { large().workspace().editor.replace(Scenario(), QStringLiteral("reset")); });
}

void sortQueue(benchmark::State& state)
{
    large().window().pages().showPage(QStringLiteral("queuePage"));
    auto& table = large().named<QTableView>("queueTable");
    int column = 0;
    measure(state,
            [&] { large().act([&] { table.sortByColumn(++column % 5, Qt::AscendingOrder); }); });
    large().act([&] { table.sortByColumn(0, Qt::AscendingOrder); });
}

void filterQueue(benchmark::State& state)
{
    large().window().pages().showPage(QStringLiteral("queuePage"));
    auto& filter = large().named<QLineEdit>("searchBox");
    int number = 0;
    measure(state, [&] { large().act([&] { filter.setText(QString::number(++number % 10)); }); });
    large().act([&] { filter.clear(); });
}

void scrollQueue(benchmark::State& state)
{
    large().window().pages().showPage(QStringLiteral("queuePage"));
    auto& table = large().named<QTableView>("queueTable");
    int row = 0;
    measure(state, [&] {
        row = (row + 997) % table.model()->rowCount();
        large().act([&] { table.scrollTo(table.model()->index(row, 0)); });
    });
}

void changePage(benchmark::State& state)
{
    const auto pages = app::Pages::kinds();
    std::size_t page = 0;
    measure(state, [&] {
        large().act([&] { large().window().pages().showPage(pages[++page % pages.size()].name); });
    });
}

/// F5 after five thousand jobs of fifty thousand have left the queue, then after they came back.
void refreshSource(benchmark::State& state)
{
    large().window().pages().showPage(QStringLiteral("queuePage"));
    std::size_t jobs = 50000;
    for (auto _ : state) {
        state.PauseTiming();
        jobs = jobs == 50000 ? 45000 : 50000;
        writeLargeStore(large().path(), jobs);
        large().settle();
        MeteredApplication::instance().takeLongest();
        state.ResumeTiming();
        large().act([] { large().named<QAction>("refresh").trigger(); });
        LargeWindow::waitFor(
            [&] { return large().workspace().document.snapshot()->jobs.size() == jobs; });
        large().settle();
        auto& longest = state.counters["stall_ms"];
        longest = std::max<double>(longest, MeteredApplication::instance().takeLongest().wall);
    }
}

BENCHMARK(openSource)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3);
BENCHMARK_CAPTURE(moveSlider, overview, "overviewPage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK_CAPTURE(moveSlider, queue, "queuePage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK_CAPTURE(moveSlider, compare, "comparePage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK_CAPTURE(moveMoment, overview, "overviewPage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK_CAPTURE(moveMoment, queue, "queuePage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK_CAPTURE(movePast, overview, "overviewPage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK_CAPTURE(movePast, queue, "queuePage")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);
BENCHMARK(editShare)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(50);
BENCHMARK(sortQueue)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);
BENCHMARK(filterQueue)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);
BENCHMARK(scrollQueue)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(100);
BENCHMARK(changePage)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);
BENCHMARK(refreshSource)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(4);
} // namespace

int main(int argc, char** argv)
{
    process::prepare(); // as the program does
    qputenv("QT_QPA_PLATFORM", "offscreen");
    MeteredApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
