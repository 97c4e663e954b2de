#include "cli/files.hpp"

#include <cstdio>
#include <memory>

namespace wc::cli {

namespace {

struct Closer {
    void operator()(std::FILE* f) const { std::fclose(f); }
};
using File = std::unique_ptr<std::FILE, Closer>;

File open(std::string_view path, const char* mode) { return File(std::fopen(std::string(path).c_str(), mode)); }

} // namespace

std::expected<std::string, Complaint> read_file(std::string_view path, std::size_t most) {
    const File file = open(path, "rb");
    if (!file) return std::unexpected("The file \"" + std::string(path) + "\" can't be opened.");
    std::string out(most + 1, '\0');
    out.resize(std::fread(out.data(), 1, out.size(), file.get()));
    if (std::ferror(file.get()) != 0) return std::unexpected("The file \"" + std::string(path) + "\" can't be read.");
    if (out.size() > most)
        return std::unexpected("The file \"" + std::string(path) + "\" is longer than " + std::to_string(most) +
                               " characters.");
    return out;
}

std::expected<void, Complaint> write_file(std::string_view path, std::string_view text) {
    File file = open(path, "wb");
    const bool written = file && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    if (!written || std::fclose(file.release()) != 0)
        return std::unexpected("The file \"" + std::string(path) + "\" can't be written.");
    return {};
}

} // namespace wc::cli
