// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/outlook/outlookview.h"

#include <QDialog>
#include <QPointer>
#include <QToolButton>

class QLabel;
class QTreeView;

namespace fairlead::models {
class StarvingModel;
}

namespace fairlead::views {

/// The jobs that starve, a row each: as they were recorded, and under each policy. Stays beside the
/// window; deletes itself when it is closed.
class StarvingDialog : public QDialog
{
    Q_OBJECT

public:
    explicit StarvingDialog(QWidget* parent = nullptr);

    void setView(const std::shared_ptr<const models::OutlookView>& view);
    [[nodiscard]] models::StarvingModel* model() const { return m_model; }

private:
    models::StarvingModel* m_model;
    QLabel* m_sentence;
    QTreeView* m_table;
};

/// Opens the dialog, which follows what is shown.
class StarvingButton : public QToolButton
{
    Q_OBJECT

public:
    explicit StarvingButton(QWidget* parent = nullptr);

    /// Null: nothing has been run.
    void setView(const std::shared_ptr<const models::OutlookView>& view);

private:
    void openDialog();

    std::shared_ptr<const models::OutlookView> m_view;
    QPointer<StarvingDialog> m_dialog;
};

} // namespace fairlead::views
