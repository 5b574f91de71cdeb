// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/colourvision.h"
#include "tests/support/qttestmain.h"
#include "views/theme/fairleadstyle.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

using namespace fairlead::views;
using fairlead::tests::vision::contrast;

namespace {
/// The pixels of the arrow before a row that has others below it.
int inkOfBranch(const FairleadStyle& style)
{
    QImage image(40, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOption option;
    option.rect = image.rect();
    option.state = QStyle::State_Children | QStyle::State_Enabled;
    style.drawPrimitive(QStyle::PE_IndicatorBranch, &option, &painter);
    painter.end();
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ink += image.pixelColor(x, y) != QColor(Qt::white) ? 1 : 0;
    }
    return ink;
}
} // namespace

class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingMovesByItself()
    {
        const FairleadStyle style(QStringLiteral("fusion"));
        QCOMPARE(style.styleHint(QStyle::SH_Widget_Animation_Duration), 0);
        QCOMPARE(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
    }

    /// At 200 % they kept the size that they have beside small letters.
    void smallPartsGrowWithTheText()
    {
        const FairleadStyle style(QStringLiteral("fusion"));
        const auto usual = QApplication::font();
        auto large = usual;
        large.setPixelSize(12);
        QApplication::setFont(large);
        const int icon = style.pixelMetric(QStyle::PM_SmallIconSize);
        const int box = style.pixelMetric(QStyle::PM_IndicatorWidth);
        const int arrow = inkOfBranch(style);
        large.setPixelSize(36);
        QApplication::setFont(large);
        const int largeIcon = style.pixelMetric(QStyle::PM_SmallIconSize);
        const int largeBox = style.pixelMetric(QStyle::PM_IndicatorWidth);
        const int largeArrow = inkOfBranch(style);
        QApplication::setFont(usual);
        QVERIFY(largeIcon >= 2 * icon);
        QVERIFY(largeBox >= 2 * box);
        QVERIFY2(arrow > 0 && largeArrow >= 3 * arrow, "it has two dimensions");
    }

    void anArrowOfAMenuIsBesideItsText()
    {
        FairleadStyle style(QStringLiteral("fusion"));
        QToolButton button;
        button.setStyle(&style);
        button.setText(QStringLiteral("Scenarios"));
        const int usual = button.sizeHint().width();
        button.setPopupMode(QToolButton::InstantPopup);
        button.setMenu(new QMenu(&button));
        QVERIFY(button.sizeHint().width() >= usual + 16);
    }

    void theWheelScrollsAndChangesNothing()
    {
        FairleadStyle style(QStringLiteral("fusion"));
        QWidget window;
        auto* choice = new QComboBox(&window);
        choice->addItems({"one", "two", "three"});
        choice->setCurrentIndex(1);
        auto* number = new QSpinBox(&window);
        for (auto* widget : window.findChildren<QWidget*>())
            widget->setStyle(&style);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, fairlead::tests::longestWait));
        for (QWidget* widget : {static_cast<QWidget*>(choice), static_cast<QWidget*>(number)}) {
            QCOMPARE(widget->focusPolicy(), Qt::StrongFocus);
            for (const bool hasFocus : {false, true}) {
                hasFocus ? widget->setFocus() : widget->clearFocus();
                QVERIFY(isWheelHandedOn(*widget));
                QCOMPARE(choice->currentIndex(), 1);
                QCOMPARE(number->value(), 0);
            }
        }
    }

    void everyTextCanBeRead_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
        QPalette desktop = FairleadStyle(QStringLiteral("fusion")).standardPalette();
        FairleadStyle(QStringLiteral("fusion")).polish(desktop);
        QTest::newRow("desktop") << desktop;
        QPalette pale(Qt::white); // hints and selections that nobody can read
        pale.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 60));
        pale.setColor(QPalette::Highlight, QColor(0xb0, 0xd0, 0xf0));
        pale.setColor(QPalette::HighlightedText, Qt::white);
        FairleadStyle(QStringLiteral("fusion")).polish(pale);
        QTest::newRow("pale desktop") << pale;
    }
    void everyTextCanBeRead()
    {
        QFETCH(QPalette, palette);
        using Role = QPalette::ColorRole;
        const std::vector<std::pair<Role, std::vector<Role>>> texts{
            {QPalette::WindowText, {QPalette::Window, QPalette::Button}},
            {QPalette::Text, {QPalette::Base, QPalette::AlternateBase}},
            {QPalette::ButtonText, {QPalette::Button}},
            {QPalette::PlaceholderText, {QPalette::Base}},
            {QPalette::HighlightedText, {QPalette::Highlight}},
            {QPalette::Link, {QPalette::Base, QPalette::Window}},
            {QPalette::ToolTipText, {QPalette::ToolTipBase}},
        };
        for (const auto& [text, grounds] : texts) {
            for (const auto ground : grounds) {
                const auto value = contrast(palette.color(text).rgb() & RGB_MASK,
                                            palette.color(ground).rgb() & RGB_MASK);
                QVERIFY2(
                    value >= 4.5,
                    qPrintable(
                        QStringLiteral("%1 on %2: %3").arg(int(text)).arg(int(ground)).arg(value)));
            }
        }
    }

    void aSelectedRowStandsOut_data() { everyTextCanBeRead_data(); }
    void aSelectedRowStandsOut()
    {
        QFETCH(QPalette, palette);
        const FairleadStyle style(QStringLiteral("fusion"));
        for (const auto ground : {QPalette::Base, QPalette::AlternateBase}) {
            QImage picture(40, 20, QImage::Format_RGB32);
            picture.fill(palette.color(ground));
            QPainter painter(&picture);
            QStyleOptionViewItem option;
            option.rect = picture.rect().adjusted(4, 4, -4, -4);
            option.palette = palette;
            option.state = QStyle::State_Enabled | QStyle::State_Active | QStyle::State_Selected;
            option.viewItemPosition = QStyleOptionViewItem::OnlyOne;
            option.showDecorationSelected = true;
            style.drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter);
            painter.end();
            const auto& row = option.rect;
            for (const auto at : {QPoint(20, row.top()), QPoint(20, row.bottom()),
                                  QPoint(row.left(), 10), QPoint(row.right(), 10)}) {
                const auto value = contrast(picture.pixel(at) & RGB_MASK,
                                            palette.color(ground).rgb() & RGB_MASK);
                QVERIFY2(value >= 3.0, qPrintable(QString::number(value)));
            }
        }
    }

    /// Its mark was black on any ground.
    void theRestOfAToolBarCanBeSeenInTheDark()
    {
        FairleadStyle style(QStringLiteral("fusion"));
        QToolButton rest;
        rest.setObjectName(QStringLiteral("qt_toolbar_ext_button"));
        QStyleOptionToolButton option;
        option.rect = QRect(0, 0, 12, 24);
        option.palette.setColor(QPalette::Window, Qt::black);
        option.palette.setColor(QPalette::WindowText, Qt::white);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        style.drawControl(QStyle::CE_ToolButtonLabel, &option, &painter, &rest);
        painter.end();
        int bright = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                bright += qGray(image.pixel(x, y)) > 150 ? 1 : 0;
        }
        QVERIFY2(bright > 8, QByteArray::number(bright));
    }

    void theGrooveOfASliderCanBeSeenInTheDark()
    {
        FairleadStyle style(QStringLiteral("fusion"));
        QSlider slider(Qt::Horizontal);
        slider.setStyle(&style);
        slider.setPalette(darkPalette());
        slider.setAutoFillBackground(true);
        slider.resize(200, 30);
        slider.setValue(slider.maximum() / 2);
        const auto picture = slider.grab().toImage();
        const auto ground = picture.pixel(20, 1) & RGB_MASK;
        double best = 0.0;
        for (int y = 0; y < picture.height(); ++y)
            best = std::max(best, contrast(picture.pixel(20, y) & RGB_MASK, ground));
        QVERIFY2(best >= 3.0, qPrintable(QString::number(best)));
    }

private:
    /// What scrolls around the widget takes it then.
    static bool isWheelHandedOn(QWidget& widget)
    {
        const QPointF middle(widget.rect().center());
        QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&widget, &event);
        return !event.isAccepted();
    }
};

FAIRLEAD_QTTEST(ThemeTest)
#include "tst_theme.moc"
