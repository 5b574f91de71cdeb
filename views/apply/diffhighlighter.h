// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QSyntaxHighlighter>

namespace fairlead::views {

/// Colours beside the signs that are there anyway: lines of a unified diff that come (+) and go
/// (-) or that differ from the file as it is, comments of scripts and settings (#). Owned by the
/// document that it paints.
class DiffHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    /// `isDiff`: whether + and - at the start of a line mean something. `changed`: 0-based lines.
    DiffHighlighter(QTextDocument* document, bool isDiff, const QList<int>& changed,
                    const QPalette& palette);

    /// The colours of another theme.
    void setPalette(const QPalette& palette);

protected:
    void highlightBlock(const QString& text) override;

private:
    bool m_isDiff;
    QList<int> m_changed;
    QTextCharFormat m_comes;
    QTextCharFormat m_goes;
    QTextCharFormat m_comment;
};

} // namespace fairlead::views
