// Laws of the state as bytes: identity, hash, codec, dump.
#include "laws.hpp"

#include "core/mutate.hpp"

using namespace wc;
using namespace wc::laws;

namespace {

template <class T> std::vector<std::uint8_t> packed(const typename T::State& s) {
    RangeEncoder out;
    TableOf<T>::pack(bytes_of(s).data(), out);
    return out.finish();
}

} // namespace

TEMPLATE_LIST_TEST_CASE("equal walks are equal bytes, and equal bytes equal hashes", "[generic][bytes]", Tested) {
    using T = TestType;
    Dice dice = dice_from(7);
    int changed = 0;
    for_some_positions<T>(24, 5, [&](const Sample<T>& x) {
        typename T::State other = x.s;
        tweak<T>(other, dice);
        const bool equal_walks = fields_of<T>(other) == fields_of<T>(x.s);
        CHECK(equal_walks == same_bytes(other, x.s));
        CHECK((other == x.s) == same_bytes(other, x.s));
        CHECK((hash_bytes(bytes_of(other)) == hash_bytes(bytes_of(x.s))) == equal_walks);
        changed += equal_walks ? 0 : 1;
    });
    CHECK(changed > 10);
}

TEMPLATE_LIST_TEST_CASE("every byte of a state is walked", "[generic][bytes]", Tested) {
    using T = TestType;
    for_some_positions<T>(6, 40, [&](const Sample<T>& x) {
        const Bytes was = bytes_of(x.s);
        for (std::size_t k = 0; k < was.size(); ++k) {
            Bytes other = was;
            other[k] ^= std::byte{1};
            const typename T::State s = TableOf<T>::load(other.data());
            const bool walked = fields_of<T>(s) != fields_of<T>(x.s);
            CAPTURE(k);
            // What the walk does not tell apart is padding, or a second way to write the same: check must refuse it.
            CHECK((walked || TableOf<T>::check(other.data()).has_value()));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("what is packed is unpacked, seen whole or as a view", "[generic][codec]", Tested) {
    using T = TestType;
    for_some_positions<T>(24, 6, [&](const Sample<T>& x) {
        for (const bool whole : {true, false}) {
            const typename T::State s = whole ? x.s : T::observe(x.s, only(seat(0)));
            const auto bytes = packed<T>(s);
            RangeDecoder in(bytes);
            Bytes back(sizeof s);
            TableOf<T>::unpack(in, T::revision, back.data());
            CHECK(in.sound());
            CHECK(back == bytes_of(s));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("different states have different packings", "[generic][codec]", Tested) {
    using T = TestType;
    Dice dice = dice_from(8);
    for_some_positions<T>(12, 6, [&](const Sample<T>& x) {
        typename T::State other = x.s;
        tweak<T>(other, dice);
        CHECK((packed<T>(other) == packed<T>(x.s)) == same_bytes(other, x.s));
    });
}

TEMPLATE_LIST_TEST_CASE("what is dumped is parsed", "[generic][dump]", Tested) {
    using T = TestType;
    Question q;
    Journal journal;
    const typename T::State base = TableOf<T>::begin({}, 1, q, journal);
    for_some_positions<T>(12, 30, [&](const Sample<T>& x) {
        const std::string lines = dump_state<T>(x.s, base);
        typename T::State back = base;
        CHECK(parse_state<T>(lines, back));
        CHECK(same_bytes(back, x.s));
        CHECK(dump_state<T>(x.s, x.s).empty());
    });
}

TEMPLATE_LIST_TEST_CASE("a dump that makes no sense is refused", "[generic][dump]", Tested) {
    using T = TestType;
    typename T::State s{};
    for (const char* bad : {"scenario 0", "scenario 0 99", "scenario 0 1 2", "no_such_field 0 1", "scenario x 1",
                            "scenario 0 -1", "scenario 7 0", "scenario"}) {
        CAPTURE(bad);
        CHECK_FALSE(parse_state<T>(bad, s));
    }
    CHECK(parse_state<T>("# a remark\n\nscenario 0 1\n", s));
}
