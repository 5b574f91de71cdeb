// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/windowtitle.h"

#include "app/history/timelinecontroller.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/source.h"
#include "models/document/scenariodocument.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace fairlead::app {

namespace {
QString joined(const QStringList& parts)
{
    return parts.join(QStringLiteral("  ·  "));
}

/// What tells a source from another one of the same cluster, in a word; nothing of a demo itself.
QString placeOf(const models::ScenarioDocument& document)
{
    const accounting::Source source(models::exactText(document.baseSnapshot()->source));
    if (source.kind().isDemo)
        return {};
    const auto place = source.url() != nullptr
        ? source.title()
        : QFileInfo(QDir::cleanPath(source.name())).fileName();
    return models::shownText(place.toStdString());
}

/// "winter", "winter.json", "winter (plan-b.json)"; empty: nothing to tell it from others by.
QString scenarioOf(const models::ScenarioDocument& document, const QString& ownFile)
{
    const auto& own = document.scenario().name;
    const auto name = document.isEdited() ? models::shownText(own) : QString();
    const QFileInfo info(ownFile);
    if (ownFile.isEmpty() || name == models::shownText(info.completeBaseName().toStdString()))
        return name;
    const auto file = models::shownText(info.fileName().toStdString());
    return name.isEmpty() ? file : models::withAside(name, file);
}

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::MainWindow)
};
} // namespace

QString demoOf(const models::ScenarioDocument& document)
{
    if (!document.hasSnapshot())
        return {};
    const auto& snapshot = *document.baseSnapshot();
    const accounting::Source source(models::exactText(snapshot.source));
    return source.kind().isDemo || isMadeUp(snapshot.provenance)
        ? Texts::tr("demo %1", "a cluster that is made up").arg(models::shownText(snapshot.cluster))
        : QString();
}

QString sourceNameOf(const models::ScenarioDocument& document)
{
    const auto cluster
        = document.hasSnapshot() ? models::shownText(document.snapshot()->cluster) : QString();
    if (cluster.isEmpty())
        return {};
    const auto place = placeOf(document);
    const auto demo = demoOf(document);
    const auto shown = demo.isEmpty() ? cluster : demo;
    return place.isEmpty() || place == cluster ? shown : models::withAside(shown, place);
}

QString titleOf(const models::ScenarioDocument& document, const QString& ownFile)
{
    auto shown = sourceNameOf(document);
    if (shown.isEmpty())
        return Texts::tr("Fairlead");
    if (const auto scenario = scenarioOf(document, ownFile); !scenario.isEmpty())
        shown += QStringLiteral(" · ") + scenario;
    shown.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    return Texts::tr("%1[*] — Fairlead").arg(shown);
}

QString bandSubject(const models::ScenarioDocument& document,
                    const std::optional<OtherMoment>& away)
{
    QStringList parts;
    const auto demo = demoOf(document);
    if (!demo.isEmpty())
        parts << demo;
    if (away)
        parts << TimelineController::nameOf(*away);
    return joined(parts);
}

QString longestNote(const models::ScenarioDocument& document)
{
    constexpr int many = 1000; // edits
    const auto& scenario = document.scenario();
    QStringList parts{
        Texts::tr("%Ln edit(s)", nullptr, std::max(many, static_cast<int>(scenario.edits.size())))};
    const auto demo = demoOf(document);
    if (!demo.isEmpty())
        parts << demo;
    parts << TimelineController::longestName();
    if (!scenario.name.empty())
        parts << models::shownText(scenario.name);
    return joined(parts);
}

QString bandNote(const models::ScenarioDocument& document, const std::optional<OtherMoment>& away)
{
    const auto& scenario = document.scenario();
    if (scenario.edits.empty())
        return {};
    QStringList note{Texts::tr("%Ln edit(s)", nullptr, static_cast<int>(scenario.edits.size()))};
    if (const auto subject = bandSubject(document, away); !subject.isEmpty())
        note << subject;
    if (!scenario.name.empty())
        note << models::shownText(scenario.name);
    return joined(note);
}

} // namespace fairlead::app
