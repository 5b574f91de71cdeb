// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/window/hostiletexts.h"

#include "engine/base/plaintext.h"
#include "tests/support/guisupport.h"

#include <QAbstractButton>
#include <QAction>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QPieSeries>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

namespace fairlead::tests {

SnapshotRecords hostileRecords()
{
    auto records = guiRecords();
    const auto spoil = [](std::string& name) {
        if (!name.empty() && name != "root")
            name = hostile + name;
    };
    for (auto& assoc : records.assocs) {
        for (auto* name : {&assoc.account, &assoc.user, &assoc.partition, &assoc.parent})
            spoil(*name);
    }
    for (auto& job : records.jobs) {
        for (auto* name : {&job.user, &job.account, &job.qos, &job.reason})
            spoil(*name);
        for (auto& partition : job.partitions)
            spoil(partition);
    }
    for (auto& partition : records.partitions)
        spoil(partition.name);
    for (auto& qos : records.qos)
        spoil(qos.name);
    for (auto& history : records.history) {
        spoil(history.account);
        spoil(history.user);
    }
    spoil(records.cluster);
    records.issues.push_back({Severity::Warning, Message("about " + hostile), hostile, 3});
    records.provenance.push_back({Message("from"), Message(hostile), true});
    return records;
}

namespace {

/// What is wrong with a text on the screen; lines and tabs may be the layout's.
QString faultOf(const QString& text)
{
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        if (!text::isPlain(
                QString(line).replace(QLatin1Char('\t'), QLatin1Char(' ')).toStdString()))
            return text;
    }
    return {};
}

QStringList textsOf(QWidget* widget)
{
    QStringList texts{widget->toolTip(), widget->windowTitle(), widget->accessibleName(),
                      widget->accessibleDescription()};
    if (const auto* label = qobject_cast<QLabel*>(widget))
        texts << label->text();
    if (const auto* button = qobject_cast<QAbstractButton*>(widget))
        texts << button->text();
    if (const auto* box = qobject_cast<QGroupBox*>(widget))
        texts << box->title();
    if (const auto* text = qobject_cast<QPlainTextEdit*>(widget); text && text->isReadOnly())
        texts << text->toPlainText();
    if (const auto* text = qobject_cast<QTextEdit*>(widget); text && text->isReadOnly())
        texts << text->toPlainText();
    if (const auto* line = qobject_cast<QLineEdit*>(widget); line && line->isReadOnly())
        texts << line->text();
    for (const auto* action : widget->actions())
        texts << action->text() << action->toolTip();
    if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i) << tabs->tabToolTip(i);
    }
    if (const auto* combo = qobject_cast<QComboBox*>(widget)) {
        for (int i = 0; i < combo->count(); ++i)
            texts << combo->itemText(i);
    }
    return texts;
}

QStringList textsOf(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QStringList texts;
    for (int column = 0; !parent.isValid() && column < model.columnCount(); ++column) {
        for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole})
            texts << model.headerData(column, Qt::Horizontal, role).toString();
    }
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const auto index = model.index(row, column, parent);
            for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts << index.data(role).toString();
        }
        texts << textsOf(model, model.index(row, 0, parent));
    }
    return texts;
}

} // namespace

QStringList hostileFaults()
{
    QStringList found;
    const auto look = [&found](const QWidget* widget, const QStringList& texts) {
        for (const auto& text : texts) {
            if (const auto fault = faultOf(text); !fault.isEmpty())
                found << widget->objectName() + ": " + fault;
        }
    };
    for (auto* widget : QApplication::allWidgets()) {
        look(widget, textsOf(widget));
        const auto* label = qobject_cast<QLabel*>(widget);
        if (label != nullptr && label->textFormat() != Qt::PlainText
            && label->text().contains(QLatin1Char('<')))
            found << widget->objectName() + " guesses: " + label->text();
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view != nullptr
            && view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr)
            look(widget, textsOf(*view->model()));
        if (const auto* charts = qobject_cast<QChartView*>(widget)) {
            for (auto* series : charts->chart()->series()) {
                const auto* pie = qobject_cast<QPieSeries*>(series);
                for (const auto* slice : pie != nullptr ? pie->slices() : QList<QPieSlice*>()) {
                    if (slice->label().contains(QLatin1String("<img")))
                        found << "slice: " + slice->label();
                }
            }
        }
    }
    return found;
}

} // namespace fairlead::tests
