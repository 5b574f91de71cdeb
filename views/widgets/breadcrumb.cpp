// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/breadcrumb.h"

#include "views/widgets/texts/plainlabel.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace fairlead::views {

Breadcrumb::Breadcrumb(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("breadcrumb"));
    setAccessibleName(tr("Path in the account tree"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    m_layout->addStretch();
    auto step = QToolButton(); // what is below stays where it is when there are some
    step.setText(QStringLiteral("X"));
    setMinimumHeight(step.sizeHint().height());
}

void Breadcrumb::setPath(const QStringList& path)
{
    if (path == m_path)
        return;
    m_path = path;
    while (m_layout->count() > 1) {
        const auto* item = m_layout->takeAt(0);
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater(); // it may be the button that was just clicked
        }
        delete item;
    }
    for (int depth = 0; depth < path.size(); ++depth)
        addStep(depth);
}

void Breadcrumb::addStep(int depth)
{
    const auto end = [this] { return m_layout->count() - 1; };
    if (depth > 0)
        m_layout->insertWidget(end(), new PlainLabel(QStringLiteral("›"), this));

    const auto& name = m_path.at(depth);
    if (depth + 1 == m_path.size()) {
        auto* here = new PlainLabel(name, this);
        auto font = here->font();
        font.setBold(true);
        here->setFont(font);
        here->setContentsMargins(4, 0, 4, 0);
        m_layout->insertWidget(end(), here);
        return;
    }
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("breadcrumbStep%1").arg(depth));
    button->setText(name);
    button->setAutoRaise(true);
    button->setAccessibleName(tr("Back to %1").arg(name));
    button->setToolTip(tr("Back to %1").arg(name));
    connect(button, &QToolButton::clicked, this, [this, depth] { emit stepRequested(depth); });
    m_layout->insertWidget(end(), button);
}

} // namespace fairlead::views
