// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/modelsupport.h"
#include "views/widgets/inputs/baselineslider.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>

namespace fairlead::tests {

/// While it lives, warnings of Qt and of ours are collected: a test with one has failed. The
/// offscreen platform's own excuse does not count.
class MessageGuard
{
public:
    MessageGuard() { s_previous = qInstallMessageHandler(handle); }
    ~MessageGuard() { qInstallMessageHandler(s_previous); }
    MessageGuard(const MessageGuard&) = delete;
    MessageGuard& operator=(const MessageGuard&) = delete;

    static QStringList taken() { return std::exchange(s_messages, {}); }

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& text)
    {
        const bool isHarmless = type == QtDebugMsg || type == QtInfoMsg
            || text.contains(QLatin1String("propagateSizeHints"))
            || text.contains(QLatin1String("XDG_RUNTIME_DIR"));
        if (!isHarmless)
            s_messages << text;
        if (s_previous != nullptr)
            s_previous(type, context, text);
    }

    static inline QtMessageHandler s_previous = nullptr;
    static inline QStringList s_messages;
};

/// A widget by its object name; a missing one ends the test.
template <typename T>
T* named(const QWidget& root, const char* name)
{
    auto* found = root.findChild<T*>(QLatin1String(name));
    if (found == nullptr)
        qFatal("no widget is named %s", name);
    return found;
}

/// An action of the menu of the account tree, for the row of an account; null: there is none.
inline QAction* accountAction(const QWidget& window, const QString& account, const char* action)
{
    auto* tree = named<QAbstractItemView>(window, "accountTree");
    const auto found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, account, 1,
                                            Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty())
        return nullptr;
    tree->setCurrentIndex(found.first());
    return tree->findChild<QAction*>(QLatin1String(action));
}

/// Drags the handle of a slider by mouse, over a few points on the way.
inline void dragSlider(views::BaselineSlider* slider, std::initializer_list<int> positions)
{
    const int y = slider->height() / 2;
    const auto at = [&](int position) { return QPoint(slider->pixelOf(position), y); };
    QTest::mousePress(slider, Qt::LeftButton, {}, at(slider->value()));
    for (const int position : positions)
        QTest::mouseMove(slider, at(position));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at(*(positions.end() - 1)));
}

/// Double-clicks a cell and types into the editor that opens.
inline void editCell(QAbstractItemView* view, const QModelIndex& index, const QString& text)
{
    view->scrollTo(index);
    const auto center = view->visualRect(index).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, center);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, center);
    auto* editor = view->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    // The delegate commits when the key has been handled.
    QTRY_VERIFY(view->viewport()->findChild<QLineEdit*>() == nullptr);
}

/// Clicks the indicator of a check box: beside its text a wide one takes no click.
inline void clickCheckBox(QCheckBox* box)
{
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
}

inline void clickRow(QAbstractItemView* view, int row, Qt::KeyboardModifiers modifiers = {})
{
    const auto index = view->model()->index(row, 0);
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers,
                      view->visualRect(index).center());
}

/// Two accounts with members, a queue of four; alice has used least.
inline SnapshotRecords guiRecords()
{
    auto records = queueRecords(R"(
chem 30
  @erin 1 9000
physics 60
  optics 2
    @carol 1 500
  @alice 1 1000
  @bob 1 3000
idle 10
  @dave 1
)",
                                R"(
11 physics/alice p1 1000
12 physics/bob p1,p2 2000
13 chem/erin p1 500000
14 physics/alice p1 3000 held
)");
    records.usageForm = UsageForm::Leaf;
    return records;
}

} // namespace fairlead::tests

/// At the end of each test function: no warning was given.
#define VERIFY_NO_WARNINGS()                                                                       \
    do {                                                                                           \
        const auto messages = fairlead::tests::MessageGuard::taken();                              \
        QVERIFY2(messages.isEmpty(), qPrintable(messages.join(u'\n')));                            \
    } while (false)
