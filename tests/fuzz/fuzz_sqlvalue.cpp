// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqlvalue.h"
#include "tests/fuzz/support.h"

#include <cstring>

using namespace fairlead;
using namespace fairlead::accounting;

/// Values of a store's columns: whatever a column holds, what is made of it comes back the same.
namespace {
template <typename T>
void decode(const SqlCell& column)
{
    const auto value = SqlValue<T>::from(column);
    if (!value)
        return;
    const auto again = SqlValue<T>::from(cellWith(*value));
    const bool isNumber = *value == *value; // NaN is not
    fuzz::require(again && (!isNumber || *again == *value), "a value comes back from its column");
}

void decodeAll(const SqlCell& column)
{
    decode<std::string>(column);
    decode<bool>(column);
    decode<std::uint8_t>(column);
    decode<std::uint16_t>(column);
    decode<int>(column);
    decode<std::uint32_t>(column);
    decode<std::int64_t>(column);
    decode<double>(column);
    decode<long double>(column);
    decode<JobState>(column);
    decode<Severity>(column);
    decode<UsageForm>(column);
    decode<PreemptType>(column);
    decode<std::vector<std::string>>(column);
    decode<TresCounts>(column);
}
} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = fuzz::bytesOf(data, size);
    SqlCell cell;
    cell.setBytes({bytes.data(), static_cast<std::size_t>(bytes.size())});
    decodeAll(cell);
    decodeAll(QString::fromUtf8(bytes));
    if (size >= sizeof(qlonglong)) {
        qlonglong integer = 0;
        double real = 0.0;
        std::memcpy(&integer, data, sizeof(integer));
        std::memcpy(&real, data, sizeof(real));
        decodeAll(integer);
        cell.setReal(real);
        decodeAll(cell);
    }
    decodeAll({});
    return 0;
}
