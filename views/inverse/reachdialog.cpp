// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/inverse/reachdialog.h"

#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/wholespinbox.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

using models::ReachModel;

namespace {
/// "Wanted rank:" and the like.
QString labelOf(models::ReachFigure figure)
{
    switch (figure) {
    case models::ReachFigure::Rank:
        return ReachDialog::tr("Wanted &rank:");
    case models::ReachFigure::Factor:
        return ReachDialog::tr("Wanted &factor:");
    case models::ReachFigure::LevelFs:
        break;
    }
    return ReachDialog::tr("Wanted &level fair-share:");
}
} // namespace

ReachDialog::ReachDialog(models::ReachFigure figure, const QString& whose, QWidget* parent)
    : QDialog(parent)
    , m_figure(figure)
    , m_model(new ReachModel(figure, whose, this))
    , m_present(new PlainLabel(this))
    , m_table(new QTreeView(this))
    , m_state(new PlainLabel(this))
    , m_why(new PlainLabel(this))
    , m_whose(whose)
{
    setObjectName(QStringLiteral("reachDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    const bool isJob = figure == models::ReachFigure::Rank;
    setWindowTitle(isJob ? tr("What would move job %1").arg(whose)
                         : tr("What would change the fair-share of %1").arg(whose));
    m_present->setObjectName(QStringLiteral("reachPresent"));
    m_present->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("reachState"));
    m_state->setWordWrap(true);
    m_why->setObjectName(QStringLiteral("reachWhy"));
    m_why->setWordWrap(true);
    auto* box = isJob ? makeRankBox() : makeFactorBox();
    auto* label = new PlainLabel(labelOf(figure), this);
    label->setBuddy(box);
    setUpTable(*m_table, QStringLiteral("reachTable"), tr("Values that would do it"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setModel(m_model);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(this);
    m_try = buttons->addButton(tr("&Try it"), QDialogButtonBox::ActionRole);
    m_try->setObjectName(QStringLiteral("reachTry"));
    m_try->setToolTip(tr("Puts the value into the scenario; the cluster is not changed"));
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    for (auto* button : {m_try, close}) // Return is of the box: what stands there may be older
        button->setAutoDefault(false);

    auto* top = new QHBoxLayout;
    top->setSpacing(gapInside);
    top->addWidget(m_present, 1);
    top->addWidget(label);
    top->addWidget(box);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_state);
    layout->addWidget(m_why);
    layout->addWidget(buttons);
    resizeForLetters(*this, {760, 420});
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ReachDialog::refreshButton);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (row.isValid() && !m_isShowing)
                    m_chosen = row.siblingAtColumn(ReachModel::LeverColumn).data().toString();
            });
    connect(m_table, &QTreeView::activated, this, &ReachDialog::tryIt);
    connect(m_try, &QPushButton::clicked, this, &ReachDialog::tryIt);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    box->setFocus();
    refreshButton();
}

QWidget* ReachDialog::makeRankBox()
{
    m_rank = new WholeSpinBox(1, std::numeric_limits<int>::max(), this);
    m_rank->setObjectName(QStringLiteral("reachRank"));
    m_rank->setKeyboardTracking(true); // what is listed is of what stands there
    connect(m_rank, &QSpinBox::valueChanged, this, &ReachDialog::wantedChanged);
    return m_rank;
}

QWidget* ReachDialog::makeFactorBox()
{
    constexpr double largest = 1e6;
    constexpr double step = 0.01;
    m_factor = new QDoubleSpinBox(this);
    m_factor->setObjectName(QStringLiteral("reachFactor"));
    m_factor->setDecimals(models::reachDigits);
    m_factor->setRange(0.0, largest);
    m_factor->setSingleStep(step);
    m_factor->setEnabled(false);
    connect(m_factor, &QDoubleSpinBox::valueChanged, this, &ReachDialog::wantedChanged);
    return m_factor;
}

void ReachDialog::showRank(int rank, int ranked, const QString& partition)
{
    const auto number
        = [](int value) { return models::valueformat::count(static_cast<qulonglong>(value)); };
    auto present = rank > 0
        ? tr("Job %1 is at rank %2 of %3").arg(m_whose, number(rank), number(ranked))
        : tr("Job %1 has no rank").arg(m_whose);
    if (!partition.isEmpty())
        present = tr("%1, with its best row, in %2", "what was said; partition")
                      .arg(present, partition);
    m_present->setText(present);
    m_ranked = ranked;
    m_rank->setEnabled(rank > 0);
}

QString ReachDialog::problem() const
{
    if (m_figure == models::ReachFigure::Rank && m_rank->value() > m_ranked)
        return tr("There are %Ln ranked row(s): no job can be at rank %1.", nullptr, m_ranked)
            .arg(models::valueformat::count(static_cast<qulonglong>(m_rank->value())));
    if (m_figure == models::ReachFigure::Factor && m_factor->value() > 1.0)
        return tr("A fair-share factor is 1 at most.");
    return {};
}

void ReachDialog::showProblem(const QString& words)
{
    m_isSearching = false;
    m_model->setAnswers({});
    m_state->setText(words);
    refreshButton();
}

void ReachDialog::showGone()
{
    m_present->setText(m_rank != nullptr ? tr("Job %1 has left the queue").arg(m_whose)
                                         : tr("%1 has left the tree").arg(m_whose));
    if (m_rank != nullptr)
        m_rank->setEnabled(false); // what is typed for an account stays
    showProblem(tr("There is nothing to look for."));
}

void ReachDialog::showFactor(double factor)
{
    const auto text = models::reachText(m_figure, factor);
    m_present->setText((m_figure == models::ReachFigure::LevelFs
                            ? tr("%1 has a level fair-share of %2")
                            : tr("%1 has a fair-share factor of %2"))
                           .arg(m_whose, text));
    if (m_factor->isEnabled())
        return;
    const QSignalBlocker blocker(m_factor);
    m_factor->setValue(factor);
    m_factor->setEnabled(true);
    m_factor->setFocus();
    m_factor->selectAll();
}

// What stands in the table is the answer to another question.
void ReachDialog::showSearching()
{
    m_isSearching = true;
    m_state->setText(tr("Searching …"));
    refreshButton();
}

void ReachDialog::showNothingAsked(bool isGranted)
{
    m_isSearching = false;
    m_model->setAnswers({});
    m_state->setText(isGranted ? tr("That change is in the scenario now. Type what else is wanted.")
                               : tr("That is what there is now. Type what is wanted."));
    refreshButton();
}

// The row that the user chose, or else the first that can be tried, or the first.
void ReachDialog::chooseRow()
{
    const int count = m_model->reachedCount();
    int best = count > 0 ? 0 : -1;
    for (int row = count - 1; row >= 0; --row) {
        if (editAt(row))
            best = row;
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->index(row, ReachModel::LeverColumn).data().toString() == m_chosen)
            best = row;
    }
    if (best >= 0)
        m_table->setCurrentIndex(m_model->index(best, 0));
}

void ReachDialog::showAnswers(const std::vector<Reach>& answers)
{
    m_isSearching = false;
    m_isShowing = true;
    m_model->setAnswers(answers);
    chooseRow();
    m_isShowing = false;
    const auto count = m_model->reachedCount();
    const bool isUnranked
        = m_figure == models::ReachFigure::Rank && m_rank != nullptr && !m_rank->isEnabled();
    m_state->setText(
        isUnranked ? tr("It waits for something else than its priority: no value changes that.")
            : answers.empty() ? tr("Nothing has to change, or no value alone changes it.")
            : count == 0      ? tr("No value does it alone; those that come nearest stand first.")
                         : tr("%Ln value(s), each changed alone, would do it, the smallest change "
                              "first.",
                              nullptr, count));
    refreshButton();
}

double ReachDialog::wanted() const
{
    return m_rank != nullptr ? m_rank->value() : m_factor->value();
}

std::optional<Edit> ReachDialog::selectedEdit() const
{
    const auto index = m_table->currentIndex();
    return index.isValid() ? editAt(index.row()) : std::nullopt;
}

std::optional<Edit> ReachDialog::editAt(int row) const
{
    const auto& answer = m_model->answer(row);
    return answer.value != answer.lever.now ? editOf(answer.lever, answer.value) : std::nullopt;
}

void ReachDialog::tryIt()
{
    if (const auto edit = selectedEdit(); edit && m_try->isEnabled())
        emit tryRequested(*edit);
}

void ReachDialog::refreshButton()
{
    const auto index = m_table->currentIndex();
    m_try->setEnabled(!m_isSearching && problem().isEmpty() && selectedEdit().has_value());
    const auto why
        = index.isValid() ? m_model->whyNotTried(m_model->answer(index.row())) : QString();
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
}

} // namespace fairlead::views
