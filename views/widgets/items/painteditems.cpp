// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/items/painteditems.h"

#include "models/words/listwords.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace fairlead::views {

namespace {

/// One item by its place; it says what the widget shows there now.
class ItemAccess : public QAccessibleInterface
{
public:
    ItemAccess(QWidget* widget, PaintedItems* items, int item)
        : m_widget(widget)
        , m_items(items)
        , m_item(item)
    {
    }

    [[nodiscard]] bool isValid() const override
    {
        return m_widget != nullptr && m_item < m_items->itemCount();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || kind != QAccessible::Name)
            return {};
        // What is no number reaches a reader on Linux as part of the name, or not at all.
        const auto value = m_items->itemValue(m_item);
        const auto name = m_items->itemName(m_item);
        return value.isEmpty() ? name : models::headed(name, value);
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? m_items->itemPlace(m_item) : QRect();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.invalid = !isValid();
        state.focused = isValid() && m_widget->hasFocus() && m_items->currentItem() == m_item;
        return state;
    }

private:
    QPointer<QWidget> m_widget;
    PaintedItems* m_items; // a part of m_widget
    int m_item;
};

class ItemsAccess : public QAccessibleWidget
{
public:
    ItemsAccess(QWidget* widget, PaintedItems* items)
        : QAccessibleWidget(widget, QAccessible::List)
        , m_widget(widget)
        , m_items(items)
    {
    }
    ItemsAccess(const ItemsAccess&) = delete;
    ItemsAccess& operator=(const ItemsAccess&) = delete;

    [[nodiscard]] int childCount() const override
    {
        return m_widget == nullptr ? 0 : m_items->itemCount();
    }
    [[nodiscard]] QAccessibleInterface* child(int item) const override
    {
        if (item < 0 || item >= childCount())
            return nullptr;
        for (auto next = static_cast<int>(m_children.size()); next <= item; ++next)
            m_children.push_back(
                QAccessible::registerAccessibleInterface(new ItemAccess(m_widget, m_items, next)));
        return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(item)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        for (int item = 0; item < childCount(); ++item) {
            if (child(item) == wanted)
                return item;
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return m_widget != nullptr && m_widget->hasFocus() ? child(m_items->currentItem())
                                                           : nullptr;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const bool isEmpty = m_widget != nullptr && !m_items->placeholder().isEmpty();
        return kind == QAccessible::Description && isEmpty ? m_items->placeholder()
                                                           : QAccessibleWidget::text(kind);
    }

protected:
    ~ItemsAccess() override
    {
        for (const auto id : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

private:
    QPointer<QWidget> m_widget;
    PaintedItems* m_items; // a part of m_widget
    mutable std::vector<QAccessible::Id> m_children; // [item], made when asked for
};

QAccessibleInterface* accessOf(const QString&, QObject* object)
{
    auto* items = dynamic_cast<PaintedItems*>(object);
    auto* widget = qobject_cast<QWidget*>(object);
    return items == nullptr || widget == nullptr ? nullptr : new ItemsAccess(widget, items);
}

} // namespace

void exposeItems()
{
    static const bool isDone = [] {
        QAccessible::installFactory(accessOf);
        return true;
    }();
    Q_UNUSED(isDone)
}

void announceItem(QWidget& widget, int item)
{
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(item);
    QAccessible::updateAccessibility(&event);
}

} // namespace fairlead::views
