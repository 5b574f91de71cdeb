// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/paste/pastedshares.h"

#include <QDialog>

class QCheckBox;
class QPushButton;

namespace fairlead::views {

class RefusalLine;

/// Says what pasted lines come to before anything happens: how many shares change, what would be
/// added, and which lines cannot be used. Whoever made it accepts it, or says why not. Deletes
/// itself when closed.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PasteDialog(const models::PastedShares& pasted, QWidget* parent = nullptr);

    void showRefusal(const QString& text);

signals:
    /// Of what is not there, whether it shall be added.
    void confirmed(bool withAdded);

private:
    [[nodiscard]] static QString summary(const models::PastedShares& pasted);
    [[nodiscard]] static QString addedWords(const models::PastedShares& pasted);
    [[nodiscard]] static QString linesOf(const models::PastedShares& pasted);

    QCheckBox* m_add;
    RefusalLine* m_refusal;
    QPushButton* m_set = nullptr;
};

} // namespace fairlead::views
