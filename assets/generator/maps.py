"""Maps: outlines in maps/<name>.json become meshes, one for each tone, in build/generated/maps.hpp.

An outline's ring is one string of coordinates, "x y  x y  ...", closed by itself. Rings are cut into triangles here, so that
a graphics card can fill them; the rings themselves stay for coasts, borders and SVG.
"""

from . import cpp
from .files import AssetError, read_json

TONES = ["land", "axis", "uk", "ussr"]


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def area(ring):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1])) / 2


def inside(p, a, b, c):
    return cross(a, b, p) >= 0 and cross(b, c, p) >= 0 and cross(c, a, p) >= 0


def is_ear(points, before, here, after, left):
    a, b, c = points[before], points[here], points[after]
    if cross(a, b, c) <= 0:
        return False
    corners = (a, b, c)
    return not any(points[k] not in corners and inside(points[k], a, b, c) for k in left if k not in (before, here, after))


def triangles(points):
    """Ear clipping. Indices into `points`, three a triangle; a ring that touches itself still comes out whole."""
    left = list(range(len(points)))
    if area(points) < 0:
        left.reverse()
    found = []
    while len(left) > 3:
        for k in range(len(left)):
            before, here, after = left[k - 1], left[k], left[(k + 1) % len(left)]
            if is_ear(points, before, here, after, left):
                found.append((before, here, after))
                break
        else:  # only slivers are left: take the flattest corner
            k = min(range(len(left)), key=lambda i: abs(cross(points[left[i - 1]], points[left[i]],
                                                              points[left[(i + 1) % len(left)]])))
        del left[k]
    found.append(tuple(left))
    return found


def read_ring(text, where):
    try:
        values = [int(v) for v in text.split()]
    except ValueError:
        raise AssetError(f"{where}: a ring holds whole numbers only") from None
    if len(values) % 2 or len(values) < 6:
        raise AssetError(f"{where}: a ring needs at least three points")
    return list(zip(values[::2], values[1::2]))


def meshes(path):
    """{tone: (points, ring ends, triangles)}, and each outline's part of its tone: {name: (tone, before, after)}"""
    shapes = {tone: ([], [], []) for tone in TONES}
    parts = {}
    for outline in read_json(path)["outlines"]:
        where = f"maps/{path.name}: {outline['name']}"
        if outline["tone"] not in TONES:
            raise AssetError(f"{where}: the tone {outline['tone']!r} is not one of {', '.join(TONES)}")
        points, ends, faces = shapes[outline["tone"]]
        before = [len(each) for each in shapes[outline["tone"]]]
        for text in outline["rings"]:
            ring = read_ring(text, where)
            first = len(points)
            points += ring
            ends.append(len(points))
            faces += [first + k for triangle in triangles(ring) for k in triangle]
        parts[part_id(outline["name"])] = (outline["tone"], before, [len(each) for each in shapes[outline["tone"]]])
    return shapes, parts


def part_id(name):
    return "_".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def print_parts(name, parts):
    """Maps that are coloured country by country: where each outline lies in the mesh of its tone."""
    title = "".join(word.capitalize() for word in name.split("_")) + "Part"
    members = []
    for tone, before, after in parts.values():
        spans = ", ".join(f"{a}, {b}" for a, b in zip(before, after))
        members.append(f"{{Tone::{tone}, {spans}}}")
    return "\n".join([cpp.enum(title, list(parts), base="std::uint8_t"),
                      cpp.array("Part", f"{name}_parts", members, f"In the order of {title}.", one_per_line=True)])


def print_map(name, shapes):
    parts, members = [], []
    for tone in TONES:
        points, ends, faces = shapes[tone]
        if not points:
            members.append("{}")
            continue
        base = f"{name}_{tone}"
        parts.append(cpp.array("Point", f"{base}_points", [f"{{{x}, {y}}}" for x, y in points]))
        parts.append(cpp.array("std::uint16_t", f"{base}_rings", ends))
        parts.append(cpp.array("std::uint16_t", f"{base}_faces", faces))
        members.append(f"{{{base}_points, {base}_rings, {base}_faces}}")
    parts.append(cpp.array("Outline", name, members, "In the order of Tone.", one_per_line=True))
    return "\n".join(parts)


def generate(assets, output):
    texts = [cpp.BANNER + "#pragma once\n", '#include "shell/widgets/geometry.hpp"\n',
             "#include <array>\n#include <cstdint>\n#include <span>\n", "namespace wc::shell::maps {\n",
             cpp.enum("Tone", TONES, base="std::uint8_t"),
             "// Points, one past the last of each ring, and triangles as indices of points.\n"
             "struct Outline {\n    std::span<const Point> points;\n    std::span<const std::uint16_t> rings;\n"
             "    std::span<const std::uint16_t> faces;\n};\n",
             "// One outline's share of its tone: first and one past the last of points, ring ends and faces.\n"
             "struct Part {\n    Tone tone;\n    std::uint16_t first_point, end_point, first_ring, end_ring, first_face, "
             "end_face;\n};\n"]
    for path in sorted((assets / "maps").glob("*.json")):
        shapes, parts = meshes(path)
        texts.append(print_map(path.stem, shapes))
        if path.stem.startswith("europe"):
            texts.append(print_parts(path.stem, parts))
    texts.append("} // namespace wc::shell::maps\n")
    output.write("maps.hpp", "\n".join(texts))
