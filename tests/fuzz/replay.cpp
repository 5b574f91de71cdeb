// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

/// Gives every input of a corpus to its fuzzer, in an ordinary build: `replay FUZZER FOLDER`.
/// FAIRLEAD_FUZZERS is FUZZER(name) for each of them.
#define FUZZER(name) extern "C" int name(const std::uint8_t* data, std::size_t size);
FAIRLEAD_FUZZERS
#undef FUZZER

namespace {
using Fuzzer = int (*)(const std::uint8_t*, std::size_t);

Fuzzer fuzzerNamed(std::string_view wanted)
{
#define FUZZER(name)                                                                               \
    if (wanted == #name)                                                                           \
        return name;
    FAIRLEAD_FUZZERS
#undef FUZZER
    return nullptr;
}
} // namespace

int main(int argc, char** argv)
{
    const auto fuzzer = argc == 3 ? fuzzerNamed(argv[1]) : nullptr;
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(argc == 3 ? argv[2] : ".")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        std::printf("%s\n", entry.path().c_str());
        std::fflush(stdout); // the last line names the input that crashed
        if (fuzzer != nullptr)
            fuzzer(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
        ++count;
    }
    return fuzzer != nullptr && count > 0 ? 0 : 1;
}
