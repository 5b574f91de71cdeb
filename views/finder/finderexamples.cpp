// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/finder/finderexamples.h"

#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>

#include <array>

namespace fairlead::views {

namespace {
// In the language of targets and of slurm.conf, which is the same everywhere.
constexpr std::array exampleTargets{
    "promised share >= 90 % for all",          "p90 wait of small jobs <= 2 h",
    "median wait of account NAME <= 1 h",      "mean wait of each partition <= 6 h",
    "mean slowdown of each user <= 5",         "p90 wait of large jobs <= 1 d",
    "delivered share of account NAME >= 20 %", "utilisation >= 80 %"};
constexpr std::array exampleParameters{
    "share of ACCOUNT=1..100",           "share of ACCOUNT/USER=1..100",
    "PriorityWeightFairshare=0..100000", "PriorityWeightAge=0..100000",
    "PriorityWeightJobSize=0..100000",   "PriorityWeightQOS=0..100000",
    "PriorityWeightPartition=0..100000", "PriorityDecayHalfLife=1-0,7-0,14-0,28-0",
    "PriorityMaxAge=1-0..14-0",          "PriorityFavorSmall=NO,YES"};

/// A menu of lines that are added to the box.
template <std::size_t count>
QToolButton* makeExamples(QPlainTextEdit& box, const QString& name, const QString& text,
                          const std::array<const char*, count>& lines)
{
    auto* button = new QToolButton(box.parentWidget());
    button->setObjectName(name);
    button->setText(text);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    menu->setObjectName(name + QStringLiteral("Menu"));
    for (const auto* line : lines) {
        const auto shown = QString::fromLatin1(line);
        QObject::connect(menu->addAction(shown), &QAction::triggered, &box, [&box, shown] {
            box.appendPlainText(shown);
            box.setFocus();
        });
    }
    button->setMenu(menu);
    return button;
}
} // namespace

QToolButton* targetExamples(QPlainTextEdit& box, const QString& text)
{
    return makeExamples(box, QStringLiteral("finderTargetExamples"), text, exampleTargets);
}

QToolButton* parameterExamples(QPlainTextEdit& box, const QString& text)
{
    return makeExamples(box, QStringLiteral("finderVariedExamples"), text, exampleParameters);
}

} // namespace fairlead::views
