// The staff cards by name, as the rulebook and the reference call them.
#pragma once

#include "generated/churchill.hpp"

namespace wc::churchill::staff {

inline constexpr Card brooke = Card::uk01, eden = Card::uk02, attlee = Card::uk03, bevin = Card::uk04,
                      beaverbrook = Card::uk05, menzies = Card::uk06, cunningham = Card::uk07, pound = Card::uk08,
                      tovey = Card::uk09, portal = Card::uk10, lyttelton = Card::uk11, cripps = Card::uk12,
                      anderson = Card::uk13, wilson = Card::uk14, macready = Card::uk15, mountbatten = Card::uk16,
                      ismay = Card::uk17, dill = Card::uk18, cadogan = Card::uk19, leathers = Card::uk20,
                      cherwell = Card::uk21;
inline constexpr Card zhukov = Card::su01, vasilevsky = Card::su02, timoshenko = Card::su03, meretskov = Card::su04,
                      novikov = Card::su05, konev = Card::su06, rokossovsky = Card::su07, budyonny = Card::su08,
                      voroshilov = Card::su09, molotov = Card::su10, malenkov = Card::su11, zhdanov = Card::su12,
                      merkulov = Card::su13, beria = Card::su14, voznesensky = Card::su15, mikoyan = Card::su16,
                      kaganovich = Card::su17, kuznetsov = Card::su18, gromyko = Card::su19, khrushchev = Card::su20,
                      bulganin = Card::su21;
inline constexpr Card marshall = Card::us01, hopkins = Card::us02, leahy = Card::us03, king = Card::us04,
                      arnold = Card::us05, stimson = Card::us06, hull = Card::us07, stettinius = Card::us08,
                      morgenthau = Card::us09, crowley = Card::us10, donovan = Card::us11, hoover = Card::us12,
                      walker = Card::us13, harriman = Card::us14, embick = Card::us15, knox = Card::us16,
                      perkins = Card::us17, wickard = Card::us18, ickes = Card::us19, jones = Card::us20,
                      somervell = Card::us21;

} // namespace wc::churchill::staff
