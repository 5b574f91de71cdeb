// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/demo/records/limoges.h"

namespace fairlead::accounting::limoges {

namespace {
constexpr Shape serial{{1, 1, 2, 4, 4, 8}, {1, 2, 4, 8, 12, 24}};
constexpr Shape threaded{{4, 8, 16, 16, 32, 32}, {2, 4, 8, 12, 24, 40}};
constexpr Shape parallel{{64, 64, 96, 128, 128, 192}, {4, 6, 8, 12, 24, 36}};
constexpr Shape massive{{128, 128, 192, 256, 256, 384}, {6, 8, 12, 12, 24, 36}};
constexpr Shape patient{{16, 32, 32, 48, 64, 64}, {24, 48, 72, 96, 120, 168}};
constexpr Shape learning{{8, 8, 16, 16, 32, 32}, {4, 8, 12, 24, 24, 48}, true};
constexpr int always = historyDays;

// account, parent, % of the work, first and last day of activity
const std::vector<Lab> allLabs{
    {"cistem",
     "partenaires",
     7.0,
     0,
     always,
     threaded,
     {{"tlegrand", 5}, {"bmoreau", 4}, {"agautier", 2}, {"sbourgeois", 1}, {"snicolas", 2}}},
    {"ingenomix",
     "partenaires",
     0.8,
     0,
     always,
     serial,
     {{"fdescamps", 5}, {"lvasseur", 3}, {"ncarlier", 1}, {"pguillot", 1}}},
    {"photonique",
     "xlim",
     23.0,
     0,
     always,
     parallel,
     {{"mdupuis", 12},
      {"clefevre", 9},
      {"aroussel", 6},
      {"jmercier", 5},
      {"tgarnier", 4},
      {"lfaure", 3},
      {"vblanchard", 2},
      {"snicolas", 1}}},
    {"hyperfrequences",
     "xlim",
     11.0,
     52,
     always,
     massive,
     {{"pchevalier", 9},
      {"rfontaine", 6},
      {"gbonnet", 4},
      {"efrancois", 3},
      {"nlambert", 2},
      {"hmartinez", 1},
      {"tgarnier", 2}}},
    {"calculformel",
     "xlim",
     1.5,
     0,
     always,
     serial,
     {{"ymuller", 6}, {"dhenry", 4}, {"omasson", 2}, {"jdufour", 1}}},
    {"images",
     "xlim",
     6.5,
     0,
     44,
     learning,
     {{"kmarchand", 8},
      {"adubois", 5},
      {"mleclerc", 4},
      {"frenaud", 2},
      {"sgaillard", 1},
      {"tbrunet", 1}}},
    {"ceramiques",
     "ipam",
     9.0,
     0,
     always,
     patient,
     {{"jperrin", 7},
      {"amorel", 5},
      {"cgirard", 4},
      {"lroux", 3},
      {"dvincent", 2},
      {"bclement", 1},
      {"mgauthier", 1},
      {"ihamel", 1}}},
    {"plasmas",
     "ipam",
     5.0,
     0,
     always,
     threaded,
     {{"rlopez", 6},
      {"fdumont", 4},
      {"elemaire", 3},
      {"pmeyer", 2, true},
      {"sdenis", 1},
      {"vfleury", 1},
      {"amorel", 1}}},
    {"surfaces",
     "ipam",
     0.6,
     0,
     always,
     serial,
     {{"nrenard", 4}, {"gcolin", 3}, {"avidal", 2}, {"mpicard", 1}, {"lrolland", 1}}},
    {"genomique",
     "geist",
     20.0,
     0,
     always,
     threaded,
     {{"cbarbier", 10},
      {"mjoly", 8},
      {"earnaud", 6},
      {"tgiraud", 5},
      {"hlecomte", 4},
      {"aschmitt", 3},
      {"pbenoit", 2},
      {"srey", 1},
      {"lfernandez", 1}}},
    {"immunologie",
     "geist",
     6.5,
     0,
     always,
     learning,
     {{"dpoirier", 6},
      {"bcarpentier", 5},
      {"nleroux", 3},
      {"mcaron", 2},
      {"vhubert", 2},
      {"jolivier", 1},
      {"mjoly", 2}}},
    {"neuropathies",
     "geist",
     3.0,
     60,
     always,
     learning,
     {{"kdelmas", 5}, {"abertin", 3}, {"rprevost", 2}, {"fmaillard", 1}, {"cnavarro", 1}}},
    {"eaux-sols",
     "geist",
     0.6,
     0,
     always,
     serial,
     {{"lpons", 4}, {"ttessier", 3}, {"mbailly", 2}, {"ecordier", 1}, {"sgilbert", 1}}},
    {"geographie",
     "shs",
     4.0,
     0,
     always,
     patient,
     {{"obesson", 5},
      {"aleblanc", 4},
      {"hcousin", 2},
      {"djacquet", 1},
      {"ymarty", 1},
      {"nperret", 1}}},
    {"economie",
     "shs",
     1.5,
     0,
     always,
     serial,
     {{"plaporte", 4}, {"vcollet", 3}, {"mbouvier", 2}, {"glamy", 1}, {"jhumbert", 1}}},
    {"linguistique",
     "shs",
     0.0,
     0,
     always,
     serial,
     {{"apelletier", 3}, {"mregnier", 2}, {"rdelorme", 1}, {"cdaniel", 1}}},
};

struct Institute
{
    const char* account;
    const char* parent;
    std::int64_t shares;
};
constexpr Institute institutes[] = {
    {"partenaires", "root", 100}, {"unilim", "root", 900},  {"xlim", "unilim", 283},
    {"ipam", "unilim", 283},      {"geist", "unilim", 283}, {"shs", "unilim", 150},
};

void append(std::vector<AssocRecord>& assocs, const char* account, const char* user,
            const char* parent, std::int64_t shares)
{
    AssocRecord record;
    record.account = account;
    record.user = user;
    record.parent = parent;
    record.shares = shares;
    record.id = static_cast<std::uint32_t>(assocs.size() + 1);
    assocs.push_back(std::move(record));
}
} // namespace

const std::vector<Lab>& labs()
{
    return allLabs;
}

Policy policy()
{
    slurm::Settings p;
    p.version = {22, 5};
    p.setWeight(Factor::Age, 10000); // the page has none
    p.setWeight(Factor::FairShare, 70000);
    p.setWeight(Factor::Partition, 30000);
    p.halfLife = 90 * 86400;
    p.maxAge = 7 * 86400;
    p.flags = 0; // NO_FAIR_TREE
    return {std::move(p)};
}

std::vector<AssocRecord> associations()
{
    std::vector<AssocRecord> assocs;
    append(assocs, "root", "", "", 1);
    for (const auto& institute : institutes)
        append(assocs, institute.account, "", institute.parent, institute.shares);
    for (const auto& lab : allLabs) {
        append(assocs, lab.account, "", lab.parent, 1);
        for (const auto& member : lab.members) {
            append(assocs, lab.account, member.login, "",
                   member.sharesParent ? std::int64_t{slurm::useParentShares} : 1);
        }
    }
    return assocs;
}

std::uint32_t idOf(const std::vector<AssocRecord>& assocs, const Lab& lab, const Member& member)
{
    for (const auto& assoc : assocs) {
        if (assoc.account == lab.account && assoc.user == member.login)
            return assoc.id;
    }
    return 0;
}

const Member& memberOf(const Lab& lab, SplitMix& random)
{
    int total = 0;
    for (const auto& member : lab.members)
        total += member.weight;
    auto left = static_cast<int>(random.below(static_cast<std::size_t>(total)));
    for (const auto& member : lab.members) {
        left -= member.weight;
        if (left < 0)
            return member;
    }
    return lab.members.back();
}

} // namespace fairlead::accounting::limoges
