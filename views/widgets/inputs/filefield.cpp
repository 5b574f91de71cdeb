// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/filefield.h"

#include "views/theme/textsizes.h"
#include "views/widgets/texts/labels.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace fairlead::views {

FileField::FileField(const QString& name, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_line(new QLineEdit(this))
{
    m_line->setObjectName(name);
    m_line->setAccessibleName(title);
    setFocusProxy(m_line);
    auto* browse = new QToolButton(this);
    browse->setObjectName(name + QStringLiteral("Browse"));
    browse->setText(tr("Browse …"));
    browse->setAccessibleName(tr("Browse: %1").arg(title));
    auto* row = new QHBoxLayout;
    row->setSpacing(gapInside);
    row->addWidget(m_line, 1);
    row->addWidget(browse);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside / 2);
    layout->addLayout(row);
    connect(m_line, &QLineEdit::textChanged, this, &FileField::changed);
    connect(browse, &QToolButton::clicked, this, &FileField::choose);
}

QString FileField::path() const
{
    return m_line->text().trimmed();
}

void FileField::setPath(const QString& path)
{
    m_line->setText(path);
}

void FileField::expectPicture()
{
    m_problem = wrappedLabel(m_line->objectName() + QStringLiteral("Problem"), this);
    m_problem->setText(tr("✗ There is no picture there that can be read."));
    setTextSize(*m_problem, TextSize::Secondary);
    auto kept = m_problem->sizePolicy(); // nothing moves when it comes
    kept.setRetainSizeWhenHidden(true);
    m_problem->setSizePolicy(kept);
    layout()->addWidget(m_problem);
    showPicture(true);
}

void FileField::showPicture(bool isGood)
{
    m_problem->setVisible(!isGood);
    m_line->setAccessibleDescription(isGood ? QString() : m_problem->text());
}

void FileField::choose()
{
    auto* dialog = new QFileDialog(this, m_title, path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FileField::setPath);
    dialog->open();
}

} // namespace fairlead::views
