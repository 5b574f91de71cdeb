// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/tables/wrappingheader.h"

#include <QRegularExpression>

namespace fairlead::views {

namespace {
constexpr int widestTitle = 13; // characters
constexpr int manyLines = 1000; // pixels

/// With places inside of names where a line may end.
QString breakable(QString title)
{
    // A short last part stays with the one before: Priority|Weight|JobSize.
    static const QRegularExpression capital(QStringLiteral("(?<=[a-z])(?=[A-Z](?![a-z]{0,3}$))"));
    return title.replace(capital, QStringLiteral("\u200b"));
}
} // namespace

WrappingHeader::WrappingHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setSectionsClickable(true);
    setTextElideMode(Qt::ElideNone);
}

QSize WrappingHeader::sectionSizeFromContents(int section) const
{
    const auto title = model()->headerData(section, Qt::Horizontal).toString();
    const auto metrics = fontMetrics();
    const auto around
        = QHeaderView::sectionSizeFromContents(section) - metrics.size(0, breakable(title));
    const QRect most(0, 0, widestTitle * metrics.averageCharWidth(), manyLines);
    return metrics.boundingRect(most, Qt::TextWordWrap, breakable(title)).size() + around;
}

void WrappingHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    option->text = breakable(model()->headerData(section, Qt::Horizontal).toString());
    option->textAlignment |= static_cast<Qt::Alignment>(Qt::TextWordWrap);
}

} // namespace fairlead::views
