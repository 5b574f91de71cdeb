// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/leavequestion.h"

#include "app/editing/scenariocontroller.h"
#include "app/editing/unsavedwork.h"
#include "app/editing/workspace.h"
#include "app/frame/typing.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QAction>
#include <QEventLoop>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSessionManager>

#include <utility>

namespace fairlead::app {

LeaveQuestion::LeaveQuestion(Workspace& workspace, UnsavedWork& work, ScenarioController& scenarios,
                             QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_work(work)
    , m_scenarios(scenarios)
    , m_window(window)
{
    connect(qApp, &QGuiApplication::commitDataRequest, this, &LeaveQuestion::endSession,
            Qt::DirectConnection);
}

void LeaveQuestion::ask(std::function<void()> go, std::function<void()> stay, const QString& why)
{
    finishTyping(*m_window);
    m_scenarios.lookAtOwnFile([this, go = std::move(go), stay = std::move(stay),
                               why](bool isThere) {
        const auto own = QFileInfo(m_scenarios.ownFile()).fileName();
        askIfAtStake(go, stay,
                     isThere ? why : tr("%1 is gone, or has changed since it was saved.").arg(own));
    });
}

bool LeaveQuestion::mayClose()
{
    if (m_isLeaving || !mayAsk())
        return true;
    ask([this] {
        const QScopedValueRollback isLeaving(m_isLeaving, true);
        m_window->close();
    });
    return false;
}

bool LeaveQuestion::mayAsk() const
{
    return m_work.isAtStake() || !m_scenarios.ownFile().isEmpty();
}

void LeaveQuestion::askIfAtStake(const std::function<void()>& go, const std::function<void()>& stay,
                                 const QString& why)
{
    if (!m_work.isAtStake()) {
        go();
        return;
    }
    if (m_box)
        m_box->reject();
    auto* box = new views::PlainMessageBox(QMessageBox::Warning, tr("Unsaved edits"),
                                           whatIsAtStake(), QMessageBox::NoButton, m_window);
    m_box = box;
    box->setObjectName(QStringLiteral("unsavedQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto question = tr("Save as a scenario, discard, or stay and go on working?");
    box->setInformativeText(why.isEmpty() ? question : why + QLatin1String("\n\n") + question);
    const auto add = [box](const QString& text, QMessageBox::ButtonRole role, const char* name) {
        auto* button = box->addButton(text, role);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    // Its own file takes the edits without a question.
    const auto own = QFileInfo(m_scenarios.ownFile()).fileName();
    auto* keep = add(m_scenarios.isKeptInStore() ? tr("&Save in the store")
                         : own.isEmpty()
                         ? tr("&Save …")
                         : tr("&Save in %1").arg(QString(own).replace(u'&', QLatin1String("&&"))),
                     QMessageBox::AcceptRole, "unsavedSave");
    auto* discard = add(tr("&Discard"), QMessageBox::DestructiveRole, "unsavedDiscard");
    auto* remain = add(tr("S&tay"), QMessageBox::RejectRole, "unsavedStay");
    box->setDefaultButton(keep);
    box->setEscapeButton(remain);
    connect(box, &QDialog::finished, this, [this, box, keep, discard, go, stay] {
        m_box.clear(); // it may live a little longer than its answer
        if (box->clickedButton() == keep) {
            save(go, stay);
        } else if (box->clickedButton() == discard) {
            m_work.giveUp();
            go();
        } else if (stay) {
            stay();
        }
    });
    box->open();
}

QString LeaveQuestion::whatIsAtStake() const
{
    const auto cluster = models::shownText(m_workspace.document.snapshot()->cluster);
    const int edits = m_work.changedEdits();
    return edits > 0 ? tr("%Ln edit(s) to %1 are not saved.", nullptr, edits).arg(cluster)
                     : tr("The scenario has changes that are not saved.");
}

void LeaveQuestion::guard(QAction& action, const std::function<void()>& go)
{
    connect(&action, &QAction::triggered, this, [this, go] { ask(go); });
}

void LeaveQuestion::save(const std::function<void()>& go, const std::function<void()>& stay)
{
    m_scenarios.saveOrChoose([this, go, stay](bool isSaved) {
        if (isSaved && !m_work.isAtStake())
            go();
        else if (stay)
            stay();
    });
}

// The desktop waits for an answer here. Where it lets nobody ask, the edits are offered at the next
// start.
void LeaveQuestion::endSession(QSessionManager& manager)
{
    finishTyping(*m_window);
    if (!mayAsk() || !manager.allowsInteraction())
        return;
    if (!askNow())
        manager.cancel();
    manager.release();
}

bool LeaveQuestion::askNow()
{
    QEventLoop loop;
    bool isGoing = false;
    bool isAnswered = false;
    const auto answer = [&](bool goes) {
        isGoing = goes;
        isAnswered = true;
        loop.quit();
    };
    ask([answer] { answer(true); }, [answer] { answer(false); });
    if (!isAnswered)
        loop.exec();
    return isGoing;
}

} // namespace fairlead::app
