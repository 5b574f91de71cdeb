// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTextBrowser>

namespace fairlead::views {

/// Shows pages in Markdown. Sources lead to headings too (`apply.md#in-the-window`), pictures are
/// as wide as there is room.
class ManualBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget* parent = nullptr);

    /// Marks the first place of any of the words after where the text is now.
    void mark(const QStringList& words);

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void scrollToHeading(const QString& anchor);
};

} // namespace fairlead::views
