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

AheadDialog::AheadDialog(const QString& title, bool mayReplay, QWidget* parent)
    : QDialog(parent)
    , m_sentence(new PlainLabel(this))
    , m_trust(new PlainLabel(this))
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
    if (mayReplay)
        m_others->addItem(tr("run the recorded weeks again, as a replay says"));
    m_trust->setObjectName(QStringLiteral("aheadTrust"));
    m_trust->setWordWrap(true);
    m_trust->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextSize(*m_trust, TextSize::Secondary);
    m_trust->hide();
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
    layout->addWidget(m_trust);
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
    if (!others()) {
        m_sentence->setText(tr("Replaying …"));
        m_view->setCourses({});
        m_trust->hide();
    }
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

void AheadDialog::showTrust(const QStringList& lines)
{
    m_trust->setText(lines.join(u'\n'));
    m_trust->setVisible(!lines.isEmpty());
}

std::optional<Others> AheadDialog::others() const
{
    switch (m_others->currentIndex()) {
    case 0:
        return Others::Average;
    case 1:
        return Others::Idle;
    default:
        return std::nullopt;
    }
}

} // namespace fairlead::views
