// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/statusline.h"

#include "app/status/windowtitle.h"
#include "engine/cluster/knownqueue.h"
#include "models/document/scenariodocument.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/widgets/texts/partslabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace fairlead::app {

namespace valueformat = models::valueformat;

namespace {

QToolButton* flatButton(const char* name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    return button;
}

} // namespace

StatusLine::StatusLine(models::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_text(new views::PartsLabel(this))
    , m_agreement(flatButton("agreementButton", this))
    , m_issues(flatButton("issuesButton", this))
    , m_staleDelay(new QTimer(this))
{
    m_text->setObjectName(QStringLiteral("statusText"));
    m_agreement->setToolTip(tr("Where the numbers come from"));
    m_issues->setToolTip(tr("Import problems"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_issues);
    layout->addWidget(m_agreement);

    using models::ScenarioDocument;
    m_staleDelay->setSingleShot(true);
    m_staleDelay->setInterval(150);
    connect(m_staleDelay, &QTimer::timeout, this, [this] {
        m_saysUpdating = true;
        refresh();
    });
    connect(&document, &ScenarioDocument::staleChanged, this, &StatusLine::setStale);
    connect(&document, &ScenarioDocument::evaluationChanged, this, &StatusLine::refresh);
    connect(&document, &ScenarioDocument::snapshotShown, this, &StatusLine::refresh);
    connect(&document, &ScenarioDocument::readingChanged, this, &StatusLine::refresh);
    connect(m_agreement, &QToolButton::clicked, this, &StatusLine::provenanceRequested);
    connect(m_issues, &QToolButton::clicked, this, &StatusLine::issuesRequested);
    setAgreement({});
    setIssues({});
    refresh();
}

void StatusLine::setSource(const QString& source)
{
    m_source = source;
    m_saved = 0;
    refresh();
}

void StatusLine::setStoreRevision(const QString& store, std::int64_t revision)
{
    if (store == m_source)
        m_saved = revision;
    refresh();
}

void StatusLine::setEditedCopy(bool isCopy)
{
    m_isEditedCopy = isCopy;
    refresh();
}

void StatusLine::setWritable(bool isWritable)
{
    m_isWritable = isWritable;
    refresh();
}

void StatusLine::setConnection(const QString& name)
{
    m_connection = name;
    refresh();
}

void StatusLine::setLive(const QString& text, bool isAnswering, const QString& details)
{
    m_live = text;
    m_isAnswering = isAnswering;
    m_liveDetails = details;
    refresh();
}

void StatusLine::setAgreement(const models::AgreementBadge& badge)
{
    const bool differs = badge.verdict >= Verdict::Incomplete;
    m_agreement->setText(badge.text.isEmpty() ? tr("Where the numbers come from") : badge.text);
    m_agreement->setAccessibleName(m_agreement->text());
    m_agreement->setIcon(differs ? style()->standardIcon(QStyle::SP_MessageBoxWarning) : QIcon());
    m_agreement->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_agreement->setToolTip(badge.details.isEmpty() ? tr("Where the numbers come from")
                                                    : tr("Where the numbers come from")
                                    + QLatin1Char('\n') + badge.details);
}

void StatusLine::setIssues(const QString& summary)
{
    m_issues->setText(summary.isEmpty() ? tr("No issues") : summary);
    m_issues->setAccessibleName(m_issues->text());
}

QString StatusLine::text() const
{
    return m_text->text();
}

void StatusLine::setStale(bool isStale)
{
    if (isStale) {
        m_staleDelay->start();
        return;
    }
    m_staleDelay->stop();
    m_saysUpdating = false;
    refresh();
}

QString StatusLine::snapshotText() const
{
    const auto& snapshot = *m_document.snapshot();
    const auto named = sourceNameOf(m_document);
    const auto name = named.isEmpty() ? models::shownText(m_source) : named;
    const auto moment = valueformat::moment(snapshot.shownAt(m_document.now()));
    if (moment.isEmpty())
        return name;
    switch (snapshot.basis) {
    case Basis::Rebuilt:
        return tr("%1, rebuilt for %2").arg(name, moment);
    case Basis::Coming:
        return tr("%1, time ahead: %2").arg(name, moment);
    case Basis::Reading:
        break;
    }
    if (m_isEditedCopy && m_document.baseSnapshot()->storeRevision) // no reading has one
        return tr("%1, own copy of the reading of %2")
            .arg(name, snapshot.takenAt != 0 ? valueformat::moment(snapshot.takenAt) : moment);
    //: a cluster, a date with its time of day and the short name of the time zone
    return tr("%1, snapshot of %2").arg(name, moment);
}

void StatusLine::refresh()
{
    if (m_document.snapshot() == nullptr) {
        m_text->setText(m_document.reading().isEmpty()
                            ? tr("○ nothing is open")
                            : tr("○ reading %1 …").arg(m_document.reading()));
        return;
    }
    const auto& snapshot = *m_document.snapshot();
    QStringList parts{(m_isAnswering ? QStringLiteral("● ") : QStringLiteral("▲ "))
                      + snapshotText()};
    if (!m_connection.isEmpty())
        parts << tr("through %1").arg(m_connection);
    if (!m_live.isEmpty())
        parts << m_live;
    const auto& revision = m_document.baseSnapshot()->storeRevision;
    if (!revision || !m_isWritable)
        parts << tr("read-only");
    parts << (isQueueKnown(snapshot)
                  ? tr("%Ln job(s)", nullptr, static_cast<int>(snapshot.jobs.size()))
                  : tr("jobs not known"));
    parts << tr("%Ln association(s)", nullptr, static_cast<int>(snapshot.assocs.size()));
    if (!snapshot.isUsageRead())
        parts << tr("provisional: usage is not read yet");
    if (m_saysUpdating) {
        parts << tr("updating …");
    } else if (m_document.evaluation() != nullptr) {
        const std::chrono::duration<double, std::milli> elapsed = m_document.outcome().elapsed;
        parts << tr("evaluated in %1 ms").arg(QLocale().toString(elapsed.count(), 'f', 1));
    }
    if (revision)
        parts << tr("revision %1").arg(std::max(*revision, m_saved));
    m_text->setText(parts.join(views::PartsLabel::separator()));
    QStringList tip{models::shownText(m_source), parts.join(u'\n')};
    if (!m_liveDetails.isEmpty())
        tip << m_liveDetails;
    m_text->setToolTip(tip.join(u'\n'));
}

} // namespace fairlead::app
