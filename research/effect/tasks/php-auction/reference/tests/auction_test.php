<?php
declare(strict_types=1);

function lot(array $more = []): array
{
    return $more + [
        'number' => 7, 'title' => 'Sailing', 'description' => 'On the lake', 'start' => 1000,
        'ends' => '2999-01-01T20:00:00Z', 'bids' => [],
    ];
}

/** A lot after bids of name => most. */
function lot_after(array $mosts, array $lot): array
{
    foreach ($mosts as [$name, $most]) {
        $lot = with_bid($lot, $name, "$name@example.com", $most);
    }
    return $lot;
}

function test_a_lot_without_other_bids_costs_its_start(): void
{
    same([1000, null], [price_of(lot()), leader_of(lot())]);
    $lot = lot_after([['Anna', 9000]], lot());
    same([1000, 'Anna'], [price_of($lot), leader_of($lot)]);
}

function test_the_price_is_one_step_above_the_others(): void
{
    foreach ([[4900, 5000], [5000, 5500], [49900, 50400], [50000, 51000]] as [$second, $price]) {
        $lot = lot_after([['Anna', 90000], ['Ben', $second]], lot());
        same([$price, 'Anna'], [price_of($lot), leader_of($lot)]);
    }
    same(2050, price_of(lot_after([['Anna', 2050], ['Ben', 2000]], lot())));
}

function test_of_equal_amounts_the_earlier_leads(): void
{
    $lot = lot_after([['Anna', 2000], ['Ben', 2000]], lot());
    same([2000, 'Anna'], [price_of($lot), leader_of($lot)]);
}

function test_the_leader_may_raise_and_not_repeat(): void
{
    $lot = lot_after([['Ben', 1500], ['Anna', 2000], ['ANNA', 3000]], lot());
    same([1600, 'ANNA'], [price_of($lot), leader_of($lot)]);
    refused(409, fn () => lot_after([['Anna', 3000]], $lot));
    refused(409, fn () => lot_after([['Ben', 1650]], $lot));
}

function test_the_price_of_an_old_lot_does_not_fall(): void
{
    $bid = fn (string $name, int $amount) => ['name' => $name, 'email' => "$name@example.com", 'amount' => $amount, 'at' => '2026-03-01T10:00:00Z'];
    $lot = lot(['bids' => [$bid('Anna', 1000), $bid('Ben', 4000)]]);
    same([4000, 'Ben'], [price_of($lot), leader_of($lot)]);
    same(4100, price_of(lot_after([['Cem', 6000]], $lot)));
}

function test_a_late_bid_moves_the_end(): void
{
    $ends = fn (int $seconds) => lot_after([['Anna', 2000]], lot(['ends' => show_time(now() + $seconds)]))['ends'];
    same(show_time(now() + 3000), $ends(3000));
    same(true, in_array($ends(20), [show_time(now() + 120), show_time(now() + 119)], true));
    refused(409, fn () => $ends(0));
}
