// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/inverse/reachdialog.h"

#include "models/lists/reachmodel.h"
#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/plainlabel.h"
#include "views/widgets/tables.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

using models::ReachModel;

ReachDialog::ReachDialog(const QString& job, QWidget* parent)
    : QDialog(parent)
    , m_model(new ReachModel(this))
    , m_present(new PlainLabel(this))
    , m_rank(new QSpinBox(this))
    , m_table(new QTreeView(this))
    , m_state(new PlainLabel(this))
    , m_job(job)
{
    setObjectName(QStringLiteral("reachDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What would move job %1").arg(job));
    m_present->setObjectName(QStringLiteral("reachPresent"));
    m_state->setObjectName(QStringLiteral("reachState"));
    m_state->setWordWrap(true);
    m_rank->setObjectName(QStringLiteral("reachRank"));
    m_rank->setMinimum(1);
    m_rank->setKeyboardTracking(false);
    auto* label = new PlainLabel(tr("Wanted &rank:"), this);
    label->setBuddy(m_rank);
    setUpTable(*m_table, QStringLiteral("reachTable"), tr("Values that would move the job"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setModel(m_model);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(this);
    m_try = buttons->addButton(tr("&Try it"), QDialogButtonBox::ActionRole);
    m_try->setObjectName(QStringLiteral("reachTry"));
    m_try->setToolTip(tr("Puts the value into the scenario; the cluster is not changed"));
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);

    auto* top = new QHBoxLayout;
    top->setSpacing(gapInside);
    top->addWidget(m_present);
    top->addStretch(1);
    top->addWidget(label);
    top->addWidget(m_rank);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {760, 420});
    connect(m_rank, &QSpinBox::valueChanged, this, &ReachDialog::wantedChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ReachDialog::refreshButton);
    connect(m_table, &QTreeView::activated, this, &ReachDialog::tryIt);
    connect(m_try, &QPushButton::clicked, this, &ReachDialog::tryIt);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refreshButton();
}

void ReachDialog::showPresent(int rank, int ranked)
{
    const auto number
        = [](int value) { return models::valueformat::count(static_cast<qulonglong>(value)); };
    m_present->setText(
        rank > 0 ? tr("Job %1 is at rank %2 of %3").arg(m_job, number(rank), number(ranked))
                 : tr("Job %1 has no rank").arg(m_job));
    m_rank->setMaximum(std::max(ranked, 1));
    m_rank->setEnabled(rank > 0);
}

void ReachDialog::showSearching()
{
    m_state->setText(tr("Searching …"));
}

void ReachDialog::showAnswers(const std::vector<Reach>& answers)
{
    m_model->setAnswers(answers);
    const auto count = m_model->reachedCount();
    m_state->setText(answers.empty()
                         ? tr("Nothing has to change, or nothing moves the job.")
                         : tr("%Ln value(s), each changed alone, would do it, the smallest change "
                              "first.",
                              nullptr, count));
    for (int row = 0; row < count; ++row) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        if (selectedEdit())
            break; // what can be tried first
    }
    refreshButton();
}

int ReachDialog::wanted() const
{
    return m_rank->value();
}

std::optional<Edit> ReachDialog::selectedEdit() const
{
    const auto index = m_table->currentIndex();
    if (!index.isValid())
        return std::nullopt;
    const auto& answer = m_model->answer(index.row());
    return answer.value != answer.lever.now ? editOf(answer.lever, answer.value) : std::nullopt;
}

void ReachDialog::tryIt()
{
    if (const auto edit = selectedEdit())
        emit tryRequested(*edit);
}

void ReachDialog::refreshButton()
{
    m_try->setEnabled(selectedEdit().has_value());
}

} // namespace fairlead::views
