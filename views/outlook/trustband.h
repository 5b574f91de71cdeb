// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/trust.h"
#include "views/widgets/texts/wholelabel.h"

#include <optional>

namespace fairlead::views {

/// Above every picture of an outlook: how far to trust it, as a sentence on green, amber or red,
/// which may lead to the table behind it.
class TrustBand : public WholeLabel
{
    Q_OBJECT

public:
    explicit TrustBand(QWidget* parent);

    /// A click, Return or Space goes somewhere; `where` says it in a tool tip.
    void lead(const QString& where);
    /// Nothing: it goes.
    void showTrust(const std::optional<replay::TrustFigures>& figures);

signals:
    /// What the sentence is told by is wanted: after lead() alone.
    void activated();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void tint();

    std::optional<replay::TrustLevel> m_level; // nothing: of a demo
    bool m_leads = false;
};

} // namespace fairlead::views
