// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a replay needs, in a store: every member comes back, in a file and on a server, whatever is
// done to the snapshot beside it.

#include "models/accounting/sources/sources.h"
#include "models/accounting/store/recordingcheck.h"
#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/recordingdifference.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecording.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
struct Anything
{
    template <typename T>
    operator T() const; // NOLINT(google-explicit-constructor): stands for any member
};

/// How many members an aggregate has.
template <typename T, typename... Members>
constexpr std::size_t memberCount()
{
    if constexpr (requires { T{Members{}..., Anything{}}; })
        return memberCount<T, Members..., Anything>();
    else
        return sizeof...(Members);
}

/// Notes which members have a column.
class Places
{
public:
    template <typename T>
    void operator()(const char* column, const T& value)
    {
        m_names.insert(column);
        m_places.insert(&value);
        ++m_count;
    }
    template <typename T>
    void later(const char* column, const T& value)
    {
        (*this)(column, value);
    }
    /// Whether there are so many columns, each of another member and with another name.
    [[nodiscard]] bool are(std::size_t count) const
    {
        return m_count == count && m_names.size() == count && m_places.size() == count;
    }

private:
    std::size_t m_count = 0;
    std::set<std::string> m_names;
    std::set<const void*> m_places;
};

template <typename Record>
bool hasColumns(std::size_t count)
{
    Places places;
    const Record record{};
    columns(places, record);
    return places.are(count);
}

/// Notes the text of each column.
class Texts
{
public:
    template <typename T>
    void operator()(const char* column, const T& value)
    {
        m_texts.emplace_back(column, cellWith(value).text());
    }
    template <typename T>
    void later(const char* column, const T& value)
    {
        (*this)(column, value);
    }
    [[nodiscard]] const auto& texts() const { return m_texts; }

private:
    std::vector<std::pair<std::string, std::string>> m_texts;
};

/// The first column that no record of a list has another value in than a new one has.
template <typename Record>
std::string untouched(const std::vector<Record>& records)
{
    Texts usual;
    const Record fresh{};
    columns(usual, fresh);
    for (std::size_t i = 0; i < usual.texts().size(); ++i) {
        bool isOther = false;
        for (const auto& record : records) {
            Texts texts;
            columns(texts, record);
            isOther = isOther || texts.texts()[i] != usual.texts()[i];
        }
        if (!isOther)
            return usual.texts()[i].first;
    }
    return {};
}

Result<void> save(const StoreAddress& store, const replay::Recording* recording,
                  const SnapshotRecords& records = smallRecords())
{
    return saveSnapshot(store, records, std::nullopt, {}, recording).result();
}
} // namespace

class StoredRecordingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMemberHasAColumn();
    void theSampleLeavesNothingAsItWas();
    void keepsEveryMember_data() { backEnds(); }
    void keepsEveryMember();
    void keepsWhatSourcesRead_data();
    void keepsWhatSourcesRead();
    void editsLeaveItAsItIs_data() { backEnds(); }
    void editsLeaveItAsItIs();
    void anAccountThatIsRenamedIsFound_data() { backEnds(); }
    void anAccountThatIsRenamedIsFound();
    void itGoesWithItsSnapshot_data() { backEnds(); }
    void itGoesWithItsSnapshot();
    void whatCannotBeReadBackIsNotWritten_data() { backEnds(); }
    void whatCannotBeReadBackIsNotWritten();

private:
    void backEnds();
    StoreAddress fresh(bool onServer);

    QTemporaryDir m_folder;
    std::unique_ptr<StoreDatabase> m_database;
    int m_count = 0;
};

void StoredRecordingTest::initTestCase()
{
    if (MariadbServer::missing().isEmpty())
        m_database = std::make_unique<StoreDatabase>();
}

void StoredRecordingTest::backEnds()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    if (MariadbServer::missing().isEmpty())
        QTest::newRow("server") << true;
}

StoreAddress StoredRecordingTest::fresh(bool onServer)
{
    return onServer ? m_database->fresh()
                    : StoreAddress(m_folder.filePath(QStringLiteral("%1.fairlead").arg(++m_count)));
}

void StoredRecordingTest::everyMemberHasAColumn()
{
    using namespace replay;
    constexpr auto memory = memberCount<MemoryRequest>() - 1; // beside the one that it replaces
    QVERIFY(hasColumns<Node>(memberCount<Node>()));
    static_assert(memberCount<PartitionRulesRow>() == 2);
    QVERIFY(hasColumns<PartitionRulesRow>(memberCount<PartitionRules>() + memory));
    QVERIFY(hasColumns<LimitSet>(memberCount<LimitSet>()));
    QVERIFY(hasColumns<QosLimits>(memberCount<QosLimits>() - 1 + memberCount<LimitSet>()));
    QVERIFY(hasColumns<AssocLimits>(memberCount<AssocLimits>() - 1 + memberCount<LimitSet>()));
    QVERIFY(hasColumns<Request>(memberCount<Request>() + memory));
    QVERIFY(hasColumns<Recorded>(memberCount<Recorded>()));
    QVERIFY(hasColumns<Job>(memberCount<Job>() - 2 + memberCount<Request>() + memory
                            + memberCount<Recorded>()));
    QVERIFY(hasColumns<Array>(memberCount<Array>()));
    QVERIFY(hasColumns<Owner>(memberCount<Owner>()));
    QVERIFY(hasColumns<Outage>(memberCount<Outage>()));
    QVERIFY(hasColumns<FormerValue>(memberCount<FormerValue>()));
    QVERIFY(hasColumns<Recording::Usage>(memberCount<Recording::Usage>()));
    QVERIFY(hasColumns<Recording::Planned>(memberCount<Recording::Planned>()));
    QVERIFY(hasColumns<LoggedEvent>(memberCount<LoggedEvent>()));
    static_assert(memberCount<Dependency>() == 8 && memberCount<LeftOut>() == 2);
    // What a recording, its machine and its workload have once; the rest are tables. Five members
    // of a machine are not kept: jobs have what they brought them.
    static_assert(memberCount<Recording>() == 14 && memberCount<Workload>() == 16
                  && memberCount<Machine>() == 15 && memberCount<Limits>() == 2);
    Places places;
    const Recording recording{};
    namedValues(places, recording);
    constexpr auto parameters = memberCount<ListedParameters>() + memberCount<MeasuredParameters>()
        + memberCount<Parameters>() - 2; // these two are parts of it
    QVERIFY(places.are(parameters + 1 + 20)); // the release is two numbers
}

void StoredRecordingTest::theSampleLeavesNothingAsItWas()
{
    const auto sample = unusualRecording();
    QCOMPARE(untouched(sample.machine.nodes), std::string());
    QCOMPARE(untouched(sample.limits.qos), std::string());
    QCOMPARE(untouched(sample.limits.assocs), std::string());
    QCOMPARE(untouched(sample.workload.jobs), std::string());
    QCOMPARE(untouched(sample.workload.arrays), std::string());
    QCOMPARE(untouched(sample.workload.owners), std::string());
    QCOMPARE(untouched(sample.workload.outages), std::string());
    QCOMPARE(untouched(sample.workload.formerValues), std::string());
    QCOMPARE(untouched(sample.usage), std::string());
    QCOMPARE(untouched(sample.log), std::string());
    QCOMPARE(untouched(sample.planned), std::string());
    Texts usual;
    Texts texts;
    const replay::Recording fresh{};
    namedValues(usual, fresh);
    namedValues(texts, sample);
    for (std::size_t i = 0; i < usual.texts().size(); ++i)
        QVERIFY2(texts.texts()[i] != usual.texts()[i], usual.texts()[i].first.c_str());
}

void StoredRecordingTest::keepsEveryMember()
{
    QFETCH(bool, onServer);
    const auto store = fresh(onServer);
    const auto sample = unusualRecording();
    for (int i = 0; i < 2; ++i) { // the second time over the first
        const auto saved = save(store, &sample);
        QVERIFY2(saved, words(saved));
        const auto read = readStoredRecording(store);
        QVERIFY2(read, words(read));
        QCOMPARE(tests::differenceOf(*read, sample), std::string());
        QVERIFY(*read == sample);
        const auto limits = readStoredLimits(store);
        QVERIFY2(limits, words(limits));
        QVERIFY(*limits == sample.limits);
    }
    QCOMPARE(tests::differenceOf(*readStore(store), smallRecords()), std::string());
}

void StoredRecordingTest::keepsWhatSourcesRead_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("onServer");
    for (const auto* name : {"replay/manyfeatures", "replay/accounted", "swf/small.swf"}) {
        const auto source = QStringLiteral(FAIRLEAD_TEST_DATA "/") + QLatin1String(name);
        QTest::addRow("%s, file", name) << source << false;
        if (MariadbServer::missing().isEmpty())
            QTest::addRow("%s, server", name) << source << true;
    }
}

void StoredRecordingTest::keepsWhatSourcesRead()
{
    QFETCH(QString, source);
    QFETCH(bool, onServer);
    const auto recording = readRecording({source});
    QVERIFY2(recording, words(recording));
    QVERIFY(!badCellOf(*recording));
    const auto store = fresh(onServer);
    QVERIFY(save(store, &*recording));
    const auto read = readRecording({store.name, {}, store.password});
    QVERIFY2(read, words(read));
    QCOMPARE(tests::differenceOf(*read, *recording), std::string());
}

void StoredRecordingTest::editsLeaveItAsItIs()
{
    QFETCH(bool, onServer);
    const auto store = fresh(onServer);
    const auto sample = unusualRecording();
    QVERIFY(save(store, &sample, recordsOf(**openSource({QStringLiteral("demo:textbook")}))));
    QVERIFY(saveScenario(store, {"plan", {}}, 1));
    const auto account = readStore(store)->assocs.at(1).account;
    const std::vector<Edit> edits{ShareEdit{{account, "", ""}, 3},
                                  ParameterEdit{"PriorityWeightAge", "1"},
                                  AddEdit{{"added", "", ""}, "root", 7U}};
    for (const auto& edit : edits) {
        const auto applied = applyToStore(store, {"edit", {edit}}, std::nullopt);
        QVERIFY2(applied, words(applied.result()));
    }
    const auto read = readStoredRecording(store);
    QVERIFY2(read, words(read));
    QVERIFY(*read == sample);
}

void StoredRecordingTest::anAccountThatIsRenamedIsFound()
{
    QFETCH(bool, onServer);
    const auto store = fresh(onServer);
    auto sample = unusualRecording();
    const auto records = recordsOf(**openSource({QStringLiteral("demo:textbook")}));
    std::string account;
    for (const auto& assoc : records.assocs) {
        if (assoc.user.empty() && assoc.account != "root")
            account = assoc.account;
    }
    sample.workload.owners[0].account = account;
    sample.usage[0].account = account;
    sample.limits.assocs[0].account = account;
    QVERIFY(save(store, &sample, records));
    const auto renamed
        = applyToStore(store, {"edit", {RenameEdit{account, "renamed"}}}, std::nullopt);
    QVERIFY2(renamed, words(renamed.result()));
    sample.workload.owners[0].account = "renamed";
    sample.usage[0].account = "renamed";
    sample.limits.assocs[0].account = "renamed";
    QCOMPARE(tests::differenceOf(*readStoredRecording(store), sample), std::string());
}

void StoredRecordingTest::itGoesWithItsSnapshot()
{
    QFETCH(bool, onServer);
    const auto store = fresh(onServer);
    const auto sample = unusualRecording();
    QVERIFY(save(store, &sample));
    QVERIFY(save(store, nullptr));
    const auto none = readStoredRecording(store);
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::NoHistory);
    QVERIFY2(words(none).contains("keeps no history of jobs"), words(none));
    std::vector<AuditEntry> lines;
    const auto audit = storeAudit(store);
    for (const auto& entry : *audit) {
        if (entry.what == "recording")
            lines.push_back(entry);
    }
    QCOMPARE(lines.size(), 2U);
    QVERIFY(!lines[0].from && lines[0].to->starts_with("3 jobs from 2096-10-02"));
    QCOMPARE(lines[1].from, lines[0].to);
    QVERIFY(!lines[1].to);
}

void StoredRecordingTest::whatCannotBeReadBackIsNotWritten()
{
    QFETCH(bool, onServer);
    const auto store = fresh(onServer);
    const auto sample = unusualRecording();
    QVERIFY(save(store, &sample));
    auto broken = sample;
    broken.workload.jobs[1].owner = 2;
    auto other = smallRecords();
    other.cluster = "other";
    const auto saved = save(store, &broken, other);
    QVERIFY(!saved);
    QVERIFY2(words(saved).contains("row 2 of table replay_job has no valid owner_pos"),
             words(saved));
    QVERIFY(*readStoredRecording(store) == sample);
    QCOMPARE(tests::differenceOf(*readStore(store), smallRecords()), std::string());
}

FAIRLEAD_QTTEST(StoredRecordingTest)
#include "tst_storedrecording.moc"
