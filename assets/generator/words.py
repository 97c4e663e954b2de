"""Word lists: text/<language>/<table>.json (and <table>.<part>.json) become an enumeration and one blob per language.

A key with its signature, "churchill.event.advanced(side, issue, n)", names a text; its value is a template or, for
names, an object of forms. Blobs hold operand numbers instead of names; their grammar is in engine/core/words.hpp.
"""

import re
from types import SimpleNamespace

from . import cpp
from .files import AssetError, read_json

LANGUAGES = ["en", "es"]
FORMS = ["name", "the", "of", "to", "short"]
KEY = re.compile(r"^[a-z0-9_]+(\.[a-z0-9_]+)+(\([a-z_]+(, [a-z_]+)*\))?$")
MAX_OPERANDS = 6


def read_table(folder, language, table):
    """All texts of one table in one language: {key with signature: value}."""
    paths = sorted([folder / language / f"{table}.json", *(folder / language).glob(f"{table}.*.json")])
    texts = {}
    for path in paths:
        if not path.exists():
            raise AssetError(f"text/{language}/{path.name} is missing")
        for key, value in read_json(path).items():
            where = f"text/{language}/{path.name}: {key!r}"
            if not KEY.match(key):
                raise AssetError(f"{where} is not of the form table.group.name(operand, ...)")
            if not key.startswith(table + "."):
                raise AssetError(f"{where} must begin with {table!r}")
            if key in texts:
                raise AssetError(f"{where} is in another file of this table too")
            texts[key] = value
    return texts


def split_key(key):
    """("churchill.event.advanced", ["side", "issue", "n"])"""
    name, _, rest = key.partition("(")
    return name, [part.strip() for part in rest.rstrip(")").split(",")] if rest else []


def same_keys(tables):
    first, second = (tables[language] for language in LANGUAGES)
    for have, lack, names in ((first, second, LANGUAGES), (second, first, LANGUAGES[::-1])):
        for key in have:
            if key not in lack:
                raise AssetError(f"text {key!r} exists in {names[0]} but not in {names[1]}")
    names = {}
    for key in first:
        name, operands = split_key(key)
        if name in names:
            raise AssetError(f"texts {names[name]!r} and {key!r} differ only in their operands")
        if len(operands) > MAX_OPERANDS or len(set(operands)) != len(operands):
            raise AssetError(f"text {key!r}: at most {MAX_OPERANDS} operands, all different")
        names[name] = key


def placeholder(inside, operands, where):
    """{x}, {x:form} or {x|one|many}, with the operand's number instead of its name."""
    match = re.match(r"^([a-z_]+)(?::([A-Za-z]+)|\|([^|]*)\|([^|]*))?$", inside)
    if not match:
        raise AssetError(f"{where}: {{{inside}}} is not a placeholder")
    name, form, one, many = match.groups()
    if name not in operands:
        raise AssetError(f"{where}: {name!r} is not an operand of this text")
    number = operands.index(name)
    if form is not None:
        if form.lower() not in FORMS or form[1:] != form[1:].lower():
            raise AssetError(f"{where}: {form!r} is not a form ({', '.join(FORMS)})")
        return f"{{{number}:{form}}}"
    return f"{{{number}|{one}|{many}}}" if one is not None else f"{{{number}}}"


def escape(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def compile_text(text, operands, where):
    if not isinstance(text, str) or not text.strip():
        raise AssetError(f"{where} must be a text that is not empty")
    if "\t" in text or "\r" in text:
        raise AssetError(f"{where} must not contain tabs or carriage returns")
    if text != text.strip():
        raise AssetError(f"{where} begins or ends with a blank")
    parts, at = [], 0
    for match in re.finditer(r"\{\{|\{([^{}]*)\}|[{}]", text):
        parts.append(escape(text[at:match.start()]))
        at = match.end()
        if match.group() == "{{":
            parts.append("{{")
        elif match.group(1) is not None:
            parts.append(escape(placeholder(match.group(1), operands, where)))
        else:
            raise AssetError(f"{where}: a brace without its partner (write {{{{ for a literal one)")
    return "".join(parts) + escape(text[at:])


def contract(article, preposition):
    """Spanish: de + el = del, a + el = al."""
    joined = f"{preposition} {article}"
    return re.sub(r"^(de|a) el ", lambda m: m.group(1)[:2] + "l ", joined)


def fill_forms(value, language):
    """The five forms of a name; what is missing follows from what is there."""
    the = value.get("the", value["name"])
    if language == "es":
        of, to = contract(the, "de"), contract(the, "a")
    else:
        of, to = f"of {the}", f"to {the}"
    return {"name": value["name"], "the": the, "of": value.get("of", of), "to": value.get("to", to),
            "short": value.get("short", value["name"])}


def compile_value(key, value, language, formed):
    """One line of a blob. `formed`: a name that sentences use, so it gets all its forms."""
    where = f"text/{language}: {key!r}"
    name, operands = split_key(key)
    if isinstance(value, str):
        if name not in formed:
            return compile_text(value, operands, where)
        value = {"name": value}
    if not isinstance(value, dict) or "name" not in value or set(value) - set(FORMS):
        raise AssetError(f"{where} must be a text or an object with 'name' and forms of {', '.join(FORMS)}")
    if operands:
        raise AssetError(f"{where} has operands, so it cannot have forms")
    forms = fill_forms({k: compile_text(v, [], where) for k, v in value.items()}, language)
    return "\t".join(forms[form] for form in FORMS)


def order(table, keys):
    """Names of things in the order of the C++ enumerations, then everything else by key."""
    names = {split_key(key)[0]: key for key in keys}
    wanted = [f"{table.table}.{group}.{item}" for group, items, _ in table.groups for item in items]
    for name in wanted:
        if name not in names:
            raise AssetError(f"text {name!r} is missing")
    listed = set(wanted)
    return [names[n] for n in wanted] + [names[n] for n in sorted(set(names) - listed)]


def check_english(table, texts):
    """The data name persons too, for whoever reads them; the word list must agree."""
    for key, name in table.english.items():
        value = texts.get(key)
        if (value["name"] if isinstance(value, dict) else value) != name:
            raise AssetError(f"text/en: {key!r} should be {name!r} as in the data")


def identifier(key):
    return split_key(key)[0].replace(".", "_")


def text_header(tables):
    names, blocks, count = ["none"], [], 1
    for table in tables:
        blocks.append(f"{{{cpp.string(table.table)}, {count}, {len(table.keys)}}}")
        names += [identifier(key) for key in table.keys]
        count += len(table.keys)
    if len(set(names)) != len(names):
        twice = next(n for n in names if names.count(n) > 1)
        raise AssetError(f"two texts would both be called Text::{twice}")
    return (cpp.BANNER + "#pragma once\n\n#include <array>\n#include <cstdint>\n#include <string_view>\n\n"
            "namespace wc {\n\n"
            "// Every sentence and name a player reads. Numbers are of this build only: never save one.\n"
            "enum class Text : std::uint16_t {\n" + "\n".join(f"    {n}," for n in names) + "\n};\n\n"
            "// Texts of one table are contiguous; line k of its word list is text first + k.\n"
            "struct TextBlock {\n    std::string_view table;\n    std::uint16_t first;\n    std::uint16_t count;\n};\n"
            + cpp.array("TextBlock", "text_blocks", blocks)
            + cpp.constant("text_count", count, "int", "with Text::none")
            + "\n} // namespace wc\n")


def names_header(table):
    """First name of each group, so that name = first + index of the enumerator."""
    lines = [cpp.constant(f"first_{group}_text", f"Text::{table.table}_{group}_{items[0]}", "Text")
             for group, items, _ in table.groups]
    return (cpp.BANNER + '#pragma once\n\n#include "generated/text.hpp"\n\nnamespace wc::' + table.table + " {\n\n"
            "// Names stand in the order of their enumerations: text of X = first_X_text + index.\n"
            "constexpr Text text_at(Text first, int index) {\n"
            "    return static_cast<Text>(static_cast<int>(first) + index);\n}\n" + "".join(lines)
            + f"\n}} // namespace wc::{table.table}\n")


def embedded_header(tables):
    parts = [cpp.BANNER, "#pragma once\n\n#include <array>\n#include <string_view>\n\n"
             "// For the headless program and the tests only: the page fetches word lists instead.\nnamespace wc {\n\n"]
    rows = []
    for language in LANGUAGES:
        for table in tables:
            name = f"embedded_{language}_{table.table}"
            blob = table.blobs[language]
            chunks = [blob[i:i + 8000] for i in range(0, len(blob), 8000)] or [""]
            body = "\n".join(f'R"words({c})words"' for c in chunks)
            parts.append(f"inline constexpr std::string_view {name} =\n{body};\n")
            rows.append(f'{{"{language}", "{table.table}", {name}}}')
    parts.append("struct EmbeddedText {\n    std::string_view language;\n    std::string_view table;\n"
                 "    std::string_view blob;\n};\n"
                 + cpp.array("EmbeddedText", "embedded_texts", rows, one_per_line=True))
    keys = ["none"] + [split_key(key)[0] for table in tables for key in table.keys]
    parts.append(cpp.array("std::string_view", "text_keys", [cpp.string(k) for k in keys], "By Text."))
    arities = [0] + [len(split_key(key)[1]) for table in tables for key in table.keys]
    parts.append(cpp.array("unsigned char", "text_operands", arities, "How many operands each Text takes."))
    return "".join(parts) + "\n} // namespace wc\n"


def read_languages(folder, table):
    texts = {}
    for language in LANGUAGES:
        found = read_table(folder, language, table.table)
        composed = table.compose(found, language)
        clash = set(found) & set(composed)
        found = {key: value for key, value in found.items() if not key.startswith(table.templates)}
        if clash:
            raise AssetError(f"text/{language}: {sorted(clash)[0]!r} is composed from the data, remove it")
        texts[language] = found | composed
    same_keys(texts)
    check_english(table, texts["en"])
    return texts


def generate(folder, tables, output):
    core = SimpleNamespace(table="core", groups=[], english={}, templates=(), compose=lambda texts, language: {})
    tables = [core, *tables]
    for table in tables:
        texts = read_languages(folder, table)
        table.keys = order(table, texts["en"])
        formed = {f"{table.table}.{group}.{item}" for group, items, forms in table.groups for item in items if forms}
        table.blobs = {}
        for language in LANGUAGES:
            lines = [compile_value(key, texts[language][key], language, formed) for key in table.keys]
            table.blobs[language] = "".join(line + "\n" for line in lines)
            output.write(f"text/{language}.{table.table}.txt", table.blobs[language])
        if table.groups:
            output.write(f"{table.table}_text.hpp", names_header(table))
    output.write("text.hpp", text_header(tables))
    output.write("embedded_text.hpp", embedded_header(tables))
