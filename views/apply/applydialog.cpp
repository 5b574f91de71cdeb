// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/apply/applydialog.h"

#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "views/apply/applypage.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/labels.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {

enum ChangeColumn
{
    ChangeWhatColumn,
    ChangeObjectColumn,
    ChangeFromColumn,
    ChangeToColumn
};

// In characters of average width.
constexpr int leastChanges = 70;
constexpr int widthOfTexts = 117;

void showText(QLabel& label, const QString& text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

} // namespace

ApplyDialog::ApplyDialog(QWidget* parent)
    : QDialog(parent)
    , m_title(wrappedLabel(QStringLiteral("applyTitle"), this))
    , m_about(wrappedLabel(QStringLiteral("applyAbout"), this))
    , m_split(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("applyDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Apply"));
    setTextSize(*m_title, TextSize::Title);
    m_forms = new QTabWidget(this);
    m_forms->setObjectName(QStringLiteral("applyForms"));
    m_forms->setAccessibleName(tr("Ways to apply the changes"));
    m_split->addWidget(makeChanges());
    m_forms->setUsesScrollButtons(false); // all are seen, shortened where there is no room
    m_forms->setElideMode(Qt::ElideRight);
    m_split->addWidget(m_forms);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    m_split->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(m_split, 1);
    layout->addWidget(makeFoot());
    resizeForLetters(*this, {1120, 640});
    setWriting(tr("Working out the changes …"));
}

QWidget* ApplyDialog::makeChanges()
{
    auto* box = new QWidget(this);
    m_changes = new QTreeWidget(box);
    setUpTable(*m_changes, QStringLiteral("applyChangeList"), tr("Changes"));
    m_changes->setFrameShape(QFrame::StyledPanel);
    m_changes->setHeaderLabels({tr("What"), tr("Object"), tr("From"), tr("To")});
    m_changes->header()->setStretchLastSection(false);
    // Nothing is cut in what has to be checked before it is typed.
    new ColumnFitter(m_changes, {.stretched = {ChangeObjectColumn}});
    m_changes->setTextElideMode(Qt::ElideMiddle); // where a hand has made a column narrow
    m_undecided = wrappedLabel(QStringLiteral("applyUndecided"), box);
    m_left = wrappedLabel(QStringLiteral("applyLeft"), box);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_changes, 1);
    layout->addWidget(m_undecided);
    layout->addWidget(m_left);
    return box;
}

QWidget* ApplyDialog::makeFoot()
{
    auto* foot = new QWidget(this);
    m_progress = new QProgressBar(foot);
    m_progress->setObjectName(QStringLiteral("applyProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(120);
    m_result = wrappedLabel(QStringLiteral("applyResult"), foot);
    m_details = wrappedLabel(QStringLiteral("applyResultDetails"), foot);
    setTextSize(*m_details, TextSize::Secondary);
    auto* buttons = new QDialogButtonBox(foot);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("applyClose"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->setSpacing(gapInside);
    row->addWidget(m_progress);
    row->addWidget(m_result, 1);
    row->addWidget(buttons);
    auto* layout = new QVBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addLayout(row);
    layout->addWidget(m_details);
    m_details->hide();
    return foot;
}

void ApplyDialog::setContent(const ApplyContent& content)
{
    showResult(true, {});
    const auto count = static_cast<int>(content.changes.size());
    m_title->setText(
        tr("%Ln change(s) to %1", nullptr, count).arg(models::shownText(content.source)));
    const bool isStore = !content.forms.empty() && content.forms[0].kind == ChangeForm::Store;
    m_about->setText(isStore ? aboutStore(content.store)
                             : tr("Fairlead changes nothing on a cluster: copy or save the text, "
                                  "read it, and run it yourself."));
    showChanges(content);
    for (const auto& form : content.forms)
        addForm(form, content.store);
    makeRoom();
    const auto first = std::ranges::find_if(content.forms, [](const ApplyForm& form) {
        return form.hasChanges && form.problem.isEmpty();
    });
    if (first != content.forms.end())
        m_forms->setCurrentIndex(static_cast<int>(first - content.forms.begin()));
    m_split->show();
    m_forms->setFocus();
}

/// Tells the columns what has to fit, and how wide the list then is.
int ApplyDialog::widthOfChanges()
{
    constexpr int rowsLookedAt = 2000; // more of them show with a scroll bar what is longer
    auto* fitter = ColumnFitter::of(m_changes);
    const auto metrics = m_changes->fontMetrics();
    int width = 2 * m_changes->frameWidth()
        + m_changes->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + gapInside;
    for (int column = 0; column < m_changes->columnCount(); ++column) {
        QString longest;
        int pixels = 0;
        for (int row = 0; row < std::min(m_changes->topLevelItemCount(), rowsLookedAt); ++row) {
            const auto text = m_changes->topLevelItem(row)->text(column);
            if (const int wide = metrics.horizontalAdvance(text); wide > pixels) {
                pixels = wide;
                longest = text;
            }
        }
        fitter->setSample(column, longest, false);
        width += std::max(m_changes->header()->sectionSizeHint(column), pixels + gapBetween);
    }
    return width;
}

int ApplyDialog::widthOfTitles() const
{
    const auto& bar = *m_forms->tabBar();
    int width = 0;
    for (int tab = 0; tab < bar.count(); ++tab)
        width += bar.fontMetrics().horizontalAdvance(bar.tabText(tab)) + 4 * gapInside;
    return width;
}

// As wide as the screen allows.
void ApplyDialog::makeRoom()
{
    const int character = fontMetrics().averageCharWidth();
    m_listWidth = std::max(widthOfChanges(), leastChanges * character);
    const int wanted = m_listWidth + std::max(widthOfTitles(), widthOfTexts * character)
        + 2 * gapEdge + m_split->handleWidth();
    if (width() < wanted) {
        resizeOnScreen(*this, {wanted, height()});
        if (isVisible())
            keepOnScreen(*this);
    }
    arrange();
}

// Where the texts have no room beside the list they stand below it.
void ApplyDialog::arrange()
{
    if (m_listWidth == 0)
        return;
    const int room = width() - 2 * gapEdge - m_split->handleWidth();
    const int titles = widthOfTitles();
    const auto wanted = m_listWidth + titles <= room ? Qt::Horizontal : Qt::Vertical;
    m_forms->setMinimumWidth(std::min(titles, room));
    if (wanted == Qt::Vertical && m_split->orientation() != wanted) {
        m_split->setOrientation(wanted);
        m_split->setSizes({height() / 3, height() * 2 / 3});
    } else if (wanted == Qt::Horizontal
               && (m_split->orientation() != wanted || m_split->sizes().first() < m_listWidth)) {
        m_split->setOrientation(wanted);
        m_split->setSizes({m_listWidth, room - m_listWidth});
    }
}

void ApplyDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    arrange();
}

QString ApplyDialog::aboutStore(const StoreTarget& store)
{
    const auto place = store.revision
        ? tr("%1, revision %2").arg(models::shownText(store.name)).arg(*store.revision)
        : models::shownText(store.name);
    return tr("Nothing is written before you press the button. Store: %1").arg(place);
}

void ApplyDialog::reject()
{
    if (!m_isWriting)
        QDialog::reject();
}

void ApplyDialog::showChanges(const ApplyContent& content)
{
    for (const auto& row : content.changes) {
        auto* item = new QTreeWidgetItem(
            m_changes, {row.what, row.whom, models::orDash(row.from), models::orDash(row.to)});
        for (int column = 0; column < item->columnCount(); ++column)
            item->setToolTip(column, item->text(column));
    }
    const auto say = [](QLabel& label, const QStringList& edits, const QString& text) {
        if (edits.isEmpty())
            label.hide();
        else
            showText(label, text.arg(models::listedApart(edits)));
    };
    say(*m_undecided, content.undecided,
        tr("⚠ %Ln edit(s) conflict(s) with a change in the source, and nobody has decided: %1",
           nullptr, static_cast<int>(content.undecided.size())));
    say(*m_left, content.left,
        tr("⚠ %Ln edit(s) cannot be applied and stay(s) in the scenario: %1", nullptr,
           static_cast<int>(content.left.size())));
}

void ApplyDialog::addForm(const ApplyForm& form, const StoreTarget& store)
{
    auto* page = new ApplyPage(form, store, m_forms);
    m_pages << page;
    m_forms->setTabToolTip(m_forms->addTab(page, ApplyPage::title(form.kind)),
                           ApplyPage::title(form.kind));
    connect(page, &ApplyPage::saveRequested, this,
            [this, page] { emit saveRequested(page->form()); });
    connect(page, &ApplyPage::writeRequested, this, &ApplyDialog::writeRequested);
}

void ApplyDialog::showProblem(const QString& text, const QString& details)
{
    showResult(false, text, details);
}

void ApplyDialog::setWritingPages(bool isWriting)
{
    m_progress->setVisible(isWriting);
    for (auto* page : std::as_const(m_pages))
        page->setWriting(isWriting);
}

void ApplyDialog::setWriting(const QString& text)
{
    m_isWriting = !m_pages.isEmpty();
    setWritingPages(true);
    m_result->setText(text);
    m_result->setPalette(palette());
    m_details->hide();
}

void ApplyDialog::showResult(bool isGood, const QString& text, const QString& details)
{
    m_isWriting = false;
    setWritingPages(false);
    auto colors = palette();
    if (!isGood)
        colors.setColor(QPalette::WindowText, overServedText(palette()));
    m_result->setPalette(colors);
    m_result->setText(
        text.isEmpty() ? text : (isGood ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text);
    showText(*m_details, details);
}

} // namespace fairlead::views
