// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What recorded runs of Maui printed, recomputed by fairleadctl from their inputs.

#include "engine/base/timetext.h"
#include "models/words/valueformat.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace fairlead::tests;

namespace {
/// When the first command of every recording was given.
const QString firstQuery = QStringLiteral("--at=1000010120");

QString mauiFolder(const QString& name = {})
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/maui/") + name;
}

struct Number
{
    QString scenario;
    int step = 0;
    QString command;
    QString job;
    QString quantity;
    QString value;
};

QList<Number> recordedNumbers()
{
    QList<Number> numbers;
    auto lines = QString::fromUtf8(fileContent(mauiFolder(QStringLiteral("numbers.tsv"))))
                     .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.removeFirst();
    for (const auto& line : lines) {
        const auto cells = line.split(QLatin1Char('\t'));
        numbers.append({cells.value(0), cells.value(1).toInt(), cells.value(2), cells.value(3),
                        cells.value(4), cells.value(5)});
    }
    return numbers;
}

/// The answer of one step of a recorded run, by job.
QHash<QString, CsvRow> jobsAt(const QString& scenario, int step)
{
    QHash<QString, CsvRow> rows;
    const auto run = runCli({QStringLiteral("jobs"), mauiFolder(scenario), QStringLiteral("--step"),
                             QString::number(step), firstQuery, QStringLiteral("--all"),
                             QStringLiteral("--format"), QStringLiteral("csv")});
    for (const auto& row : csvRows(run.out))
        rows.insert(row[QStringLiteral("JobID")], row);
    return rows;
}

/// "00:10:00", "1:00:00", "9:23:59:00" in seconds.
qint64 seconds(const QString& text)
{
    static constexpr std::array<qint64, 4> units{1, 60, 3600, 86400};
    const auto fields = text.split(QLatin1Char(':'));
    qint64 sum = 0;
    for (qsizetype i = 0; i < fields.size(); ++i)
        sum += fields[fields.size() - 1 - i].toLongLong() * units[std::size_t(i)];
    return sum;
}

/// Our number in the words of the recording.
QString ownValue(const Number& number, const CsvRow& row, const QByteArray& explained)
{
    if (number.quantity == QLatin1String("PRIORITY"))
        return row[QStringLiteral("Priority")];
    if (number.quantity == QLatin1String("StartPriority"))
        return row[QStringLiteral("StartPriority")];
    static const QRegularExpression fact(QStringLiteral("Queued ([^,]+), PE ([0-9.]+)"));
    const auto match = fact.match(QString::fromUtf8(explained));
    if (number.quantity == QLatin1String("PE"))
        return match.captured(2);
    const auto queued = fairlead::models::valueformat::durationInput(match.captured(1));
    const auto seconds = fairlead::parseDuration(queued.toStdString());
    return seconds ? QString::number(*seconds) : QString();
}

QByteArray explain(const Number& number)
{
    return runCli({QStringLiteral("explain"), mauiFolder(number.scenario), number.job, firstQuery,
                   QStringLiteral("--step"), QString::number(number.step)})
        .out;
}
} // namespace

class TestMauiCases : public QObject
{
    Q_OBJECT

private slots:
    /// `diagnose -f` counts what runs: 30.00, 33.67 and 32.33 % of what was delivered.
    void sharesAreOfWhatDiagnoseFCounts()
    {
        const auto run = runCli({QStringLiteral("shares"), mauiFolder(QStringLiteral("fs_dps")),
                                 firstQuery, QStringLiteral("--format"), QStringLiteral("csv")});
        QHash<QString, QString> used;
        for (const auto& row : csvRows(run.out)) {
            if (row[QStringLiteral("User")].isEmpty())
                used.insert(
                    row[QStringLiteral("Account")],
                    QString::number(100 * row[QStringLiteral("EffectvUsage")].toDouble(), 'f', 2));
        }
        const auto shown
            = QString::fromUtf8(fileContent(mauiFolder(QStringLiteral("fs_dps/out.txt"))));
        for (const auto* account : {"accc", "acce", "accd"}) {
            const QRegularExpression line(
                QStringLiteral("^%1\\*? +([0-9.]+)").arg(QLatin1String(account)),
                QRegularExpression::MultilineOption);
            QCOMPARE(used.value(QLatin1String(account)), line.match(shown).captured(1));
        }
    }

    void agreeSaysThatAllIsEqual();
    void everyRecordedNumberIsEqual();
    void diagnoseShowsTheSameJobs_data();
    void diagnoseShowsTheSameJobs();
    void theFirstQueryIsTheDefaultMoment();
};

/// All recordings but one hold an answer of `diagnose -p`; some do not tell its moment.
void TestMauiCases::agreeSaysThatAllIsEqual()
{
    int equal = 0;
    const auto names = QDir(mauiFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const auto& name : names) {
        const auto run = runCli({QStringLiteral("agree"), mauiFolder(name), firstQuery});
        if (!fileContent(mauiFolder(name) + "/out.txt").contains("### diagnose -p")) {
            QCOMPARE(run.exitCode, 3);
            QVERIFY2(run.err.contains("no answer of diagnose -p"), run.err);
            continue;
        }
        QVERIFY2(run.exitCode == 0, (name.toUtf8() + ": " + run.out + run.err).constData());
        QVERIFY2(run.out.contains("diagnose -p all equal"), run.out);
        ++equal;
    }
    QCOMPARE(equal, 19);
}

void TestMauiCases::everyRecordedNumberIsEqual()
{
    int compared = 0;
    int equal = 0;
    QHash<QString, QHash<QString, CsvRow>> answers;
    for (const auto& number : recordedNumbers()) {
        const auto key = number.scenario + QString::number(number.step);
        if (!answers.contains(key))
            answers.insert(key, jobsAt(number.scenario, number.step));
        const auto& row = answers[key][number.job];
        const bool isFact = number.quantity == QLatin1String("Eligible")
            || number.quantity == QLatin1String("PE");
        auto own = ownValue(number, row, isFact ? explain(number) : QByteArray());
        auto expected = number.value;
        expected.remove(QLatin1Char('*')); // a mark of a priority that was set by hand
        if (number.quantity == QLatin1String("Eligible"))
            expected = QString::number(seconds(expected));
        ++compared;
        if (own == expected)
            ++equal;
        else
            qInfo("%s step %d %s %s: %s instead of %s", qPrintable(number.scenario), number.step,
                  qPrintable(number.job), qPrintable(number.quantity), qPrintable(own),
                  qPrintable(expected));
    }
    qInfo("Maui: %d numbers compared, %d equal", compared, equal);
    QVERIFY(compared > 180);
    QCOMPARE(equal, compared);
}

void TestMauiCases::diagnoseShowsTheSameJobs_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("step");
    QStringList seen;
    for (const auto& number : recordedNumbers()) {
        const auto name = number.scenario + QLatin1Char(' ') + QString::number(number.step);
        if (!number.command.startsWith(QLatin1String("diagnose -p")) || seen.contains(name))
            continue;
        seen << name;
        QTest::newRow(qPrintable(name)) << number.scenario << number.step;
    }
}

/// Jobs that are held, blocked or running have no line there and no rank here.
void TestMauiCases::diagnoseShowsTheSameJobs()
{
    QFETCH(QString, scenario);
    QFETCH(int, step);
    QStringList expected;
    for (const auto& number : recordedNumbers()) {
        if (number.scenario == scenario && number.step == step)
            expected << number.job;
    }
    QStringList own;
    for (const auto& row : jobsAt(scenario, step)) {
        if (!row[QStringLiteral("Rank")].isEmpty())
            own << row[QStringLiteral("JobID")];
    }
    expected.sort();
    own.sort();
    QCOMPARE(own, expected);
}

void TestMauiCases::theFirstQueryIsTheDefaultMoment()
{
    for (const auto& number : recordedNumbers()) {
        if (number.step != 1)
            continue;
        const auto run
            = runCli({QStringLiteral("jobs"), mauiFolder(number.scenario), QStringLiteral("-j"),
                      number.job, QStringLiteral("-P"), QStringLiteral("-n"), QStringLiteral("-o"),
                      QStringLiteral("JobID,Priority")});
        QCOMPARE(QString::fromUtf8(run.out).trimmed(),
                 number.job + QLatin1Char('|') + number.value);
    }
}

FAIRLEAD_QTTEST(TestMauiCases)
#include "tst_mauicases.moc"
