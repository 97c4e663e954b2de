// Laws of questions and answers.
#include "laws.hpp"

#include <set>

using namespace wc;
using namespace wc::laws;

namespace {

// Calls visit(choice) for every well-formed choice of a step.
template <class T, class Visit> void for_well_formed(const Frame& f, Visit visit) {
    for (const Shape& shape : Machine<T>::row(f).shapes) {
        std::array<int, 3> sizes{};
        for (std::size_t k = 0; k < 3; ++k)
            sizes[k] = shape.kinds[k] == 0 ? 1 : T::kind_sizes[static_cast<std::size_t>(shape.kinds[k])];
        for (int a = 0; a < sizes[0]; ++a)
            for (int b = 0; b < sizes[1]; ++b)
                for (int c = 0; c < sizes[2]; ++c)
                    visit(Choice{shape.verb, Ref::make(shape.kinds[0], a), Ref::make(shape.kinds[1], b),
                                 Ref::make(shape.kinds[2], c)});
    }
}

bool listed(const Choices& choices, const Choice& c) {
    return std::find(choices.begin(), choices.end(), c) != choices.end();
}

// The answer must be refused and must not have changed anything.
template <class T> bool refused_unchanged(const Sample<T>& x, Seat by, const Choice& c) {
    Sample<T> y = x;
    Journal journal;
    std::vector<Event> events;
    journal.events = &events;
    const bool refused = !Machine<T>::answer(y.s, by, c, y.q, journal).has_value();
    return refused && same_bytes(y.s, x.s) && same_question(y.q, x.q) && events.empty() && !journal.rolled &&
           !journal.revealed;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("of all well-formed choices exactly the listed ones are allowed", "[generic][choices]",
                        Tested) {
    using T = TestType;
    for_some_positions<T>(30, 12, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        std::size_t allowed_ones = 0;
        for_well_formed<T>(x.s.frames.top(), [&](const Choice& c) {
            const bool ok = !Machine<T>::refusal(x.s, x.q.seat, c);
            if (ok != listed(x.q.choices, c)) {
                CAPTURE(static_cast<int>(x.q.step), c.verb, c.a.bits, c.b.bits, c.c.bits,
                        dump_state<T>(x.s, typename T::State{}));
                FAIL_CHECK("allowed and listed differ");
            }
            allowed_ones += ok ? 1 : 0;
        });
        CHECK(allowed_ones == x.q.choices.size()); // each once
    });
}

TEMPLATE_LIST_TEST_CASE("every listed choice is accepted, and consumes something", "[generic][choices]", Tested) {
    using T = TestType;
    for_some_positions<T>(24, 10, [&](const Sample<T>& x) {
        for (const Choice& c : x.q.choices) {
            Sample<T> y = x;
            Journal journal;
            REQUIRE(Machine<T>::answer(y.s, y.q.seat, c, y.q, journal).has_value());
            CHECK_FALSE(same_bytes(y.s, x.s));
            CHECK((y.q.over() || y.q.choices.size() >= 2));
            CHECK_FALSE(TableOf<T>::check_state(y.s).has_value());
        }
    });
}

TEMPLATE_LIST_TEST_CASE("what is not listed is refused and changes nothing", "[generic][choices]", Tested) {
    using T = TestType;
    Dice dice = dice_from(3);
    Choices earlier;
    for_some_positions<T>(24, 8, [&](const Sample<T>& x) {
        for (const Choice& c : earlier)
            if (!listed(x.q.choices, c)) CHECK(refused_unchanged(x, x.q.seat, c));
        if (x.q.over()) return;
        Choice odd = any_choice(x.q, dice);
        odd.c = Ref::make(1, 0); // no verb of any table takes a third operand where it is empty here
        if (!listed(x.q.choices, odd)) CHECK(refused_unchanged(x, x.q.seat, odd));
        odd = any_choice(x.q, dice);
        odd.a = Ref::make(odd.a.kind(), 4095);
        if (!listed(x.q.choices, odd)) CHECK(refused_unchanged(x, x.q.seat, odd));
        odd = any_choice(x.q, dice);
        odd.verb = 60000;
        CHECK(refused_unchanged(x, x.q.seat, odd));
        for (int k = 0; k < 3; ++k) earlier.push_back(any_choice(x.q, dice));
        if (earlier.size() > 40) earlier.erase(earlier.begin(), earlier.begin() + 3);
    });
}

TEMPLATE_LIST_TEST_CASE("only the seat that is asked may answer", "[generic][choices]", Tested) {
    using T = TestType;
    for_some_positions<T>(24, 6, [&](const Sample<T>& x) {
        const Choice c = x.q.over() ? Choice{} : x.q.choices.front();
        for (int k = 0; k <= T::seats; ++k)
            if (x.q.over() || x.q.seat != seat(k)) CHECK(refused_unchanged(x, seat(k), c));
        CHECK(refused_unchanged(x, Seat::nobody, c));
    });
}

TEMPLATE_LIST_TEST_CASE("asked from cold, the question is the one that the answer left", "[generic][choices]", Tested) {
    using T = TestType;
    for_positions<T>(12, [&](const Sample<T>& x) {
        Question cold;
        Machine<T>::ask(x.s, cold);
        CHECK(same_question(cold, x.q));
    });
}

TEMPLATE_LIST_TEST_CASE("a list has no choice twice, and what is considered holds it", "[generic][choices]", Tested) {
    using T = TestType;
    for_some_positions<T>(24, 4, [&](const Sample<T>& x) {
        Considered considered;
        Machine<T>::consider(x.s, considered);
        Choices unrefused;
        for (std::size_t k = 0; k < considered.size(); ++k) {
            if (!considered[k].refusal) unrefused.push_back(considered[k].choice);
            for (std::size_t j = 0; j < k; ++j) CHECK_FALSE(considered[j].choice == considered[k].choice);
            if (considered[k].refusal) CHECK(considered[k].refusal.rule.code <= T::rule_ids.size());
        }
        CHECK(unrefused == x.q.choices);
    });
}

TEMPLATE_LIST_TEST_CASE("until the end there is a seat to decide and a choice to make", "[generic][choices]", Tested) {
    using T = TestType;
    std::set<int> steps;
    for_positions<T>(24, [&](const Sample<T>& x) {
        if (x.q.over()) {
            CHECK(x.q.choices.empty());
            CHECK(T::outcome(x.s).over);
            CHECK(T::outcome(x.s).winner != Seat::nobody);
            return;
        }
        steps.insert(x.q.step);
        CHECK(x.q.choices.size() >= 2);
        CHECK(index(x.q.seat) < T::seats);
        CHECK_FALSE(T::outcome(x.s).over);
    });
    CHECK(steps.size() >= 2);
}
