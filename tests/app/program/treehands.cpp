// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program/treehands.h"

#include <QPoint>
#include <QTest>

namespace fairlead::tests {

namespace {

constexpr int patience = 2000; // ms
constexpr QLatin1Char inNoName('~');
constexpr QPoint somewhereInTheTree{250, 500};
constexpr int names = 150; // x
constexpr int firstRow = 135; // y
constexpr int rootRow = 160;
constexpr int lastRow = 915;
constexpr quint32 selected = 0x2a7bae; // 0x308cc6 of Fusion, made readable
constexpr quint32 frame = 0x0000ff;

} // namespace

QString TreeHands::searchFor(const AssocKey& key)
{
    const auto account = QStringLiteral("account:") + QString::fromStdString(key.account);
    return key.user.empty() ? account : account + " user:" + QString::fromStdString(key.user);
}

// From the root, and from no search: the first hit becomes the current row. Return would keep the
// search, and where lists of earlier ones come and go, Qt's VNC screen (6.4) loses clicks and
// crashes now and then; those of X do not. Nothing is found before all has been typed: a slow
// machine would show what the first letters find long enough to be clicked.
bool TreeHands::goTo(const AssocKey& key)
{
    m_hands.click(somewhereInTheTree.x(), somewhereInTheTree.y());
    m_hands.press(RfbClient::home);
    m_hands.press('f', {RfbClient::control});
    m_hands.press(RfbClient::escape); // out of the box, too, if nothing is in it
    m_hands.press('f', {RfbClient::control});
    m_hands.type(inNoName + searchFor(key));
    m_hands.press(RfbClient::home);
    m_hands.press(RfbClient::remove);
    std::optional<Row> row;
    int last = 0;
    int same = 0; // looks: what is typed is searched for meanwhile
    const auto isFound = [&] { // the keys are in the box, and the root is left
        row = m_hands.roundTrip() ? selectedRow() : std::nullopt;
        const bool isThere = row && !row->hasKeys && row->middle > rootRow;
        same = isThere && row->middle == last ? same + 1 : 0;
        last = isThere ? row->middle : 0;
        return same > 2;
    };
    if (!QTest::qWaitFor(isFound, patience))
        return false;
    m_hands.click(names, row->middle);
    return haveKeys(true, patience);
}

/// Waits until the keys go to the selected row, or elsewhere. False: they do not.
bool TreeHands::haveKeys(bool isWanted, int patience)
{
    const auto isSo = [&] {
        const auto row = m_hands.roundTrip() ? selectedRow() : std::nullopt;
        return row && row->hasKeys == isWanted;
    };
    return QTest::qWaitFor(isSo, patience);
}

/// In the dialog that these keys open. The first Return may close a list of what could be meant.
bool TreeHands::fillDialog(quint32 key, std::initializer_list<quint32> modifiers,
                           const std::string& text)
{
    m_hands.press(key, modifiers);
    if (!haveKeys(false, patience))
        return false;
    m_hands.type(QString::fromStdString(text));
    const auto isDone = [this] {
        m_hands.press(RfbClient::enter);
        return haveKeys(true, patience / 10);
    };
    if (QTest::qWaitFor(isDone, patience))
        return true;
    m_hands.press(RfbClient::escape);
    return false;
}

/// Nothing: none is to be seen.
std::optional<TreeHands::Row> TreeHands::selectedRow() const
{
    const auto count = [this](int y, quint32 colour) {
        int pixels = 0;
        for (int x = names; x < names + 60; ++x)
            pixels += m_hands.pixel(x, y) == colour ? 1 : 0;
        return pixels;
    };
    int first = -1;
    for (int y = firstRow; y < lastRow; ++y) {
        const bool isSelected = count(y, selected) > 20;
        if (isSelected && first < 0)
            first = y;
        if (!isSelected && first >= 0) // the frame is dotted where the keys go
            return Row{(first + y) / 2, count(first - 1, frame) < 40};
    }
    return {};
}

bool TreeHands::fill(const std::string& text)
{
    m_hands.type(QString::fromStdString(text));
    m_hands.press(RfbClient::enter);
    return m_hands.roundTrip();
}

bool TreeHands::setShares(int shares)
{
    m_hands.press(RfbClient::f4);
    return fill(std::to_string(shares));
}

bool TreeHands::rename(const std::string& name)
{
    m_hands.press(RfbClient::f2);
    return fill(name);
}

bool TreeHands::add(bool isUser, const std::string& name)
{
    return isUser ? fillDialog(RfbClient::insert, {RfbClient::shift}, name)
                  : fillDialog(RfbClient::insert, {}, name);
}

bool TreeHands::move(const std::string& parent)
{
    return fillDialog('m', {RfbClient::control}, parent);
}

bool TreeHands::remove()
{
    m_hands.press(RfbClient::remove);
    return m_hands.roundTrip();
}

} // namespace fairlead::tests
