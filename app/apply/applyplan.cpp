// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/applyplan.h"

#include "app/apply/conflictwords.h"
#include "engine/scenario/conflicts.h"
#include "models/accounting/changes/clusterexport.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/series.h"
#include "models/accounting/store/storechange.h"
#include "models/words/editwords.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fairlead::app {

using views::ApplyForm;

namespace {

struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::ApplyPlan)

public:
    static QString problem(const Error& error)
    {
        if (isUnavailable(error.code))
            return tr("A file of the source cannot be read, so this form is not possible.");
        return tr("These changes cannot be expressed in this form.");
    }
    static QString monitored(const QString& connection)
    {
        return tr("%1 is open for Monitor: nothing is written through it. Open it as What-if or "
                  "Apply to write.")
            .arg(connection);
    }
    static QString readOnly(const QString& file)
    {
        return tr("%1 cannot be written: the file or its folder is read-only.").arg(file);
    }
    static QString gone(const QString& file)
    {
        return tr("%1 is not there any more. Your edits are: save them as a scenario, or use "
                  "another form.")
            .arg(file);
    }
    static QString keepsReadings(std::int64_t newest, bool isEditedCopy)
    {
        const auto moment = models::valueformat::moment(newest);
        return isEditedCopy
            ? tr("The store keeps readings of its cluster, the last of %1. It shows an edited "
                 "copy of one of them, which these changes go into; the readings stay as they "
                 "were, and the time line shows them.")
                  .arg(moment)
            : tr("The store keeps readings of its cluster, the last of %1. Once it is written to, "
                 "it shows this edited copy and follows no newer reading. They are still kept, "
                 "and the time line shows them.")
                  .arg(moment);
    }
    static QString undecided(const EditConflict& conflict)
    {
        return tr("%1 (the source has %2)", "an edit")
            .arg(models::editWords(conflict.edit), models::shownText(conflict.now));
    }
    static QString decideFirst()
    {
        return tr("Decide first: close this dialog, and choose Keep mine or Take theirs in the "
                  "strip below the pages.");
    }
    static QString limitsStay()
    {
        return tr("Limits of QOS and associations are not written into a store: they are the "
                  "cluster's, and the text for sacctmgr sets them there. They stay among your "
                  "edits.");
    }
};

bool hasChanges(ChangeForm form, const ChangeList& changes)
{
    switch (form) {
    case ChangeForm::Sacctmgr:
        return changes.changesAccounting();
    case ChangeForm::Dump:
        return changes.changesTree();
    case ChangeForm::SlurmConf:
        return !changes.parameters.empty();
    case ChangeForm::ConfigFile:
    case ChangeForm::Store:
        break;
    }
    return true;
}

ApplyForm formOf(ChangeForm kind, const accounting::ExportRequest& request,
                 const ChangeList& changes)
{
    ApplyForm form;
    form.kind = kind;
    form.hasChanges = hasChanges(kind, changes);
    const auto made = accounting::makeExport(kind, request);
    if (!made) {
        form.problem = PlanWords::problem(made.error());
        form.details = models::messageWords(made.error().message) + QLatin1Char('\n')
            + models::shownLines(made.error().detail);
        form.details = form.details.trimmed();
        return form;
    }
    form.text = QByteArray::fromStdString(made->text);
    const bool isEmbedded = made->file.startsWith(QLatin1String(":/")); // a demo's
    form.file = isEmbedded ? QFileInfo(made->file).fileName() : made->file;
    for (const auto line : made->changed)
        form.changed << static_cast<int>(line);
    for (const auto& note : made->notes)
        form.notes << models::messageWords(note);
    return form;
}

/// The lines that the audit table will have, one a row.
Result<ApplyForm> storeForm(const ApplyRequest& request, const Scenario& scenario)
{
    const auto part = accounting::storedPart(scenario);
    const bool hasLimits = part.edits.size() != scenario.edits.size();
    const auto rows = accounting::rowChanges(request.base, part);
    if (!rows)
        return rows.error();
    ApplyForm form;
    form.kind = ChangeForm::Store;
    if (hasLimits && part.edits.empty())
        form.problem = PlanWords::limitsStay();
    else if (hasLimits)
        form.notes << PlanWords::limitsStay();
    QString text;
    for (const auto& row : *rows) {
        // The line about the whole is no row that changes.
        if (row.what != accounting::audited::snapshot)
            text += changeWords(row) + u'\n';
    }
    form.text = text.toUtf8();
    form.hasChanges = !text.isEmpty();
    const auto series = accounting::storedSeriesState(accounting::storeAddressOf(request.access));
    if (series && *series)
        form.notes << PlanWords::keepsReadings((*series)->newest, (*series)->isEditedCopy);
    return form;
}

QString lockOf(const ApplyRequest& request)
{
    const auto& connection = request.connection;
    if (!connection.name.isEmpty())
        return connection.purpose == models::Mode::Monitor ? PlanWords::monitored(connection.name)
                                                           : QString();
    const auto& name = request.access.source.name();
    const QFileInfo file(name);
    if (!file.exists())
        return PlanWords::gone(name);
    const bool canWrite = file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
    return canWrite ? QString() : PlanWords::readOnly(name);
}

/// A refresh has brought another value than that over which the edit was made.
QStringList undecidedOf(const ApplyRequest& request)
{
    QStringList undecided;
    for (const auto& conflict : request.conflicts) {
        if (conflict.kind == ConflictKind::BaselineChanged && !conflict.isKept)
            undecided << PlanWords::undecided(conflict);
    }
    return undecided;
}

views::StoreTarget targetOf(const ApplyRequest& request, bool isDecided)
{
    views::StoreTarget target;
    target.name = request.access.source.name();
    if (const auto& revision = request.base->storeRevision)
        target.revision = *revision;
    target.locked = lockOf(request);
    if (target.locked.isEmpty() && !isDecided)
        target.locked = PlanWords::decideFirst();
    target.asks
        = !request.connection.name.isEmpty() && request.connection.purpose == models::Mode::WhatIf;
    return target;
}

} // namespace

Result<views::ApplyContent> applyContent(const ApplyRequest& request)
{
    const auto& source = request.access.source;
    const auto fit = fitting(*request.base, request.scenario);
    const auto before = baselineInputs(request.base, request.now);
    const auto after = applyScenario(request.base, fit.scenario, request.now);
    if (!after)
        return after.error();
    const auto changes = changeList(before, *after, fit.scenario);
    views::ApplyContent content;
    content.source = request.connection.name.isEmpty() ? models::shownText(request.base->cluster)
                                                       : request.connection.name;
    const auto limits = changes.limits.empty() ? Result(replay::Limits())
                                               : accounting::readLimits(request.access);
    content.changes = models::changeRows(changes, before, limits ? &*limits : nullptr);
    for (const auto place : fit.unfit)
        content.left << models::editWords(request.scenario.edits[place]);
    content.undecided = undecidedOf(request);
    const accounting::ExportRequest wanted{source, request.access.options, before, *after,
                                           fit.scenario};
    if (source.kind().isStore) {
        auto form = storeForm(request, fit.scenario);
        if (!form)
            return form.error();
        content.forms.push_back(*std::move(form));
        content.store = targetOf(request, content.undecided.isEmpty());
    }
    for (const auto form : accounting::exportForms(source, before.policy))
        content.forms.push_back(formOf(form, wanted, changes));
    return content;
}

} // namespace fairlead::app
