<?php
declare(strict_types=1);

/** What a lot costs now: the highest bid, or the start without one. */
function price_of(array $lot): int
{
    return max([$lot['start'], ...array_column($lot['bids'], 'amount')]);
}

/** The name of the one who gets the lot now. */
function leader_of(array $lot): ?string
{
    $last = end($lot['bids']);
    return $last === false ? null : $last['name'];
}

function has_ended(array $lot): bool
{
    return read_time($lot['ends']) <= now();
}

/** The lot with one more bid. */
function with_bid(array $lot, string $name, string $email, int $amount): array
{
    if (has_ended($lot)) {
        throw new Refusal(409, 'This lot has ended.');
    }
    $least = $lot['bids'] === [] ? $lot['start'] : price_of($lot) + 100;
    if ($amount < $least) {
        throw new Refusal(409, 'Please bid ' . euros($least) . ' at least.');
    }
    $lot['bids'][] = ['name' => $name, 'email' => $email, 'amount' => $amount, 'at' => show_time(now())];
    return $lot;
}
