// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/help/manual.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace fairlead::views {
class ManualBrowser;
}

namespace fairlead::app {

/// The guide and the manual, in the language of the window where they are: pages, a search over all
/// of them, and the text.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent = nullptr);

    /// Shows the one of a window, at a page as showPage() takes it.
    static void showIn(QWidget* window, const QString& page);

    /// A page of the manual, with a heading if wanted, as it is called in English:
    /// `pages.md#queue`. In the language of the window where there is such a page. The guide for
    /// none.
    void showPage(const QString& page);

private:
    QWidget* makeContents();
    void listPages();
    void search(const QString& words);
    void addItem(const QString& text, const QUrl& page);
    void open(const QListWidgetItem& item);
    void follow(const QUrl& link);
    void markPage(const QUrl& page);

    const models::Manual m_manual;
    QLineEdit* m_search = nullptr;
    QListWidget* m_contents = nullptr;
    views::ManualBrowser* m_text = nullptr;
};

} // namespace fairlead::app
