// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/testpanel.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace fairlead::views {

TestPanel::TestPanel(QWidget* parent)
    : QWidget(parent)
{
    m_test = new QPushButton(this);
    m_test->setObjectName(QStringLiteral("connectionTest"));
    m_test->setAutoDefault(false);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(10);
    m_result = wrappedLabel(QStringLiteral("connectionResult"), this);
    m_details = wrappedLabel(QStringLiteral("connectionDetails"), this);
    setTextSize(*m_details, TextSize::Secondary);
    auto* line = new QHBoxLayout;
    line->setSpacing(gapBetween);
    line->addWidget(m_test);
    line->addWidget(m_progress, 1);
    line->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addLayout(line);
    layout->addWidget(m_result);
    layout->addWidget(m_details);
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (m_isTesting)
            stop();
        else
            start();
    });
    stop();
}

void TestPanel::setPossible(bool isPossible)
{
    m_test->setEnabled(isPossible);
}

void TestPanel::start()
{
    m_isTesting = true;
    m_test->setText(tr("Cancel test"));
    m_progress->show();
    m_result->setText(tr("Connecting …"));
    setInk(*m_result, mutedText(palette()));
    m_result->show();
    m_details->hide();
    emit requested();
}

void TestPanel::stop()
{
    if (m_isTesting)
        emit cancelled();
    m_isTesting = false;
    m_test->setText(tr("Test"));
    m_progress->hide();
    m_result->hide();
    m_details->hide();
}

void TestPanel::showResult(bool isGood, const QString& text, const QString& details)
{
    m_isTesting = false;
    m_test->setText(tr("Test"));
    m_progress->hide();
    m_result->setText((isGood ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text);
    setInk(*m_result, isGood ? underServedText(palette()) : overServedText(palette()));
    m_result->show();
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
}

} // namespace fairlead::views
