// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/connectionsdialog.h"

#include "views/connections/connectionform.h"
#include "views/theme/colors.h"
#include "views/theme/icons.h"
#include "views/theme/textsizes.h"
#include "views/widgets/modeband.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {

QLabel* wrapped(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void paint(QLabel* label, const QColor& color)
{
    auto palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
}

} // namespace

ConnectionsDialog::ConnectionsDialog(QList<ConnectionFields> connections, ConnectionCheck check,
                                     QWidget* parent)
    : QDialog(parent)
    , m_connections(std::move(connections))
    , m_check(std::move(check))
    , m_form(new ConnectionForm(m_check, this))
    , m_problem(wrapped("connectionProblem", this))
{
    setObjectName(QStringLiteral("connectionsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Connect to a database"));
    auto* right = new QVBoxLayout;
    right->setSpacing(gapBetween);
    right->addWidget(m_form);
    right->addWidget(m_problem);
    right->addWidget(makeTest());
    right->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(gapEdge);
    columns->addWidget(makeList());
    columns->addLayout(right, 1);
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
    setKeychain(false, tr("Looking for a keychain …"));
    if (m_connections.isEmpty())
        addNew();
    else
        m_list->setCurrentRow(0);
    resize(900, 680);
}

QWidget* ConnectionsDialog::makeList()
{
    auto* side = new QWidget(this);
    m_list = new QListWidget(side);
    m_list->setObjectName(QStringLiteral("connectionList"));
    m_list->setAccessibleName(tr("Saved connections"));
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({16, 16});
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const char* name, const QString& text, auto slot) {
        auto* made = new QToolButton(side);
        made->setObjectName(QLatin1String(name));
        made->setText(text);
        connect(made, &QToolButton::clicked, this, slot);
        buttons->addWidget(made);
        return made;
    };
    button("connectionNew", tr("New"), &ConnectionsDialog::addNew);
    m_duplicate = button("connectionDuplicate", tr("Duplicate"), &ConnectionsDialog::duplicate);
    m_remove = button("connectionRemove", tr("Remove"), &ConnectionsDialog::remove);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    side->setFixedWidth(240);
    return side;
}

QWidget* ConnectionsDialog::makeTest()
{
    auto* panel = new QWidget(this);
    m_test = new QPushButton(panel);
    m_test->setObjectName(QStringLiteral("connectionTest"));
    m_test->setAutoDefault(false);
    m_progress = new QProgressBar(panel);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(10);
    m_result = wrapped("connectionResult", panel);
    m_details = wrapped("connectionDetails", panel);
    setTextSize(*m_details, TextSize::Secondary);
    auto* line = new QHBoxLayout;
    line->setSpacing(gapBetween);
    line->addWidget(m_test);
    line->addWidget(m_progress, 1);
    line->addStretch(1);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addLayout(line);
    layout->addWidget(m_result);
    layout->addWidget(m_details);
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (m_isTesting)
            stopTest();
        else
            startTest();
    });
    return panel;
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
    fresh.database = QStringLiteral("slurm_acct_db");
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
    stopTest();
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
    stopTest(); // its result was about something else
    showItem(row);
    showVerdict();
}

void ConnectionsDialog::showItem(int row)
{
    auto* item = m_list->item(row);
    const auto& connection = m_connections[row];
    item->setIcon(modeIcon(connection.purpose, palette()));
    item->setText(tr("%1\n%2").arg(connection.name.isEmpty() ? tr("(no name)") : connection.name,
                                   ModeBand::word(connection.purpose)));
    item->setToolTip(connection.hosts.isEmpty() ? connection.socket : connection.hosts);
}

QString ConnectionsDialog::problemOf(int row) const
{
    const auto& connection = m_connections[row];
    for (int other = 0; other < m_connections.size(); ++other) {
        if (other != row && m_connections[other].name == connection.name)
            return tr("Another connection is called “%1”.").arg(connection.name);
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
            problem = tr("“%1” cannot be saved: %2").arg(m_connections[row].name, other);
    }
    if (shown < 0)
        problem = tr("No connection is saved. “New” adds one.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    paint(m_problem, shown < 0 ? mutedText(palette()) : overServedText(palette()));
    const bool areGood = shown < 0 || problem.isEmpty();
    m_test->setEnabled(shown >= 0 && own.isEmpty());
    m_save->setEnabled(areGood);
    m_connect->setEnabled(shown >= 0 && areGood);
}

void ConnectionsDialog::startTest()
{
    m_isTesting = true;
    m_test->setText(tr("Cancel test"));
    m_progress->show();
    m_result->setText(tr("Connecting …"));
    paint(m_result, mutedText(palette()));
    m_result->show();
    m_details->hide();
    emit testRequested();
}

void ConnectionsDialog::stopTest()
{
    if (m_isTesting)
        emit testCancelled();
    m_isTesting = false;
    m_test->setText(tr("Test"));
    m_progress->hide();
    m_result->hide();
    m_details->hide();
}

void ConnectionsDialog::showTestResult(bool isGood, const QString& text, const QString& details)
{
    m_isTesting = false;
    m_test->setText(tr("Test"));
    m_progress->hide();
    m_result->setText((isGood ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text);
    paint(m_result, isGood ? underServedText(palette()) : overServedText(palette()));
    m_result->show();
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
}

void ConnectionsDialog::done(int result)
{
    stopTest();
    m_form->clearPassword();
    QDialog::done(result);
}

} // namespace fairlead::views
