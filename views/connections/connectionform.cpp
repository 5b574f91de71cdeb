// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/connectionform.h"

#include "views/connections/passwordline.h"
#include "views/theme/icons.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/filefield.h"
#include "views/widgets/modeband.h"
#include "views/widgets/texts/labelname.h"
#include "views/widgets/texts/plainlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>

#include <algorithm>

namespace fairlead::views {

using Tls = connections::TlsMode;

namespace {

constexpr int charactersOfChoice = 24; // at least; all of it where there is room

void addSpace(QFormLayout& layout)
{
    auto* space = new QWidget;
    space->setFixedHeight(gapInside / 2);
    layout.addRow(space);
}

QComboBox* addChoice(QFormLayout& layout, const char* name, const QString& label,
                     const QString& toolTip, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(toolTip);
    box->setMinimumWidth(charactersOfChoice
                         * box->fontMetrics().horizontalAdvance(QLatin1Char('0')));
    layout.addRow(label, box);
    box->setAccessibleName(nameInLabel(label));
    return box;
}

template <typename Value>
Value chosen(const QComboBox* box)
{
    return static_cast<Value>(box->currentData().toInt());
}

template <typename Value>
void choose(QComboBox* box, Value value)
{
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

} // namespace

ConnectionForm::ConnectionForm(ConnectionCheck check, QWidget* parent)
    : QWidget(parent)
    , m_check(std::move(check))
{
    setObjectName(QStringLiteral("connectionForm"));
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(6);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->setLabelAlignment(Qt::AlignRight);
    addNaming(*layout);
    addSpace(*layout);
    addPlace(*layout);
    addSpace(*layout);
    addLogin(*layout);
    addSpace(*layout);
    addFiles(*layout);
    // A text with a key is painted in pieces, and between those there is no kerning.
    auto unkerned = font();
    unkerned.setKerning(false);
    for (auto* label : findChildren<QLabel*>()) {
        if (label->buddy() != nullptr)
            label->setFont(unkerned);
    }
    showWhatApplies();
}

QLineEdit* ConnectionForm::addLine(QFormLayout& layout, const char* name, const QString& label,
                                   const QString& toolTip, const QString& placeholder)
{
    auto* line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    line->setToolTip(toolTip);
    line->setPlaceholderText(placeholder);
    layout.addRow(label, line);
    line->setAccessibleName(nameInLabel(label));
    connect(line, &QLineEdit::textChanged, this, &ConnectionForm::takeChange);
    return line;
}

FileField* ConnectionForm::addFile(QFormLayout& layout, const char* name, const QString& label,
                                   const QString& title, const QString& toolTip)
{
    auto* field = new FileField(QLatin1String(name), title, this);
    field->setToolTip(toolTip);
    layout.addRow(label, field);
    connect(field, &FileField::changed, this, &ConnectionForm::takeChange);
    return field;
}

void ConnectionForm::addNaming(QFormLayout& layout)
{
    m_name = addLine(layout, "connectionName", tr("&Name:"),
                     tr("What the connection is called in the File menu and in the mode band"));
    m_kind = addChoice(
        layout, "connectionKind", tr("T&ype:"),
        tr("slurmdbd's tables and slurmrestd are only ever read, whatever the user may do "
           "there"),
        this);
    m_kind->addItem(tr("slurmdbd's own database"), QLatin1String(connections::slurmdbdScheme));
    m_kind->addItem(tr("Fairlead store on MariaDB or MySQL"),
                    QLatin1String(connections::storeScheme));
    m_kind->addItem(tr("slurmrestd"), QLatin1String(connections::restScheme));
    m_purpose = addChoice(layout, "connectionPurpose", tr("Pu&rpose:"),
                          tr("Its colour and word stand in the mode band and in the File menu, so "
                             "that nobody takes one cluster for another"),
                          this);
    for (const auto mode : {models::Mode::Monitor, models::Mode::WhatIf, models::Mode::Apply})
        m_purpose->addItem(modeIcon(mode, palette()), ModeBand::word(mode), static_cast<int>(mode));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ConnectionForm::takeChange);
    connect(m_purpose, &QComboBox::currentIndexChanged, this, &ConnectionForm::takeChange);
}

void ConnectionForm::addPlace(QFormLayout& layout)
{
    m_hosts = addLine(layout, "connectionHosts", tr("&Hosts:"),
                      tr("One or more, tried in this order until one answers; port 3306 unless "
                         "another one follows a colon. Of slurmrestd one, and port 6820"),
                      {});
    m_socket = addLine(layout, "connectionSocket", tr("or &socket:"),
                       tr("The path of a Unix socket on this machine, instead of hosts"), {});
    m_tls = addChoice(layout, "connectionTls", tr("&TLS:"),
                      tr("With Require and Verify nothing is sent before the connection is "
                         "encrypted. Only Verify "
                         "knows who answers. Clear text is for a socket or this machine only"),
                      this);
    m_tls->addItem(tr("Off: clear text, this machine only"), static_cast<int>(Tls::Off));
    m_tls->addItem(tr("Prefer: encrypted if the server can"), static_cast<int>(Tls::Prefer));
    m_tls->addItem(tr("Require: encrypted, whoever answers"), static_cast<int>(Tls::Require));
    m_tls->addItem(tr("Verify: encrypted, certificate and host name are checked"),
                   static_cast<int>(Tls::Verify));
    connect(m_tls, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_isFilling)
            m_followsPlace = false;
        takeChange();
    });
    m_caFile = addFile(layout, "connectionCa", tr("CA &file:"), tr("Certificate authorities"),
                       tr("PEM file with the authorities that Verify trusts; empty: the system's"));
}

void ConnectionForm::addLogin(QFormLayout& layout)
{
    m_database = addLine(layout, "connectionDatabase", tr("&Database:"),
                         tr("StorageLoc in slurmdbd.conf"), QStringLiteral("slurm_acct_db"));
    m_cluster = addLine(layout, "connectionCluster", tr("&Cluster:"),
                        tr("Needed only where the database holds several; the test lists them"),
                        tr("the only one"));
    m_user = addLine(layout, "connectionUser", tr("&User:"),
                     tr("A user of the database; the right SELECT is enough"));
    m_password = new PasswordLine(this);
    m_password->setObjectName(QStringLiteral("connectionPassword"));
    layout.addRow(tr("&Password:"), m_password);
    m_keep = new QCheckBox(tr("&Keep it in the keychain"), this);
    m_keep->setObjectName(QStringLiteral("connectionKeep"));
    m_keepNote = new PlainLabel(this);
    m_keepNote->setObjectName(QStringLiteral("connectionKeepNote"));
    m_keepNote->setWordWrap(true);
    setTextSize(*m_keepNote, TextSize::Secondary);
    layout.addRow(QString(), m_keep);
    layout.addRow(QString(), m_keepNote);
    connect(m_keep, &QCheckBox::toggled, this, &ConnectionForm::takeChange);
}

void ConnectionForm::addFiles(QFormLayout& layout)
{
    m_configFile
        = addFile(layout, "connectionConfig", tr("Settin&gs file:"), tr("Settings of Slurm"),
                  tr("slurm.conf or the output of scontrol show config: weights, half-life and "
                     "flags are in no database"));
    m_partitionsFile = addFile(layout, "connectionPartitions", tr("Part&itions file:"),
                               tr("Partitions"), tr("The output of scontrol -o show partition"));
    m_usageFile = addFile(layout, "connectionUsage", tr("Us&age file:"), tr("Current usage"),
                          tr("The output of scontrol show assoc_mgr, or sshare -alPm: the usage "
                             "as it has decayed up to now"));
}

void ConnectionForm::setFields(const ConnectionFields& fields)
{
    m_isFilling = true;
    m_name->setText(fields.name);
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(fields.url.scheme)));
    choose(m_purpose, fields.purpose);
    m_hosts->setText(fields.hosts);
    m_socket->setText(fields.url.socket);
    m_database->setText(fields.url.database);
    m_cluster->setText(fields.url.cluster);
    m_user->setText(fields.url.user);
    m_keep->setChecked(fields.keepsPassword);
    choose(m_tls, fields.url.tls);
    m_caFile->setPath(fields.url.caFile);
    m_configFile->setPath(fields.configFile);
    m_partitionsFile->setPath(fields.partitionsFile);
    m_usageFile->setPath(fields.usageFile);
    m_isFilling = false;
    clearPassword();
    m_followsPlace = fields.hosts.isEmpty() && fields.url.socket.isEmpty();
    showWhatApplies();
}

ConnectionFields ConnectionForm::fields() const
{
    ConnectionFields fields;
    fields.name = m_name->text().trimmed();
    fields.url.scheme = m_kind->currentData().toString();
    fields.purpose = chosen<models::Mode>(m_purpose);
    fields.hosts = m_hosts->text().trimmed();
    fields.url.socket = m_socket->text().trimmed();
    fields.url.database = m_database->text().trimmed();
    fields.url.user = m_user->text().trimmed();
    fields.keepsPassword = m_keep->isChecked();
    fields.url.tls = chosen<Tls>(m_tls);
    fields.url.caFile = m_caFile->path();
    fields.url.cluster = m_cluster->text().trimmed();
    fields.configFile = m_configFile->path();
    fields.partitionsFile = m_partitionsFile->path();
    fields.usageFile = m_usageFile->path();
    return fields;
}

QByteArray ConnectionForm::password() const
{
    return m_password->password();
}

void ConnectionForm::clearPassword()
{
    m_password->clear();
}

void ConnectionForm::setKeychain(bool isAvailable, const QString& why)
{
    m_hasKeychain = isAvailable;
    m_keepNote->setText(why);
    m_keepNote->setVisible(!why.isEmpty());
    showWhatApplies();
}

void ConnectionForm::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void ConnectionForm::takeChange()
{
    if (m_isFilling)
        return;
    followPlace();
    showWhatApplies();
    emit changed();
}

void ConnectionForm::followPlace()
{
    const auto now = fields();
    if (!m_followsPlace || (now.hosts.isEmpty() && now.url.socket.isEmpty()))
        return;
    m_isFilling = true;
    choose(m_tls, now.url.socket.isEmpty() ? Tls::Verify : Tls::Off);
    m_isFilling = false;
}

// A field that would be ignored is greyed out; what was typed stays in it.
void ConnectionForm::showWhatApplies()
{
    const auto scheme = m_kind->currentData().toString();
    const bool isSlurmdbd = scheme == QLatin1String(connections::slurmdbdScheme);
    const bool isRest = scheme == QLatin1String(connections::restScheme);
    m_hosts->setEnabled(m_socket->text().trimmed().isEmpty());
    m_socket->setEnabled(m_hosts->text().trimmed().isEmpty() || !m_socket->text().isEmpty());
    m_caFile->setEnabled(chosen<Tls>(m_tls) == Tls::Verify);
    m_hosts->setPlaceholderText(isRest ? QStringLiteral("head.example.org")
                                       : QStringLiteral("db1.example.org, db2.example.org:3307"));
    m_socket->setPlaceholderText(isRest ? QStringLiteral("/run/slurmrestd/slurmrestd.socket")
                                        : QStringLiteral("/run/mysqld/mysqld.sock"));
    m_cluster->setEnabled(isSlurmdbd);
    for (auto* file : {m_configFile, m_partitionsFile, m_usageFile})
        file->setEnabled(isSlurmdbd || isRest);
    auto* rows = static_cast<QFormLayout*>(layout());
    for (QWidget* line : {m_database, m_cluster})
        rows->setRowVisible(line, !isRest);
    auto* modes = qobject_cast<QStandardItemModel*>(m_tls->model());
    for (const auto mode : {Tls::Prefer, Tls::Require})
        modes->item(m_tls->findData(static_cast<int>(mode)))->setEnabled(!isRest);
    m_password->setToolTip(isRest ? tr("The token, as scontrol token prints it after SLURM_JWT=")
                                  : QString());
    m_keep->setEnabled(m_hasKeychain);
    m_password->setPlaceholderText(m_keep->isChecked() ? tr("as kept in the keychain")
                                                       : tr("asked for once per session"));
}

} // namespace fairlead::views
