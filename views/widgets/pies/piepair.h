// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/slicelayout.h"
#include "views/widgets/pies/pienames.h"

#include <QFont>
#include <QSize>
#include <QStringList>
#include <QWidget>

#include <functional>

class QLabel;

namespace fairlead::views {

class PieView;

/// Promised left, consumed right: the same slices in the same order and colours in both.
class PiePair : public QWidget
{
    Q_OBJECT

public:
    explicit PiePair(QWidget* parent = nullptr);

    /// `accountName` is the whole that both pies divide; `hangsOnName` the account in whose list
    /// its members compete, when it has fairshare=parent. `verdict` puts a slice into words.
    struct Names
    {
        QString account;
        QString hangsOn;
        bool promisesTargets = false; ///< fairshare targets, not shares
        QString usage; ///< what the account used, with its unit, and how it is counted
        std::function<QString(AssocIndex)> verdict;
        /// The members of a slice's account, for the ring; empty: no ring.
        std::function<models::SliceLayout(AssocIndex)> members;
        bool isOfPeriod = false; ///< used in a period, not what is left of it
    };
    void setContent(const models::SliceLayout& layout, const Names& names);

    [[nodiscard]] PieView* promised() const { return m_promised; }
    [[nodiscard]] PieView* consumed() const { return m_consumed; }

signals:
    /// An account's slice was clicked.
    void accountRequested(fairlead::AssocIndex account);
    /// The slice of the many small ones was clicked.
    void othersRequested();
    /// Backspace or Escape.
    void upRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* column(PieView* pie, QLabel* title, QLabel* subtitle);
    void openSlice(int slice);
    void equalize();
    void refresh();
    void setPlaceholders();
    void setRings();
    void nameConsumed();
    [[nodiscard]] QString toolTipOf(const models::Slice& slice, const QString& whole) const;

    /// As long as the same names stand in the same room, edits move nothing.
    struct Held
    {
        QStringList names;
        QSize promised;
        QSize consumed;
        QFont font;
        bool operator==(const Held&) const = default;
    };
    [[nodiscard]] Held held() const;

    models::SliceLayout m_layout;
    Names m_names;
    Held m_held;
    PieShape m_shape; ///< of m_held
    bool m_isRefreshing = false; ///< one pie has its new slices, the other one not yet
    QLabel* m_consumedTitle = nullptr;
    QLabel* m_promisedNote = nullptr;
    QLabel* m_consumedNote = nullptr;
    PieView* m_promised = nullptr;
    PieView* m_consumed = nullptr;
};

} // namespace fairlead::views
