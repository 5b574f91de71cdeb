// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::process {

/// What both programs ask of the system before anything else. A crash leaves no memory behind in
/// which a password might stand. What was freed is kept for what is read next: to give it back and
/// ask for it again costs more than half of opening a large store. A file that grows beyond its
/// limit is an error of writing.
void prepare();

} // namespace fairlead::process
