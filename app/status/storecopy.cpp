// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/storecopy.h"

#include "app/sources/sourcecontroller.h"
#include "app/status/statusline.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/series.h"
#include "models/words/valueformat.h"
#include "views/widgets/modeband.h"

#include <QFileInfo>

namespace fairlead::app {

using models::valueformat::moment;

namespace {
struct State
{
    std::int64_t newest = 0; ///< 0: no edited copy
    bool isWritable = true;
};

/// SQLite needs its folder, too.
bool mayWrite(const QString& file)
{
    const QFileInfo info(file);
    return info.isWritable() && QFileInfo(info.absolutePath()).isWritable();
}
} // namespace

StoreCopy::StoreCopy(SourceController& sources, views::ModeBand& band, StatusLine& status,
                     QObject* parent)
    : QObject(parent)
    , m_sources(sources)
    , m_band(band)
    , m_status(status)
{
    connect(&sources, &SourceController::opened, this, &StoreCopy::ask);
    connect(&sources, &SourceController::readAgain, this, &StoreCopy::ask);
}

void StoreCopy::ask()
{
    const auto& access = m_sources.access();
    if (!access.source.kind().isStore) {
        m_question.forget();
        m_status.setWritable(true);
        show(0);
        return;
    }
    const auto file = access.source.url() == nullptr ? access.source.name() : QString();
    m_question.ask(
        [store = accounting::storeAddressOf(access), file]() -> Result<State> {
            const auto series = accounting::storedSeriesState(store);
            const bool isCopy = series && *series && (*series)->isEditedCopy;
            return State{isCopy ? (*series)->newest : 0, file.isEmpty() || mayWrite(file)};
        },
        [this](const Result<State>& state) {
            m_status.setWritable(!state || state->isWritable);
            show(state ? state->newest : 0);
        });
}

/// @param newest  moment of the last reading that is kept; 0: what is shown is no edited copy
void StoreCopy::show(std::int64_t newest)
{
    const auto& present = m_sources.present();
    m_status.setEditedCopy(newest != 0);
    if (newest == 0 || present == nullptr) {
        m_band.setEditedCopy({});
        return;
    }
    const auto read = present->takenAt != 0 ? present->takenAt : present->computedAt;
    const auto copy
        = tr("the store's own copy, edited or imported, of the reading of %1").arg(moment(read));
    m_band.setEditedCopy(
        newest > read ? tr("%1; newer readings are kept, the last of %2").arg(copy, moment(newest))
                      : tr("%1; newer readings will be kept beside it").arg(copy));
}

} // namespace fairlead::app
