// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/apply/applyform.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QSplitter;
class QTabWidget;
class QTreeWidget;

namespace fairlead::views {

class ApplyPage;

/// Shows what would make a scenario true before anything is done: the changes, and the exact text
/// of each form. It writes nothing itself. Deletes itself when closed.
class ApplyDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ApplyDialog(QWidget* parent = nullptr);

    /// Until then the dialog says that it is being worked out.
    void setContent(const ApplyContent& content);
    /// Instead of a content: why there is none.
    void showProblem(const QString& text, const QString& details);
    /// While something is being written; the end is told by showResult().
    void setWriting(const QString& text);
    void showResult(bool isGood, const QString& text, const QString& details = {});

    /// Not while something is being written: what comes of it has to be seen.
    void reject() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// Somebody wants to keep the text of this form.
    void saveRequested(const fairlead::views::ApplyForm& form);
    void writeRequested();

private:
    QWidget* makeChanges();
    QWidget* makeFoot();
    void showChanges(const ApplyContent& content);
    [[nodiscard]] int widthOfTitles() const;
    [[nodiscard]] int widthOfChanges();
    void makeRoom();
    void arrange();
    static QString aboutStore(const StoreTarget& store);
    void addForm(const ApplyForm& form, const StoreTarget& store);
    void setWritingPages(bool isWriting);

    bool m_isWriting = false;
    int m_listWidth = 0; ///< that the list of changes needs, in pixels; 0: nothing is in it
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QSplitter* m_split = nullptr;
    QTreeWidget* m_changes = nullptr;
    QLabel* m_undecided = nullptr;
    QLabel* m_left = nullptr;
    QTabWidget* m_forms = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_details = nullptr;
    QList<ApplyPage*> m_pages;
};

} // namespace fairlead::views
