// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/plan/plandialog.h"

#include "engine/base/timetext.h"
#include "models/lists/planmodel.h"
#include "models/lists/planwaitsmodel.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/outlook/trustband.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/wholespinbox.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/scrolledlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {
constexpr int mostCpus = 100000000;
constexpr int leastRows = 3; // of a user with several accounts
constexpr int heightWithWaits = 600; // pixels; less on a small screen

/// Names as they are shown, each with the exact one behind it.
void fill(QComboBox& box, const std::vector<std::string>& names)
{
    for (const auto& name : names)
        box.addItem(models::shownText(name), QByteArray::fromStdString(name));
    box.setEnabled(!names.empty());
}

void choose(QComboBox& box, const std::string& name)
{
    const auto found = box.findData(QByteArray::fromStdString(name));
    if (found >= 0)
        box.setCurrentIndex(found);
}

std::string chosenIn(const QComboBox& box)
{
    return box.currentData().toByteArray().toStdString();
}
} // namespace

PlanDialog::PlanDialog(QWidget* parent)
    : QDialog(parent)
    , m_model(new models::PlanModel(this))
    , m_waitsModel(new models::PlanWaitsModel(this))
    , m_limit(new QLineEdit(this))
    , m_table(new QTreeView(this))
    , m_waitsTable(new QTreeView(this))
    , m_sentence(new PlainLabel(this))
    , m_band(new TrustBand(this))
    , m_trust(new ScrolledLabel(QStringLiteral("planTrust"), this))
{
    setObjectName(QStringLiteral("planDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Plan jobs"));
    auto* form = makeForm();
    setUpTable(*m_table, QStringLiteral("planTable"), tr("Where these jobs would stand"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setModel(m_model);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setUpTable(*m_waitsTable, QStringLiteral("planWaitsTable"), tr("How long such jobs waited"));
    m_waitsTable->setFrameShape(QFrame::StyledPanel);
    m_waitsTable->setModel(m_waitsModel);
    m_waitsTable->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    keepRows(*m_waitsTable, leastRows);
    m_sentence->setObjectName(QStringLiteral("planSentence"));
    m_sentence->setWordWrap(true);
    m_band->setObjectName(QStringLiteral("planTrustBand"));
    setTextSize(m_trust->label(), TextSize::Secondary);
    auto* buttons = new QDialogButtonBox(this);
    m_waits = buttons->addButton(tr("How long such jobs &waited"), QDialogButtonBox::ActionRole);
    m_waits->setObjectName(QStringLiteral("planWaits"));
    m_waits->setAutoDefault(false);
    m_waits->setToolTip(tr("Replays the recorded weeks under this policy; it may take some time"));
    connect(m_waits, &QPushButton::clicked, this, &PlanDialog::waitsRequested);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false); // Return is the boxes'
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_sentence);
    layout->addWidget(m_band); // above the forecast
    layout->addWidget(m_waitsTable, 1);
    layout->addWidget(m_trust);
    layout->addWidget(buttons);
    showWaitTable(false);
    resizeForLetters(*this, {880, 420});
}

/// Whose jobs on the left, which ones on the right; the rows of both are level.
QGridLayout* PlanDialog::makeForm()
{
    auto* form = new QGridLayout;
    form->setHorizontalSpacing(gapInside);
    const auto add = [form](int row, int column, const QString& text, QWidget* box) {
        auto* label = new PlainLabel(text);
        label->setBuddy(box);
        form->addWidget(label, row, column);
        form->addWidget(box, row, column + 1);
    };
    constexpr int left = 0;
    constexpr int gap = 2;
    constexpr int right = 3;
    add(0, left, tr("&User:"), m_user = makeCombo("planUser"));
    add(1, left, tr("&Partition:"), m_partition = makePartitions());
    add(2, left, tr("&QOS:"), m_qos = makeCombo("planQos"));
    add(0, right, tr("&Jobs:"), m_count = makeSpin("planCount", static_cast<int>(mostPlanned)));
    add(1, right, tr("&CPUs each:"), m_cpus = makeSpin("planCpus", mostCpus));
    add(2, right, tr("&Nodes each:"), m_nodes = makeSpin("planNodes", mostCpus));
    add(3, right, tr("&Time limit:"), m_limit);
    m_nodes->setToolTip(tr("As many or more: Slurm takes more where the CPUs need them"));
    form->setColumnMinimumWidth(gap, gapEdge);
    form->setColumnStretch(left + 1, 1);
    form->setColumnStretch(right + 1, 1);
    m_limit->setObjectName(QStringLiteral("planLimit"));
    m_limit->setToolTip(
        tr("As Slurm takes it, such as 2:00:00 or 1-0, or as 2 h; empty: no limit"));
    setTabOrder(m_nodes, m_limit);
    connect(m_limit, &QLineEdit::editingFinished, this, [this] {
        echoLimit();
        emit jobsChanged();
    });
    return form;
}

QComboBox* PlanDialog::makeCombo(const char* name)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(box, &QComboBox::currentIndexChanged, this, &PlanDialog::jobsChanged);
    return box;
}

QComboBox* PlanDialog::makePartitions()
{
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("planPartition"));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setCompleter(nullptr); // it knows one name at a time
    box->setToolTip(tr("One, or several with commas as sbatch -p takes them: the best one counts; "
                       "empty: the default partition"));
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, &PlanDialog::takePartitions);
    connect(box, &QComboBox::activated, this, &PlanDialog::takePartitions);
    return box;
}

void PlanDialog::takePartitions()
{
    if (m_partition->currentText() == m_takenPartitions)
        return;
    m_takenPartitions = m_partition->currentText();
    emit jobsChanged();
}

/// Names as they are shown stand for the exact ones.
std::vector<std::string> PlanDialog::partitions() const
{
    std::vector<std::string> names;
    for (const auto& part : m_partition->currentText().split(u',', Qt::SkipEmptyParts)) {
        const auto typed = part.trimmed();
        const auto known
            = m_partition->findText(typed, Qt::MatchFixedString | Qt::MatchCaseSensitive);
        if (!typed.isEmpty())
            names.push_back(known < 0 ? typed.toStdString()
                                      : m_partition->itemData(known).toByteArray().toStdString());
    }
    return names;
}

QSpinBox* PlanDialog::makeSpin(const char* name, int most)
{
    auto* box = new WholeSpinBox(1, most, this);
    box->setObjectName(QLatin1String(name));
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, &PlanDialog::jobsChanged);
    return box;
}

void PlanDialog::setChoices(const std::vector<std::string>& users,
                            const std::vector<Partition>& partitions,
                            const std::vector<std::string>& qos)
{
    const QSignalBlocker blocker(this);
    fill(*m_user, users);
    std::vector<std::string> names;
    for (const auto& partition : partitions)
        names.push_back(partition.name);
    fill(*m_partition, names);
    if (const auto* standard = defaultPartition(partitions); standard != nullptr)
        m_partition->lineEdit()->setPlaceholderText(
            tr("default: %1").arg(models::shownText(standard->name)));
    fill(*m_qos, qos);
}

void PlanDialog::nameModel(const QString& job)
{
    setWindowTitle(tr("Plan jobs, at first like job %1").arg(job));
}

void PlanDialog::setJobs(const PlannedJobs& jobs)
{
    const QSignalBlocker blocker(this);
    choose(*m_user, jobs.user);
    QStringList partitions;
    for (const auto& partition : jobs.partitions)
        partitions << models::shownText(partition);
    m_takenPartitions = partitions.join(u',');
    m_partition->setEditText(m_takenPartitions);
    choose(*m_qos, jobs.qos.empty() ? "normal" : jobs.qos);
    m_count->setValue(static_cast<int>(jobs.count));
    m_cpus->setValue(static_cast<int>(jobs.cpus));
    m_nodes->setValue(static_cast<int>(jobs.nodes));
    constexpr quint64 minute = 60; // s
    const bool hasLimit = jobs.limit != slurm::noTimeLimit && jobs.limit != slurm::unlimitedTime;
    m_limit->setText(hasLimit ? models::valueformat::exactDuration(jobs.limit * minute)
                              : QString());
}

std::optional<PlannedJobs> PlanDialog::jobs() const
{
    PlannedJobs jobs;
    jobs.user = chosenIn(*m_user);
    jobs.partitions = partitions();
    jobs.qos = chosenIn(*m_qos);
    jobs.count = static_cast<std::uint32_t>(m_count->value());
    jobs.cpus = static_cast<std::uint32_t>(m_cpus->value());
    jobs.nodes = static_cast<std::uint32_t>(m_nodes->value());
    if (m_limit->text().trimmed().isEmpty())
        return jobs;
    const auto limit
        = parseDuration(models::valueformat::durationInput(m_limit->text()).toStdString());
    if (!limit)
        return std::nullopt;
    jobs.limit = limitInMinutes(*limit);
    return jobs;
}

/// "2:00" is two minutes to Slurm: what was typed is shown as it was taken.
void PlanDialog::echoLimit()
{
    const auto typed = jobs();
    constexpr quint64 minute = 60; // s
    if (typed && typed->limit != slurm::noTimeLimit && typed->limit != slurm::unlimitedTime)
        m_limit->setText(models::valueformat::exactDuration(typed->limit * minute));
}

void PlanDialog::showWaitTable(bool isShown)
{
    m_waitsTable->setVisible(isShown);
    if (!isShown || !isVisible())
        return;
    const auto makeRoom = [this] {
        resize(width(), std::max(height(), sizeHint().height()));
        keepOnScreen(*this);
    };
    QMetaObject::invokeMethod(this, makeRoom, Qt::QueuedConnection); // once it is laid out
}

void PlanDialog::setWaitsAsked(bool areAsked)
{
    m_areWaitsAsked = areAsked;
    m_waits->setEnabled(!areAsked && m_model->rowCount() > 0);
}

void PlanDialog::showReplaying(double done)
{
    setWaitsAsked(true);
    m_trust->setText(
        done > 0.0
            ? tr("Replaying the recorded weeks … %1").arg(models::valueformat::percent(done, 0))
            : tr("Replaying the recorded weeks …"));
}

void PlanDialog::showWaits(const std::vector<PlannedWaits>& waits,
                           const std::optional<replay::TrustFigures>& figures,
                           const QStringList& trust)
{
    m_band->showTrust(figures);
    setWaitsAsked(true);
    m_waitsModel->setWaits(waits);
    m_trust->setText(models::bulleted(trust));
    if (m_waitsTable->isHidden()) {
        showWaitTable(true);
        fitPlaces();
        const int besideTable = width() - m_table->viewport()->width();
        resize(std::max(width(), m_waitsTable->header()->length() + besideTable),
               std::max(height(), heightWithWaits));
        keepOnScreen(*this);
    }
}

// The waits need the room that the places have no use for.
void PlanDialog::fitPlaces()
{
    const int row = std::max(m_table->sizeHintForRow(0), m_table->fontMetrics().height());
    m_table->setMaximumHeight(m_table->header()->height() + m_model->rowCount() * row
                              + m_table->horizontalScrollBar()->sizeHint().height()
                              + 2 * m_table->frameWidth());
}

void PlanDialog::showNoWaits(const QString& why)
{
    showWaitTable(false);
    m_table->setMaximumHeight(QWIDGETSIZE_MAX);
    setWaitsAsked(false);
    m_band->hide();
    m_trust->setText(why);
}

void PlanDialog::showPlaces(std::vector<PlannedPlace> places, const Snapshot& cluster,
                            std::int64_t moment)
{
    m_model->setPlaces(std::move(places), cluster, moment);
    if (!m_waitsTable->isHidden())
        fitPlaces();
    setWaitsAsked(m_areWaitsAsked);
    m_submitted = moment == 0
        ? tr("Submitted now, beside all who wait; in brackets those in its partition. "
             "No start is promised.")
        : tr("Submitted on %1, beside all who wait then; in brackets those in its "
             "partition. No start is promised.")
              .arg(models::valueformat::moment(moment));
    m_sentence->setText(m_submitted);
}

void PlanDialog::showBesidePlaces(const QStringList& lines)
{
    m_sentence->setText(lines.isEmpty() ? m_submitted
                                        : models::bulleted(QStringList{m_submitted} + lines));
}

void PlanDialog::showSentence(const QString& sentence)
{
    m_model->clear();
    m_waitsModel->setWaits({}); // of jobs asked about before
    m_band->showTrust({});
    m_trust->setText({});
    setWaitsAsked(m_areWaitsAsked);
    m_sentence->setText(sentence);
}

} // namespace fairlead::views
