// table_of: builds the row of function pointers for one game from its description T (see table.hpp).
#pragma once

#include "core/forecast.hpp"
#include "core/table.hpp"
#include "core/text_dump.hpp"

namespace wc {

template <class T> struct TableOf {
    using State = typename T::State;
    static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

    static State load(const std::byte* bytes) {
        State s;
        std::memcpy(static_cast<void*>(&s), bytes, sizeof s);
        return s;
    }
    static void store(const State& s, std::byte* bytes) { std::memcpy(bytes, &s, sizeof s); }

    static State begin(const Options& o, Seed seed, Question& q, Journal& j) {
        State s = T::start(o, seed, j);
        Play<State> p{s, j};
        Machine<T>::run(p, q.choices);
        Machine<T>::describe_question(s, q);
        return s;
    }

    static void setup(const Options& o, Seed seed, std::byte* out, Question& q, Journal& j) {
        const void* watched = j.state;
        j.state = nullptr; // set-up builds a local value: its events carry no frames
        store(begin(o, seed, q, j), out);
        j.state = watched;
    }
    static void ask(const std::byte* b, Question& q) { Machine<T>::ask(load(b), q); }
    static std::expected<void, Refusal> answer(std::byte* b, Seat by, const Choice& c, Question& q, Journal& j) {
        State s = load(b);
        const void* watched = j.state;
        if (watched != nullptr) j.state = &s;
        auto result = Machine<T>::answer(s, by, c, q, j);
        j.state = watched;
        if (result) store(s, b);
        return result;
    }
    static Refusal refusal(const std::byte* b, Seat by, const Choice& c) { return Machine<T>::refusal(load(b), by, c); }
    static void consider(const std::byte* b, Considered& out) { Machine<T>::consider(load(b), out); }
    static void observe(const std::byte* b, SeatSet who, std::byte* out) { store(T::observe(load(b), who), out); }
    static void determinize(const std::byte* v, Seat who, Dice& dice, std::byte* out) {
        store(T::determinize(load(v), who, dice), out);
    }
    static Outcome outcome(const std::byte* b) { return T::outcome(load(b)); }
    static void describe(const std::byte* b, Lines& out) { T::describe(load(b), out); }

    static std::optional<Broken> check_state(const State& s) {
        State copy = s;
        BoundsWalker bounds;
        T::walk(bounds, copy);
        if (!bounds.sound()) return Broken{bounds.broken()};
        if (std::memcmp(&copy, &s, sizeof s) != 0) return Broken{"a field that its walk does not give back"};
        if (const char* what = T::check(s)) return Broken{what};
        if (const char* what = Machine<T>::check_frames(s)) return Broken{what};
        return std::nullopt;
    }
    static std::optional<Broken> check(const std::byte* b) { return check_state(load(b)); }

    static void pack(const std::byte* b, RangeEncoder& out) {
        State s = load(b);
        PackWalker w(out);
        T::walk(w, s);
    }
    static void unpack(RangeDecoder& in, int format, std::byte* out) {
        State s{};
        UnpackWalker w(in, format);
        T::walk(w, s);
        store(s, out);
    }
    static void reseed(std::byte* b, Seed seed) {
        State s = load(b);
        s.dice = dice_from(seed);
        store(s, b);
    }
    static SeatSet viewer(const std::byte* b) { return load(b).viewer; }
    static std::string dump(const std::byte* b, const std::byte* base) { return dump_state<T>(load(b), load(base)); }
    static bool parse(std::string_view lines, std::byte* b) {
        State s = load(b);
        if (!parse_state<T>(lines, s)) return false;
        store(s, b);
        return true;
    }
    static Forecast forecast(const std::byte* view, const Choice& c) { return forecast_choice<T>(load(view), c); }
    static Line label(const std::byte* view, const Choice& c) { return T::label(load(view), c); }

    // Random legal play to the end; `checked` asks `check` after every answer.
    static RandomGame play_random(const Options& o, Seed seed, bool checked) {
        RandomGame game;
        Question q;
        Journal journal;
        State s = begin(o, seed, q, journal);
        Dice picks = dice_from(seed ^ 0x5eedu);
        while (!q.over()) {
            if (q.choices.size() < 2 || game.decisions > T::max_decisions || (checked && check_state(s))) {
                game.dead_end = true;
                break;
            }
            game.choices += q.choices.size();
            ++game.decisions;
            const Choice c = q.choices[static_cast<std::size_t>(draw_below(picks, static_cast<int>(q.choices.size())))];
            if (!Machine<T>::answer(s, q.seat, c, q, journal)) {
                game.dead_end = true;
                break;
            }
        }
        game.hash = hash_bytes(std::as_bytes(std::span(&s, 1)));
        return game;
    }

    static constexpr Table make(std::span<const Bot> bots) {
        return {.id = T::id,
                .revision = T::revision,
                .seats = T::seats,
                .max_decisions = T::max_decisions,
                .state_size = sizeof(State),
                .scenarios = T::scenarios,
                .options = T::options,
                .bots = bots,
                .rule_ids = T::rule_ids,
                .milestones = T::milestones,
                .setup = setup,
                .ask = ask,
                .answer = answer,
                .refusal = refusal,
                .consider = consider,
                .observe = observe,
                .determinize = determinize,
                .outcome = outcome,
                .describe = describe,
                .check = check,
                .pack = pack,
                .unpack = unpack,
                .reseed = reseed,
                .viewer = viewer,
                .dump = dump,
                .parse = parse,
                .forecast = forecast,
                .name = T::name,
                .label = label,
                .play_random = play_random};
    }
};

} // namespace wc
