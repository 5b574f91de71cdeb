// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/helpdialog.h"

#include "views/help/manualbrowser.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"

#include <QDesktopServices>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace fairlead::app {

namespace {

const QString manualFolder = QStringLiteral("/fairlead/docs/manual/");

QString language()
{
    return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

QString guideFile(const QString& language)
{
    return QStringLiteral("/fairlead/docs/guide/guide_%1.md").arg(language);
}

/// In the language of the window where there is one, else in English.
QUrl guidePage()
{
    const auto own = guideFile(language());
    const bool isThere = QFile::exists(QLatin1Char(':') + own);
    return QUrl(QStringLiteral("qrc:") + (isThere ? own : guideFile(QStringLiteral("en"))));
}

/// @param link  as ManualSection::link() says it
QUrl manualPage(const QString& link)
{
    return QUrl(QStringLiteral("qrc:") + manualFolder + link);
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent)
    : QDialog(parent)
    , m_manual(QLatin1Char(':') + manualFolder.chopped(1), language())
    , m_text(new views::ManualBrowser(this))
{
    setObjectName(QStringLiteral("helpDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Fairlead manual"));
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(windowTitle());
    auto* both = new QSplitter(this);
    both->setChildrenCollapsible(false);
    both->addWidget(makeContents());
    both->addWidget(m_text);
    both->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(both);
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpDialog::follow);
    connect(m_text, &QTextBrowser::sourceChanged, this, &HelpDialog::markPage);
    listPages();
    views::resizeOnScreen(*this, {920, 660});
    showPage({});
}

void HelpDialog::showIn(QWidget* window, const QString& page)
{
    auto* dialog = window->findChild<HelpDialog*>();
    if (dialog == nullptr)
        dialog = new HelpDialog(window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    dialog->showPage(page); // knows its width by now
}

QWidget* HelpDialog::makeContents()
{
    auto* contents = new QWidget(this);
    m_search = new QLineEdit(contents);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setAccessibleName(tr("Search the manual"));
    const QKeySequence key(QKeySequence::Find);
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setToolTip(
        tr("Search the manual (%1)", "a key").arg(key.toString(QKeySequence::NativeText)));
    connect(new QShortcut(key, this), &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    m_search->setClearButtonEnabled(true);
    m_contents = new QListWidget(contents);
    m_contents->setObjectName(QStringLiteral("helpContents"));
    m_contents->setAccessibleName(tr("Pages of the manual"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setWordWrap(true);
    m_contents->setSpacing(views::gapInside / 2);
    auto* layout = new QVBoxLayout(contents);
    layout->addWidget(m_search);
    layout->addWidget(m_contents);
    connect(m_search, &QLineEdit::textChanged, this, &HelpDialog::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_contents->count() > 0)
            m_contents->setCurrentRow(0);
    });
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr)
            open(*item);
    });
    return contents;
}

void HelpDialog::showPage(const QString& page)
{
    m_search->clear();
    m_text->setSource(page.isEmpty() ? guidePage() : manualPage(m_manual.placeOf(page)));
}

void HelpDialog::listPages()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    addItem(tr("In ten minutes"), guidePage());
    for (const auto* page : m_manual.pages())
        addItem(page->heading, manualPage(page->link()));
    markPage(m_text->source());
}

void HelpDialog::search(const QString& words)
{
    if (words.trimmed().isEmpty()) {
        listPages();
        return;
    }
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const auto* section : m_manual.find(words))
        addItem(section->anchor.isEmpty()
                    ? section->page
                    : section->page + QStringLiteral(" › ") + section->heading,
                manualPage(section->link()));
    if (m_contents->count() > 0)
        return;
    auto* none = new QListWidgetItem(tr("Nothing is found."), m_contents);
    none->setFlags(Qt::NoItemFlags);
}

void HelpDialog::addItem(const QString& text, const QUrl& page)
{
    auto* item = new QListWidgetItem(text, m_contents);
    item->setData(Qt::UserRole, page);
}

void HelpDialog::open(const QListWidgetItem& item)
{
    m_text->setSource(item.data(Qt::UserRole).toUrl());
    m_text->mark(m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

/// A page in English leads on in the language of the window.
void HelpDialog::follow(const QUrl& link)
{
    auto target = m_text->source().resolved(link);
    if (!target.scheme().startsWith(QLatin1String("qrc"))) {
        QDesktopServices::openUrl(target);
        return;
    }
    if (target.path().startsWith(manualFolder)) {
        const auto place = target.toString().mid(manualPage({}).toString().size());
        target = manualPage(m_manual.placeOf(place));
    }
    m_text->setSource(target);
}

void HelpDialog::markPage(const QUrl& page)
{
    const auto shown = page.adjusted(QUrl::RemoveFragment);
    const QSignalBlocker quiet(m_contents);
    for (int row = 0; row < m_contents->count(); ++row) {
        if (m_contents->item(row)->data(Qt::UserRole).toUrl() == shown)
            m_contents->setCurrentRow(row);
    }
}

} // namespace fairlead::app
