// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QImage>
#include <QObject>

class QWidget;

namespace fairlead::app {

class MainWindow;
enum class PagePicture;
struct CommandLine;
struct Workspace;

/// Writes pictures of the window once the first evaluation is there, then ends the program.
/// Pictures depend on the source and on nothing else: no clock, no waiting for a time.
class Screenshots : public QObject
{
    Q_OBJECT

public:
    Screenshots(MainWindow& window, Workspace& workspace, const CommandLine& line);

    /// The window in a device pixel ratio of its own.
    static QImage picture(QWidget& window, double scale);

private:
    void begin();
    [[nodiscard]] bool isCompared() const;
    void writeAll();
    void writePages(PagePicture picture);
    void writePage(const QString& page);
    void showUsage();
    void edit();
    void fail(const Error& error);
    void finish(bool done);
    void showOutlook();
    void showAdvice();
    void showApply();
    void writeDialog(QWidget& dialog, const QString& name);
    void writeConflict();
    bool write(QWidget& window, double scale, const QString& file);

    MainWindow& m_window;
    Workspace& m_workspace;
    QString m_file;
    QString m_folder;
    bool m_isAgainst = false;
    bool m_isWriting = false;
    bool m_awaitsUsage = false;
    bool m_isEdited = false;
    bool m_isDone = false;
    bool m_hasFailed = false;
    QMetaObject::Connection m_advice; // while the adviser is asked
};

} // namespace fairlead::app
