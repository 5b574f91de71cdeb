// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/screenshots.h"

#include "app/apply/applycontroller.h"
#include "app/apply/conflictwords.h"
#include "app/editing/workspace.h"
#include "app/frame/commandline.h"
#include "app/history/outlookcontroller.h"
#include "app/history/usagecontroller.h"
#include "app/scenario/policycontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "engine/priority/traits.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "models/accounting/store/storechange.h"
#include "models/advice/adviser.h"
#include "models/document/policycomparison.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/advice/advicepage.h"
#include "views/apply/applydialog.h"
#include "views/compare/comparepage.h"
#include "views/outlook/outlookpage.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTableView>
#include <QTemporaryDir>

#include <array>
#include <cstdio>

namespace fairlead::app {

namespace {
void tell(const Error& error)
{
    std::fprintf(stderr, "fairlead: %s\n", qUtf8Printable(models::messageWords(error.message)));
    for (const auto& line : models::shownLines(error.detail).split(u'\n', Qt::SkipEmptyParts))
        std::fprintf(stderr, "  %s\n", qUtf8Printable(line));
}

// Lets layouts and repaints that were asked for happen; nothing here waits for a time.
void settle()
{
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
}

QString pageFile(const QString& page, views::ThemeChoice theme, double scale)
{
    auto name = page;
    name.remove(QStringLiteral("Page"));
    return name + QLatin1Char('-') + views::themeName(theme)
        + (scale > 1.0 ? QStringLiteral("@2x.png") : QStringLiteral(".png"));
}

Error failed(const accounting::SaveOutcome& outcome)
{
    return outcome ? Error{ErrorCode::Internal, said("Messages", "two saves did not meet"), {}}
                   : outcome.error();
}

// The conflict of a real store in a temporary folder: somebody has saved the same parameters with
// other values. Who and when do not depend on who makes the picture.
Result<views::StoreConflict> exampleConflict(const Snapshot& snapshot, const Scenario& mine)
{
    const QTemporaryDir folder;
    const auto store = folder.filePath(QStringLiteral("store.fairlead"));
    if (auto done = accounting::writeStore(store, recordsOf(snapshot)); !done)
        return done.error();
    const auto read = accounting::openSource(store);
    if (!read)
        return read.error();
    auto theirs = mine;
    for (auto& edit : theirs.edits) {
        if (auto* parameter = std::get_if<ParameterEdit>(&edit))
            parameter->value += '0';
    }
    const auto& revision = (*read)->storeRevision;
    if (auto saved = accounting::applyToStore(store, theirs, revision); !saved)
        return failed(saved);
    const auto outcome = accounting::applyToStore(store, mine, revision);
    if (outcome.conflict() == nullptr)
        return failed(outcome);
    const auto sides = accounting::storeSides(store, **read, mine);
    if (!sides)
        return sides.error();
    auto conflict = *outcome.conflict();
    for (auto& entry : conflict.theirs) {
        entry.time = snapshot.computedAt;
        entry.databaseUser = "ann@node1";
        entry.systemUser = "ann";
    }
    return snapshotConflict(conflict, *sides);
}

} // namespace

Screenshots::Screenshots(MainWindow& window, Workspace& workspace, const CommandLine& line)
    : QObject(&window)
    , m_window(window)
    , m_workspace(workspace)
    , m_file(line.screenshot)
    , m_folder(line.screenshots)
    , m_isAgainst(!line.against.isEmpty())
{
    connect(&workspace.document, &models::ScenarioDocument::evaluationChanged, this,
            &Screenshots::begin, Qt::QueuedConnection);
    connect(&window.sources(), &SourceController::failed, this, &Screenshots::fail);
    connect(&window.policies(), &PolicyController::failed, this, &Screenshots::fail);
    connect(&window.pages().page<views::ComparePage>().comparison(),
            &models::PolicyComparison::changed, this, &Screenshots::begin, Qt::QueuedConnection);
}

QImage Screenshots::picture(QWidget& window, double scale)
{
    QImage image(window.size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(window.palette().color(QPalette::Window));
    window.render(&image);
    return image;
}

bool Screenshots::write(QWidget& window, double scale, const QString& file)
{
    settle();
    const bool done
        = QDir().mkpath(QFileInfo(file).absolutePath()) && picture(window, scale).save(file);
    if (!done)
        tell({ErrorCode::OutputFailed,
              {said("Messages", "cannot write %1"), {file.toStdString()}},
              {}});
    m_hasFailed = m_hasFailed || !done;
    return done;
}

void Screenshots::begin()
{
    if (m_isDone || m_isWriting || m_awaitsUsage || m_workspace.document.evaluation() == nullptr
        || m_workspace.document.isStale() || !isCompared())
        return;
    // Pictures wait for the window to settle, and meanwhile another evaluation may come.
    m_isWriting = true;
    writeAll();
    m_isWriting = false;
}

// Another policy has to be read, and then to be computed with.
bool Screenshots::isCompared() const
{
    const auto& comparison = m_window.pages().page<views::ComparePage>().comparison();
    return !m_isAgainst || (comparison.verdict() != nullptr && !comparison.isStale());
}

void Screenshots::writeAll()
{
    if (!m_file.isEmpty() && !m_isEdited)
        write(m_window, 1.0, m_file);
    if (m_folder.isEmpty()) {
        finish(true);
        return;
    }
    if (!m_isEdited) {
        writePages(PagePicture::AsRead);
        showUsage();
        return;
    }
    auto* table = m_window.pages().findChild<QTableView*>(QStringLiteral("queueTable"));
    table->selectionModel()->select(
        QItemSelection(table->model()->index(0, 0), table->model()->index(2, 0)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    writePages(PagePicture::Edited);
    showOutlook();
}

// Replays run when somebody asks for them.
void Screenshots::showOutlook()
{
    m_isDone = true; // with the other pages
    connect(
        &m_window.outlooks(), &OutlookController::shown, this,
        [this] {
            writePages(PagePicture::OfReplays);
            showAdvice();
        },
        Qt::SingleShotConnection);
    emit m_window.pages().page<views::OutlookPage>().runRequested();
}

// The adviser looks when its page is seen; nothing is wrong with the policy of the demo.
void Screenshots::showAdvice()
{
    const std::array<Edit, 3> flaws{ParameterEdit{"PriorityWeightAssoc", "50000"},
                                    ParameterEdit{"PriorityWeightJobSize", "3"},
                                    ParameterEdit{"PriorityMaxAge", "00:10:00"}};
    const bool isFlawed = m_workspace.editor.submit(flaws, QStringLiteral("flaws")).has_value();
    auto& adviser = m_window.pages().page<views::AdvicePage>().adviser();
    m_advice = connect(&adviser, &models::Adviser::changed, this, [this, &adviser, isFlawed] {
        if (!adviser.isCurrent() || m_workspace.document.isStale())
            return;
        disconnect(m_advice);
        writePages(PagePicture::Advised);
        if (isFlawed)
            m_workspace.undo.undo();
        showApply();
    });
    for (const auto& kind : Pages::kinds()) {
        if (kind.picture == PagePicture::Advised)
            m_window.pages().showPage(kind.name);
    }
}

// What the dialog shows is worked out elsewhere.
void Screenshots::showApply()
{
    connect(
        &m_window.applying(), &ApplyController::shown, this,
        [this] {
            auto* dialog = m_window.applying().dialog();
            writeDialog(*dialog, QStringLiteral("apply"));
            dialog->reject();
            writeConflict();
            finish(true);
        },
        Qt::SingleShotConnection);
    m_window.applying().showDialog();
}

void Screenshots::writeDialog(QWidget& dialog, const QString& name)
{
    for (const auto theme : {views::ThemeChoice::Light, views::ThemeChoice::Dark}) {
        m_window.setTheme(theme);
        for (const double scale : {1.0, 2.0})
            write(dialog, scale, m_folder + QLatin1Char('/') + pageFile(name, theme, scale));
    }
}

// Two people and one store, a copy of the demo on the screen.
void Screenshots::writeConflict()
{
    const auto& base = m_workspace.document.baseSnapshot();
    if (traitsOf(base->policy).hasTargets)
        return; // the example edits shares
    const auto conflict = exampleConflict(*base, m_workspace.document.scenario());
    if (!conflict) {
        tell(conflict.error());
        m_hasFailed = true;
        return;
    }
    auto* dialog = new views::StoreConflictDialog(*conflict, &m_window);
    dialog->open();
    writeDialog(*dialog, QStringLiteral("conflict"));
    dialog->reject();
}

// The usage is read when its page is seen.
void Screenshots::showUsage()
{
    m_awaitsUsage = true;
    connect(
        &m_window.usages(), &UsageController::shown, this,
        [this] {
            writePages(PagePicture::OfPeriod);
            m_awaitsUsage = false;
            edit();
        },
        Qt::SingleShotConnection);
    for (const auto& kind : Pages::kinds()) {
        if (kind.picture == PagePicture::OfPeriod)
            m_window.pages().showPage(kind.name);
    }
}

void Screenshots::writePages(PagePicture picture)
{
    for (const auto& kind : Pages::kinds()) {
        if (kind.picture == picture)
            writePage(kind.name);
    }
}

void Screenshots::writePage(const QString& page)
{
    m_window.pages().showPage(page);
    for (const auto theme : {views::ThemeChoice::Light, views::ThemeChoice::Dark}) {
        m_window.setTheme(theme);
        for (const double scale : {1.0, 2.0})
            write(m_window, scale, m_folder + QLatin1Char('/') + pageFile(page, theme, scale));
    }
}

// Queue and comparison have more to show with an edit: half the fair-share weight, twice the age,
// or queue time.
void Screenshots::edit()
{
    m_isEdited = true;
    const auto gesture = m_workspace.editor.beginGesture();
    const auto& policy = m_workspace.document.baselinePolicy();
    struct Example
    {
        const char* parameter;
        double factor; ///< of the value that it has
        int more;
    };
    constexpr std::array examples{Example{"PriorityWeightFairshare", 0.5, 0},
                                  Example{"PriorityWeightAge", 2.0, 10000},
                                  Example{"FSWEIGHT", 0.0, 5}, Example{"QUEUETIMEWEIGHT", 0.0, 4}};
    for (const auto& example : examples) {
        const auto value = models::exactText(parameterValue(policy, example.parameter));
        if (value.isEmpty())
            continue; // another scheduler's
        const auto edited = static_cast<qint64>(value.toDouble() * example.factor) + example.more;
        (void)m_workspace.editor.submit(ParameterEdit{example.parameter, std::to_string(edited)},
                                        gesture);
    }
    m_workspace.editor.endGesture(gesture);
}

void Screenshots::fail(const Error& error)
{
    tell(error);
    finish(false);
}

void Screenshots::finish(bool done)
{
    m_isDone = true;
    QCoreApplication::exit(done && !m_hasFailed ? 0 : 2);
}

} // namespace fairlead::app
