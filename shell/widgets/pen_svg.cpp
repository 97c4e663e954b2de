#include "shell/widgets/pen_svg.hpp"

#include "generated/font_metrics.hpp"

#include <cmath>

namespace wc::shell {

namespace {

SvgSheet& sheet_of(void* target) { return *static_cast<SvgSheet*>(target); }

// Up to two decimals, no exponent, no locale.
void add_number(std::string& out, float value) {
    auto hundredths = std::lround(static_cast<double>(value) * 100.0);
    if (hundredths < 0) {
        out += '-';
        hundredths = -hundredths;
    }
    out += std::to_string(hundredths / 100);
    const long rest = hundredths % 100;
    if (rest == 0) return;
    out += '.';
    out += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
}

void add_attribute(std::string& out, std::string_view name, float value) {
    out.append(" ").append(name).append("=\"");
    add_number(out, value);
    out += '"';
}

void add_point(std::string& out, Point p) {
    add_number(out, p.x);
    out += ' ';
    add_number(out, p.y);
}

void add_hex(std::string& out, Color c) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += '#';
    for (const unsigned part : {c.r, c.g, c.b}) out.append({digits[part >> 4], digits[part & 15]});
}

void add_color(std::string& out, std::string_view name, std::string_view opacity, Color c) {
    out.append(" ").append(name).append("=\"");
    if (c.visible()) {
        add_hex(out, c);
    } else {
        out += "none";
    }
    out += '"';
    if (c.visible() && c.a != 255) add_attribute(out, opacity, static_cast<float>(c.a) / 255.0f);
}

void add_fill(std::string& out, Color c) { add_color(out, "fill", "fill-opacity", c); }

void add_paint(std::string& out, const Paint& paint) {
    add_fill(out, paint.fill);
    if (!paint.line.visible() || paint.width <= 0) return;
    add_color(out, "stroke", "stroke-opacity", paint.line);
    add_attribute(out, "stroke-width", paint.width);
    out += " stroke-linejoin=\"round\"";
    if (paint.dash.on <= 0) return;
    out += " stroke-dasharray=\"";
    add_point(out, {paint.dash.on, paint.dash.off});
    out += '"';
}

void add_text(std::string& out, std::string_view text) {
    for (const char c : text) {
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else if (c == '>') {
            out += "&gt;";
        } else if (c == '"') {
            out += "&quot;";
        } else if (static_cast<unsigned char>(c) >= 0x20 || c == '\n') {
            out += c;
        }
    }
}

void add_rect(std::string& out, Rect r) {
    add_attribute(out, "x", r.x);
    add_attribute(out, "y", r.y);
    add_attribute(out, "width", r.w);
    add_attribute(out, "height", r.h);
}

void svg_path(void* target, std::span<const Step> steps, const Paint& paint) {
    std::string& out = sheet_of(target).body;
    out += "<path d=\"";
    for (const Step& step : steps) {
        switch (step.stroke) {
        case Stroke::move: out += 'M'; break;
        case Stroke::line: out += 'L'; break;
        case Stroke::curve:
            out += 'C';
            add_point(out, step.first);
            out += ' ';
            add_point(out, step.second);
            out += ' ';
            break;
        case Stroke::close: out += 'Z'; continue;
        }
        add_point(out, step.to);
    }
    out += '"';
    add_paint(out, paint);
    out += "/>\n";
}

void svg_ellipse(void* target, Point centre, float rx, float ry, const Paint& paint) {
    std::string& out = sheet_of(target).body;
    const bool round = rx == ry;
    out += round ? "<circle" : "<ellipse";
    add_attribute(out, "cx", centre.x);
    add_attribute(out, "cy", centre.y);
    add_attribute(out, round ? "r" : "rx", rx);
    if (!round) add_attribute(out, "ry", ry);
    add_paint(out, paint);
    out += "/>\n";
}

// A rectangle with some square corners, as a path.
void add_corner_path(std::string& out, Rect r, float radius, Corners corners) {
    const auto at = [&](int bit) { return static_cast<unsigned>(corners) & (1u << bit) ? radius : 0.0f; };
    const float tl = at(0), tr = at(1), bl = at(2), br = at(3);
    const auto arc = [&](float turn, Point to) {
        if (turn <= 0) return;
        out += 'A';
        add_point(out, {turn, turn});
        out += " 0 0 1 ";
        add_point(out, to);
    };
    const auto go = [&](char letter, Point to) {
        out += letter;
        add_point(out, to);
    };
    out += "<path d=\"";
    go('M', {r.x + tl, r.y});
    go('L', {r.right() - tr, r.y});
    arc(tr, {r.right(), r.y + tr});
    go('L', {r.right(), r.bottom() - br});
    arc(br, {r.right() - br, r.bottom()});
    go('L', {r.x + bl, r.bottom()});
    arc(bl, {r.x, r.bottom() - bl});
    go('L', {r.x, r.y + tl});
    arc(tl, {r.x + tl, r.y});
    out += "Z\"";
}

void svg_box(void* target, Rect r, float radius, Corners corners, const Paint& paint) {
    std::string& out = sheet_of(target).body;
    const bool plain = corners == Corners::all || corners == Corners::none || radius <= 0;
    if (plain) {
        out += "<rect";
        add_rect(out, r);
        if (corners == Corners::all && radius > 0) add_attribute(out, "rx", radius);
    } else {
        add_corner_path(out, r, radius, corners);
    }
    add_paint(out, paint);
    out += "/>\n";
}

void add_reference(std::string& out, int id) { out.append("url(#g").append(std::to_string(id)).append(")"); }

void add_stop(std::string& out, float at, Color color) {
    out += "<stop";
    add_attribute(out, "offset", at);
    add_color(out, "stop-color", "stop-opacity", color.visible() ? color : Color{0, 0, 0, 1});
    out += "/>";
}

void svg_shade(void* target, Rect r, Color top, Color bottom) {
    SvgSheet& sheet = sheet_of(target);
    const int id = sheet.ids++;
    sheet.defs.append("<linearGradient id=\"g").append(std::to_string(id)).append("\" x2=\"0\" y2=\"1\">");
    add_stop(sheet.defs, 0, top);
    add_stop(sheet.defs, 1, bottom);
    sheet.defs += "</linearGradient>\n";
    sheet.body += "<rect";
    add_rect(sheet.body, r);
    sheet.body += " fill=\"";
    add_reference(sheet.body, id);
    sheet.body += "\"/>\n";
}

void svg_glow(void* target, Point centre, float rx, float ry, std::span<const Stop> stops) {
    SvgSheet& sheet = sheet_of(target);
    const int id = sheet.ids++;
    sheet.defs.append("<radialGradient id=\"g").append(std::to_string(id)).append("\">");
    for (const Stop& stop : stops) add_stop(sheet.defs, stop.at, stop.color);
    sheet.defs += "</radialGradient>\n";
    sheet.body += "<ellipse";
    add_attribute(sheet.body, "cx", centre.x);
    add_attribute(sheet.body, "cy", centre.y);
    add_attribute(sheet.body, "rx", rx);
    add_attribute(sheet.body, "ry", ry);
    sheet.body += " fill=\"";
    add_reference(sheet.body, id);
    sheet.body += "\"/>\n";
}

void svg_mesh(void* target, const Mesh& shape, const View& view, const Paint& paint) {
    std::string& out = sheet_of(target).body;
    out += "<path fill-rule=\"evenodd\" d=\"";
    std::size_t at = 0;
    for (const std::uint16_t end : shape.ring_ends) {
        for (char letter = 'M'; at < end; ++at, letter = 'L') {
            out += letter;
            add_point(out, view.origin + shape.points[at] * view.scale);
        }
        out += 'Z';
    }
    out += '"';
    add_paint(out, paint);
    out += "/>\n";
}

void svg_glyphs(void* target, Point start, std::string_view text, const TextStyle& style) {
    std::string& out = sheet_of(target).body;
    out.append("<text class=\"f").append(std::to_string(static_cast<int>(style.face))).append("\"");
    add_attribute(out, "x", start.x);
    add_attribute(out, "y", start.y);
    add_attribute(out, "font-size", style.size);
    add_fill(out, style.color);
    if (style.tracking != 0) add_attribute(out, "letter-spacing", style.tracking);
    add_attribute(out, "textLength", text_width(text, style) + style.tracking * style.stretch);
    out += " lengthAdjust=\"spacingAndGlyphs\">";
    add_text(out, text);
    out += "</text>\n";
}

void svg_clip(void* target, Rect r) {
    SvgSheet& sheet = sheet_of(target);
    const std::string id = std::to_string(sheet.ids++);
    sheet.defs.append("<clipPath id=\"g").append(id).append("\"><rect");
    add_rect(sheet.defs, r);
    sheet.defs += "/></clipPath>\n";
    sheet.body.append("<g clip-path=\"url(#g").append(id).append(")\">\n");
}

void svg_unclip(void* target) { sheet_of(target).body += "</g>\n"; }

constexpr PenOps svg_ops{svg_path, svg_ellipse, svg_box,  svg_shade, svg_glow,
                         svg_mesh, svg_glyphs,  svg_clip, svg_unclip};

void add_faces(std::string& out) {
    int face = 0;
    for (const auto& metrics : generated::font_metrics) {
        out.append(".f").append(std::to_string(face++)).append("{font-family:'").append(metrics.family);
        out.append("';font-weight:").append(std::to_string(metrics.weight)).append("}");
    }
    out += "text{font-kerning:none;white-space:pre}";
}

} // namespace

SvgSheet svg_sheet(Size size) { return {.size = size}; }

Pen svg_pen(SvgSheet& sheet) { return make_pen(svg_ops, &sheet, {0, 0, sheet.size.w, sheet.size.h}); }

std::string svg_document(const SvgSheet& sheet, std::string_view title, std::string_view style) {
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ";
    add_point(out, {sheet.size.w, sheet.size.h});
    out += '"';
    add_attribute(out, "width", sheet.size.w);
    add_attribute(out, "height", sheet.size.h);
    out += ">\n<title>";
    add_text(out, title);
    out += "</title>\n<style>";
    out += style;
    add_faces(out);
    out.append("</style>\n<defs>\n").append(sheet.defs).append("</defs>\n").append(sheet.body).append("</svg>\n");
    return out;
}

} // namespace wc::shell
