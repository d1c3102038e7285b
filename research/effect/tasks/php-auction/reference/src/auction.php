<?php
declare(strict_types=1);

const LAST_MOMENTS = 120;

/**
 * Who leads and what the lot costs now: one step above the most of everybody else. Returns [bid or null, cents]. Bids of
 * the old kind have an `amount`, which is the price that was shown for them.
 */
function standing(array $lot): array
{
    $bests = [];
    foreach ($lot['bids'] as $bid) {
        $person = person_of($bid['email']);
        if (!isset($bests[$person]) || most_of($bid) > most_of($bests[$person])) {
            // the one who reached an amount first stands before the others with the same
            unset($bests[$person]);
            $bests[$person] = $bid;
        }
    }
    usort($bests, fn (array $one, array $other) => most_of($other) <=> most_of($one));
    [$leader, $second] = [$bests[0] ?? null, $bests[1] ?? null];
    $price = $second === null ? $lot['start'] : min(most_of($leader), one_step_above(most_of($second)));
    return [$leader, max([$lot['start'], $price, ...array_column($lot['bids'], 'amount')])];
}

function price_of(array $lot): int
{
    return standing($lot)[1];
}

/** The name of the one who gets the lot now. */
function leader_of(array $lot): ?string
{
    return standing($lot)[0]['name'] ?? null;
}

function has_ended(array $lot): bool
{
    return read_time($lot['ends']) <= now();
}

/** The lot with one more bid; `most` is what the bidder wants to pay at most. */
function with_bid(array $lot, string $name, string $email, int $most): array
{
    if (has_ended($lot)) {
        throw new Refusal(409, 'This lot has ended.');
    }
    [$leader, $price] = standing($lot);
    $least = $leader === null ? $lot['start'] : one_step_above($price);
    if ($most < $least) {
        throw new Refusal(409, 'Please bid ' . euros($least) . ' at least.');
    }
    if ($leader !== null && person_of($leader['email']) === person_of($email) && $most <= most_of($leader)) {
        throw new Refusal(409, 'You lead already, with as much or more.');
    }
    $lot['bids'][] = ['name' => $name, 'email' => $email, 'most' => $most, 'at' => show_time(now())];
    $lot['ends'] = show_time(max(read_time($lot['ends']), now() + LAST_MOMENTS));
    return $lot;
}

function one_step_above(int $cents): int
{
    return $cents + match (true) {
        $cents < 5000 => 100,
        $cents < 50000 => 500,
        default => 1000,
    };
}

function most_of(array $bid): int
{
    return $bid['most'] ?? $bid['amount'];
}

/** An address stands for one person, however it is typed. */
function person_of(string $email): string
{
    return strtolower($email);
}
