// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/listmodel.h"
#include "models/outlook/outlookview.h"

namespace fairlead::models {

/// The groups of a run of replays: what was recorded, what each policy gives with its interval, and
/// what changes.
class OutlookModel : public ListModel<OutlookRow>
{
    Q_OBJECT

public:
    explicit OutlookModel(QObject* parent = nullptr);

    /// Null: nothing.
    void show(const std::shared_ptr<const OutlookView>& view, replay::Grouping by,
              OutlookFigure figure);
    [[nodiscard]] const std::shared_ptr<const OutlookView>& view() const { return m_view; }
    [[nodiscard]] const std::vector<OutlookRow>& shownRows() const { return rows(); }
    [[nodiscard]] OutlookFigure figure() const { return m_figure; }
    /// A value of the figure in its unit: "3 h 20 min", "12.3 %", "2.41".
    [[nodiscard]] QString figureText(double value) const;
    /// The same of a group under a policy, under which perhaps none of its jobs starts.
    [[nodiscard]] QString policyText(const OutlookRow& row, std::size_t policy, double value) const;
    /// What a policy other than that as it is makes of the figure: "+1 h", "none beyond chance".
    [[nodiscard]] QString changeText(const OutlookRow& row, std::size_t policy) const;
    /// What was waited for, in words: "others ahead".
    [[nodiscard]] static QString partName(replay::WaitFor part);
    /// A line for each limit that kept jobs of the row's group under a policy, the one that kept
    /// them longest first: "GrpTRES=cpu of account=chem: 40 jobs, 12 d 3 h in sum".
    [[nodiscard]] QStringList limitLines(const OutlookRow& row, std::size_t policy) const;
    /// How policies are called: "as it is" for the cluster's own.
    [[nodiscard]] QStringList policyNames() const;

private:
    [[nodiscard]] QVariant value(const OutlookRow& row, int column, int role) const override;
    [[nodiscard]] std::vector<ListColumn<OutlookRow>> columns() const;
    void addFigureColumns(std::vector<ListColumn<OutlookRow>>& columns) const;
    void addTrustColumns(std::vector<ListColumn<OutlookRow>>& columns) const;
    void addPartColumns(std::vector<ListColumn<OutlookRow>>& columns) const;
    [[nodiscard]] ListColumn<OutlookRow> limitColumn(std::size_t policy) const;
    [[nodiscard]] int partColumns() const;
    [[nodiscard]] int columnOfPolicy(std::size_t policy) const;
    [[nodiscard]] ListColumn<OutlookRow> policyColumn(const QString& name, std::size_t place) const;
    [[nodiscard]] ListColumn<OutlookRow> changeColumn(std::size_t policy) const;

    std::shared_ptr<const OutlookView> m_view;
    replay::Grouping m_by = replay::Grouping::Account;
    OutlookFigure m_figure = OutlookFigure::MeanWait;
};

} // namespace fairlead::models
