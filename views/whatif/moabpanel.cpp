// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/moabpanel.h"

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/partwords.h"
#include "views/theme/textsizes.h"
#include "views/whatif/parameterbinding.h"
#include "views/widgets/parameterslider.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {
/// Which parameter a cell shows.
constexpr int ParameterRole = Qt::UserRole;

QString prefix(moab::Sub sub)
{
    return QString::fromLatin1(moab::parameterPrefix(sub));
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
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setMinimumHeight(320);
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
    const auto weight = [](const QString& name) { return name + QStringLiteral("WEIGHT"); };
    const auto cap = [](const QString& name) { return name + QStringLiteral("CAP"); };
    for (std::size_t part = 0; policy.moab && part < models::partwords::count(policy); ++part) {
        const auto component = models::partwords::component(part);
        const auto range = moab::subRanges[moab::at(component)];
        std::vector<moab::Sub> subs;
        for (auto s = range.first; s < range.end; ++s) {
            if (moab::isComputed(policy.moab->dialect, static_cast<moab::Sub>(s)))
                subs.push_back(static_cast<moab::Sub>(s));
        }
        if (subs.empty())
            continue;
        const auto name = models::partwords::name(policy, part);
        auto* top = addLine(nullptr, name, weight(name), cap(name));
        top->setToolTip(NameColumn, models::partwords::description(policy, part));
        for (const auto sub : subs)
            addLine(top, prefix(sub), weight(prefix(sub)), cap(prefix(sub)));
    }
    if (policy.moab) {
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
}

void MoabPanel::submit(QTreeWidgetItem* item, int column)
{
    const auto parameter = item->data(column, ParameterRole).toString();
    if (m_isRefreshing)
        return;
    const auto text = item->text(column).trimmed();
    const bool isNew = !parameter.isEmpty() && text != m_document->parameter(parameter);
    if (!isNew || !m_editor->submit(ParameterEdit{parameter.toStdString(), text.toStdString()}))
        refresh();
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
    if (m_document->parameter(parameter).startsWith(u'-'))
        m_slider->setUnavailable(tr("A weight below 0 is typed into the table."));
    m_layout->addWidget(m_slider);
}

} // namespace fairlead::views
