// Staff cards and leaders: in the hand, on the table, and what they do in a few words.
#include "shell/tables/churchill_parts.hpp"

#include "shell/widgets/emblem.hpp"

#include <bit>

namespace wc::shell::conference {

namespace {

using game::Card;

struct Family {
    std::uint32_t mask;
    Text name;
};
// From the widest to the narrowest, so that a few words cover many issues.
constexpr std::array<Family, 7> families{{{game::issue_mask_prod, Text::churchill_shell_family_prod},
                                          {game::issue_mask_produs, Text::churchill_shell_family_produs},
                                          {game::issue_mask_do, Text::churchill_shell_family_do},
                                          {game::issue_mask_dous, Text::churchill_shell_family_dous},
                                          {game::issue_mask_cond, Text::churchill_shell_family_cond},
                                          {game::issue_mask_tl, Text::churchill_shell_family_tl},
                                          {game::issue_mask_polmil, Text::churchill_shell_family_polmil}}};

std::string issues_words(const Scene& scene, std::uint32_t mask) {
    std::string out;
    const auto add = [&](const std::string& name) { out += (out.empty() ? "" : ", ") + name; };
    for (const Family& each : families) {
        if ((mask & each.mask) != each.mask) continue;
        add(words(scene, each.name));
        mask &= ~each.mask;
    }
    for (int k = 0; k < game::issue_count; ++k)
        if (((mask >> k) & 1) != 0) add(short_name(scene, ref(static_cast<game::Issue>(k))));
    return out;
}

void add_modifiers(const Scene& scene, const std::array<std::uint8_t, game::issue_count>& by_issue, bool bonus,
                   std::vector<std::string>& out) {
    for (int n = 3; n > 0; --n) {
        std::uint32_t mask = 0;
        for (std::size_t k = 0; k < by_issue.size(); ++k)
            if (by_issue[k] == n) mask |= 1u << k;
        if (mask != 0) out.push_back((bonus ? "+" : "\u2212") + std::to_string(n) + " " + issues_words(scene, mask));
    }
}

std::string places_words(const Scene& scene, const game::Gain& gain) {
    std::string out;
    for (int k = 0; k < 7; ++k) {
        if (((gain.places >> k) & 1) == 0) continue;
        const Ref place =
            gain.kind == game::GainKind::os ? ref(static_cast<game::Front>(k)) : ref(static_cast<game::Box>(k));
        out += (out.empty() ? "" : ", ") + short_name(scene, place);
    }
    return out;
}

void add_gain(const Scene& scene, const game::Gain& gain, bool brief, std::vector<std::string>& out) {
    if (gain.kind == game::GainKind::none) return;
    const Ref n = Ref::number(gain.count);
    if (gain.kind == game::GainKind::cn) return out.push_back(words(scene, Text::churchill_shell_gain_cn, n));
    const bool os = gain.kind == game::GainKind::os;
    const std::string what = words(scene, os ? Text::churchill_shell_gain_os : Text::churchill_shell_gain_nav, n);
    out.push_back(brief ? what : what + ": " + places_words(scene, gain));
}

// Whose cards are shown: the side that is asked, or else the first side these eyes belong to.
game::Side hand_side(const Scene& scene, const State& s) {
    if (scene.eyes.contains(scene.asked)) return game::side_of(scene.asked);
    for (const game::Side side : game::all_sides)
        if (scene.eyes.contains(game::seat_of(side))) return side;
    return asked_side(s);
}

struct HandCard {
    Ref thing{};
    CardData data{};
    std::string value, name, role, modified;
    std::vector<std::string> effects;
};

// What a card counts for, if it matters now: in the agenda, or in the debate at hand.
std::string modified_in_hand(const Scene& scene, const State& s, Card card) {
    const int printed = game::cards[ix(card)].value;
    if (printed == 0 || scene.choices.empty()) return {};
    const game::Step step = step_of(s);
    if (step == game::Step::agenda_card && side_of(card) == game::Side::uk) return value_words(printed, printed + 1);
    if (step != game::Step::debate_offer) return {};
    const std::string value = played_value(scene, s, side_of(card), {game::code_of(card), 1}, true);
    return value == std::to_string(printed) ? std::string() : value;
}

HandCard staff_card(const Scene& scene, const State& s, Card card) {
    HandCard out{.thing = ref(card)};
    out.value = value_of(card);
    out.name = short_name(scene, ref(card));
    out.role = say(scene.session, game::text_at(game::first_card_role_text, static_cast<int>(card)));
    out.effects = card_effects(scene, card);
    out.modified = modified_in_hand(scene, s, card);
    out.data = {.side = side_look(side_of(card)), .bust = bust_of(card)};
    return out;
}

HandCard leader_card(const Scene& scene, const State& s, game::Side side) {
    const game::Leader who = leader_of(s, side);
    HandCard out{.thing = ref(who)};
    out.value = std::to_string(game::leaders[ix(who)].value);
    out.name = capitals(name_of(scene, ref(who)));
    const auto status = s.leader[ix(side)];
    out.role = words(scene, status == game::LeaderStatus::active ? Text::churchill_shell_leader_once
                            : status == game::LeaderStatus::used ? Text::churchill_shell_leader_used
                                                                 : Text::churchill_shell_leader_barred);
    out.effects = leader_effects(scene, who);
    out.data = {.side = side_look(side), .bust = Bust::civilian, .spent = status != game::LeaderStatus::active};
    return out;
}

std::vector<HandCard> hand_of(const Scene& scene, const State& s) {
    std::vector<HandCard> out;
    const game::Side side = hand_side(scene, s);
    std::vector<Card> held;
    for (std::uint32_t m = s.hand[ix(side)]; m != 0; m &= m - 1)
        held.push_back(game::card_of(side, std::countr_zero(m)));
    std::sort(held.begin(), held.end(), [](Card a, Card b) {
        const auto rank = [](Card c) { return game::cards[ix(c)].value == 0 ? 9 : int{game::cards[ix(c)].value}; };
        return rank(a) != rank(b) ? rank(a) > rank(b) : a < b;
    });
    for (const Card card : held) out.push_back(staff_card(scene, s, card));
    out.push_back(leader_card(scene, s, side));
    return out;
}

void draw_one(Pen& pen, Places& places, const Scene& scene, HandCard& c, Rect r) {
    const std::vector<std::string_view> effects(c.effects.begin(), c.effects.end());
    c.data.value = c.value;
    c.data.name = c.name;
    c.data.role = c.role;
    c.data.effects = effects;
    c.data.modified = c.modified;
    c.data.mark = mark_of(scene, churchill_views, c.thing);
    if (!scene.choices.empty() && c.data.mark == Mark::plain) c.data.mark = Mark::quiet;
    c.data.lifted = c.data.mark == Mark::chosen;
    const float lift = glide(*scene.motion, c.thing.bits | 0x20000u, c.data.lifted ? r.h * 0.09f : 0.0f);
    const Rect place = moved(r, {0, -lift});
    c.data.pointed = pointed_at(scene, pen, place);
    card(pen, place, c.data);
    add_ref(places, pen, c.thing, place);
}

} // namespace

std::vector<std::string> card_effects(const Scene& scene, Card card, bool brief) {
    const game::CardInfo& info = game::cards[ix(card)];
    std::vector<std::string> out;
    if (info.flex) out.push_back(words(scene, Text::churchill_shell_flex));
    add_modifiers(scene, info.bonus, true, out);
    add_modifiers(scene, info.penalty, false, out);
    add_gain(scene, info.gain, brief, out);
    return out;
}

std::vector<std::string> leader_effects(const Scene& scene, game::Leader leader) {
    std::vector<std::string> out;
    add_modifiers(scene, game::leaders[ix(leader)].bonus, true, out);
    constexpr std::array<Text, 4> texts{Text::churchill_shell_leader_churchill, Text::churchill_shell_leader_stalin,
                                        Text::churchill_shell_leader_roosevelt, Text::none};
    if (texts[ix(leader)] != Text::none) out.push_back(words(scene, texts[ix(leader)]));
    return out;
}

std::string value_of(Card card) {
    const int value = game::cards[ix(card)].value;
    return value == 0 ? "\u2605" : std::to_string(value);
}

Bust bust_of(Card card) {
    // One character a card, in order: o officer, s sailor, h hat, c civilian.
    constexpr std::string_view of_uk = "occcchssso"
                                       "ccchoococcc",
                               of_su = "oooooooooccccchccccsccco", of_us = "occsocccccchccoscccco";
    constexpr std::array<std::string_view, 3> all{of_uk, of_su, of_us};
    const std::string_view row = all[ix(side_of(card))];
    const std::size_t k = ix(card) % game::cards_per_side;
    const char c = k < row.size() ? row[k] : 'c';
    return c == 'o' ? Bust::officer : c == 's' ? Bust::sailor : c == 'h' ? Bust::hat : Bust::civilian;
}

void draw_hand(Pen& pen, Places& places, const Scene& scene, Rect strip, Size size) {
    const State s = state_of(scene);
    std::vector<HandCard> hand = hand_of(scene, s);
    std::vector<Rect> at(hand.size());
    const float gap = size.w < 90 ? 5.0f : 10.0f;
    const float width = hand_places(strip, size, gap, at);
    Scroll& scroll = *scene.scroll;
    const Rect room{strip.x, strip.y - 8, strip.w, strip.h + 8};
    const bool scrolls = width > strip.w;
    Rect content = room;
    if (scrolls) content = begin_scroll(pen, places, grown(room, 6, 0), scroll, scene.scroll_area, width + 12);
    for (std::size_t k = 0; k < hand.size(); ++k)
        draw_one(pen, places, scene, hand[k], scrolls ? moved(at[k], {content.x - strip.x + 6, 0}) : at[k]);
    if (scrolls) end_scroll(pen, grown(room, 6, 0), scroll);
}

void draw_table_card(Pen& pen, Places& places, const Scene& scene, Rect r, game::Side side, std::uint8_t code,
                     std::string_view modified, bool face_down) {
    CardData data{.modified = modified, .side = side_look(side), .face_down = face_down};
    std::string value, name;
    Ref thing = ref(side);
    if (!face_down && code == game::leader_played) {
        thing = ref(leader_of(state_of(scene), side));
        value = std::to_string(game::leaders[static_cast<std::size_t>(thing.index())].value);
        name = short_name(scene, thing);
    } else if (!face_down) {
        const Card held = game::card_of_code(side, code);
        thing = ref(held);
        value = value_of(held);
        name = short_name(scene, thing);
    }
    data.value = value;
    data.name = name;
    card(pen, r, data);
    add_ref(places, pen, thing, r);
}

} // namespace wc::shell::conference
