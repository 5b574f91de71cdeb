// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/queuetable.h"

#include "models/queue/jobtermsmodel.h"
#include "models/queue/queuemodel.h"
#include "models/words/valueformat.h"
#include "views/widgets/cells/celldelegate.h"
#include "views/widgets/cells/factorbardelegate.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <iterator>

namespace fairlead::views {

namespace valueformat = models::valueformat;
using models::QueueModel;

namespace {

constexpr QLatin1String shownChoice(" shown");
constexpr QLatin1String hiddenChoice(" hidden");
constexpr QLatin1String ascendingChoice(" ascending");
constexpr QLatin1String descendingChoice(" descending");

} // namespace

QueueTable::QueueTable(QueueModel* model, const models::JobTermsModel* chosen, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_chosen(chosen)
    , m_bars(new FactorBarDelegate(this))
{
    setObjectName(QStringLiteral("queueTable"));
    setAccessibleName(tr("Queue, best rank first"));
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setItemDelegateForColumn(QueueModel::FactorsColumn, m_bars);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTabKeyNavigation(false);
    setSortingEnabled(true);
    sortByColumn(QueueModel::RankColumn, Qt::AscendingOrder);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(CellDelegate::rowHeight(fontMetrics()));
    setUpHeader(*horizontalHeader(), QStringLiteral("queueHeader"));
    addCopyAction(*this);
    setUpColumns();

    connect(model, &QueueModel::axisChanged, this, &QueueTable::updateAxis);
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &QueueTable::noteSight);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &QueueTable::noteSight);
    connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, &QueueTable::noteSight);
    connect(model, &QueueModel::aboutToArrange, this, &QueueTable::beginArranging);
    connect(model, &QueueModel::arranged, this, &QueueTable::stayInPlace);
    connect(model, &QueueModel::arranged, this, &QueueTable::restoreSelection);
    connect(model, &QueueModel::arranged, this, &QueueTable::keepInSight);
    connect(model, &QAbstractItemModel::modelReset, this, &QueueTable::updateColumns);
    connect(model, &QueueModel::arranged, this, &QueueTable::updateColumns);
    updateAxis();
    updateColumns();
}

void QueueTable::setUpColumns()
{
    // The priority stands behind its bar; a column of its own would say it twice.
    for (const auto column : {QueueModel::PriorityColumn, QueueModel::QosColumn,
                              QueueModel::GroupColumn, QueueModel::ClassColumn})
        setColumnHidden(column, true);
    new ColumnFitter(
        this,
        {.names = {QueueModel::AccountColumn},
         .words = {QueueModel::UserColumn, QueueModel::PartitionColumn, QueueModel::QosColumn,
                   QueueModel::GroupColumn, QueueModel::ClassColumn, QueueModel::StateColumn},
         .stretched = {QueueModel::FactorsColumn},
         .givingWay
         = {QueueModel::SchedulerPriorityColumn, QueueModel::GroupColumn, QueueModel::ClassColumn,
            QueueModel::QosColumn, QueueModel::StateColumn, QueueModel::PartitionColumn,
            QueueModel::ChangeColumn, QueueModel::AccountColumn}});
}

void QueueTable::updateColumns()
{
    const auto want = [this](int column, bool wanted) { ColumnFitter::want(this, column, wanted); };
    want(QueueModel::SchedulerPriorityColumn, m_model->hasSchedulerAnswers());
    // A row can move by as many places as there are.
    const auto places = m_model->totalCount();
    auto* fitter = ColumnFitter::of(this);
    fitter->setSample(QueueModel::RankColumn, valueformat::count(qulonglong(places)));
    fitter->setSample(QueueModel::ChangeColumn, valueformat::change(qint64{-places}));
    const auto& longest = m_model->longestTexts();
    for (const auto& [column, texts] : longest.ofColumn.asKeyValueRange())
        fitter->setTexts(column, texts, longest.areOfAll);
    const auto listed = m_model->listedWords();
    if (std::ranges::equal(listed, m_listed))
        return; // columns stay as the user has chosen them
    m_listed.assign(listed.begin(), listed.end());
    const auto isListed = [&](models::QueueColumns::Column column) {
        return std::ranges::find(m_listed, *models::QueueColumns::wordOf(column)) != m_listed.end();
    };
    for (const auto column : {QueueModel::QosColumn, QueueModel::ClassColumn})
        want(column, isListed(column));
    want(QueueModel::PartitionColumn,
         isListed(QueueModel::PartitionColumn) || m_model->hasSeveralPartitions());
}

QStringList QueueTable::choices() const
{
    const auto name = [](int column) {
        return QString(models::QueueColumns::name(static_cast<QueueModel::Column>(column)));
    };
    QStringList choices;
    const auto chosen = ColumnFitter::of(this)->choices();
    for (int column = 0; column < QueueModel::ColumnCount; ++column) {
        if (chosen.contains(column))
            choices << name(column) + (chosen.value(column) ? shownChoice : hiddenChoice);
    }
    const auto* header = horizontalHeader();
    return choices << name(header->sortIndicatorSection())
        + (header->sortIndicatorOrder() == Qt::AscendingOrder ? ascendingChoice : descendingChoice);
}

void QueueTable::setChoices(const QStringList& choices)
{
    for (int column = 0; column < QueueModel::ColumnCount; ++column) {
        const QString name = models::QueueColumns::name(static_cast<QueueModel::Column>(column));
        const auto isChosen = [&](QLatin1String what) { return choices.contains(name + what); };
        if (isChosen(shownChoice) || isChosen(hiddenChoice))
            ColumnFitter::of(this)->choose(column, isChosen(shownChoice));
        if (isChosen(ascendingChoice) || isChosen(descendingChoice))
            sortByColumn(column,
                         isChosen(ascendingChoice) ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
}

void QueueTable::updateAxis()
{
    m_bars->setAxis({m_model->axisMinimum(), m_model->axisMaximum()});
    viewport()->update();
}

void QueueTable::beginArranging()
{
    m_isArranging = true;
    setAutoScroll(false);
}

void QueueTable::noteSight()
{
    if (m_wasInSight)
        return;
    m_wasInSight = viewport()->rect().intersects(visualRect(currentIndex()));
    m_wasAtTop = verticalScrollBar()->value() == 0;
    m_current = currentIndex();
    m_currentRow = m_current.row();
}

// Rows that go are laid behind the others first, and the current index would lead the view there:
// when its row goes, it is that which stands there now.
void QueueTable::stayInPlace()
{
    const int row = std::min(m_currentRow, m_model->rowCount() - 1);
    if (m_wasInSight && row >= 0 && !m_current.isValid())
        selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::NoUpdate);
    m_current = QPersistentModelIndex();
    m_currentRow = -1;
    setAutoScroll(true);
}

// Who has scrolled away from the selected row wants to see something else.
void QueueTable::keepInSight()
{
    const bool wasInSight = m_wasInSight.value_or(true);
    if (m_wasInSight && m_wasAtTop) // the best ranks are seen, whoever has them now
        scrollToTop();
    m_wasInSight.reset();
    if (wasInSight && selectionModel()->isRowSelected(currentIndex().row()))
        scrollTo(currentIndex(), QAbstractItemView::EnsureVisible);
}

std::vector<RowIndex> QueueTable::selectedRows() const
{
    const auto selected = selectedFromTop(*this);
    std::vector<RowIndex> rows;
    rows.reserve(static_cast<std::size_t>(selected.size()));
    for (const auto& index : selected)
        rows.push_back(m_model->rowAt(index.row()));
    if (!m_isNewSelection)
        std::ranges::copy_if(m_chosen->rows(), std::back_inserter(rows),
                             [this](RowIndex row) { return m_model->rowOf(row) < 0; });
    return rows;
}

void QueueTable::selectEntry(RowIndex entry)
{
    const int row = m_model->rowOf(entry);
    if (row < 0)
        return;
    const auto index = m_model->index(row, 0);
    m_isNewSelection = true;
    // Not selectRow(): with Shift held, as for the hit before, it would extend the selection.
    selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index, QAbstractItemView::PositionAtCenter);
}

// Where rows have gone the view goes on with what came behind them: the worst ranks.
void QueueTable::showHits()
{
    const auto selected = selectionModel()->selectedRows();
    if (selected.isEmpty())
        scrollToTop();
    else
        scrollTo(selectionModel()->isRowSelected(currentIndex().row()) ? currentIndex()
                                                                       : selected.first());
}

void QueueTable::selectNext(int step)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    const auto selected = selectionModel()->selectedRows();
    const int next = selected.isEmpty() ? (step > 0 ? 0 : rows - 1)
                                        : (selected.first().row() + step + rows) % rows;
    selectEntry(m_model->rowAt(next));
}

void QueueTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_isArranging)
        emit selectionChangedTo(selectedRows());
    m_isNewSelection = false;
}

// Who selects anew, without Ctrl, wants none of the hidden rows.
QItemSelectionModel::SelectionFlags QueueTable::selectionCommand(const QModelIndex& index,
                                                                 const QEvent* event) const
{
    const auto flags = QTableView::selectionCommand(index, event);
    m_isNewSelection = flags.testFlag(QItemSelectionModel::Clear);
    return flags;
}

void QueueTable::restoreSelection()
{
    const auto isShown = [this](RowIndex row) { return m_model->rowOf(row) >= 0; };
    int selected = 0;
    const auto before = selectionModel()->selection();
    for (const auto& range : before)
        selected += range.height();
    if (selected < std::ranges::count_if(m_chosen->rows(), isShown)) {
        QItemSelection selection;
        for (const auto row : m_chosen->rows()) {
            const auto index = m_model->index(m_model->rowOf(row), 0);
            if (index.isValid())
                selection.select(index, index);
        }
        selectionModel()->select(selection,
                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        if (!selection.isEmpty() && !selectionModel()->isRowSelected(currentIndex().row()))
            selectionModel()->setCurrentIndex(selection.first().topLeft(),
                                              QItemSelectionModel::NoUpdate);
        scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
    }
    m_isArranging = false;
}

AssocIndex QueueTable::accountOf(const QModelIndex& index) const
{
    const auto assoc = index.data(models::AssocRole);
    return assoc.isValid() ? AssocIndex(assoc.toUInt()) : AssocIndex();
}

void QueueTable::contextMenuEvent(QContextMenuEvent* event)
{
    const auto index
        = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("queueMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, index);
    menu->popup(event->reason() == QContextMenuEvent::Keyboard
                    ? viewport()->mapToGlobal(visualRect(index).center())
                    : event->globalPos());
}

void QueueTable::fillMenu(QMenu& menu)
{
    const auto chosen = selectionModel()->selectedRows();
    const auto current = currentIndex();
    const bool isCurrent = selectionModel()->isRowSelected(current.row());
    fillMenu(menu, isCurrent ? current : chosen.isEmpty() ? QModelIndex() : chosen.front());
}

void QueueTable::fillMenu(QMenu& menu, const QModelIndex& index)
{
    const auto add = [&](const char* name, const QString& text, bool isPossible, auto&& act) {
        auto* action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setEnabled(isPossible);
        connect(action, &QAction::triggered, this, act);
    };
    const auto account = accountOf(index);
    const auto chosen = selectedRows();
    const bool isOne = index.isValid() && chosen.size() <= 1; // what "it" is
    add("showAccountAction", tr("Show its account"), isOne && account.isValid(),
        [this, account] { emit accountRequested(account); });
    const auto entry = index.isValid() ? m_model->rowAt(index.row()) : RowIndex();
    add("reachAction", tr("What would move it …"), isOne,
        [this, entry] { emit reachRequested(entry); });
    add("planLikeAction", tr("Plan jobs like it …"), isOne,
        [this, entry] { emit planRequested(entry); });
    const auto jobs = selectionModel()->selectedRows(QueueModel::JobColumn);
    const bool areTwo = jobs.size() == 2 && jobs.front().data() != jobs.back().data();
    add("overtakingAction", tr("When one overtakes the other …"), areTwo,
        [this, chosen] { emit overtakingRequested(chosen.front(), chosen.back()); });
    menu.addActions(actions());
}

} // namespace fairlead::views
