// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/found.h"
#include "engine/replay/outcome/trust.h"
#include "models/lists/listmodel.h"

#include <QStringList>

namespace fairlead::models {

/// What a search for a policy came to.
struct FinderView
{
    std::vector<finder::Target> targets;
    std::vector<finder::Candidate> candidates; ///< by their numbers
    finder::Candidate present; ///< what the varied parameters are now
    finder::Found found;
    finder::Weeks weeks;
    replay::TrustFigures trust; ///< how far replays of the recording can be trusted
    QStringList verdict; ///< the same in sentences
    bool isEdited = false; ///< the present policy is the one with the edits of a scenario
};

/// One policy.
struct FinderRow
{
    std::size_t candidate = 0; ///< 0: the present policy
    finder::Candidate edits; ///< none: the present policy
    bool isPareto = false;
    std::vector<finder::Figure> seen; ///< [target]
    std::vector<finder::Figure> unseen;
};

/// The policies that a search found, the present one first: what it sets the varied parameters to,
/// and for each target what it comes to on the weeks that were searched, and on the others.
class FinderModel : public ListModel<FinderRow>
{
    Q_OBJECT

public:
    static constexpr int PolicyColumn = 0;
    static constexpr int FirstParameterColumn = 1;

    explicit FinderModel(QObject* parent = nullptr);

    void setView(std::shared_ptr<const FinderView> view);
    [[nodiscard]] const FinderRow& policy(int row) const { return ListModel::row(row); }
    /// After the parameters; two for each target.
    [[nodiscard]] int firstTargetColumn() const;
    /// Whether all targets are reached, on the searched weeks and on the others.
    [[nodiscard]] bool reachesAll(int row) const;

protected:
    [[nodiscard]] QVariant value(const FinderRow& row, int column, int role) const override;

private:
    [[nodiscard]] bool isReached(std::size_t target, const finder::Figure& figure) const;
    [[nodiscard]] std::vector<ListColumn<FinderRow>> columns() const;
    [[nodiscard]] ListColumn<FinderRow> parameterColumn(std::size_t parameter) const;
    [[nodiscard]] ListColumn<FinderRow> targetColumn(std::size_t target, bool isSeen) const;
    [[nodiscard]] QString figureText(std::size_t target, const finder::Figure& figure) const;

    std::shared_ptr<const FinderView> m_view; ///< null: none
};

} // namespace fairlead::models
