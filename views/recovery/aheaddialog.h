// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/recovery/comingusage.h"
#include "views/recovery/courseview.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace fairlead::views {

/// What time does: a sentence and its lines, and what all others do meanwhile to be chosen. Stays
/// beside the window; deletes itself when it is closed.
class AheadDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AheadDialog(const QString& title, QWidget* parent = nullptr);

    void showComputing();
    void showSentence(const QString& sentence);
    void showCourses(Courses courses);
    [[nodiscard]] Others others() const;
    [[nodiscard]] CourseView* view() const { return m_view; }

signals:
    /// others() is another.
    void othersChanged();

private:
    QLabel* m_sentence;
    QComboBox* m_others;
    CourseView* m_view;
};

} // namespace fairlead::views
