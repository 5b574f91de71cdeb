// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// Before a function that goes over many words of bits: it is compiled once more for processors
/// that count bits and take four words at a time (x86-64-v3), and the loader chooses. For integers
/// only: the same on every processor. Sanitizers do not know functions that the loader chooses.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__OPTIMIZE__) && !defined(__clang__)  \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define FAIRLEAD_CLONES [[gnu::target_clones("default", "arch=x86-64-v3")]]
#else
#define FAIRLEAD_CLONES
#endif
