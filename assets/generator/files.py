"""Reading JSON with plain error messages, and writing files only when they change."""

import json


class AssetError(Exception):
    """One plain sentence for the person who edits the assets."""


def no_duplicates(pairs):
    """Two equal keys in one object are a slip that json would hide."""
    result = {}
    for key, value in pairs:
        if key in result:
            raise ValueError(f"key {key!r} appears twice")
        result[key] = value
    return result


def read_json(path):
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise AssetError(f"{path.name} is not UTF-8") from None
    try:
        return json.loads(text, object_pairs_hook=no_duplicates)
    except ValueError as error:
        raise AssetError(f"{path.name} is not valid JSON: {error}") from None


class Output:
    """The output folder. Counts what was written and what was already right."""

    def __init__(self, folder):
        self.folder = folder
        self.written = 0
        self.kept = 0

    def write(self, name, text):
        path = self.folder / name
        data = text.encode("utf-8")
        if path.exists() and path.read_bytes() == data:
            self.kept += 1
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        self.written += 1
