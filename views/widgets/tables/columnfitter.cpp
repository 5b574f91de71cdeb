// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/tables/columnfitter.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <iterator>

namespace fairlead::views {

namespace {

constexpr int betweenFits = 200; // ms
constexpr int nameLength = 12; // characters
constexpr int rowsLookedAt = 64; // for how deep a tree is unfolded

QHeaderView* headerOf(const QAbstractItemView* view)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(view))
        return tree->header();
    const auto* table = qobject_cast<const QTableView*>(view);
    return table != nullptr ? table->horizontalHeader() : nullptr;
}

int margins(const QAbstractItemView& view)
{
    return 2 * (view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &view) + 1);
}

void put(QSet<int>& columns, int column, bool isIn)
{
    if (isIn)
        columns.insert(column);
    else
        columns.remove(column);
}

int depthOf(QModelIndex index, const QModelIndex& root)
{
    int depth = 0;
    for (index = index.parent(); index.isValid() && index != root; index = index.parent())
        ++depth;
    return depth;
}

} // namespace

ColumnFitter::ColumnFitter(QTreeView* view, const ColumnPlan& plan)
    : ColumnFitter(view, view->header(), plan)
{
    connect(view, &QTreeView::expanded, this, [this] { m_soon->start(0); });
}

ColumnFitter::ColumnFitter(QTableView* view, const ColumnPlan& plan)
    : ColumnFitter(view, view->horizontalHeader(), plan)
{
}

ColumnFitter::ColumnFitter(QAbstractItemView* view, QHeaderView* header, const ColumnPlan& plan)
    : QObject(view)
    , m_view(view)
    , m_header(header)
    , m_plan(plan)
    , m_soon(new QTimer(this))
{
    for (int column = 0; column < header->count(); ++column) {
        if (!header->isSectionHidden(column))
            m_wanted.insert(column);
    }
    if (!plan.names.isEmpty()) // names of one site begin alike
        view->setTextElideMode(Qt::ElideMiddle);
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &ColumnFitter::fit);
    const auto later = [this] {
        if (!m_soon->isActive())
            m_soon->start(betweenFits);
    };
    const auto* model = view->model();
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnFitter::startAnew);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] { m_soon->start(0); });
    connect(model, &QAbstractItemModel::dataChanged, this, later);
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, later);
    connect(header, &QHeaderView::sectionResized, this, &ColumnFitter::noteSize);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    startAnew();
}

ColumnFitter* ColumnFitter::of(const QAbstractItemView* view)
{
    return view->findChild<ColumnFitter*>(QString(), Qt::FindDirectChildrenOnly);
}

void ColumnFitter::refit(QAbstractItemView* view)
{
    if (auto* fitter = of(view))
        fitter->startAnew();
}

void ColumnFitter::want(QAbstractItemView* view, int column, bool wanted)
{
    auto* fitter = of(view);
    if (fitter == nullptr) {
        headerOf(view)->setSectionHidden(column, !wanted);
        return;
    }
    if (fitter->isWanted(column) == wanted || fitter->m_choices.contains(column))
        return;
    put(fitter->m_wanted, column, wanted);
    fitter->m_soon->start(0);
}

void ColumnFitter::choose(int column, bool wanted)
{
    m_choices[column] = wanted;
    put(m_wanted, column, wanted);
    fit();
}

void ColumnFitter::setSample(int column, const QString& text, bool mayBeEdited)
{
    put(m_plain, column, !mayBeEdited);
    auto& sample = m_plan.samples[column];
    if (sample != text) {
        sample = text;
        m_soon->start(0);
    }
}

void ColumnFitter::setTexts(int column, const QStringList& texts, bool areOfAll)
{
    const auto metrics = m_view->fontMetrics();
    const auto widest = std::ranges::max_element(
        texts, {}, [&](const QString& text) { return metrics.horizontalAdvance(text); });
    put(m_known, column, areOfAll && widest != texts.end());
    setSample(column, widest != texts.end() ? *widest : QString(), false);
}

bool ColumnFitter::isWaiting() const
{
    return m_soon->isActive();
}

int ColumnFitter::nameWidth(const QAbstractItemView& view)
{
    return view.fontMetrics().horizontalAdvance(QString(nameLength, u'n')) + margins(view);
}

void ColumnFitter::pair(const QAbstractItemView* one, const QAbstractItemView* other)
{
    of(one)->m_pair = of(other);
    of(other)->m_pair = of(one);
}

void ColumnFitter::startAnew()
{
    m_isNew = true;
    m_soon->start(0);
}

void ColumnFitter::fit()
{
    m_soon->stop();
    if (!m_view->isVisible())
        return;
    measure();
    bringBack();
    emit measured();
    layOut();
    m_isNew = m_view->model()->rowCount(m_view->rootIndex()) == 0;
}

// A cell that was edited is bold.
int ColumnFitter::sampleWidth(int column) const
{
    const auto sample = m_plan.samples.value(column);
    if (sample.isEmpty())
        return 0;
    auto font = m_view->font();
    font.setBold(!m_plain.contains(column));
    return QFontMetrics(font).horizontalAdvance(sample) + margins(*m_view) + 2;
}

void ColumnFitter::measure()
{
    for (int column = 0; column < m_header->count(); ++column) {
        if (!m_wanted.contains(column) || m_byHand.contains(column))
            continue;
        const int seen = m_known.contains(column) ? 0 : m_view->sizeHintForColumn(column);
        m_untitled[column] = std::max(seen, sampleWidth(column));
        const int needed = std::max(m_untitled[column], m_header->sectionSizeHint(column));
        auto& kept = m_measured[column];
        kept = m_isNew ? needed : std::max(kept, needed);
    }
}

// What had to go for a text that is no longer there has room again. Not under a hand that moves a
// slider.
void ColumnFitter::bringBack()
{
    const auto shown = fittingColumns();
    if (m_isNew || shown.size() == m_wanted.size()
        || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const auto grown = m_measured;
    m_isNew = true;
    measure();
    m_isNew = false;
    for (const int column : std::as_const(m_wanted)) {
        if (!shown.contains(column))
            m_measured[column] = grown.value(column); // a hidden one has no title to measure
    }
    if (fittingColumns().size() == shown.size())
        m_measured = grown;
}

// Of the deepest row that is seen.
int ColumnFitter::indentation() const
{
    const auto* tree = qobject_cast<const QTreeView*>(m_view);
    if (tree == nullptr || !tree->rootIsDecorated())
        return 0;
    int depth = 0;
    auto index = tree->indexAt({0, 0});
    for (int row = 0; row < rowsLookedAt && index.isValid(); ++row) {
        depth = std::max(depth, depthOf(index, tree->rootIndex()));
        index = tree->indexBelow(index);
    }
    return (depth + 1) * tree->indentation();
}

int ColumnFitter::leastOf(int column) const
{
    const int measured = m_measured.value(column, m_header->minimumSectionSize());
    if (m_byHand.contains(column))
        return measured;
    const int name = nameWidth(*m_view) + (m_header->visualIndex(column) == 0 ? indentation() : 0);
    if (m_plan.names.contains(column))
        return name;
    return m_plan.words.contains(column) ? std::min(measured, name) : measured;
}

// The title of a picture is rather cut than the picture out of sight.
int ColumnFitter::titleOf(int column) const
{
    return m_plan.names.contains(column) ? 0
                                         : std::max(leastOf(column) - m_untitled.value(column), 0);
}

QList<int> ColumnFitter::fittingColumns() const
{
    const int room = m_view->viewport()->width();
    QList<int> shown;
    int sum = 0;
    for (int column = 0; column < m_header->count(); ++column) {
        if (m_wanted.contains(column)) {
            shown << column;
            sum += leastOf(column);
        }
    }
    for (const int column : m_plan.givingWay) {
        if (sum <= room)
            break;
        if (!m_choices.value(column) && shown.removeOne(column))
            sum -= leastOf(column);
    }
    return shown;
}

// What gives way in one of a pair does so in both.
QList<int> ColumnFitter::shownColumns()
{
    auto shown = fittingColumns();
    if (m_pair == nullptr)
        return shown;
    if (m_fitting != shown) {
        m_fitting = shown;
        m_pair->m_soon->start(0);
    }
    if (m_pair->m_view->isVisible() && !m_pair->m_fitting.isEmpty()) {
        for (const int column : std::as_const(m_plan.givingWay)) {
            if (!m_choices.value(column) && !m_pair->m_fitting.contains(column))
                shown.removeOne(column);
        }
    }
    return shown;
}

// A text as long as the window leaves those beside it as much.
QHash<int, int> ColumnFitter::sharedOut(int spare, const QList<int>& shown) const
{
    const auto wish
        = [this](int column) { return std::max(m_measured.value(column) - leastOf(column), 0); };
    QList<int> modest;
    std::copy_if(shown.begin(), shown.end(), std::back_inserter(modest),
                 [this](int column) { return !m_plan.stretched.contains(column); });
    std::stable_sort(modest.begin(), modest.end(),
                     [&](int one, int other) { return wish(one) < wish(other); });
    QHash<int, int> more;
    for (qsizetype i = 0; i < modest.size(); ++i) {
        const auto part = std::max(spare, 0) / static_cast<int>(modest.size() - i);
        more[modest[i]] = std::min(wish(modest[i]), part);
        spare -= more[modest[i]];
    }
    return more;
}

void ColumnFitter::layOut()
{
    const auto shown = shownColumns();
    int spare = m_view->viewport()->width();
    QList<int> filling;
    for (const int column : shown) {
        spare -= leastOf(column);
        if (m_plan.stretched.contains(column))
            filling << column;
    }
    m_isLayingOut = true;
    // While a section stretches, one that is hidden keeps its place.
    for (int column = 0; column < m_header->count(); ++column)
        m_header->setSectionResizeMode(column, QHeaderView::Interactive);
    for (int column = 0; column < m_header->count(); ++column) {
        if (m_header->isSectionHidden(column) == shown.contains(column)) {
            m_header->setSectionHidden(column, !shown.contains(column));
            if (shown.contains(column)) // a hidden one has no title to measure
                m_soon->start(0);
        }
    }
    const auto resize = [this](int column, int width) {
        if (m_header->sectionSize(column) != width)
            m_header->resizeSection(column, width);
    };
    const auto more = sharedOut(spare, shown);
    for (const int column : shown) {
        if (filling.contains(column))
            continue;
        spare -= more.value(column);
        resize(column, leastOf(column) + more.value(column));
    }
    const auto part = filling.isEmpty() ? 0 : std::max(spare, 0) / static_cast<int>(filling.size());
    int lack = std::max(-spare, 0);
    for (const int column : filling) {
        const int yielded = std::min(lack, titleOf(column));
        lack -= yielded;
        resize(column, leastOf(column) + part - yielded);
    }
    if (spare >= 0 && !filling.isEmpty()) // the last one takes what rounding leaves
        m_header->setSectionResizeMode(filling.last(), QHeaderView::Stretch);
    m_isLayingOut = false;
}

int ColumnFitter::leastWidth(const QList<int>& with) const
{
    int sum = 0;
    for (const int column : m_wanted) {
        if (!m_plan.givingWay.contains(column) || with.contains(column))
            sum += leastOf(column);
    }
    return sum;
}

// The header resizes sections of its own accord too: a user drags.
void ColumnFitter::noteSize(int column)
{
    if (m_isLayingOut || QGuiApplication::mouseButtons() == Qt::NoButton
        || m_plan.stretched.contains(column) || m_header->isSectionHidden(column))
        return;
    m_byHand.insert(column);
    m_measured[column] = m_header->sectionSize(column);
}

bool ColumnFitter::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::Show)
        fit();
    else if (watched == m_view && event->type() == QEvent::FontChange)
        startAnew();
    else if (watched == m_view->viewport() && event->type() == QEvent::Resize
             && m_view->isVisible())
        layOut();
    return QObject::eventFilter(watched, event);
}

} // namespace fairlead::views
