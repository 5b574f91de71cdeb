// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/recordedlimits.h"

#include "models/accounting/slurmtext/json/jsonlimits.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"

namespace fairlead::accounting {

bool addRecordedLimits(const FolderReader& folder,
                       const std::function<std::vector<Line>(const char* file)>& lines,
                       const std::string& cluster, replay::Recording& recording)
{
    constexpr auto* qosJson = "json/qos.json";
    constexpr auto* assocJson = "json/assoc.json";
    if (folder.has("qos.txt"))
        readQosLimits(lines("qos.txt"), "qos.txt", recording);
    else if (folder.has(qosJson))
        readQosLimitsJson(folder.path(qosJson), recording);
    if (folder.has("assoc_mgr.txt")) {
        readAssocMgrLimits(lines("assoc_mgr.txt"), recording);
        if (folder.has("assocs.txt"))
            reportOtherLimits(lines("assocs.txt"), "assocs.txt", cluster, recording);
        return true;
    }
    if (folder.has("assocs.txt"))
        return readAssocLimits(lines("assocs.txt"), "assocs.txt", cluster, recording);
    return folder.has(assocJson) && readAssocLimitsJson(folder.path(assocJson), cluster, recording);
}

} // namespace fairlead::accounting
