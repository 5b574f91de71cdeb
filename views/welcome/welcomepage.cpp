// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/welcome/welcomepage.h"

#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

#include <utility>

namespace fairlead::views {

namespace {
constexpr int charactersAcross = 100; // with large letters
constexpr int widest = 760; // px
constexpr int mostRecent = 5;

QLabel* makeTitle(const QString& text, TextSize size, QWidget* parent)
{
    auto* title = new PlainLabel(text, parent);
    setTextSize(*title, size);
    auto font = title->font();
    font.setBold(true);
    title->setFont(font);
    title->setWordWrap(true);
    return title;
}

/// "&Open folder …" -> "Open folder …"; "打开文件夹(&F)…" -> "打开文件夹…"
QString withoutMnemonic(QString text)
{
    static const QRegularExpression atTheEnd(QStringLiteral("\\(&\\w\\)"));
    text.remove(atTheEnd);
    text.replace(QLatin1String("&&"), QLatin1String("\1"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\1'), QLatin1String("&&"));
}

/// Its text begins at the left, and ends in "…" where it has no room.
class StartButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * fewCharacters, sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        const auto text = std::exchange(option.text, {});
        painter.drawControl(QStyle::CE_PushButton, option);
        const auto room = style()
                              ->subElementRect(QStyle::SE_PushButtonContents, &option, this)
                              .adjusted(gapInside, 0, -gapInside, 0);
        painter.drawItemText(
            room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, palette(), isEnabled(),
            fontMetrics().elidedText(text, Qt::ElideRight, room.width(), Qt::TextHideMnemonic),
            QPalette::ButtonText);
    }

private:
    static constexpr int fewCharacters = 12;
};
} // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("welcomePage"));
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget(scroll);
    content->setMaximumWidth(
        std::max(widest, charactersAcross * content->fontMetrics().averageCharWidth()));
    auto* middle = new QWidget(scroll);
    auto* across = new QHBoxLayout(middle);
    across->addStretch(1);
    across->addWidget(content, 100);
    across->addStretch(1);
    scroll->setWidget(middle);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    auto* layout = new QVBoxLayout(content);
    layout->setSpacing(gapBetween);
    layout->addStretch(1);
    layout->addWidget(makeTitle(tr("Why is my job not running?"), TextSize::Title, content));
    auto* advice = new PlainLabel(tr("Open a cluster: nothing is changed on it, whatever you try. "
                                     "Or look around in a demo first."),
                                  content);
    advice->setWordWrap(true);
    layout->addWidget(advice);
    m_across = new QBoxLayout(QBoxLayout::LeftToRight);
    m_across->setSpacing(2 * gapEdge);
    for (int i = 0; i < 2; ++i) {
        m_columns.append(new QVBoxLayout);
        m_columns.last()->setSpacing(gapInside);
        m_across->addLayout(m_columns.last(), 1);
    }
    layout->addLayout(m_across);
    m_recent = new QWidget(content);
    m_recentList = new QVBoxLayout(m_recent);
    m_recentList->setContentsMargins(0, 0, 0, 0);
    m_recentList->setSpacing(gapInside);
    layout->addWidget(m_recent);
    layout->addStretch(2);
    m_recent->hide();
}

/// One below the other where both have no room for what their buttons say.
void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    int widestText = 0;
    for (const auto* button : findChildren<QPushButton*>())
        widestText = std::max(widestText, button->sizeHint().width());
    const int needed = 2 * (widestText + 2 * gapEdge);
    m_across->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QWidget* WelcomePage::makeButton(QAction& action, QWidget* parent)
{
    auto* button = new StartButton(withoutMnemonic(action.text()), parent);
    button->setObjectName(QStringLiteral("welcome_") + action.objectName());
    button->setToolTip(action.toolTip());
    button->setEnabled(action.isEnabled());
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    return button;
}

void WelcomePage::addGroup(int column, const QString& title, const QList<QAction*>& actions)
{
    auto* list = m_columns[column];
    list->addWidget(makeTitle(title, TextSize::Body, this));
    for (auto* action : actions)
        list->addWidget(makeButton(*action, this));
    list->addStretch(1);
}

void WelcomePage::setRecent(const QList<QAction*>& actions)
{
    while (auto* item = m_recentList->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_recent->setVisible(!actions.isEmpty());
    if (actions.isEmpty())
        return;
    m_recentList->addWidget(makeTitle(tr("Opened before"), TextSize::Body, m_recent));
    for (auto* action : actions.mid(0, mostRecent))
        m_recentList->addWidget(makeButton(*action, m_recent));
}

} // namespace fairlead::views
