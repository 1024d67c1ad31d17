/* The reference loop: random rounds of the classic rows game, one after another, in plain C. */

#include <stdint.h>

static uint64_t next(uint64_t *state) { /* xorshift64* */
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545F4914F6CDD1DULL;
}

static int below(uint64_t *state, int limit) {
    return (int)(((next(state) >> 32) * (uint64_t)limit) >> 32);
}

static int heads_of(int card) {
    if (card == 55) return 7;
    if (card % 11 == 0) return 5;
    if (card % 10 == 0) return 3;
    return card % 5 == 0 ? 2 : 1;
}

/* Play rounds with random cards and random rows; add each seat's penalties to `totals`. A hand in
   random order is played from its front, which is the same as picking at random. */
void play_rounds(uint64_t seed, int64_t rounds, int seats, int64_t *totals) {
    uint64_t state = seed * 2 + 1;
    int heads[105];
    for (int card = 1; card <= 104; card++) heads[card] = heads_of(card);
    for (int64_t round = 0; round < rounds; round++) {
        int deck[104], end[4], count[4], sum[4];
        int dealt = 10 * seats + 4;
        for (int i = 0; i < 104; i++) deck[i] = i + 1;
        for (int i = 0; i < dealt; i++) {
            int j = i + below(&state, 104 - i), card = deck[j];
            deck[j] = deck[i];
            deck[i] = card;
        }
        for (int row = 0; row < 4; row++) {
            end[row] = deck[10 * seats + row];
            count[row] = 1;
            sum[row] = heads[end[row]];
        }
        for (int turn = 0; turn < 10; turn++) {
            int shown[10], owner[10];
            for (int seat = 0; seat < seats; seat++) {
                int card = deck[10 * seat + turn], at = seat;
                for (; at > 0 && shown[at - 1] > card; at--) {
                    shown[at] = shown[at - 1];
                    owner[at] = owner[at - 1];
                }
                shown[at] = card;
                owner[at] = seat;
            }
            for (int i = 0; i < seats; i++) {
                int card = shown[i], best = -1, nearest = 0;
                for (int row = 0; row < 4; row++) {
                    if (end[row] < card && end[row] > nearest) {
                        nearest = end[row];
                        best = row;
                    }
                }
                int takes = best < 0 || count[best] == 5;
                if (best < 0) best = below(&state, 4);
                if (takes) {
                    totals[owner[i]] += sum[best];
                    count[best] = 0;
                    sum[best] = 0;
                }
                end[best] = card;
                count[best]++;
                sum[best] += heads[card];
            }
        }
    }
}
