// A table to test rules on: a set-up plus a few fields, hands laid out, dice said in advance, answers, refusals by rule number.
//
//   TableTop t(Scenario::campaign);
//   t.put(Issue::produk, Side::su, 2).hand(Side::uk, {staff::attlee, staff::eden});
//   t.turn(Side::uk);                        // whose question it is; `check` must pass on every position asked about
//   t.dice({4});                             // faces, in the order in which the rules ask for them; all must be used
//   t.answer(Verb::play, staff::brooke);
//   CHECK(t.refusal(Verb::pass) == "4.22");  // the rule that forbids it; empty: allowed
#pragma once

#include "churchill/board.hpp"
#include "churchill/cards.hpp"
#include "churchill/steps.hpp"
#include "churchill/table.hpp"
#include "staff.hpp"

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace wc::churchill {

template <class E> Ref to_ref(E e) { return ref(e); }
inline Ref to_ref(Ref r) { return r; }
inline Ref to_ref(int n) { return Ref::number(n); }
template <class... E> Choice make_choice(Verb v, E... operands) { return choice(v, to_ref(operands)...); }

class TableTop {
public:
    State s;
    Question q;
    std::vector<Event> events; // of the last answer, or of the last steps run

    explicit TableTop(Scenario, Options = {});

    // --- laying out the position ---
    TableTop& put(Issue i, Spot where);
    TableTop& put(Issue i, Side side, int space) { return put(i, Spot::track(side, space)); }
    TableTop& centre(std::initializer_list<Issue> which);
    TableTop& won(Side side, std::initializer_list<Issue> which);
    TableTop& hand(Side side, std::initializer_list<Card> held);
    TableTop& card(int conference, char variant); // the conference card in force, its instructions not carried out
    TableTop& at_space(Space);                    // the front marker of that track
    TableTop& nav(Box b, int n);
    TableTop& networks(Country c, Side side, int n);
    TableTop& alignment(Country c, Side side);
    TableTop& pawn(GlobalTrack t, GlobalPawn where);
    TableTop& wins_conference(Side side);   // whose left the Decision segment starts at
    TableTop& lines(std::string_view dump); // "name index value" lines

    // --- running on: automatic steps and forced choices, up to the next question ---
    TableTop& dice(std::initializer_list<int> faces); // for the next run; every one must be asked for, and no more
    TableTop& dice(const std::vector<int>& faces);
    TableTop& any_dice(); // the next run may ask for more: they show 1
    TableTop& run(Step, Seat = Seat::nobody, int i = 0, int n = 0);
    TableTop& run(Step step, Side side, int i = 0, int n = 0) { return run(step, seat_of(side), i, n); }
    TableTop& call(Step, int n = 0); // one more level of the sequence, to be run by `resume`
    TableTop& resume();
    TableTop& end_conference(); // 8.1 the post-mortem, whatever was under way; dice that are not given show 1
    TableTop& turn(Side side);  // 5.22 this side's turn of the meeting
    template <class... E> TableTop& answer(Verb v, E... operands) { return give(make_choice(v, operands...)); }
    TableTop& give(const Choice&);

    // --- what is asked and what happened ---
    bool asks(Step step, Side side) const { return q.step == ix(step) && q.seat == seat_of(side) && !q.over(); }
    template <class... E> bool offers(Verb v, E... operands) const { return listed(make_choice(v, operands...)); }
    template <class... E> std::string_view refusal(Verb v, E... operands) const {
        return refused_by(make_choice(v, operands...));
    }
    std::string_view refused_by(const Choice&) const;
    std::size_t count(Verb v) const;      // choices of this verb on offer
    int happened(Text) const;             // events with this text
    std::string_view rule_of(Text) const; // of the first such event
    Spot where(Issue i) const { return spot(s, i); }
    int score(Side side) const { return Churchill::outcome(s).totals[ix(side)]; }

private:
    bool listed(const Choice&) const;
    void before();
    void after();

    Script script_;
    std::size_t expected_ = 0;
    bool lenient_ = false;
    Journal journal_;
};

std::string_view rule_id(Rule);

} // namespace wc::churchill

// How Catch2 prints what is compared.
namespace Catch {
template <> struct StringMaker<wc::churchill::Spot> {
    static std::string convert(wc::churchill::Spot x) {
        using wc::churchill::Spot;
        if (x == Spot::off()) return "off the table";
        if (x == Spot::centre()) return "centre";
        if (x == Spot::removed()) return "out of the game";
        const std::string side(wc::churchill::side_ids[static_cast<std::size_t>(x.side())]);
        return x.is_won() ? side + " won" : side + " " + std::to_string(x.space());
    }
};
template <> struct StringMaker<wc::churchill::LeaderStatus> {
    static std::string convert(wc::churchill::LeaderStatus x) {
        return std::array{"active", "used", "barred"}[static_cast<std::size_t>(x)];
    }
};
} // namespace Catch
