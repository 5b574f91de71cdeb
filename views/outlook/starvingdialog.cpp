// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/starvingdialog.h"

#include "models/lists/naturalsort.h"
#include "models/outlook/starvingmodel.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

StarvingDialog::StarvingDialog(QWidget* parent)
    : QDialog(parent)
    , m_model(new models::StarvingModel(this))
    , m_sentence(new PlainLabel(this))
    , m_table(new QTreeView(this))
{
    setObjectName(QStringLiteral("starvingDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Jobs that starve"));
    m_sentence->setObjectName(QStringLiteral("starvingSentence"));
    m_sentence->setWordWrap(true);
    auto* sorted = new models::NaturalSort(this);
    sorted->setSourceModel(m_model);
    setUpTable(*m_table, QStringLiteral("starvingTable"), tr("Jobs that starve"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setModel(sorted);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(models::StarvingModel::PolicyColumn, Qt::AscendingOrder);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_sentence);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resizeForLetters(*this, {880, 420});
}

void StarvingDialog::setView(const std::shared_ptr<const models::OutlookView>& view)
{
    m_model->show(view);
    m_sentence->setText(
        m_model->rowCount() > 0
            ? tr(
                "They could have run, and waited for more than a day and more than ten times their "
                "time limit: as it happened, and in the first replay under each policy. Jobs that "
                "an idle machine would not start either are left out.")
            : tr("No job could have run and waited for more than a day and more than ten times its "
                 "time limit."));
}

StarvingButton::StarvingButton(QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("outlookStarving"));
    setText(tr("&Jobs …"));
    setToolTip(tr("The jobs that starve, one by one, as they were recorded and under each policy"));
    connect(this, &QToolButton::clicked, this, &StarvingButton::openDialog);
}

void StarvingButton::setView(const std::shared_ptr<const models::OutlookView>& view)
{
    m_view = view;
    setEnabled(view != nullptr);
    if (m_dialog && view == nullptr)
        m_dialog->close(); // it is about another cluster, or other days
    else if (m_dialog)
        m_dialog->setView(view);
}

void StarvingButton::openDialog()
{
    if (!m_dialog)
        m_dialog = new StarvingDialog(window());
    m_dialog->setView(m_view);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace fairlead::views
