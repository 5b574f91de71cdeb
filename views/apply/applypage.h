// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/apply/applyform.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace fairlead::views {

class DiffHighlighter;

/// One form of a change list: what to do with it, the exact text, and what to know beside it; of a
/// store also the button that writes. Object names end in name(), so that each page has its own.
class ApplyPage : public QWidget
{
    Q_OBJECT

public:
    /// `store` counts for the form of that kind alone.
    ApplyPage(ApplyForm form, const StoreTarget& store, QWidget* parent = nullptr);

    [[nodiscard]] const ApplyForm& form() const { return m_form; }
    /// "Commands (sacctmgr)", for the tab.
    static QString title(ChangeForm kind);
    /// "Commands", "LoadFile", "SlurmConf", "MoabConfig", "Store": not translated.
    static QString name(ChangeForm kind);
    /// While something is being written the button waits.
    void setWriting(bool isWriting);

signals:
    void saveRequested();
    void writeRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    QLabel* addLabel(const char* name, const QString& text);
    void addProblem();
    void addText();
    void addNotes();
    void addButtons(const StoreTarget& store);
    QPushButton* addButton(QHBoxLayout& row, const char* name, const QString& text);
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString changedLines() const;
    void copy();

    ApplyForm m_form;
    QPlainTextEdit* m_text = nullptr;
    DiffHighlighter* m_colors = nullptr;
    QLabel* m_problem = nullptr; ///< or why the store is locked
    QLabel* m_copied = nullptr;
    QPushButton* m_write = nullptr;
    bool m_isLocked = false;
};

} // namespace fairlead::views
