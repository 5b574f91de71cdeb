// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/pdf/pdfcanvas.h"
#include "models/pies/slicelayout.h"

namespace fairlead::reports {

/// Paints the promised pie (left) and the consumed pie (right) of one layout, with the same order
/// and colours; names and percentages stand on the slices or at the end of a line. `whole` is what
/// they divide.
void paintPies(PdfCanvas& canvas, const models::SliceLayout& layout, const QString& whole,
               const QLocale& locale);

} // namespace fairlead::reports
