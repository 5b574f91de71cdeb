// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/livebutton.h"

#include "views/settings/settingsdialog.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace fairlead::app {

using std::chrono::seconds;

LiveButton::LiveButton(QAction* refresh, QWidget* parent)
    : QToolButton(parent)
    , m_choices(new QActionGroup(this))
{
    setObjectName(QStringLiteral("liveButton"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(QToolButton::MenuButtonPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("liveMenu"));
    const auto add = [&](int interval, const QString& text, const QString& shortText) {
        auto* action = m_choices->addAction(text);
        action->setObjectName(QStringLiteral("live%1").arg(interval));
        action->setCheckable(true);
        action->setData(interval);
        action->setIconText(shortText);
        menu->addAction(action);
    };
    add(0, tr("Refresh only on F5"), tr("Refresh"));
    const std::array texts{std::pair(tr("Every 10 seconds"), tr("Live 10 s")),
                           std::pair(tr("Every 30 seconds"), tr("Live 30 s")),
                           std::pair(tr("Every minute"), tr("Live 1 min")),
                           std::pair(tr("Every 5 minutes"), tr("Live 5 min"))};
    static_assert(std::tuple_size_v<decltype(texts)> == views::refreshIntervals.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        add(views::refreshIntervals[i], texts[i].first, texts[i].second);
    setMenu(menu);
    connect(m_choices, &QActionGroup::triggered, this, [this](const QAction* choice) {
        showText();
        emit intervalChosen(seconds(choice->data().toInt()));
    });
    connect(this, &QToolButton::clicked, refresh, &QAction::trigger);
    const auto follow = [this, refresh] {
        setIcon(refresh->icon());
        setEnabled(refresh->isEnabled());
    };
    connect(refresh, &QAction::changed, this, follow);
    follow();
    setInterval(seconds(0));
}

void LiveButton::setInterval(seconds interval)
{
    const auto choices = m_choices->actions();
    const auto known = std::ranges::find_if(
        choices, [&](const auto* choice) { return choice->data().toInt() == interval.count(); });
    (known == choices.end() ? choices.front() : *known)->setChecked(true);
    showText();
}

void LiveButton::setReading(bool isReading)
{
    if (isReading != m_isReading) {
        m_isReading = isReading;
        showText();
    }
}

void LiveButton::showText()
{
    const auto* choice = m_choices->checkedAction();
    setText(choice->iconText());
    setToolTip(m_isReading ? tr("The source is being read …")
                           : tr("Read the source again (F5). By itself: %1").arg(choice->text()));
    setAccessibleName(choice->iconText());
    setAccessibleDescription(toolTip());
}

} // namespace fairlead::app
