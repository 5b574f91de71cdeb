// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractSpinBox>

#include <cstdint>
#include <optional>

namespace fairlead::views {

/// A moment in UTC: typed as text, or stepped by the part that the cursor is in. What is no moment,
/// or lies outside of the span, is refused in words and never made into another one.
class MomentEdit : public QAbstractSpinBox
{
    Q_OBJECT

public:
    /// The smallest part that is shown; what is typed has none below it.
    enum class Precision
    {
        Minutes,
        Seconds
    };

    explicit MomentEdit(Precision precision, QWidget* parent = nullptr);

    /// Unix seconds, both may be chosen.
    void setSpan(std::int64_t from, std::int64_t until);
    /// Unix seconds.
    [[nodiscard]] std::int64_t moment() const { return m_moment; }
    /// Tells nobody. What is being typed stays, and may be entered.
    void setMoment(std::int64_t moment);
    /// What is being typed goes, for the text of the moment.
    void dropTyped();
    void stepBy(int steps) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// moment() is another: by hand.
    void momentEntered(std::int64_t moment);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] QString textOf(std::int64_t moment) const;
    void showText();
    void submit();
    void refuse(const QString& words);

    Precision m_precision;
    std::int64_t m_from = 0;
    std::int64_t m_until = 0;
    std::int64_t m_moment = 0;
};

} // namespace fairlead::views
