// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/labelname.h"

#include <QRegularExpression>

namespace fairlead::views {

QString nameInLabel(const QString& label)
{
    static const QRegularExpression key(QStringLiteral("\\s*[(（]&.[)）]"));
    static const QRegularExpression colon(QStringLiteral("\\s*[:：]\\s*$"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    return QString(label).remove(key).remove(colon).remove(u'&');
}

} // namespace fairlead::views
