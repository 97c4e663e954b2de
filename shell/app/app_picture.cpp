#include "shell/app/app_picture.hpp"

#include "shell/app/app_parts.hpp"
#include "shell/widgets/pen_svg.hpp"

namespace wc::shell {

std::string picture(const Session& session, const PictureOrder& order) {
    Session shown = session;
    shown.playback.clear();
    shown.waiting = -1;
    App app{.safe = order.safe};
    app.motion.reduced = true;
    if (order.finger) app.input.device = Device::touch;
    for (int pass = 0; pass < 2; ++pass) { // the first finds out where things are, the second draws
        SvgSheet sheet = svg_sheet(order.size);
        Pen pen = svg_pen(sheet);
        draw_app(app, shown, pen, order.size, 1);
        if (pass == 1) return svg_document(sheet, order.title, order.style);
        if (order.tab >= 0)
            app.tab = order.tab;
        else if (const TableViews* views = views_of(shown); views != nullptr && !shown.outcome.over)
            app.tab = views->tab_of_question(scene_of(app, shown, views));
        shown.preview = order.preview;
    }
    return {};
}

std::string picture(const Table& table, const Bytes& view, const Words& words, const PictureOrder& order) {
    Session session;
    session.words = words;
    session.match.emplace();
    session.match->table = &table;
    session.match->state = view;
    session.view = view;
    session.eyes = table.viewer(view.data());
    session.outcome = table.outcome(view.data());
    table.ask(view.data(), session.question);
    session.match->question = session.question;
    if (!session.eyes.contains(session.question.seat)) session.question.choices.clear();
    return picture(session, order);
}

} // namespace wc::shell
