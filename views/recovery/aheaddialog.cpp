// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/recovery/aheaddialog.h"

#include "models/words/listwords.h"
#include "models/words/valueformat.h"
#include "views/outlook/trustband.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/partdone.h"
#include "views/widgets/stopbutton.h"
#include "views/widgets/tables/charttwin.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/scrolledlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

AheadDialog::AheadDialog(const QString& title, bool mayReplay, QWidget* parent)
    : QDialog(parent)
    , m_sentence(new PlainLabel(this))
    , m_band(new TrustBand(this))
    , m_trust(new ScrolledLabel(QStringLiteral("aheadTrust"), this))
    , m_others(new QComboBox(this))
    , m_figure(new QComboBox(this))
    , m_view(new CourseView(this))
    , m_table(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("aheadDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    setUpTable(*m_table, QStringLiteral("aheadTable"), tr("The lines in numbers"));
    m_twin = new ChartTwin(QStringLiteral("ahead"), m_view, m_table, this);
    m_sentence->setObjectName(QStringLiteral("aheadSentence"));
    m_sentence->setWordWrap(true);
    m_others->setObjectName(QStringLiteral("aheadOthers"));
    m_others->addItem(tr("others go on at their present rate"));
    m_others->addItem(tr("others start nothing"));
    if (mayReplay)
        m_others->addItem(tr("the recorded weeks run again, its own jobs too"));
    m_figure->setObjectName(QStringLiteral("aheadFigure"));
    m_figure->setAccessibleName(tr("What the lines show"));
    m_figure->setToolTip(m_figure->accessibleName());
    m_figure->hide();
    m_band->setObjectName(QStringLiteral("aheadTrustBand"));
    setTextSize(m_trust->label(), TextSize::Secondary);
    m_busy = makeBusyRow();
    auto* label = new PlainLabel(tr("&Meanwhile:"), this);
    label->setBuddy(m_others);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    auto* top = new QHBoxLayout;
    top->setSpacing(gapInside);
    top->addWidget(label);
    top->addWidget(m_others);
    top->addStretch(1);
    top->addWidget(m_figure);
    top->addWidget(m_twin->button());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_band);
    layout->addWidget(m_trust);
    layout->addWidget(m_sentence);
    layout->addWidget(m_busy);
    layout->addWidget(m_twin, 1);
    layout->addLayout(top);
    layout->addWidget(buttons);
    resizeForLetters(*this, {720, 440});
    connect(m_others, &QComboBox::currentIndexChanged, this, &AheadDialog::othersChanged);
    connect(m_figure, &QComboBox::activated, this, &AheadDialog::showFigure);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QWidget* AheadDialog::makeBusyRow()
{
    auto* row = new QWidget(this);
    m_progress = new QProgressBar(row);
    m_progress->setObjectName(QStringLiteral("aheadProgress"));
    m_progress->setAccessibleName(tr("The recorded weeks are being replayed"));
    auto* stop = new StopButton(tr("Stop"), row);
    stop->setObjectName(QStringLiteral("aheadStop"));
    stop->setToolTip(tr("Back to what is computed without a replay"));
    stop->setAutoDefault(false);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_progress, 1);
    layout->addWidget(stop);
    connect(stop, &QPushButton::clicked, this, [this] { m_others->setCurrentIndex(0); });
    row->setObjectName(QStringLiteral("aheadBusy"));
    row->hide();
    return row;
}

void AheadDialog::showProgress(double done)
{
    m_progress->setTextVisible(done > 0.0);
    if (done > 0.0)
        showPartDone(*m_progress, done);
    else
        m_progress->setRange(0, 0);
}

void AheadDialog::showComputing()
{
    showProgress(0.0);
    if (m_sentence->text().isEmpty())
        m_sentence->setText(tr("Computing …"));
    m_busy->setVisible(!others());
    if (!others()) {
        m_sentence->setText(tr("Replaying the recorded weeks …"));
        showFigures({});
        showTrust({}, {});
    }
}

void AheadDialog::showSentence(const QString& sentence)
{
    m_busy->hide();
    m_sentence->setText(sentence);
    m_view->setAccessibleName(sentence);
}

void AheadDialog::fillTable(const Courses& courses)
{
    m_table->clear();
    QStringList heads{tr("Moment (UTC)")};
    for (const auto& line : courses.lines) {
        heads << line.name;
        if (!line.low.empty())
            heads << tr("from", "lower end of an interval") << tr("to", "upper end of an interval");
    }
    m_table->setColumnCount(static_cast<int>(heads.size()));
    m_table->setHeaderLabels(heads);
    const bool hasInterval = static_cast<std::size_t>(heads.size()) > courses.lines.size() + 1;
    for (int column = 1; column < m_table->columnCount(); ++column) {
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        m_table->headerItem()->setToolTip(
            column,
            hasInterval ? tr("Mean of the replays; another one lies between from and to nine "
                             "times of ten")
                        : QString());
    }
    for (std::size_t i = 0; i < courses.moments.size(); ++i)
        m_table->addTopLevelItem(makeRow(courses, i));
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->resizeColumnToContents(column);
}

QTreeWidgetItem* AheadDialog::makeRow(const Courses& courses, std::size_t at)
{
    QStringList cells{models::valueformat::bareMoment(courses.moments[at])};
    for (const auto& line : courses.lines) {
        for (const auto* values : {&line.values, &line.low, &line.high}) {
            if (!values->empty())
                cells << courses.exactly((*values)[at]);
        }
    }
    auto* row = new QTreeWidgetItem(cells);
    for (int column = 1; column < row->columnCount(); ++column)
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    return row;
}

void AheadDialog::showFigures(std::vector<Courses> figures)
{
    const auto chosen = m_figure->currentText();
    m_figures = std::move(figures);
    if (!m_figures.empty()) { // else what was chosen stays chosen while somebody computes
        m_figure->clear();
        for (const auto& courses : m_figures)
            m_figure->addItem(courses.figure);
        m_figure->setCurrentIndex(std::max(m_figure->findText(chosen), 0));
        m_figure->setVisible(m_figures.size() > 1);
    }
    showFigure(m_figure->currentIndex());
}

void AheadDialog::showFigure(int figure)
{
    const auto place = static_cast<std::size_t>(figure);
    const auto courses = place < m_figures.size() ? m_figures[place] : Courses();
    fillTable(courses);
    m_view->setCourses(courses);
}

void AheadDialog::showTrust(const std::optional<replay::TrustFigures>& figures,
                            const QStringList& lines)
{
    m_band->showTrust(figures);
    m_trust->setText(models::bulleted(lines));
}

std::optional<Others> AheadDialog::others() const
{
    switch (m_others->currentIndex()) {
    case 0:
        return Others::Average;
    case 1:
        return Others::Idle;
    default:
        return std::nullopt;
    }
}

} // namespace fairlead::views
