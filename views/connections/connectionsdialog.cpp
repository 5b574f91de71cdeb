// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/connectionsdialog.h"

#include "models/words/showntext.h"
#include "views/connections/connectionform.h"
#include "views/connections/testpanel.h"
#include "views/theme/colors.h"
#include "views/theme/icons.h"
#include "views/theme/textsizes.h"
#include "views/widgets/evengrid.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/modeband.h"
#include "views/widgets/texts/labels.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

ConnectionsDialog::ConnectionsDialog(QList<ConnectionFields> connections, ConnectionCheck check,
                                     QWidget* parent)
    : QDialog(parent)
    , m_connections(std::move(connections))
    , m_check(std::move(check))
    , m_form(new ConnectionForm(m_check, this))
    , m_problem(wrappedLabel(QStringLiteral("connectionProblem"), this))
    , m_test(new TestPanel(this))
{
    setObjectName(QStringLiteral("connectionsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Connect to a database or slurmrestd"));
    auto* right = new QVBoxLayout;
    right->setSpacing(gapBetween);
    right->addWidget(m_form);
    right->addWidget(m_problem);
    right->addWidget(m_test);
    right->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(gapEdge);
    columns->addWidget(makeList());
    columns->addWidget(scrolled(right), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapBetween);
    layout->addLayout(columns, 1);
    layout->addWidget(makeButtons());

    for (int row = 0; row < m_connections.size(); ++row) {
        m_list->addItem(new QListWidgetItem);
        showItem(row);
    }
    connect(m_list, &QListWidget::currentRowChanged, this, &ConnectionsDialog::showRow);
    connect(m_form, &ConnectionForm::changed, this, &ConnectionsDialog::takeFields);
    connect(m_test, &TestPanel::requested, this, &ConnectionsDialog::testRequested);
    connect(m_test, &TestPanel::cancelled, this, &ConnectionsDialog::testCancelled);
    setKeychain(false, tr("Looking for a keychain …"));
    if (m_connections.isEmpty())
        addNew();
    else
        m_list->setCurrentRow(0);
    resizeForLetters(*this, {900, 680});
}

// On a small screen the form is higher than the dialog.
QWidget* ConnectionsDialog::scrolled(QLayout* content)
{
    auto* body = new QWidget;
    content->setContentsMargins(0, 0, 0, 0);
    body->setLayout(content);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus); // scrolls to the box that has the keys
    area->setWidget(body);
    const int needed
        = body->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    area->setMinimumWidth(std::min(needed, screen()->availableGeometry().width() * 3 / 5));
    return area;
}

QWidget* ConnectionsDialog::makeList()
{
    auto* side = new QWidget(this);
    m_list = new QListWidget(side);
    m_list->setObjectName(QStringLiteral("connectionList"));
    m_list->setAccessibleName(tr("Saved connections"));
    m_list->setUniformItemSizes(true);
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_list->setIconSize({icon, icon});
    auto* buttons = new EvenGrid(side); // below each other with large letters
    const auto button = [&](const char* name, const QString& text, auto slot) {
        auto* made = new QToolButton(side);
        made->setObjectName(QLatin1String(name));
        made->setText(text);
        connect(made, &QToolButton::clicked, this, slot);
        made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->add(made);
        return made;
    };
    button("connectionNew", tr("New"), &ConnectionsDialog::addNew);
    m_duplicate = button("connectionDuplicate", tr("Duplicate"), &ConnectionsDialog::duplicate);
    m_remove = button("connectionRemove", tr("Remove"), &ConnectionsDialog::remove);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    // The average of a font for Chinese is an ideograph, twice as wide as names.
    const int names = fontMetrics().horizontalAdvance(QLatin1Char('0')) * 34;
    const int most = screen()->availableGeometry().width() / 4; // with large letters
    const int least = names * 2 / 3; // "Nouvelle connexion" with its mark
    side->setFixedWidth(std::max({std::min(names, most), least, layout->minimumSize().width()}));
    return side;
}

QWidget* ConnectionsDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::ApplyRole);
    m_save->setObjectName(QStringLiteral("connectionSave"));
    m_connect = buttons->addButton(tr("Connect"), QDialogButtonBox::AcceptRole);
    m_connect->setObjectName(QStringLiteral("connectionConnect"));
    m_connect->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, [this] {
        emit saveRequested();
        accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit saveRequested();
        emit connectRequested();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ConnectionsDialog::select(const QString& name)
{
    for (int row = 0; row < m_connections.size(); ++row) {
        if (m_connections[row].name == name)
            m_list->setCurrentRow(row);
    }
}

const ConnectionFields& ConnectionsDialog::current() const
{
    static const ConnectionFields none;
    const int row = m_list->currentRow();
    return row < 0 ? none : m_connections[row];
}

QByteArray ConnectionsDialog::password() const
{
    return m_form->password();
}

void ConnectionsDialog::setKeychain(bool isAvailable, const QString& why)
{
    m_form->setKeychain(isAvailable, why);
}

void ConnectionsDialog::add(const ConnectionFields& connection)
{
    m_connections.append(connection);
    m_list->addItem(new QListWidgetItem);
    const int row = static_cast<int>(m_connections.size()) - 1;
    showItem(row);
    m_list->setCurrentRow(row);
    m_form->focusName();
}

void ConnectionsDialog::addNew()
{
    ConnectionFields fresh;
    fresh.name = freeName(tr("New connection"));
    fresh.url.scheme = QLatin1String(connections::slurmdbdScheme);
    fresh.url.database = QStringLiteral("slurm_acct_db");
    m_fresh = fresh;
    add(fresh);
}

void ConnectionsDialog::duplicate()
{
    auto copy = current();
    copy.name = freeName(tr("Copy of %1").arg(copy.name));
    add(copy);
}

void ConnectionsDialog::remove()
{
    const int row = m_list->currentRow();
    {
        const QSignalBlocker silent(m_list);
        m_connections.removeAt(row);
        delete m_list->takeItem(row);
    }
    showRow(m_list->currentRow());
}

QString ConnectionsDialog::freeName(const QString& wanted) const
{
    const auto isTaken = [this](const QString& name) {
        return std::any_of(m_connections.begin(), m_connections.end(),
                           [&](const auto& connection) { return connection.name == name; });
    };
    auto name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

void ConnectionsDialog::showRow(int row)
{
    m_test->stop();
    m_form->setEnabled(row >= 0);
    m_form->setFields(row < 0 ? ConnectionFields() : m_connections[row]);
    m_duplicate->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0);
    showVerdict();
}

void ConnectionsDialog::takeFields()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_connections[row] == m_form->fields())
        return;
    m_connections[row] = m_form->fields();
    m_test->stop(); // its result was about something else
    showItem(row);
    showVerdict();
}

void ConnectionsDialog::showItem(int row)
{
    auto* item = m_list->item(row);
    const auto& connection = m_connections[row];
    item->setIcon(modeIcon(connection.purpose, palette()));
    item->setText(tr("%1\n%2").arg(connection.name.isEmpty() ? tr("(no name)")
                                                             : models::shownText(connection.name),
                                   ModeBand::word(connection.purpose)));
    item->setToolTip(connection.hosts.isEmpty() ? connection.url.socket : connection.hosts);
}

QString ConnectionsDialog::problemOf(int row) const
{
    const auto& connection = m_connections[row];
    for (int other = 0; other < m_connections.size(); ++other) {
        if (other != row && m_connections[other].name == connection.name)
            return tr("Another connection is called “%1”.").arg(models::shownText(connection.name));
    }
    return m_check(connection).problem;
}

// The problem of the one that is shown comes first; of another one it says which.
void ConnectionsDialog::showVerdict()
{
    const int shown = m_list->currentRow();
    const auto own = shown < 0 ? QString() : problemOf(shown);
    auto problem = own;
    for (int row = 0; row < m_connections.size() && problem.isEmpty(); ++row) {
        const auto other = problemOf(row);
        if (!other.isEmpty())
            problem = tr("“%1” cannot be saved: %2")
                          .arg(models::shownText(m_connections[row].name), other);
    }
    if (shown < 0)
        problem = tr("No connection is saved. “New” adds one.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    // Before anything was typed it is advice.
    const bool isAdvice = shown < 0 || (current() == m_fresh && !own.isEmpty());
    setInk(*m_problem, isAdvice ? mutedText(palette()) : overServedText(palette()));
    const bool areGood = shown < 0 || problem.isEmpty();
    m_test->setPossible(shown >= 0 && own.isEmpty());
    m_save->setEnabled(areGood);
    m_connect->setEnabled(shown >= 0 && areGood);
}

void ConnectionsDialog::showTestResult(bool isGood, const QString& text, const QString& details)
{
    m_test->showResult(isGood, text, details);
}

void ConnectionsDialog::done(int result)
{
    m_test->stop();
    m_form->clearPassword();
    QDialog::done(result);
}

} // namespace fairlead::views
