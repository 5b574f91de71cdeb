// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

/// How far two colours are apart for people who see fewer of them.
namespace fairlead::tests::vision {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

/// 0xRRGGBB of sRGB as linear light, 0 to 1.
inline Triple light(std::uint32_t rgb)
{
    return {linear((rgb >> 16U & 0xffU) / 255.0), linear((rgb >> 8U & 0xffU) / 255.0),
            linear((rgb & 0xffU) / 255.0)};
}

/// Contrast as WCAG 2 defines it, 1 to 21.
inline double contrast(std::uint32_t a, std::uint32_t b)
{
    const auto luminance = [](std::uint32_t rgb) {
        const auto c = light(rgb);
        return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] + 0.05;
    };
    const double one = luminance(a);
    const double other = luminance(b);
    return std::max(one, other) / std::min(one, other);
}

// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation
// of Color Vision Deficiency, IEEE TVCG 15 (6), 2009: severity 1.0, on linear light.
inline constexpr Matrix allColours{{{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}}};
inline constexpr Matrix protan{{{0.152286, 1.052583, -0.204868},
                                {0.114503, 0.786281, 0.099216},
                                {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deutan{{{0.367322, 0.860646, -0.227968},
                                {0.280085, 0.672501, 0.047413},
                                {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix tritan{{{1.255528, -0.076749, -0.178779},
                                {-0.078411, 0.930809, 0.147602},
                                {0.004733, 0.691367, 0.303900}}};

inline Triple times(const Matrix& m, const Triple& v)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return result;
}

/// CIE L*a*b* (D65) of what somebody sees of a colour.
inline Triple seen(std::uint32_t rgb, const Matrix& eye)
{
    auto c = times(eye, light(rgb));
    for (auto& part : c)
        part = std::clamp(part, 0.0, 1.0);
    const Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                        {0.2126729, 0.7151522, 0.0721750},
                        {0.0193339, 0.1191920, 0.9503041}}};
    auto xyz = times(toXyz, c);
    const Triple white{0.95047, 1.0, 1.08883};
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = xyz[i] / white[i];
        xyz[i] = t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    }
    return {116.0 * xyz[1] - 16.0, 500.0 * (xyz[0] - xyz[1]), 200.0 * (xyz[1] - xyz[2])};
}

/// CIEDE2000 as in G. Sharma, W. Wu, E. N. Dalal, Color Research and Application 30 (1), 2005.
inline double distance(const Triple& one, const Triple& other)
{
    const double degree = std::numbers::pi / 180.0;
    const auto seventh = [](double c) { return std::sqrt(c / (c + 6103515625.0)); }; // 25^7
    const double mean = (std::hypot(one[1], one[2]) + std::hypot(other[1], other[2])) / 2.0;
    const double g = 1.5 - 0.5 * seventh(std::pow(mean, 7.0));
    const double c1 = std::hypot(g * one[1], one[2]);
    const double c2 = std::hypot(g * other[1], other[2]);
    const auto hue = [degree](double b, double a) {
        const double angle = a == 0.0 && b == 0.0 ? 0.0 : std::atan2(b, a) / degree;
        return angle < 0.0 ? angle + 360.0 : angle;
    };
    const double h1 = hue(one[2], g * one[1]);
    const double h2 = hue(other[2], g * other[1]);
    double turn = c1 * c2 == 0.0 ? 0.0 : h2 - h1;
    if (turn > 180.0)
        turn -= 360.0;
    else if (turn < -180.0)
        turn += 360.0;
    double h = h1 + h2;
    if (c1 * c2 != 0.0)
        h = std::abs(h1 - h2) <= 180.0 ? h / 2.0 : (h < 360.0 ? h + 360.0 : h - 360.0) / 2.0;
    const double l = (one[0] + other[0]) / 2.0 - 50.0;
    const double c = (c1 + c2) / 2.0;
    const double t = 1.0 - 0.17 * std::cos((h - 30.0) * degree) + 0.24 * std::cos(2.0 * h * degree)
        + 0.32 * std::cos((3.0 * h + 6.0) * degree) - 0.20 * std::cos((4.0 * h - 63.0) * degree);
    const double dl = (other[0] - one[0]) / (1.0 + 0.015 * l * l / std::sqrt(20.0 + l * l));
    const double dc = (c2 - c1) / (1.0 + 0.045 * c);
    const double dh
        = 2.0 * std::sqrt(c1 * c2) * std::sin(turn / 2.0 * degree) / (1.0 + 0.015 * c * t);
    const double bend = 60.0 * std::exp(-std::pow((h - 275.0) / 25.0, 2.0)) * degree;
    const double rotation = -std::sin(bend) * 2.0 * seventh(std::pow(c, 7.0));
    return std::sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

inline double distance(std::uint32_t one, std::uint32_t other, const Matrix& eye)
{
    return distance(seen(one, eye), seen(other, eye));
}

} // namespace fairlead::tests::vision
