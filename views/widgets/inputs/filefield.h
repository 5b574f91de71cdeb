// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace fairlead::views {

/// The path of a file: typed, or chosen in a dialog.
class FileField : public QWidget
{
    Q_OBJECT

public:
    /// The line gets the object name, the button the same with "Browse" behind it. `title` stands
    /// over the dialog and is what screen readers say.
    FileField(const QString& name, const QString& title, QWidget* parent = nullptr);

    [[nodiscard]] QString path() const;
    void setPath(const QString& path);
    /// The file has to be a picture: showPicture() says below the line that it is none.
    void expectPicture();
    void showPicture(bool isGood);
    [[nodiscard]] QLineEdit* line() const { return m_line; }

signals:
    void changed();

private:
    void choose();

    QString m_title;
    QLineEdit* m_line = nullptr;
    QLabel* m_problem = nullptr; ///< null: any file will do
};

} // namespace fairlead::views
