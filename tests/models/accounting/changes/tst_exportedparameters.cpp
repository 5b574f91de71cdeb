// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// No exporter forgets a parameter: a configuration changed from the defaults to other values says
// them all when it is read again.

#include "engine/moab/config/configedit.h"
#include "engine/moab/config/configtext.h"
#include "models/accounting/changes/slurmconfedit.h"
#include "models/accounting/sources/policyfile.h"
#include "tests/support/everyparameter.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::accounting;

TEST(ExportedParameters, slurmConfSaysThemAll)
{
    const auto wanted = tests::everyParameter()[0].policy;
    std::vector<ParameterEdit> edits;
    for (const auto& name : policyParameters(wanted)) {
        if (name != "SLURM_VERSION") // of no configuration
            edits.push_back({name, parameterValue(wanted, name)});
    }
    const auto text = editedSlurmConf("ClusterName=lab\n", edits, {});
    ASSERT_TRUE(text) << english(text.error().message);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("slurm.conf")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text->data(), static_cast<qint64>(text->size()));
    file.write("SLURM_VERSION=");
    file.write(parameterValue(wanted, "SLURM_VERSION").c_str());
    file.close();
    Issues issues;
    const auto read = readPolicyFile(file.fileName(), issues);
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(tests::changedParameters(wanted, read->policy.settings), "");
}

TEST(ExportedParameters, moabConfigSaysThemAll)
{
    for (std::size_t i = 1; i < tests::everyParameter().size(); ++i) {
        const auto policy = tests::everyParameter()[i].policy;
        const auto& wanted = *policy.moab();
        const auto text = moab::editedConfig("# ours\n", moab::Settings(wanted.dialect), wanted);
        ASSERT_TRUE(text) << english(text.error().message);
        Policy read;
        read.own = moab::SharedSettings(moab::settingsFromText(*text, wanted.dialect));
        EXPECT_EQ(tests::changedParameters(policy, read), "");
    }
}
