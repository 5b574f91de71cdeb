// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/recovery/aheaddialog.h"

#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace fairlead::views {

AheadDialog::AheadDialog(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_sentence(new PlainLabel(this))
    , m_others(new QComboBox(this))
    , m_view(new CourseView(this))
{
    setObjectName(QStringLiteral("aheadDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_sentence->setObjectName(QStringLiteral("aheadSentence"));
    m_sentence->setWordWrap(true);
    m_others->setObjectName(QStringLiteral("aheadOthers"));
    m_others->addItem(tr("keep their usage as it is"));
    m_others->addItem(tr("start nothing"));
    auto* label = new PlainLabel(tr("All &others:"), this);
    label->setBuddy(m_others);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    auto* top = new QHBoxLayout;
    top->setSpacing(gapInside);
    top->addWidget(label);
    top->addWidget(m_others);
    top->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_sentence);
    layout->addWidget(m_view, 1);
    layout->addLayout(top);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {720, 440});
    connect(m_others, &QComboBox::currentIndexChanged, this, &AheadDialog::othersChanged);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void AheadDialog::showComputing()
{
    if (m_sentence->text().isEmpty())
        m_sentence->setText(tr("Computing …"));
}

void AheadDialog::showSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_view->setAccessibleName(sentence);
}

void AheadDialog::showCourses(Courses courses)
{
    m_view->setCourses(std::move(courses));
}

Others AheadDialog::others() const
{
    return m_others->currentIndex() == 0 ? Others::Average : Others::Idle;
}

} // namespace fairlead::views
