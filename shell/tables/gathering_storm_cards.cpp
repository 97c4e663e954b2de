// The hand: the turn's general event for all to see, and the event cards of the power whose hand is shown.
#include "shell/tables/gathering_storm_parts.hpp"

#include "shell/widgets/card.hpp"

namespace wc::shell::storm {

namespace {

struct HandCard {
    Ref thing{};
    std::string value{}, name{}, role{}, effect{};
    Side side = Side::none;
    bool spent = false, hidden = false;
};

std::string effect_words(const Scene& scene, int text) {
    return say(scene.session, game::text_at(game::first_random_effect_text, text));
}

// Without the country, which stands in the sentence below as well.
std::string title_alone(const Scene& scene, int text) {
    std::string title = say(scene.session, game::text_at(game::first_random_event_text, text));
    const std::size_t colon = title.find(": ");
    if (colon == std::string::npos) return title;
    std::string_view rest = std::string_view(title).substr(colon + 2), after = rest;
    next_character(after);
    return capitals(rest.substr(0, rest.size() - after.size())) + std::string(after);
}

HandCard general_card(const Scene& scene, const State& s) {
    const game::CardInfo& card = game::card_info(s.general);
    HandCard out{.thing = common_ref(Common::general)};
    out.value = card.toward_zero ? "\u21920" : signed_words(card.trend);
    out.name = title_alone(scene, card.general.text);
    out.role = words(scene, Text::gathering_storm_shell_general_event);
    out.effect = effect_words(scene, card.general.text);
    return out;
}

HandCard held_card(const Scene& scene, const State& s, Power p, int k) {
    const int card = game::card_of(s, p, k);
    HandCard out{.thing = game::card_ref(card), .side = side_look(p)};
    if (card < 1 || card > game::card_count) {
        out.thing = fact_ref(p, Fact::hand);
        out.hidden = true;
        return out;
    }
    const game::NationalEvent& e = game::event_of(p, card);
    const game::Slot slot = game::slot_of(s, p, k);
    out.name = title_alone(scene, e.text);
    out.role =
        say(scene.session, game::text_at(game::first_national_kind_text, static_cast<int>(game::kind_of(s, p, card))));
    out.effect = effect_words(scene, e.text);
    out.spent = slot == game::Slot::declined || slot == game::Slot::shown_idle;
    out.value = e.value != 0 ? signed_words(e.value) : "\u2022";
    if (slot == game::Slot::shown || slot == game::Slot::shown_idle) out.role += " \u2713";
    return out;
}

void draw_one(Pen& pen, Places& places, const Scene& scene, const HandCard& c, Rect r) {
    CardData data{.value = c.value,
                  .name = c.name,
                  .role = c.role,
                  .side = c.side,
                  .bust = Bust::none,
                  .face_down = c.hidden,
                  .spent = c.spent};
    const std::array<std::string_view, 1> effects{c.effect};
    data.effects = effects;
    data.mark = mark_of(scene, gathering_storm_views, c.thing);
    data.lifted = data.mark == Mark::chosen;
    const float lift = glide(*scene.motion, c.thing.bits | 0x30000u, data.lifted ? r.h * 0.09f : 0.0f);
    const Rect place = moved(r, {0, -lift});
    data.pointed = pointed_at(scene, pen, place);
    card(pen, place, data);
    add_ref(places, pen, c.thing, place);
}

} // namespace

Power shown_power(const Scene& scene, const State& s) {
    if (scene.asked != Seat::nobody && scene.eyes.contains(scene.asked)) return game::power_of(scene.asked);
    for (const Power p : all_powers)
        if (scene.eyes.contains(game::seat_of(p))) return p;
    const Seat seat = s.frames.depth == 0 ? Seat::nobody : s.frames.top().seat;
    return seat == Seat::nobody ? Power::germany : game::power_of(seat);
}

void draw_hand(Pen& pen, Places& places, const Scene& scene, Rect strip, Size size) {
    const State s = state_of(scene);
    const Power p = shown_power(scene, s);
    std::vector<HandCard> hand;
    if (s.general != 0) hand.push_back(general_card(scene, s));
    for (int k = 0; k < s.hand_size[ix(p)]; ++k) hand.push_back(held_card(scene, s, p, k));
    std::vector<Rect> at(hand.size());
    const float gap = size.w < 90 ? 6.0f : 10.0f;
    // Sentences need more room than names: cards are wider here than they are elsewhere.
    const Size card_size{size.w < 90 ? std::min(176.0f, (strip.w - gap) / 2) : size.w * 1.3f, size.h};
    const float width = hand_places(strip, card_size, gap, at);
    Scroll& scroll = *scene.scroll;
    const Rect room{strip.x, strip.y - 8, strip.w, strip.h + 8};
    const bool scrolls = width > strip.w;
    Rect content = room;
    if (scrolls) content = begin_scroll(pen, places, grown(room, 6, 0), scroll, scene.scroll_area, width + 12);
    for (std::size_t k = 0; k < hand.size(); ++k)
        draw_one(pen, places, scene, hand[k], scrolls ? moved(at[k], {content.x - strip.x + 6, 0}) : at[k]);
    if (scrolls) end_scroll(pen, grown(room, 6, 0), scroll);
}

} // namespace wc::shell::storm
