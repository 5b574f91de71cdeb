// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pies/pieaccess.h"

#include "views/widgets/pies/pieview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace fairlead::views {

namespace {

// One slice by its place; it says what the pie shows there now.
class SliceAccess : public QAccessibleInterface
{
public:
    SliceAccess(PieView* pie, int slice)
        : m_pie(pie)
        , m_slice(slice)
    {
    }

    [[nodiscard]] bool isValid() const override
    {
        return m_pie != nullptr && m_slice < static_cast<int>(m_pie->slices().size());
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_pie);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const auto& slice = m_pie->slices()[static_cast<std::size_t>(m_slice)];
        if (kind == QAccessible::Name)
            return slice.label;
        return kind == QAccessible::Value ? slice.value : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        auto* viewport = m_pie->viewport();
        return {viewport->mapToGlobal(m_pie->middleOf(m_slice)), QSize(1, 1)};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.invalid = !isValid();
        state.focused = isValid() && m_pie->hasFocus() && m_pie->currentSlice() == m_slice;
        return state;
    }

private:
    QPointer<PieView> m_pie;
    int m_slice;
};

class PieAccess : public QAccessibleWidget
{
public:
    explicit PieAccess(PieView* pie)
        : QAccessibleWidget(pie, QAccessible::List)
        , m_pie(pie)
    {
    }
    PieAccess(const PieAccess&) = delete;
    PieAccess& operator=(const PieAccess&) = delete;

    [[nodiscard]] int childCount() const override
    {
        return m_pie == nullptr ? 0 : static_cast<int>(m_pie->slices().size());
    }
    [[nodiscard]] QAccessibleInterface* child(int slice) const override
    {
        if (slice < 0 || slice >= childCount())
            return nullptr;
        for (auto next = static_cast<int>(m_children.size()); next <= slice; ++next)
            m_children.push_back(
                QAccessible::registerAccessibleInterface(new SliceAccess(m_pie, next)));
        return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(slice)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        for (int slice = 0; slice < childCount(); ++slice) {
            if (child(slice) == wanted)
                return slice;
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return m_pie != nullptr && m_pie->hasFocus() ? child(m_pie->currentSlice()) : nullptr;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const bool isEmpty = m_pie != nullptr && !m_pie->placeholder().isEmpty();
        return kind == QAccessible::Description && isEmpty ? m_pie->placeholder()
                                                           : QAccessibleWidget::text(kind);
    }

protected:
    ~PieAccess() override
    {
        for (const auto id : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

private:
    QPointer<PieView> m_pie;
    mutable std::vector<QAccessible::Id> m_children; // [slice], made when asked for
};

QAccessibleInterface* accessOf(const QString&, QObject* object)
{
    auto* pie = qobject_cast<PieView*>(object);
    return pie == nullptr ? nullptr : new PieAccess(pie);
}

} // namespace

void exposeSlices()
{
    static const bool isDone = [] {
        QAccessible::installFactory(accessOf);
        return true;
    }();
    Q_UNUSED(isDone)
}

void announceSlice(PieView& pie, int slice)
{
    QAccessibleEvent event(&pie, QAccessible::Focus);
    event.setChild(slice);
    QAccessible::updateAccessibility(&event);
}

} // namespace fairlead::views
