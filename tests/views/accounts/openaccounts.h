// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/tree/accounttreemodel.h"
#include "tests/support/directscenarioeditor.h"
#include "tests/support/guisupport.h"
#include "views/accounts/accountsdock.h"

#include <QStringList>
#include <QTest>
#include <QTreeView>

namespace fairlead::tests {

/// The dock of the accounts on the screen, with guiRecords().
struct OpenAccounts
{
    OpenAccounts()
    {
        load(document, guiRecords());
        dock.resize(520, 600);
        dock.show();
        (void)QTest::qWaitForWindowExposed(&dock);
        view->setFocus();
    }
    [[nodiscard]] QModelIndex index(const char* path) const
    {
        return model.indexOf(assocAt(*document.snapshot(), path));
    }
    [[nodiscard]] QStringList selected() const
    {
        QStringList names;
        for (const auto& row : view->selectionModel()->selectedRows())
            names << row.data().toString();
        names.sort();
        return names;
    }

    models::ScenarioDocument document;
    DirectScenarioEditor editor{document};
    models::AccountTreeModel model{&document, &editor};
    views::AccountsDock dock{&document, &model};
    QTreeView* view = dock.view();
};

} // namespace fairlead::tests
