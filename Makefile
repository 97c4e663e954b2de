# War Cabinet. Everything is set up by the targets themselves; the scripts are in .ci/.

SHELL := bash
.PHONY: help play page test soak screens format clean

help:
	@echo "make play     build the page and serve it on a local port"
	@echo "make page     only build it, into build/page/"
	@echo "make test     everything that every commit needs"
	@echo "make soak     the long counts, before an issue is called resolved"
	@echo "make screens  pictures of the page, in build/screens/"
	@echo "make format   lay out the C++ by .clang-format"
	@echo "make clean    forget the builds (the toolchain stays; remove build/ to forget that too)"

play: page
	@. .ci/env.sh && exec node .ci/serve.mjs build/page

page:
	@.ci/page.sh

test:
	@.ci/test.sh

soak:
	@.ci/soak.sh

format:
	@.ci/format.sh

screens:
	@.ci/screens.sh

clean:
	rm -rf build/native build/sanitize build/wasm build/fuzz build/page build/screens build/tidy build/logs build/generated
