#!/usr/bin/env python3
"""Cuts the faces of fonts.json down to the characters used.

Writes, below --out: fonts/<name>.ttf (what Dear ImGui and the page load) and font_metrics.hpp (advance widths, so that
text can be measured without any font at hand). Needs fontTools and the @fontsource packages of web/package.json.
"""

import argparse
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def fail(sentence):
    sys.exit("fonts.py: " + sentence)


try:
    from fontTools import subset
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont
except ImportError:
    fail("fontTools is missing (Debian package python3-fonttools)")


# --- symbols that text faces lack, drawn as polygons -----------------------------------------------------------------
# Each gets the box (x0, y0, x1, y1) it may fill, the thickness of the face's minus sign and the height of its axis;
# contours run clockwise, holes the other way.


def star_points(box, factor):
    x0, y0, x1, y1 = box
    cx, cy, radius = (x0 + x1) / 2, y0 + (y1 - y0) * 0.475, (y1 - y0) * 0.55 * factor
    points = []
    for i in range(10):
        r = radius if i % 2 == 0 else radius * 0.4
        angle = math.pi / 2 - i * math.pi / 5
        points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return points


def star(box, thick, axis):
    return [star_points(box, 1)]


def hollow_star(box, thick, axis):
    return [star_points(box, 1), star_points(box, 0.55)[::-1]]


def arrow_right(box, thick, axis):
    x0, y0, x1, y1 = box
    t, head = thick / 2, thick * 1.9 + 60
    return [[(x0, axis + t), (x1 - head, axis + t), (x1 - head, axis + head * 0.8), (x1, axis),
             (x1 - head, axis - head * 0.8), (x1 - head, axis - t), (x0, axis - t)]]


def flip_x(shape):
    def flipped(box, thick, axis):
        middle = box[0] + box[2]
        return [[(middle - x, y) for x, y in contour][::-1] for contour in shape(box, thick, axis)]
    return flipped


def turned(shape, up):
    def upright(box, thick, axis):
        x0, y0, x1, y1 = box
        middle = (x0 + x1) / 2
        flat = shape((y0, x0, y1, x1), thick, middle)
        points = [[(x, y) for y, x in contour][::-1] for contour in flat]
        return points if up else [[(x, y0 + y1 - y) for x, y in contour][::-1] for contour in points]
    return upright


def less_or_equal(box, thick, axis):
    x0, y0, x1, y1 = box
    half, t = (x1 - x0) * 0.42, thick / 2
    middle = axis + thick * 0.8
    angle = [(x1, middle + half + t), (x1, middle + half - t), (x0 + thick * 1.6, middle),
             (x1, middle - half + t), (x1, middle - half - t), (x0, middle - t), (x0, middle + t)]
    bar = middle - half - thick * 1.6
    return [angle, [(x0, bar), (x1, bar), (x1, bar - thick), (x0, bar - thick)]]


def check_mark(box, thick, axis):
    x0, y0, x1, y1 = box
    w, h, t = x1 - x0, y1 - y0, thick * 1.3
    return [[(x0, y0 + h * 0.42), (x0 + t, y0 + h * 0.5), (x0 + w * 0.36, y0 + t * 1.5), (x1 - t, y0 + h * 0.9),
             (x1, y0 + h * 0.84), (x0 + w * 0.38, y0)]]


def cross_mark(box, thick, axis):
    x0, y0, x1, y1 = box
    cx, cy, r, t = (x0 + x1) / 2, axis, (x1 - x0) / 2, thick * 0.75
    around = [(0, t), (r - t, r), (r, r - t), (t, 0), (r, t - r), (r - t, -r), (0, -t), (t - r, -r), (-r, t - r),
              (-t, 0), (-r, r - t), (t - r, r)]
    return [[(cx + x, cy + y) for x, y in around]]


SYMBOLS = {
    "★": star, "☆": hollow_star, "→": arrow_right, "←": flip_x(arrow_right), "↑": turned(arrow_right, True),
    "↓": turned(arrow_right, False), "≤": less_or_equal, "≥": flip_x(less_or_equal), "✓": check_mark, "✗": cross_mark,
}
# Width of each symbol relative to the face's minus sign, and whether it stands as tall as a capital.
WIDTHS = {"★": 1.75, "☆": 1.75, "→": 1.7, "←": 1.7, "↑": 1.15, "↓": 1.15, "≤": 1.0, "≥": 1.0, "✓": 1.4, "✗": 1.2}


def bounds(font, character):
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    return pen.bounds


def draw_symbol(font, character, monospaced):
    """Adds one glyph to the font, unless the face has its own."""
    if ord(character) in font.getBestCmap():
        return
    scale = font["head"].unitsPerEm / 1000
    minus = bounds(font, "\u2212")
    thick, axis = (minus[3] - minus[1]) / scale, (minus[3] + minus[1]) / 2 / scale
    capital = bounds(font, "H")[3] / scale
    side = 45
    width = (minus[2] - minus[0]) / scale * WIDTHS[character]
    advance = width + 2 * side
    if monospaced:
        advance = font["hmtx"]["a"][0] / scale
        width = min(width, advance - 20)
        side = (advance - width) / 2
    pen = TTGlyphPen(None)
    for contour in SYMBOLS[character]((side, 0, side + width, capital), thick, axis):
        points = [(round(x * scale), round(y * scale)) for x, y in contour]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    name = "uni%04X" % ord(character)
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (round(advance * scale), round(side * scale))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name


# --- subsetting -------------------------------------------------------------------------------------------------------


def wanted(ranges):
    points = []
    for text in ranges:
        first, _, last = text.partition("-")
        points += range(int(first, 16), int(last or first, 16) + 1)
    return sorted(points)


def cut(path, points):
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.glyph_names = False
    options.name_IDs = [1, 2, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT", "BASE", "gasp"]
    font = subset.load_font(path, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    return font


def make_face(face, modules, points, drawn):
    path = os.path.join(modules, "@fontsource", face["package"], "files", face["file"])
    if not os.path.exists(path):
        fail("@fontsource/%s is missing; run npm ci in web/" % face["package"])
    font = cut(path, points)
    missing = [p for p in points if p not in font.getBestCmap()]
    if missing:
        fail("%s lacks %s" % (face["name"], ", ".join("U+%04X" % p for p in missing)))
    for character in drawn:
        draw_symbol(font, character, face["family"].startswith("Courier"))
    font.flavor = None
    font.recalcBBoxes = True
    return font


# --- metrics ----------------------------------------------------------------------------------------------------------


def measures(face, font, points):
    scale = 1000 / font["head"].unitsPerEm
    characters, widths = font.getBestCmap(), font["hmtx"]
    return {
        "face": face,
        "ascent": round(font["hhea"].ascent * scale),
        "descent": round(-font["hhea"].descent * scale),
        "capital": round(bounds(font, "H")[3] * scale),
        "small": round(bounds(font, "x")[3] * scale),
        "advances": [round(widths[characters[p]][0] * scale) for p in points],
    }


def rows(numbers, indent="    "):
    lines, line = [], indent
    for number in numbers:
        word = "%s, " % number
        if len(line) + len(word) > 119:
            lines.append(line.rstrip())
            line = indent
        line += word
    return "\n".join(lines + [line.rstrip()])


def header(faces, points):
    text = ["// Made by assets/fonts.py; do not edit.", "#pragma once", "", "#include <array>", "#include <cstdint>", "",
            "namespace wc::generated {", "",
            "// Lengths are thousandths of the em.",
            "struct FontMetrics {", "    const char* file;", "    const char* family;", "    std::uint16_t weight;",
            "    std::uint16_t ascent, descent, capital, small;", "    std::array<std::uint16_t, %d> advances;" % len(points),
            "};", "",
            "inline constexpr std::array<std::uint16_t, %d> font_characters{" % len(points), rows(points), "};", "",
            "inline constexpr std::array<FontMetrics, %d> font_metrics{{" % len(faces)]
    for m in faces:
        face = m["face"]
        text.append('    {"%s.ttf", "%s", %d, %d, %d, %d, %d, {' % (face["name"], face["family"], face["weight"],
                    m["ascent"], m["descent"], m["capital"], m["small"]))
        text += [rows(m["advances"], "        "), "    }}, // " + face["face"]]
    return "\n".join(text + ["}};", "", "} // namespace wc::generated", ""])


def write_if_changed(path, data):
    if os.path.exists(path):
        with open(path, "rb") as old:
            if old.read() == data:
                return
    with open(path, "wb") as new:
        new.write(data)


def main():
    parser = argparse.ArgumentParser(description="subset the fonts")
    parser.add_argument("--out", required=True)
    parser.add_argument("--modules", default=os.path.join(HERE, "..", "web", "node_modules"))
    arguments = parser.parse_args()
    with open(os.path.join(HERE, "fonts.json"), encoding="utf-8") as file:
        plan = json.load(file)
    points = wanted(plan["ranges"])
    every = sorted(points + [ord(c) for c in plan["drawn"]])
    folder = os.path.join(arguments.out, "fonts")
    os.makedirs(folder, exist_ok=True)
    faces = []
    for face in plan["faces"]:
        font = make_face(face, arguments.modules, points, plan["drawn"])
        font["head"].modified = font["head"].created  # the same bytes on every run
        font.recalcTimestamp = False
        path = os.path.join(folder, face["name"] + ".ttf")
        font.save(path + ".new")
        with open(path + ".new", "rb") as file:
            write_if_changed(path, file.read())
        os.remove(path + ".new")
        faces.append(measures(face, font, every))
    write_if_changed(os.path.join(arguments.out, "font_metrics.hpp"), header(faces, every).encode())


if __name__ == "__main__":
    main()
