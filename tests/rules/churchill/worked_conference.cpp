#include "worked_conference.hpp"

namespace wc::churchill::worked {

TableTop opened() {
    TableTop t(Scenario::campaign);
    t.dice({1, 2, 5, 2, 6}).any_dice().run(Step::open_conference); // card A; UK rolls 2, 5; US rolls 2, 6
    t.hand(Side::uk, {staff::brooke, staff::eden, staff::mountbatten, staff::menzies, staff::cunningham, staff::cripps,
                      staff::wilson});
    t.hand(Side::su, {staff::zhukov, staff::molotov, staff::vasilevsky, staff::beria, staff::merkulov, staff::mikoyan,
                      staff::kaganovich});
    t.hand(Side::us,
           {staff::marshall, staff::hopkins, staff::king, staff::hull, staff::stettinius, staff::knox, staff::walker});
    t.run(Step::agenda_card, Side::uk);
    return t;
}

void agenda(TableTop& t) {
    t.answer(Verb::commit, staff::cripps).answer(Verb::commit, staff::kaganovich).answer(Verb::commit, staff::king);
    for (int k = 0; k < 3; ++k) t.answer(Verb::tie_decline); // Stalin, Roosevelt, Churchill
    t.answer(Verb::pick, Issue::tlp);
    t.answer(Verb::pick, Issue::global).answer(Verb::pick, Issue::pm22);
    t.answer(Verb::pick, Issue::abomb).answer(Verb::pick, Issue::produs1);
    t.answer(Verb::pick, Issue::second_front).answer(Verb::pick, Issue::sm);
}

namespace {

void undebated(TableTop& t, Card card, Issue issue) {
    t.answer(Verb::play, card).answer(Verb::advance, issue).answer(Verb::decline).answer(Verb::decline);
}

void one_turn(TableTop& t, int turn) {
    switch (turn) {
    case 1:
        t.answer(Verb::play, staff::wilson).answer(Verb::advance, Issue::douk);
        t.answer(Verb::debate, staff::vasilevsky).answer(Verb::gain_os, Front::eastern);
        return;
    case 2: t.answer(Verb::pass); return;
    case 3:
        t.answer(Verb::play, staff::knox).answer(Verb::advance, Issue::produs1);
        t.answer(Verb::decline).answer(Verb::debate, staff::mikoyan);
        return;
    case 4: return undebated(t, staff::mountbatten, Issue::tlp);
    case 5: return undebated(t, staff::beria, Issue::abomb);
    case 6:
        t.answer(Verb::play, staff::stettinius).answer(Verb::advance, Issue::global).answer(Verb::debate, staff::eden);
        return;
    case 7:
        t.dice({4}).answer(Verb::play, staff::brooke).answer(Verb::advance, Issue::second_front);
        t.answer(Verb::decline).answer(Verb::decline);
        return;
    case 8:
        t.dice({3}).answer(Verb::play, staff::zhukov).answer(Verb::advance, Issue::abomb);
        t.answer(Verb::debate, staff::hopkins).answer(Verb::announce, 4);
        return;
    case 9:
        t.dice({5}).answer(Verb::play, staff::marshall).answer(Verb::advance, Issue::second_front).answer(Verb::stop);
        t.answer(Verb::decline).answer(Verb::decline);
        return;
    case 10:
        t.answer(Verb::lead, Leader::churchill)
            .answer(Verb::discard, staff::cunningham)
            .answer(Verb::advance, Issue::tlp);
        t.answer(Verb::decline).dice({3}).answer(Verb::decline); // Stalin, Roosevelt; the stroke roll
        return;
    case 11: return undebated(t, staff::molotov, Issue::douk);
    case 12:
        t.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::walker).answer(Verb::advance, Issue::pm22);
        t.answer(Verb::decline).dice({5}).answer(Verb::charm, Issue::douk); // Stalin; the health roll
        return;
    case 13: // Menzies is UK's last card: no choice
        t.answer(Verb::advance, Issue::global).answer(Verb::decline).answer(Verb::debate, staff::hull);
        return;
    default: t.answer(Verb::advance, Issue::abomb); return; // Merkulov is the last card of all
    }
}

} // namespace

void turns(TableTop& t, int from, int to) {
    for (int k = from; k <= to; ++k) one_turn(t, k);
}

void decision(TableTop& t, bool research) {
    t.answer(Verb::direct, Issue::douk, Front::western);
    // US: the card's order, then freely
    t.answer(Verb::buy_nav, Box::cp).answer(Verb::activate, Issue::pm22);
    for (int k = 0; k < 3; ++k) t.answer(Verb::buy_os, Front::western);
    t.answer(Verb::buy_os, Front::cp);
    // UK: the card's order, DOUK without a choice, then freely
    t.answer(Verb::buy_os, Front::mediterranean);
    t.answer(Verb::buy_os, Front::mediterranean);
    research ? t.answer(Verb::research) : t.answer(Verb::buy_os, Front::cbi);
    // SU
    t.answer(Verb::buy_nav, Box::arctic);
    for (int k = 0; k < 5; ++k) t.answer(Verb::buy_os, Front::eastern);
    // Theater leadership, then the roll for the bomb
    t.answer(Verb::name_leader, Theatre::pacific, Side::uk);
    t.answer(Verb::lead_os, Front::mediterranean);
    t.answer(Verb::lead_os, Front::cbi).answer(Verb::lead_os, Front::cbi);
    t.dice({3}).answer(Verb::lead_os, Front::swp);
}

void war(TableTop& t) {
    t.answer(Verb::move_pawn, GlobalTrack::postwar);
    t.answer(Verb::remove_cn, Country::france, Side::uk);
    t.answer(Verb::place_cn, Country::france).answer(Verb::place_cn, Country::holland);
    t.answer(Verb::favour, Side::uk);
    t.answer(Verb::place_cn, Country::belgium).answer(Verb::place_cn, Country::baltic_states);
    t.answer(Verb::place_pa, Country::france);
}

} // namespace wc::churchill::worked
