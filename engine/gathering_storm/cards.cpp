// 8, 9 Random events: the moments of a card, what it is worth as support, and when it becomes known.
#include "gathering_storm/cards.hpp"

#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

Moment moment_of(NationalKind k) {
    switch (k) {
    case NationalKind::support_public: return Moment::start;
    case NationalKind::income:
    case NationalKind::two_tiles:
    case NationalKind::no_tile:
    case NationalKind::support_secret:
    case NationalKind::support_conditional: return Moment::income;
    case NationalKind::diplomatic:
    case NationalKind::unrest:
    case NationalKind::covert:
    case NationalKind::counter_intelligence: return Moment::reveal;
    case NationalKind::initiative: return Moment::use;
    default: return Moment::plan;
    }
}

int event_value(const State& s, Power p, NationalKind kind, bool shown_only) {
    int sum = 0;
    each_event(s, p, [&](int k, int, const NationalEvent& e) {
        if (e.kind == kind && (!shown_only || slot_of(s, p, k) == Slot::shown)) sum += e.value;
    });
    return sum;
}

int event_count(const State& s, Power p, NationalKind kind) {
    int n = 0;
    each_event(s, p, [&](int, int, const NationalEvent& e) { n += e.kind == kind ? 1 : 0; });
    return n;
}

int find_slot(const State& s, Power p, NationalKind kind) {
    for (int k = 0; k < s.hand_size[ix(p)]; ++k) {
        const Slot x = slot_of(s, p, k);
        const int card = card_of(s, p, k);
        if ((x == Slot::held || x == Slot::played) && card >= 1 && card <= card_count && kind_of(s, p, card) == kind)
            return k;
    }
    return -1;
}

namespace {

bool recent(const State& s, Target t) {
    const int turn = s.success_turn[ix(t)];
    return turn != 0 && turn + recent_success_turns >= s.turn && turn < s.turn;
}

bool german_success_lately(const State& s) {
    for (int t = 0; t < target_count; ++t)
        if (info(nth<Target>(t)).aggressor == Power::germany && recent(s, nth<Target>(t))) return true;
    return false;
}

// SC: the situation of the turn's start.
bool condition_met(const State& s, Power p) {
    switch (p) {
    case Power::germany: return german_success_lately(s);
    case Power::italy: return succeeded_before(s, Target::ethiopia);
    case Power::britain: return s.axis_led != 0;
    case Power::france: return succeeded_before(s, Target::rhineland);
    case Power::russia: return s.russia_clean != 0;
    }
    return false;
}

} // namespace

int support_value(const State& s, Power p, int card) {
    const NationalEvent& e = event_of(p, card);
    if (e.kind != NationalKind::support_conditional) return e.value;
    return condition_met(s, p) ? info(p).conditional_met : info(p).conditional_missed;
}

int hidden_support(const State& s, Power p) {
    int sum = 0;
    for (int k = 0; k < s.hand_size[ix(p)]; ++k)
        if (slot_of(s, p, k) == Slot::played && is_secret_support(kind_of(s, p, card_of(s, p, k))))
            sum += support_value(s, p, card_of(s, p, k));
    return sum;
}

int hidden_positive(const State& s, Power p) {
    int sum = 0;
    for (int k = 0; k < s.hand_size[ix(p)]; ++k)
        if (slot_of(s, p, k) == Slot::played && is_secret_support(kind_of(s, p, card_of(s, p, k))))
            sum += std::max(0, support_value(s, p, card_of(s, p, k)));
    return sum;
}

void show_slot(P& p, Power who, int k) {
    Slot& x = p.s.slot[ix(who)][static_cast<std::size_t>(k)];
    const int card = card_of(p.s, who, k);
    x = Slot::shown;
    p.log_reveal(Text::gathering_storm_event_card_shown, "9.13"_rule, ref(who), event_ref(event_of(who, card).text));
    if (!is_secret_support(kind_of(p.s, who, card))) return;
    const int value = support_value(p.s, who, card);
    change_support(p.s, who, value);
    p.log(Text::gathering_storm_event_secret_support, "9.41E"_rule, ref(who), Ref::number(value));
}

namespace {

void show_declined(P& p, Power who, int k) {
    p.s.slot[ix(who)][static_cast<std::size_t>(k)] = Slot::shown_idle;
    p.log_reveal(Text::gathering_storm_event_card_declined, "9.13"_rule, ref(who),
                 event_ref(event_of(who, card_of(p.s, who, k)).text));
}

// Covert cards wait until they are used, secret support until it matters.
bool stays_hidden(NationalKind k, Moment now) {
    if (is_secret_support(k)) return true;
    return now == Moment::reveal && (k == NationalKind::covert || k == NationalKind::counter_intelligence);
}

bool due(NationalKind k, Moment now) {
    const Moment m = moment_of(k);
    return m == now || (now == Moment::use && m == Moment::reveal);
}

} // namespace

void show_moment(P& p, Power who, Moment now) {
    for (int k = 0; k < p.s.hand_size[ix(who)]; ++k) {
        const Slot x = slot_of(p.s, who, k);
        if (x == Slot::shown || x == Slot::shown_idle) continue;
        const NationalKind kind = kind_of(p.s, who, card_of(p.s, who, k));
        if (!due(kind, now)) continue;
        if (x == Slot::played && !stays_hidden(kind, now)) show_slot(p, who, k);
        if (x == Slot::declined || (x == Slot::held && now == Moment::use)) show_declined(p, who, k);
    }
}

void show_support_cards(P& p, Power who) {
    for (int k = 0; k < p.s.hand_size[ix(who)]; ++k)
        if (slot_of(p.s, who, k) == Slot::played && is_secret_support(kind_of(p.s, who, card_of(p.s, who, k))))
            show_slot(p, who, k);
}

namespace {

// Can this card no longer be the one event that 9.13 wants? An initiative is used when counters are placed or not at all.
bool gone_by(const State& s, Power p, int slot, Moment now) {
    const Slot x = slot_of(s, p, slot);
    if (x == Slot::declined || x == Slot::shown_idle) return true;
    return x == Slot::held && now == Moment::reveal && moment_of(kind_of(s, p, card_of(s, p, slot))) == Moment::use;
}

// 9.13 Are all other cards of the power declined?
bool last_chance(const State& s, Power p, int slot, Moment now) {
    for (int k = 0; k < s.hand_size[ix(p)]; ++k)
        if (k != slot && !gone_by(s, p, k, now)) return false;
    return true;
}

} // namespace

int next_to_decide(State& s, Power p, Moment now, int from) {
    for (int k = from; k < s.hand_size[ix(p)]; ++k) {
        if (slot_of(s, p, k) != Slot::held || moment_of(kind_of(s, p, card_of(s, p, k))) != now) continue;
        if (!last_chance(s, p, k, now)) return k;
        s.slot[ix(p)][static_cast<std::size_t>(k)] = Slot::played;
    }
    return -1;
}

} // namespace wc::gathering_storm
