// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/moabpanel.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/messagewords.h"
#include "models/words/partwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/whatif/parameterbinding.h"
#include "views/widgets/cells/linedelegate.h"
#include "views/widgets/inputs/parameterslider.h"

#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {
/// Which parameter a cell shows.
constexpr int ParameterRole = Qt::UserRole;

/// Edits a number of the panel, which says what it refuses.
class NumberDelegate : public LineDelegate
{
public:
    /// @param refusal  of the panel
    NumberDelegate(const QString* refusal, QObject* parent)
        : LineDelegate(parent)
        , m_refusal(refusal)
    {
    }

protected:
    [[nodiscard]] QString commit(QWidget& editor, QAbstractItemModel& model,
                                 const QModelIndex& index) const override
    {
        CellDelegate::setModelData(&editor, &model, index);
        return *m_refusal;
    }
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        LineDelegate::initStyleOption(option, index);
        if (!index.data(ParameterRole).toString().isEmpty())
            option->text = models::valueformat::written(option->text, QLocale());
    }

private:
    const QString* m_refusal;
};

/// With the separators of groups, as the cells show it; anything else as it is.
QString numberIn(const QString& typed)
{
    const auto number = models::valueformat::numberInput(typed, QLocale());
    return number ? QString::number(*number) : typed.trimmed();
}
} // namespace

MoabPanel::MoabPanel(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                     QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
    , m_tree(new QTreeWidget(this))
    , m_layout(new QVBoxLayout(this))
{
    m_tree->setObjectName(QStringLiteral("moabTree"));
    m_tree->setAccessibleName(tr("Components of the priority"));
    m_tree->setHeaderLabels({tr("Component"), tr("Weight"), tr("Cap")});
    m_tree->headerItem()->setToolTip(WeightColumn, tr("…WEIGHT: points per unit of the metric"));
    m_tree->headerItem()->setToolTip(CapColumn,
                                     tr("…CAP: what the metric or the sum is cut to; 0: no cap"));
    m_tree->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(WeightColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(CapColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_tree->setItemDelegate(new NumberDelegate(&m_refusal, m_tree));
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setMinimumHeight(320);
    m_tree->setIndentation(10); // names are long
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gapInside);
    m_layout->addWidget(m_tree, 1);
    connect(m_tree, &QTreeWidget::itemChanged, this, &MoabPanel::submit);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &MoabPanel::showSlider);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this,
            [this](QTreeWidgetItem* item, int column) {
                if (!item->data(column, ParameterRole).toString().isEmpty())
                    m_tree->editItem(item, column);
            });
    connect(document, &models::ScenarioDocument::snapshotReset, this, &MoabPanel::rebuild);
    connect(document, &models::ScenarioDocument::snapshotChanged, this, &MoabPanel::refresh);
    connect(document, &models::ScenarioDocument::policyChanged, this, &MoabPanel::refresh);
    rebuild();
}

QTreeWidgetItem* MoabPanel::addLine(QTreeWidgetItem* parent, const QString& name,
                                    const QString& weight, const QString& cap)
{
    auto* item = new QTreeWidgetItem({name, {}, {}});
    item->setData(WeightColumn, ParameterRole, weight);
    item->setData(CapColumn, ParameterRole, cap);
    item->setToolTip(WeightColumn, weight);
    item->setToolTip(CapColumn, cap);
    item->setTextAlignment(WeightColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setTextAlignment(CapColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    if (parent == nullptr)
        m_tree->addTopLevelItem(item);
    else
        parent->addChild(item);
    m_lines.push_back(item);
    return item;
}

void MoabPanel::rebuild()
{
    m_isRefreshing = true;
    m_lines.clear();
    m_tree->clear();
    const auto& policy = m_document->baselinePolicy();
    const bool hasComponents = traitsOf(policy).hasComponents;
    const auto text = [](const std::string& utf8) { return models::exactText(utf8); };
    const auto parts = partsOf(policy);
    for (std::size_t i = 0; hasComponents && i < parts.size(); ++i) {
        const auto setting = settingOf(policy, i);
        if (setting.subs.empty())
            continue;
        auto* top
            = addLine(nullptr, models::partwords::name(parts[i]),
                      QString::fromLatin1(parts[i].weightParameter), text(setting.capParameter));
        top->setToolTip(NameColumn, models::partwords::description(parts[i]));
        for (const auto& sub : setting.subs)
            addLine(top, text(sub.name), text(sub.weightParameter), text(sub.capParameter));
    }
    if (hasComponents) {
        auto* others = addLine(nullptr, tr("Windows and limits"), {}, {});
        for (const auto* name : {"XFMINWCLIMIT", "FSDEPTH", "FSINTERVAL", "FSDECAY"})
            addLine(others, QString::fromLatin1(name), QString::fromLatin1(name), {});
    }
    m_tree->expandAll();
    refresh();
    showSlider();
}

void MoabPanel::refresh()
{
    m_isRefreshing = true;
    for (auto* item : m_lines) {
        for (const int column : {WeightColumn, CapColumn}) {
            const auto parameter = item->data(column, ParameterRole).toString();
            if (parameter.isEmpty())
                continue;
            item->setText(column, m_document->parameter(parameter));
            auto font = m_tree->font();
            font.setBold(m_document->isParameterEdited(parameter));
            item->setFont(column, font);
        }
    }
    m_isRefreshing = false;
    if (m_slider != nullptr && isBelowZero() != m_isBelowZero)
        showSlider();
}

bool MoabPanel::isBelowZero() const
{
    return m_document->parameter(m_sliderParameter).startsWith(u'-');
}

void MoabPanel::submit(QTreeWidgetItem* item, int column)
{
    const auto parameter = item->data(column, ParameterRole).toString();
    if (m_isRefreshing)
        return;
    m_refusal.clear();
    const auto text = numberIn(item->text(column));
    if (!parameter.isEmpty() && text != m_document->parameter(parameter)) {
        const auto done
            = m_editor->submit(ParameterEdit{parameter.toStdString(), text.toStdString()});
        if (!done)
            m_refusal = models::sentenceWords(done.error().message);
    }
    refresh(); // also what was typed in another way
}

void MoabPanel::showSlider()
{
    delete m_slider;
    m_slider = nullptr;
    const auto* item = m_tree->currentItem();
    const auto parameter
        = item == nullptr ? QString() : item->data(WeightColumn, ParameterRole).toString();
    if (!parameter.endsWith(QStringLiteral("WEIGHT")))
        return;
    m_slider = new ParameterSlider(parameter, parameter, ParameterSpinBox::Kind::Number, this);
    new ParameterBinding(m_document, m_editor, parameter, ParameterBinding::Unit::Points, m_slider);
    m_sliderParameter = parameter;
    m_isBelowZero = isBelowZero();
    if (m_isBelowZero)
        m_slider->setUnavailable(tr("A weight below 0 is typed into the table."));
    m_slider->setStacked(true); // parameters have long names
    m_layout->addWidget(m_slider);
}

} // namespace fairlead::views
