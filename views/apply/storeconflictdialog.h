// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace fairlead::views {

/// Somebody else saved the same thing meanwhile: who, when, and what both changed.
struct StoreConflict
{
    struct Clash
    {
        QString what;
        QString was; ///< when I read it; empty: not there
        QString theirs;
        QString mine;
        bool canBeMine = true; ///< mine can still be carried out
    };
    QString title; ///< what was to be written
    QStringList saves; ///< what the others did: who, when, what
    std::vector<Clash> clashes;
    bool isTaken = false; ///< a name that is there already, and was never read here
};

/// The three-way choice of whoever saved second. Nothing has been written; closing it keeps it so.
/// Deletes itself when closed.
class StoreConflictDialog : public QDialog
{
    Q_OBJECT

public:
    explicit StoreConflictDialog(const StoreConflict& conflict, QWidget* parent = nullptr);

signals:
    void theirsChosen();
    /// Only where the name is taken.
    void otherNameChosen();
    void mineChosen();
    /// `givenUp`: places of the clashes in which theirs stays.
    void mergeChosen(const std::vector<std::size_t>& givenUp);

private:
    void addSaves(const StoreConflict& conflict);
    void addClashes(const StoreConflict& conflict);
    void addSide(int row, const StoreConflict::Clash& clash);
    void addButtons(const StoreConflict& conflict);
    QPushButton* addButton(const char* name, const QString& text, const QString& toolTip);
    void showMerge();
    [[nodiscard]] std::vector<std::size_t> givenUp() const;

    QTreeWidget* m_clashes = nullptr;
    QLabel* m_mergeText = nullptr;
    QPushButton* m_merge = nullptr;
    QList<QComboBox*> m_sides; ///< [clash]
};

} // namespace fairlead::views
