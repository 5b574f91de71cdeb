// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/envelope.h"

#include "app/reports/writers/tablewriters.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"

namespace fairlead::reports {

namespace {
std::string orNull(const std::string& text)
{
    return text.empty() ? "null" : jsonString(text);
}

std::string scenarioText(const std::optional<EnvelopeScenario>& scenario)
{
    if (!scenario)
        return "null";
    std::string text = "{\"name\": " + orNull(scenario->name) + ", \"author\": "
        + orNull(scenario->author) + ", \"note\": " + orNull(scenario->note) + ", \"edits\": [";
    for (std::size_t i = 0; i < scenario->texts.size(); ++i)
        text += (i == 0 ? "" : ", ") + jsonString(scenario->texts[i]);
    return text + "]}";
}

std::string notesText(const std::string& notes)
{
    std::string text = "[";
    for (const auto line : text::split(notes, '\n')) {
        if (!line.empty())
            text += (text.size() == 1 ? "" : ", ") + jsonString(std::string(line));
    }
    return text + "]";
}

std::string columnsText(const Table& table)
{
    std::string text = "[";
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        const auto& column = table.columns()[i];
        text += std::string(i == 0 ? "" : ", ") + "{\"name\": " + jsonString(column.name)
            + R"(, "type": )" + (holdsWords(column) ? R"("string"})" : R"("number"})");
    }
    return text + "]";
}
} // namespace

std::string envelopeText(const Table& table, const Envelope& envelope)
{
    std::string text = "{\n";
    const auto add = [&text](const char* key, const std::string& value) {
        text += "\"" + std::string(key) + "\": " + value + ",\n";
    };
    add("schema",
        "{\"name\": " + jsonString("fairlead." + envelope.command)
            + ", \"version\": " + std::to_string(envelopeVersion) + "}");
    add("program", jsonString("fairleadctl " + envelope.version));
    add("cluster", orNull(envelope.cluster));
    add("source", orNull(envelope.source));
    add("moment", envelope.moment ? jsonString(isoTime(*envelope.moment) + "Z") : "null");
    add("scenario", scenarioText(envelope.scenario));
    add("notes", notesText(envelope.notes));
    add("summary", envelope.summary ? jsonRow(*envelope.summary, 0) : "null");
    add("selected", envelope.isSelected ? "true" : "false");
    add("columns", columnsText(table));
    return text + "\"rows\": " + jsonText(table, JsonTypes::OfColumns) + "}\n";
}

} // namespace fairlead::reports
