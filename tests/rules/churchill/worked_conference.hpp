// The reference's worked conference (its section 21), played decision by decision; tests stop where they want to look.
#pragma once

#include "table_top.hpp"

namespace wc::churchill::worked {

TableTop opened();                              // card 1A read, hands dealt, UK to lay its agenda card
void agenda(TableTop&);                         // to the first turn of the meeting
void turns(TableTop&, int from, int to);        // turns of the table, 1 .. 14; after turn 14 SU places DOUK
void decision(TableTop&, bool research = true); // to the choice of the Global Issue pawn
void war(TableTop&); // to US's last alignment marker, which fights the war and opens conference 2

} // namespace wc::churchill::worked
