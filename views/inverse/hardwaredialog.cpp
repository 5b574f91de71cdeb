// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/inverse/hardwaredialog.h"

#include "models/lists/hardwaremodel.h"
#include "models/words/hardwarewords.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/refusal.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fairlead::views {

namespace {
constexpr double mostUnits = 1e8;
constexpr double fewestUnits = 0.01;
constexpr double firstGuess = 10; // of new units

QString nameOf(const AssocKey& key)
{
    return models::shownText(keyText(key));
}

/// Whole nodes are written as whole numbers; hundredths can be typed.
class UnitsBox : public QDoubleSpinBox
{
public:
    explicit UnitsBox(QWidget* parent)
        : QDoubleSpinBox(parent)
    {
        setDecimals(2);
        setRange(fewestUnits, mostUnits);
        setGroupSeparatorShown(true);
    }
    [[nodiscard]] QString textFromValue(double value) const override
    {
        return models::unitsText(value, locale());
    }
    /// Everything can be typed: what is no number is refused in words, not dropped.
    QValidator::State validate(QString& input, int& position) const override
    {
        auto typed = input;
        const auto state = QDoubleSpinBox::validate(typed, position);
        return state == QValidator::Invalid ? QValidator::Intermediate : state;
    }
};
} // namespace

HardwareDialog::HardwareDialog(QWidget* parent)
    : QDialog(parent)
    , m_model(new models::HardwareModel(this))
    , m_machine(addUnits("hardwareMachine",
                         tr("Nodes, CPUs or whatever it is counted in, before the new ones")))
    , m_new(addUnits("hardwareNew", tr("How many come on top")))
    , m_owner(new QComboBox(this))
    , m_sentence(new PlainLabel(this))
    , m_table(new QTreeView(this))
{
    setObjectName(QStringLiteral("hardwareDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Shares after new hardware"));
    m_new->setValue(firstGuess);
    m_owner->setObjectName(QStringLiteral("hardwareOwner"));
    m_owner->setEditable(true);
    m_owner->setInsertPolicy(QComboBox::NoInsert);
    m_owner->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_owner->completer()->setFilterMode(Qt::MatchContains);
    m_owner->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* form = new QFormLayout;
    form->addRow(tr("&Machine now (nodes, CPUs …):"), m_machine);
    form->addRow(tr("&New hardware (the same unit):"), m_new);
    form->addRow(tr("&Bought by:"), m_owner);
    m_sentence->setObjectName(QStringLiteral("hardwareSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setUpTable(*m_table, QStringLiteral("hardwareTable"), tr("Shares and promises then"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setModel(m_model);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(this);
    m_try = buttons->addButton(tr("&Try it"), QDialogButtonBox::ActionRole);
    m_try->setObjectName(QStringLiteral("hardwareTry"));
    m_try->setToolTip(tr("Puts the shares into the scenario; the cluster is not changed"));
    m_try->setAutoDefault(false);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false); // Return is the boxes'
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addLayout(form);
    layout->addWidget(m_sentence);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    setTabOrder(m_owner, m_table); // the list's field, made after the table, would step over it
    resizeForLetters(*this, {760, 480});
    connect(m_owner->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const auto stays = m_owner->itemText(m_owner->currentIndex()); // what counts
        if (const auto typed = m_owner->currentText(); m_owner->findText(typed) < 0)
            Refusal::show(
                *m_owner,
                tr("“%1” is not an account that may buy hardware. %2 stays.").arg(typed, stays));
        m_owner->setEditText(stays);
    });
    connect(m_owner, &QComboBox::currentIndexChanged, this, &HardwareDialog::questionChanged);
    connect(m_try, &QPushButton::clicked, this, &HardwareDialog::tryRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QDoubleSpinBox* HardwareDialog::addUnits(const char* name, const QString& help)
{
    auto* box = new UnitsBox(this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(help);
    connect(box, &QDoubleSpinBox::valueChanged, this, &HardwareDialog::questionChanged);
    // The same value again is a question too: the same may be bought twice.
    connect(box->findChild<QLineEdit*>(), &QLineEdit::textEdited, this, [this, box] {
        if (box->hasAcceptableInput())
            emit questionChanged();
        else
            refuseNumber();
    });
    // Left like that, the box goes back to its last number.
    connect(box, &QDoubleSpinBox::editingFinished, this, [this, box] {
        if (!std::exchange(m_isRefused, false))
            return;
        Refusal::show(*box, models::inARow({rangeText(), tr("%1 stays.").arg(box->text())}));
        emit questionChanged();
    });
    return box;
}

void HardwareDialog::refuseNumber()
{
    m_isRefused = true;
    showProblem(rangeText());
}

QString HardwareDialog::rangeText()
{
    return tr("Type a number from %1 to %2.")
        .arg(models::unitsText(fewestUnits), models::unitsText(mostUnits));
}

void HardwareDialog::setChoices(const std::vector<AssocKey>& keys, const AssocKey& chosen)
{
    const QSignalBlocker blocker(this);
    m_keys = keys;
    for (const auto& key : keys)
        m_owner->addItem(nameOf(key));
    const auto place = std::ranges::find(keys, chosen);
    m_owner->setCurrentIndex(place == keys.end() ? 0 : static_cast<int>(place - keys.begin()));
}

void HardwareDialog::setMachine(double units)
{
    const QSignalBlocker blocker(this);
    m_machine->setValue(units);
}

void HardwareDialog::askForMore(double machine)
{
    setMachine(machine);
    m_model->clear();
    m_sentence->setText(tr("The shares are in the scenario, and the machine is as large as that. "
                           "Type what else is bought."));
    m_try->setEnabled(false);
    m_new->setFocus();
    m_new->selectAll();
}

double HardwareDialog::machine() const
{
    return m_machine->value();
}

Bought HardwareDialog::bought() const
{
    const auto place = static_cast<std::size_t>(m_owner->currentIndex());
    return {place < m_keys.size() ? m_keys[place] : AssocKey(), m_new->value()};
}

void HardwareDialog::showAnswer(const NewShares& answer, const Snapshot& snapshot,
                                const QString& sentence)
{
    if (!m_machine->hasAcceptableInput() || !m_new->hasAcceptableInput())
        return; // it is the answer to another number
    m_isRefused = false;
    m_model->setAnswer(answer, snapshot);
    m_sentence->setText(sentence);
    m_try->setEnabled(!answer.edits.empty());
}

void HardwareDialog::showProblem(const QString& text)
{
    m_model->clear();
    m_sentence->setText(text);
    m_try->setEnabled(false);
}

} // namespace fairlead::views
