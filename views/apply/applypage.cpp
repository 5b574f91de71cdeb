// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/apply/applypage.h"

#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "views/apply/diffhighlighter.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/labels.h"
#include "views/widgets/texts/plainlabel.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {
/// As high as its rows are when they are wrapped: the gravest warnings are the longest. Up to half
/// of the page; more scroll.
class NotesList : public QListWidget
{
public:
    using QListWidget::QListWidget;

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QListWidget::resizeEvent(event);
        // Not within the event: the viewport would keep its height and hide the lower edge.
        QMetaObject::invokeMethod(
            this, [this] { fit(); }, Qt::QueuedConnection);
    }

private:
    void fit()
    {
        doItemsLayout();
        int rows = 0;
        for (int i = 0; i < count(); ++i)
            rows += visualItemRect(item(i)).height();
        const int most = std::max(parentWidget()->height() / 2, sizeHintForRow(0));
        const int wanted = std::min(rows + 2 * frameWidth() + 2, most);
        if (wanted != height())
            setFixedHeight(wanted);
    }
};
} // namespace

ApplyPage::ApplyPage(ApplyForm form, const StoreTarget& store, QWidget* parent)
    : QWidget(parent)
    , m_form(std::move(form))
{
    setObjectName(QStringLiteral("applyPage") + name(m_form.kind));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapBetween, gapBetween, gapBetween, gapBetween);
    layout->setSpacing(gapInside);
    if (!m_form.problem.isEmpty()) {
        addProblem();
        layout->addStretch(1);
    } else {
        addLabel("applyAdvice", advice());
        addText();
        addNotes();
        addButtons(store);
    }
    restyle();
}

void ApplyPage::restyle()
{
    if (m_colors != nullptr)
        m_colors->setPalette(palette());
    if (m_problem == nullptr)
        return;
    auto colors = palette();
    colors.setColor(QPalette::WindowText, overServedText(palette()));
    m_problem->setPalette(colors);
}

void ApplyPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

QString ApplyPage::title(ChangeForm kind)
{
    switch (kind) {
    case ChangeForm::Sacctmgr:
        return tr("Commands (sacctmgr)");
    case ChangeForm::Dump:
        return tr("File for sacctmgr load");
    case ChangeForm::SlurmConf:
        return tr("slurm.conf changes");
    case ChangeForm::ConfigFile:
        return tr("moab.cfg");
    case ChangeForm::Store:
        return tr("Store");
    }
    return {};
}

QString ApplyPage::name(ChangeForm kind)
{
    switch (kind) {
    case ChangeForm::Sacctmgr:
        return QStringLiteral("Commands");
    case ChangeForm::Dump:
        return QStringLiteral("LoadFile");
    case ChangeForm::SlurmConf:
        return QStringLiteral("SlurmConf");
    case ChangeForm::ConfigFile:
        return QStringLiteral("MoabConfig");
    case ChangeForm::Store:
        return QStringLiteral("Store");
    }
    return {};
}

QString ApplyPage::advice() const
{
    switch (m_form.kind) {
    case ChangeForm::Sacctmgr:
        return tr("Save it and run it as a Slurm administrator where sacctmgr is: it stops at the "
                  "first command that fails.");
    case ChangeForm::Dump:
        return tr("Save a current dump first (sacctmgr dump), then save this file and load it: "
                  "sacctmgr load file=FILE.");
    case ChangeForm::SlurmConf:
        return m_form.file.isEmpty()
            ? tr("Set these lines in slurm.conf on the controller and its backups.")
            : tr("Save it and run patch < FILE in the folder of slurm.conf on the controller. "
                 "Lines "
                 "with + come, lines with - go. It was made from %1.")
                  .arg(m_form.file);
    case ChangeForm::ConfigFile:
        return models::inARow({tr("Keep the old file, put this one in its place and have the "
                                  "scheduler read it again. It replaces %1.")
                                   .arg(m_form.file),
                               tr("Numbers of the lines that differ: %1.").arg(changedLines())});
    case ChangeForm::Store:
        return tr("These rows change, in one transaction, with your name in the audit table.");
    }
    return {};
}

QString ApplyPage::changedLines() const
{
    QStringList numbers;
    for (const int line : m_form.changed)
        numbers << QLocale().toString(line + 1);
    return numbers.isEmpty() ? tr("none") : models::listed(numbers);
}

QLabel* ApplyPage::addLabel(const char* name, const QString& text)
{
    auto* label = wrappedLabel(QLatin1String(name) + ApplyPage::name(m_form.kind), this);
    label->setText(text);
    layout()->addWidget(label);
    return label;
}

void ApplyPage::addProblem()
{
    m_problem = addLabel("applyProblem", QStringLiteral("✗ ") + m_form.problem);
    if (m_form.details.isEmpty())
        return;
    auto* details = addLabel("applyDetails", m_form.details);
    setTextSize(*details, TextSize::Secondary);
}

void ApplyPage::addText()
{
    m_text = new QPlainTextEdit(models::shownLines(m_form.text.toStdString()), this);
    m_text->setObjectName(QStringLiteral("applyText") + name(m_form.kind));
    m_text->setAccessibleName(title(m_form.kind));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font().pointSizeF() > 0) // text grows with the settings
        fixed.setPointSizeF(font().pointSizeF());
    m_text->setFont(fixed);
    m_text->setTabChangesFocus(true);
    const bool isDiff = m_form.kind == ChangeForm::SlurmConf && !m_form.file.isEmpty();
    m_colors = new DiffHighlighter(m_text->document(), isDiff, m_form.changed, palette());
    if (!m_form.changed.isEmpty())
        m_text->setTextCursor(
            QTextCursor(m_text->document()->findBlockByNumber(m_form.changed.first())));
    static_cast<QVBoxLayout*>(layout())->addWidget(m_text, 1);
}

void ApplyPage::addNotes()
{
    if (m_form.notes.isEmpty())
        return;
    auto* list = new NotesList(this);
    list->setObjectName(QStringLiteral("applyNotes") + name(m_form.kind));
    list->setAccessibleName(tr("Notes"));
    list->setWordWrap(true);
    list->setUniformItemSizes(false);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const auto& note : m_form.notes)
        list->addItem(QStringLiteral("⚠ ") + note);
    layout()->addWidget(list);
}

QPushButton* ApplyPage::addButton(QHBoxLayout& row, const char* name, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name) + ApplyPage::name(m_form.kind));
    button->setAutoDefault(false); // Return in the text does nothing
    button->setMinimumWidth(button->sizeHint().width() + gapInside);
    row.addWidget(button);
    return button;
}

void ApplyPage::addButtons(const StoreTarget& store)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(gapInside);
    auto* copyButton = addButton(*row, "applyCopy", tr("&Copy"));
    copyButton->setEnabled(m_form.hasChanges);
    connect(copyButton, &QPushButton::clicked, this, &ApplyPage::copy);
    auto* save = addButton(*row, "applySave", tr("&Save as …"));
    save->setEnabled(m_form.hasChanges);
    connect(save, &QPushButton::clicked, this, &ApplyPage::saveRequested);
    m_copied = new PlainLabel(this);
    m_copied->setObjectName(QStringLiteral("applyCopied") + name(m_form.kind));
    setTextSize(*m_copied, TextSize::Secondary);
    row->addWidget(m_copied, 1);
    if (m_form.kind == ChangeForm::Store) {
        m_write = addButton(*row, "applyWrite", tr("&Write to the store"));
        connect(m_write, &QPushButton::clicked, this, &ApplyPage::writeRequested);
        m_isLocked = !store.locked.isEmpty();
        m_write->setEnabled(m_form.hasChanges && !m_isLocked);
        m_write->setToolTip(store.locked);
    }
    if (m_isLocked)
        m_problem = addLabel("applyLocked", store.locked);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void ApplyPage::setWriting(bool isWriting)
{
    if (m_write != nullptr)
        m_write->setEnabled(m_form.hasChanges && !isWriting && !m_isLocked);
}

void ApplyPage::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(m_form.text));
    m_copied->setText(tr("Copied."));
}

} // namespace fairlead::views
