// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/tables/tables.h"

#include "models/lists/roles.h"
#include "models/words/valueformat.h"
#include "views/widgets/cells/celldelegate.h"
#include "views/widgets/tables/columnfitter.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <utility>
#include <vector>

namespace fairlead::views {

namespace {

constexpr int rowsThatDecideWidth = 64; // of a column; it is measured anew with every change

const QAbstractItemView* viewOf(const QHeaderView& header)
{
    return qobject_cast<const QAbstractItemView*>(header.parentWidget());
}

void showColumnMenu(QHeaderView& header, QPoint position)
{
    auto* menu = new QMenu(&header);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < header.count(); ++column) { // the first one stays
        auto* action
            = menu->addAction(header.model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header.isSectionHidden(column));
        QObject::connect(action, &QAction::toggled, &header, [&header, column](bool on) {
            if (auto* fitter = ColumnFitter::of(viewOf(header))) {
                fitter->choose(column, on);
                return;
            }
            header.setSectionHidden(column, !on);
            if (on && header.sectionSize(column) < 24)
                header.resizeSection(column, header.defaultSectionSize());
        });
    }
    menu->popup(header.viewport()->mapToGlobal(position));
}

} // namespace

void setUpTree(QTreeView& view, const QString& name, const QString& accessibleName)
{
    view.setObjectName(name);
    view.setAccessibleName(accessibleName);
    view.setUniformRowHeights(true);
    view.setAlternatingRowColors(true);
    view.setAllColumnsShowFocus(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setTextElideMode(Qt::ElideRight);
    view.setItemDelegate(new CellDelegate(&view));
    setUpHeader(*view.header(), name + QStringLiteral("Header"));
    addCopyAction(view);
}

void setUpHeader(QHeaderView& header, const QString& name)
{
    header.setObjectName(name);
    header.setStretchLastSection(false);
    header.setHighlightSections(false);
    header.setTextElideMode(Qt::ElideRight);
    header.setMinimumSectionSize(24);
    header.setResizeContentsPrecision(rowsThatDecideWidth);
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&header, &QWidget::customContextMenuRequested, &header,
                     [&header](QPoint position) { showColumnMenu(header, position); });
}

void setUpTable(QTreeView& view, const QString& name, const QString& accessibleName)
{
    setUpTree(view, name, accessibleName);
    view.setRootIsDecorated(false);
    view.setItemsExpandable(false);
    view.setExpandsOnDoubleClick(false);
}

namespace {
/// "▲ +12" is +12, "▼ −3" and "−3" are -3 where somebody counts on: no marks, a minus of the
/// keyboard.
QString withoutMark(const QString& text)
{
    constexpr QChar minus(0x2212);
    const bool isMarked
        = text.size() > 2 && text.at(1).isSpace() && QStringLiteral("▲▼·").contains(text.at(0));
    const auto value = isMarked ? text.mid(2) : text;
    const bool isNegative = value.size() > 1 && value.at(0) == minus && value.at(1).isDigit();
    return isNegative ? u'-' + value.mid(1) : value;
}

/// What groups digits here. "1,513,784" is 1513784 where somebody counts on. One for a whole copy.
class DigitGroups
{
public:
    [[nodiscard]] QString removedFrom(QString text) const
    {
        if (!text.contains(m_separator))
            return text;
        for (auto found = m_grouped.match(text); found.hasMatch();
             found = m_grouped.match(text, found.capturedStart() + 1)) {
            auto number = found.captured();
            text.replace(found.capturedStart(), found.capturedLength(), number.remove(m_separator));
        }
        return text;
    }

private:
    QString m_separator = QLocale().groupSeparator();
    // In India all but the last are of two digits.
    QRegularExpression m_grouped{QStringLiteral("(?<!\\d)\\d{1,3}(?:%1\\d{2,3})*%1\\d{3}(?!\\d)")
                                     .arg(QRegularExpression::escape(m_separator)),
                                 QRegularExpression::UseUnicodePropertiesOption};
};

bool isOfNumbers(const QModelIndex& cell)
{
    return (cell.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
}

QString copiedCell(const QModelIndex& cell, const DigitGroups& groups)
{
    if (const auto copied = cell.data(models::CopyRole); copied.isValid())
        return copied.toString();
    const auto text = cell.data().toString();
    // A painted cell has no text, but a value.
    if (text.isEmpty())
        return cell.data(models::SortRole).toString().simplified();
    const auto value = withoutMark(text);
    return (isOfNumbers(cell) ? groups.removedFrom(value) : value).simplified();
}

/// Empty: the model wants none.
QStringList copiedHeads(const QAbstractItemModel& model, const QList<int>& columns)
{
    QStringList heads;
    bool isWanted = false;
    for (const int column : columns) {
        const auto copied = model.headerData(column, Qt::Horizontal, models::CopyRole);
        isWanted = isWanted || copied.isValid();
        heads << (copied.isValid()
                      ? copied.toString()
                      : model.headerData(column, Qt::Horizontal).toString().simplified());
    }
    return isWanted ? heads : QStringList();
}
} // namespace

// QItemSelectionModel::selectedRows() asks for every column of every row, and where a row stands
// must not be asked with each step of a sort: of tens of thousands both take seconds.
QModelIndexList selectedFromTop(const QAbstractItemView& view)
{
    const auto& model = *view.model();
    const auto selection = view.selectionModel()->selection();
    const bool isFlat = std::ranges::all_of(
        selection, [](const QItemSelectionRange& range) { return !range.parent().isValid(); });
    std::vector<std::pair<int, QModelIndex>> found;
    for (const auto& range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            const auto index = model.index(row, 0, range.parent());
            found.emplace_back(isFlat ? row : view.visualRect(index).top(), index);
        }
    }
    std::ranges::sort(found, {}, &std::pair<int, QModelIndex>::first);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    QModelIndexList rows;
    rows.reserve(static_cast<qsizetype>(found.size()));
    for (const auto& place : found)
        rows << place.second;
    return rows;
}

QString rowsAsText(const QAbstractItemView& view, const QHeaderView& header)
{
    const auto rows = selectedFromTop(view);
    QList<int> columns;
    for (int place = 0; place < header.count(); ++place) {
        if (!header.isSectionHidden(header.logicalIndex(place)))
            columns << header.logicalIndex(place);
    }
    const auto heads = copiedHeads(*view.model(), columns);
    const DigitGroups groups;
    auto text = heads.join(u'\t');
    for (const auto& row : rows) {
        if (!heads.isEmpty() || row != rows.front())
            text += u'\n';
        for (const int column : columns) {
            if (column != columns.front())
                text += u'\t';
            text += copiedCell(row.siblingAtColumn(column), groups);
        }
    }
    return text;
}

void addCopyAction(QAbstractItemView& view)
{
    auto* copy = new QAction(QCoreApplication::translate("Tables", "Copy rows"), &view);
    copy->setObjectName(QStringLiteral("copyRowsAction"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    view.addAction(copy);
    QObject::connect(copy, &QAction::triggered, &view, [&view] {
        const auto* tree = qobject_cast<const QTreeView*>(&view);
        const auto* table = qobject_cast<const QTableView*>(&view);
        QGuiApplication::clipboard()->setText(
            rowsAsText(view, tree != nullptr ? *tree->header() : *table->horizontalHeader()));
    });
}

QString changeSample()
{
    return models::valueformat::change(-1.0, 4);
}

void boundColumn(QTreeView& view, int column)
{
    constexpr int most = 30; // characters
    auto& header = *view.header();
    const auto& measured = static_cast<const QAbstractItemView&>(view);
    view.setTextElideMode(Qt::ElideMiddle);
    header.setTextElideMode(Qt::ElideMiddle);
    header.setSectionResizeMode(column, QHeaderView::Interactive);
    header.resizeSection(
        column,
        std::min(std::max(measured.sizeHintForColumn(column), header.sectionSizeHint(column)),
                 most * view.fontMetrics().averageCharWidth()));
}

void keepRows(QTreeView& view, int rows)
{
    const int row = CellDelegate::rowHeight(view.fontMetrics());
    view.setMinimumHeight(view.header()->sizeHint().height() + rows * row + 2 * view.frameWidth()
                          + view.horizontalScrollBar()->sizeHint().height());
}

void showColumns(QTreeView& view, const QList<int>& columns)
{
    for (int column = 0; column < view.model()->columnCount(); ++column)
        ColumnFitter::want(&view, column, columns.contains(column));
}

} // namespace fairlead::views
