// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/nosource.h"

#include "models/words/showntext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace fairlead::app {

namespace {
struct NoSource
{
    Q_DECLARE_TR_FUNCTIONS(NoSource)
};

bool isPolicy(const QString& file, const QByteArray& begin)
{
    const auto suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("conf") || suffix == QLatin1String("cfg")
        || begin.contains("PriorityWeight") || begin.contains("PriorityType");
}
} // namespace

QString whatInsteadOfSource(const QString& file)
{
    constexpr qint64 enough = 65536;
    QFile opened(file);
    if (!QFileInfo(file).isFile() || !opened.open(QIODevice::ReadOnly))
        return {};
    const auto begin = opened.read(enough);
    const auto name = models::shownText(file.toStdString());
    if (begin.trimmed().startsWith('{') && begin.contains("\"fairlead-scenario\""))
        return NoSource::tr("“%1” is a scenario. Open the cluster that it is for, then Scenario → "
                            "Load scenario.")
            .arg(name);
    if (isPolicy(file, begin))
        return NoSource::tr("“%1” holds settings of a scheduler and no queue. Compare → Compare "
                            "with a policy ranks the queue by them; with its cluster it is opened "
                            "as a folder.")
            .arg(name);
    return NoSource::tr("“%1” is not a file that can be opened. What can be: Fairlead stores "
                        "(*.fairlead), job traces (*.swf, *.swf.gz) and folders with what a "
                        "cluster printed.")
        .arg(name);
}

} // namespace fairlead::app
