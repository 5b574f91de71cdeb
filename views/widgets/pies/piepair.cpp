// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pies/piepair.h"

#include "models/words/slicewords.h"
#include "models/words/valueformat.h"
#include "views/theme/accountcolors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/pies/pieview.h"
#include "views/widgets/texts/plainlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace slicewords = models::slicewords;
namespace valueformat = models::valueformat;

PiePair::PiePair(QWidget* parent)
    : QWidget(parent)
    , m_consumedTitle(new PlainLabel(slicewords::consumed(), this))
    , m_promisedNote(new PlainLabel(this))
    , m_consumedNote(new PlainLabel(this))
    , m_promised(new PieView(this))
    , m_consumed(new PieView(this))
{
    m_promised->setObjectName(QStringLiteral("promisedPie"));
    m_promised->setAccessibleName(tr("Promised shares"));
    m_consumed->setObjectName(QStringLiteral("consumedPie"));
    m_consumedTitle->setObjectName(QStringLiteral("consumedTitle"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapBetween);
    layout->addWidget(
        column(m_promised, new PlainLabel(slicewords::promised(), this), m_promisedNote));
    layout->addWidget(column(m_consumed, m_consumedTitle, m_consumedNote));
    for (auto* pie : {m_promised, m_consumed}) {
        connect(pie, &PieView::sliceClicked, this, &PiePair::openSlice);
        connect(pie, &PieView::upRequested, this, &PiePair::upRequested);
        connect(pie, &PieView::measured, this, &PiePair::equalize);
    }
    nameConsumed();
}

QWidget* PiePair::column(PieView* pie, QLabel* title, QLabel* subtitle)
{
    auto font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    setTextSize(*subtitle, TextSize::Secondary);
    for (auto* label : {title, subtitle})
        label->setAlignment(Qt::AlignCenter);
    subtitle->setWordWrap(true);
    auto* box = new QWidget(this);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(title);
    layout->addWidget(subtitle);
    layout->addSpacing(4);
    layout->addWidget(pie, 1);
    return box;
}

PiePair::Held PiePair::held() const
{
    Held held{{}, m_promised->size(), m_consumed->size(), m_promised->font()};
    for (const auto& slice : m_layout.slices)
        held.names << slicewords::name(slice);
    return held;
}

void PiePair::equalize()
{
    if (m_isRefreshing)
        return;
    std::vector<const PieNames*> seen;
    for (const auto* pie : {m_promised, m_consumed}) {
        if (pie->placeholder().isEmpty())
            seen.push_back(&pie->names());
    }
    auto now = held();
    const bool isSame = now == m_held;
    m_held = std::move(now);
    m_shape = PieNames::shapeOf(seen, isSame ? m_shape : PieShape());
    for (auto* pie : {m_promised, m_consumed})
        pie->setShape(m_shape);
}

void PiePair::setContent(const models::SliceLayout& layout, const Names& names)
{
    m_layout = layout;
    m_names = names;
    refresh();
}

QString PiePair::toolTipOf(const models::Slice& slice, const QString& whole) const
{
    QStringList lines{slicewords::name(slice)};
    lines << tr("promised %1 of %2").arg(valueformat::percent(slice.promised), whole);
    lines << (m_names.isOfPeriod ? tr("used %1 of %2") : tr("consumed %1 of %2"))
                 .arg(valueformat::percent(slice.consumed), whole);
    if (slice.kind == models::SliceKind::Association && m_names.verdict)
        lines << m_names.verdict(slice.assoc);
    if (const auto remark = slicewords::remark(slice); !remark.isEmpty())
        lines << remark;
    if (slice.hasChildren)
        lines << tr("Click to see its members");
    else if (slice.isOthers())
        lines << tr("Click to see each of them");
    return lines.join(QLatin1Char('\n'));
}

void PiePair::refresh()
{
    m_isRefreshing = true;
    std::vector<PieViewSlice> promised;
    std::vector<PieViewSlice> consumed;
    for (const auto& slice : m_layout.slices) {
        PieViewSlice shown{.label = slicewords::name(slice),
                           .value = valueformat::percent(slice.promised),
                           .toolTip = toolTipOf(slice, m_names.account),
                           .fraction = slice.promised,
                           .brush = accountBrush(slice.colour, palette()),
                           .opens = slice.hasChildren || slice.isOthers()};
        promised.push_back(shown);
        shown.value = valueformat::percent(slice.consumed);
        shown.fraction = slice.consumed;
        consumed.push_back(std::move(shown));
    }
    m_promised->setSlices(std::move(promised));
    m_consumed->setSlices(std::move(consumed));
    setRings();
    m_isRefreshing = false;
    setPlaceholders();
    m_promisedNote->setText(
        m_layout.isByParent ? tr("no shares of its own: members compete in %1").arg(m_names.hangsOn)
            : m_names.promisesTargets ? tr("fairshare targets in %1").arg(m_names.account)
                                      : tr("normalized shares in %1").arg(m_names.account));
    m_consumedNote->setText(m_names.usage);
    nameConsumed();
}

// As the table beside it calls the same numbers.
void PiePair::nameConsumed()
{
    m_consumedTitle->setText(m_names.isOfPeriod ? tr("Used") : slicewords::consumed());
    m_consumed->setAccessibleName(m_names.isOfPeriod ? tr("Usage of the period")
                                                     : tr("Consumed usage"));
}

// Each slice with members continues in the ring as they divide it; the others go on as they are.
void PiePair::setRings()
{
    std::vector<PieRingSegment> promised;
    std::vector<PieRingSegment> consumed;
    bool isDivided = false;
    const auto add = [&](int slice, const models::Slice& part, double promisedWhole,
                         double consumedWhole, bool isMember) {
        const auto brush = accountBrush(part.colour, palette());
        const auto name = isMember ? slicewords::name(part) : QString();
        const auto& parent = m_layout.slices[static_cast<std::size_t>(slice)];
        const auto tip = toolTipOf(part, isMember ? slicewords::name(parent) : m_names.account);
        promised.push_back({slice, part.promised * promisedWhole, brush, name, tip});
        consumed.push_back({slice, part.consumed * consumedWhole, brush, name, tip});
    };
    for (std::size_t i = 0; i < m_layout.slices.size(); ++i) {
        const auto& slice = m_layout.slices[i];
        const auto at = static_cast<int>(i);
        if (!slice.hasChildren || !m_names.members) {
            add(at, slice, 1.0, 1.0, false);
            continue;
        }
        isDivided = true;
        const auto members = m_names.members(slice.assoc);
        for (const auto& member : members.slices)
            add(at, member, slice.promised, slice.consumed, true);
        // Where members are promised nothing of their own, the ring stays the account's.
        if (members.hasNoShares)
            promised.push_back({at, slice.promised, accountBrush(slice.colour, palette()),
                                QString(), toolTipOf(slice, m_names.account)});
    }
    if (!isDivided) {
        promised.clear();
        consumed.clear();
    }
    m_promised->setRing(std::move(promised));
    m_consumed->setRing(std::move(consumed));
}

void PiePair::setPlaceholders()
{
    m_promised->setPlaceholder(
        slicewords::instead(m_layout, &models::Slice::promised, m_names.account));
    m_consumed->setPlaceholder(
        slicewords::instead(m_layout, &models::Slice::consumed, m_names.account));
    equalize();
}

void PiePair::openSlice(int slice)
{
    const auto& opened = m_layout.slices[static_cast<std::size_t>(slice)];
    if (opened.isOthers())
        emit othersRequested();
    else if (opened.hasChildren)
        emit accountRequested(opened.assoc);
}

void PiePair::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace fairlead::views
