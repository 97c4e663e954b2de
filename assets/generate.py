"""Checks everything under assets/ and writes the headers and word lists that the C++ code is built with.

Run: python3 assets/generate.py --out build/generated
Needs Python 3.11 and nothing else. Only files whose content changes are written.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True

from generator import churchill, gathering_storm, maps, words  # noqa: E402  (bytecode must be off before the first import)
from generator.files import AssetError, Output  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="Generate C++ tables and word lists from assets/.")
    parser.add_argument("--out", required=True, help="folder for the generated files")
    options = parser.parse_args()
    assets = pathlib.Path(__file__).resolve().parent
    output = Output(pathlib.Path(options.out))
    try:
        tables = [churchill.generate(assets, output), gathering_storm.generate(assets, output)]
        words.generate(assets / "text", tables, output)
        maps.generate(assets, output)
    except AssetError as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"generate.py: {error.strerror}: {error.filename}", file=sys.stderr)
        return 1
    print(f"generated: {output.written} written, {output.kept} unchanged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
