// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/logscale.h"

#include <QDoubleSpinBox>

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

    void setScale(const models::LogScale& scale) { m_scale = scale; }
    [[nodiscard]] qint64 wholeValue() const { return qRound64(value()); }

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    void stepBy(int steps) override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QString digitsOf(const QString& text) const;

    Kind m_kind;
    models::LogScale m_scale;
};

} // namespace fairlead::views
