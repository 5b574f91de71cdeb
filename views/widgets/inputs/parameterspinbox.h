// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/logscale.h"

#include <QDoubleSpinBox>

#include <optional>

namespace fairlead::views {

/// The exact value beside a slider: a whole number with group separators, or a duration typed as
/// "14 d 12 h" or as Slurm writes it, "14-12". Arrows step 1 %, page keys 10 %.
class ParameterSpinBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    enum class Kind
    {
        Number,
        Duration
    };

    explicit ParameterSpinBox(Kind kind, QWidget* parent = nullptr);

    /// What 0 is called: "no decay". Typed, it means 0.
    void setZeroText(const QString& text);
    void setScale(const models::LogScale& scale) { m_scale = scale; }
    /// The value, and its text unless something is being typed: that stays, and may be entered.
    void showValue(qint64 value);
    /// What is being typed goes, for the text of the value.
    void dropTyped();
    [[nodiscard]] qint64 wholeValue() const { return qRound64(value()); }

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    /// Every text can be typed; one that is none of the box's values is refused when it is entered.
    QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    void stepBy(int steps) override;

signals:
    /// What was entered is no value; `words` says what would be, and that the old one stays.
    void refused(const QString& words);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] std::optional<double> read(const QString& text) const;
    [[nodiscard]] QString withUnit(const QString& typed) const;
    [[nodiscard]] bool isRefused();

    Kind m_kind;
    QString m_zeroText;
    models::LogScale m_scale;
};

} // namespace fairlead::views
