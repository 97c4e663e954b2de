"""A validator for the few JSON Schema (2020-12) keywords that our schemas use.

An unknown keyword in a schema is an error, so that nobody relies on a check that is not made.
"""

import re

from .files import AssetError, read_json

ANNOTATIONS = {"$schema", "$id", "$defs", "title", "description"}
TYPES = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "boolean": lambda v: isinstance(v, bool),
}


def check_type(value, wanted, where):
    if wanted not in TYPES:
        raise AssetError(f"{where}: the schema names an unknown type {wanted!r}")
    if not TYPES[wanted](value):
        raise AssetError(f"{where} must be of type {wanted}")


def check_object(value, schema, root, where):
    for name in schema.get("required", []):
        if name not in value:
            raise AssetError(f"{where} lacks {name!r}")
    known = schema.get("properties", {})
    extra = schema.get("additionalProperties", True)
    for name, item in value.items():
        inner = f"{where}.{name}"
        if "propertyNames" in schema:
            check(name, schema["propertyNames"], root, f"the name {inner}")
        if name in known:
            check(item, known[name], root, inner)
        elif extra is False:
            raise AssetError(f"{where} has an unknown key {name!r}")
        elif isinstance(extra, dict):
            check(item, extra, root, inner)
    if len(value) < schema.get("minProperties", 0):
        raise AssetError(f"{where} is too short")


def check_array(value, schema, root, where):
    if len(value) < schema.get("minItems", 0):
        raise AssetError(f"{where} has {len(value)} items, fewer than {schema['minItems']}")
    if len(value) > schema.get("maxItems", len(value)):
        raise AssetError(f"{where} has {len(value)} items, more than {schema['maxItems']}")
    if schema.get("uniqueItems") and any(item in value[:i] for i, item in enumerate(value)):
        raise AssetError(f"{where} has two equal items")
    if "items" in schema:
        for i, item in enumerate(value):
            name = item.get("id", i) if isinstance(item, dict) else i
            check(item, schema["items"], root, f"{where}[{name}]")


def check_scalar(value, schema, where):
    if isinstance(value, str) and "pattern" in schema and not re.search(schema["pattern"], value):
        raise AssetError(f"{where} is {value!r}, which does not match {schema['pattern']!r}")
    if isinstance(value, str) and len(value) < schema.get("minLength", 0):
        raise AssetError(f"{where} is too short")
    if isinstance(value, int) and not isinstance(value, bool):
        if value < schema.get("minimum", value) or value > schema.get("maximum", value):
            raise AssetError(f"{where} is {value}, out of range")


KEYWORDS = ANNOTATIONS | {
    "type", "enum", "const", "$ref", "oneOf", "required", "properties", "additionalProperties", "propertyNames",
    "minProperties", "minItems", "maxItems", "uniqueItems", "items", "pattern", "minLength", "minimum", "maximum",
}


def fits(value, schema, root):
    try:
        check(value, schema, root, "value")
    except AssetError:
        return False
    return True


def check(value, schema, root, where):
    unknown = set(schema) - KEYWORDS
    if unknown:
        raise AssetError(f"{where}: the schema uses {sorted(unknown)[0]!r}, which the validator does not know")
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        if name not in root.get("$defs", {}):
            raise AssetError(f"{where}: the schema refers to {schema['$ref']!r}, which it does not define")
        check(value, root["$defs"][name], root, where)
    if "type" in schema:
        check_type(value, schema["type"], where)
    if "const" in schema and value != schema["const"]:
        raise AssetError(f"{where} must be {schema['const']!r}")
    if "enum" in schema and value not in schema["enum"]:
        raise AssetError(f"{where} is {value!r}, none of {', '.join(map(str, schema['enum']))}")
    if "oneOf" in schema and sum(fits(value, option, root) for option in schema["oneOf"]) != 1:
        raise AssetError(f"{where} fits none, or more than one, of the forms its schema allows")
    if isinstance(value, dict):
        check_object(value, schema, root, where)
    elif isinstance(value, list):
        check_array(value, schema, root, where)
    else:
        check_scalar(value, schema, where)


def read_checked(folder, name):
    """Reads folder/name.json and checks it against folder/schema/name.json."""
    data = read_json(folder / f"{name}.json")
    schema = read_json(folder / "schema" / f"{name}.json")
    check(data, schema, schema, name)
    return data
