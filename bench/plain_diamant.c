/* Diamant as a plain loop in C: four players, edition 2024 without relics, each going home with so many rubies beside
   the chest. Written to measure against: a partial shuffle, a cheap generator, no records, no checks.
   Usage: plain_diamant GAMES SEED; prints each seat's rubies, victories (shared ones too) and the processor time. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SEATS 4
#define CARDS 30

static const int8_t STOCK[CARDS] = {1,  2,  3,  4,  5,  5,  7,  7,  9,  11, 11, 13, 14, 15, 17,
                                    -1, -1, -1, -2, -2, -2, -3, -3, -3, -4, -4, -4, -5, -5, -5};
static const int THRESHOLDS[SEATS] = {5, 7, 9, 12};

static uint64_t state;

static inline uint32_t below(uint32_t count) {
    uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * count) >> 32);
}

static void play(int chests[SEATS]) {
    int8_t stock[CARDS];
    int size = CARDS;
    memcpy(stock, STOCK, sizeof stock);
    for (int seat = 0; seat < SEATS; seat++) chests[seat] = 0;
    for (int expedition = 0; expedition < 5; expedition++) {
        int inside[SEATS], players = SEATS, beside = 0, on_path = 0, drawn = 0;
        unsigned met = 0;
        for (int seat = 0; seat < SEATS; seat++) inside[seat] = seat;
        while (players) {
            int place = drawn + (int)below((uint32_t)(size - drawn));
            int card = stock[place];
            stock[place] = stock[drawn];
            stock[drawn++] = (int8_t)card;
            if (card < 0) {
                unsigned kind = 1u << -card;
                if (met & kind) {
                    stock[drawn - 1] = stock[--size];
                    break;
                }
                met |= kind;
            } else {
                beside += card / players;
                on_path += card % players;
            }
            int leaving = 0;
            for (int nth = 0; nth < players; nth++) leaving += beside >= THRESHOLDS[inside[nth]];
            if (leaving) {
                int share = on_path / leaving, staying = 0;
                on_path %= leaving;
                for (int nth = 0; nth < players; nth++) {
                    int seat = inside[nth];
                    if (beside >= THRESHOLDS[seat]) chests[seat] += beside + share;
                    else inside[staying++] = seat;
                }
                players = staying;
            }
        }
    }
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 1000000, totals[SEATS] = {0}, victories[SEATS] = {0};
    int chests[SEATS];
    state = count > 2 ? strtoull(words[2], NULL, 10) : 1;
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        int best = 0;
        play(chests);
        for (int seat = 0; seat < SEATS; seat++) {
            totals[seat] += chests[seat];
            if (chests[seat] > best) best = chests[seat];
        }
        for (int seat = 0; seat < SEATS; seat++) victories[seat] += chests[seat] == best;
    }
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    for (int seat = 0; seat < SEATS; seat++) printf("%ld %ld\n", totals[seat], victories[seat]);
    printf("%f\n", seconds);
    return 0;
}
