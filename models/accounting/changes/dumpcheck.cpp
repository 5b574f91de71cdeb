// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/dumpcheck.h"

#include "engine/base/plaintext.h"
#include "engine/base/text.h"

#include <QByteArrayView>

#include <algorithm>
#include <optional>
#include <set>

namespace fairlead::accounting {

namespace {
constexpr std::string_view root = "root";

Error atLine(std::size_t line, const Message& what)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "line %1 of dump.cfg: %2"), {std::to_string(line + 1), what}},
            {}};
}

bool isControl(char letter)
{
    constexpr char deleted = 0x7f;
    const auto byte = static_cast<unsigned char>(letter);
    return (byte < ' ' && letter != '\t') || letter == deleted;
}

bool isUtf8(std::string_view line)
{
    return QByteArrayView(line.data(), static_cast<qsizetype>(line.size())).isValidUtf8();
}

bool isPlain(std::string_view line)
{
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    // A description in another encoding than UTF-8 is as sacctmgr wrote it.
    return text::plain(line) == line || (!isUtf8(line) && std::ranges::none_of(line, isControl));
}

bool isComment(const DumpLine& line)
{
    const auto trimmed = text::trimmed(line.text());
    return trimmed.empty() || trimmed.front() == '#';
}

/// What is wrong with a line by itself; nothing: it is good.
std::optional<Message> faultOf(const DumpText& dump, std::size_t number)
{
    const auto& line = dump.lines()[number];
    const bool isKnown = !dump.isOther(number) || line.keyword() == "qos";
    if (!isPlain(line.text()))
        return Message(said("Messages", "it holds control or invisible characters"));
    if (!isComment(line) && (!isKnown || line.name().empty()))
        return Message(said("Messages", "no such line stands in a dump of sacctmgr"));
    return std::nullopt;
}
} // namespace

Result<void> checkDump(const DumpText& dump, const Snapshot& source)
{
    if (dump.entries().empty())
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "dump.cfg holds no association: it is empty or cut"),
                     {}};
    std::set<std::string> accounts{std::string(root)};
    for (const auto& entry : dump.entries()) {
        if (entry.key.user.empty())
            accounts.insert(entry.key.account);
    }
    for (std::size_t i = 0; i < dump.lines().size(); ++i) {
        const auto& line = dump.lines()[i];
        if (const auto fault = faultOf(dump, i))
            return atLine(i, *fault);
        if (line.isCluster() && !source.cluster.empty()
            && !text::equalsIgnoreCase(line.name(), source.cluster))
            return atLine(i,
                          {said("Messages", "it is of the cluster “%1”, the source of “%2”"),
                           {line.name(), source.cluster}});
        if (line.keyword() == "parent" && !accounts.contains(line.name()))
            return atLine(
                i,
                {said("Messages", "the parent “%1” is not an account of the dump"), {line.name()}});
    }
    return {};
}

std::vector<Message> dumpGaps(const DumpText& dump, const Snapshot& source)
{
    std::vector<Message> gaps;
    std::vector<std::string> missing;
    for (std::size_t i = 1; i < source.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (dump.lineOf(keyOf(source, assoc)) == DumpText::nowhere)
            missing.push_back(source.assocs.isUser(assoc) ? source.userName(assoc)
                                                          : source.accountName(assoc));
    }
    if (!missing.empty())
        gaps.push_back(
            {said("Messages",
                  "dump.cfg lacks %1 of %2 associations of the source, the first is “%3”: their "
                  "limits, QOS lists and default accounts are not in the file"),
             {std::to_string(missing.size()), std::to_string(source.assocs.size() - 1),
              missing.front()}});
    if (!dump.lines().back().text().ends_with('\n'))
        gaps.emplace_back(
            said("Messages", "dump.cfg ends in the middle of a line: its last one may be cut"));
    return gaps;
}

} // namespace fairlead::accounting
