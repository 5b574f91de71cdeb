// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/mode.h"

#include <QWidget>

class QPainter;

namespace fairlead::views {

/// The thin band under the tool bar that says in colour and words what the window is doing.
class ModeBand : public QWidget
{
    Q_OBJECT

public:
    explicit ModeBand(QWidget* parent = nullptr);

    [[nodiscard]] models::Mode mode() const { return m_mode; }
    [[nodiscard]] QString text() const;
    /// "Monitor", "What-if", "Apply".
    static QString word(models::Mode mode);
    /// `note` follows the mode's own words: how many edits, or the effect. `shown` is what is on
    /// the screen; empty: the cluster as it was read.
    void setMode(models::Mode mode, const QString& note = {}, const QString& shown = {});
    /// So much may be said of edits at any time: the band has the lines for it, and nothing below
    /// moves then. Empty: it takes those that it needs.
    void keepRoomFor(const QString& note);
    /// Until the next setMode() there is nothing that could have a mode: `why` stands alone.
    void setNothing(const QString& why);

    /// What is said in place of "the cluster as it was read"; empty: that.
    void setEditedCopy(const QString& words);
    /// The connection that the snapshot came through, and what it is meant for; shown at the far
    /// end in the colour of that. Without a name: none.
    void setConnection(const QString& name, models::Mode purpose);
    [[nodiscard]] QString connectionText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Of the text, as wide as the band is now  @range [1, 3]
    [[nodiscard]] int lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintConnection(QPainter& painter) const;
    [[nodiscard]] QRect connectionRect() const; ///< empty: there is none
    [[nodiscard]] QString shownConnection() const;
    [[nodiscard]] QFont wordFont() const;
    [[nodiscard]] QString shownWord() const;
    [[nodiscard]] QRect textRect() const;
    /// Takes the lines that the text needs. `mayShrink`: not while the note alone changes, or all
    /// below would move while a slider does.
    void fit(bool mayShrink);
    [[nodiscard]] static QString editsMeaning();
    [[nodiscard]] static QString shortMeaning();
    [[nodiscard]] QString meaning() const;
    [[nodiscard]] int linesFor(const QString& text) const;
    /// What is said of edits: in short where there is room to keep and the whole is another line.
    [[nodiscard]] QString fitting(const QString& note) const;
    [[nodiscard]] QString shownText() const;
    void describe();

    models::Mode m_mode = models::Mode::Monitor;
    QString m_note;
    QString m_shown;
    QString m_copy;
    QString m_more; // that there is room for
    QString m_nothing; // empty: there is a mode
    QString m_connection;
    models::Mode m_purpose = models::Mode::Monitor;
    int m_lines = 1;
};

} // namespace fairlead::views
