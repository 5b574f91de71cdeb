// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>
#include <QStringList>

class QLabel;
class QStringListModel;
class QTimer;

namespace fairlead::views {

/// The one search of the window. What is typed is looked for at once; Return goes to the next hit
/// and keeps the words for later, Escape clears them. How many were found stands in the box.
class SearchBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchBox(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// As wide as there is room, within reason; with the keys as wide as a search of two words
    /// needs, whatever is beside it.
    void setRoom(int width);
    /// Looks for something else, as if it had been typed and kept.
    void search(const QString& text);
    /// What was found, in words; empty: nothing is looked for.
    void setHits(const QString& hits);
    [[nodiscard]] QString hits() const;
    /// What was looked for before, the newest first.
    void setHistory(const QStringList& history);
    [[nodiscard]] const QStringList& history() const { return m_history; }

signals:
    void searched(const QString& text);
    /// Return; Shift goes back.
    void nextRequested(int step);
    /// Escape in an empty box.
    void left();
    void historyChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void hold(bool hasKeys);
    void muteHits();
    void submit();
    void keep();
    void placeHits();
    void hideOffered();

    QTimer* m_soon;
    bool m_hasKeys = false;
    QLabel* m_hits;
    QStringListModel* m_offered;
    QStringList m_history;
    QString m_searched;
    int m_width = 0; ///< pixels
};

} // namespace fairlead::views
