// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tests of a layer are one program: `models_tests tst_queuemodel [QtTest's own options]`.

#include "tests/support/qttestmain.h"

#include FAIRLEAD_TEST_APPLICATION_HEADER
#include <cstdio>
#include <map>
#include <string>

namespace fairlead::tests {

namespace {
std::map<std::string, Task::Run>& tasks()
{
    static std::map<std::string, Task::Run> all;
    return all;
}
} // namespace

bool Task::addTest(const char* file, Run run)
{
    std::string name(file);
    name.erase(0, name.rfind('/') + 1);
    name.erase(name.rfind('.'));
    return tasks().emplace(name, run).second;
}

bool Task::addChild(const char* option, Run run)
{
    return tasks().emplace(option, run).second;
}

} // namespace fairlead::tests

int main(int argc, char** argv)
{
    const auto& tasks = fairlead::tests::tasks();
    const auto task = argc > 1 ? tasks.find(argv[1]) : tasks.end();
    if (task == tasks.end()) {
        std::fputs("which test?\n", stderr);
        for (const auto& [name, run] : tasks)
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    FAIRLEAD_TEST_APPLICATION application(argc, argv);
    FAIRLEAD_TEST_APPLICATION::setAttribute(Qt::AA_Use96Dpi, true);
    // The name is ours; what follows is QtTest's.
    argv[1] = argv[0];
    return task->second(argc - 1, argv + 1);
}
