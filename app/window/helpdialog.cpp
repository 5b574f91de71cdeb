// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/helpdialog.h"

#include "views/widgets/firstsize.h"

#include <QFile>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace fairlead::app {

namespace {

QString guideFile()
{
    const auto language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const auto file = QStringLiteral(":/fairlead/guide/guide_%1.md").arg(language);
    return QFile::exists(file) ? file : QStringLiteral(":/fairlead/guide/guide_en.md");
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("helpDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Fairlead guide"));
    auto* text = new QTextBrowser(this);
    text->setObjectName(QStringLiteral("helpText"));
    text->setAccessibleName(windowTitle());
    text->setOpenExternalLinks(true);
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(16);
    QFile file(guideFile());
    if (file.open(QIODevice::ReadOnly))
        text->setMarkdown(QString::fromUtf8(file.readAll()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text);
    views::resizeOnScreen(*this, {680, 640});
}

} // namespace fairlead::app
