<?php
declare(strict_types=1);

function lot(array $more = []): array
{
    return $more + [
        'number' => 7, 'title' => 'Sailing', 'description' => 'On the lake', 'start' => 1000,
        'ends' => '2999-01-01T20:00:00Z', 'bids' => [],
    ];
}

function test_a_lot_without_bids_costs_its_start(): void
{
    same(1000, price_of(lot()));
    same(null, leader_of(lot()));
}

function test_a_bid_takes_the_lead(): void
{
    $lot = with_bid(lot(), 'Anna', 'anna@example.com', 1000);
    same('Anna', leader_of($lot));
    refused(409, fn () => with_bid($lot, 'Ben', 'ben@example.com', 1050));
    same('Ben', leader_of(with_bid($lot, 'Ben', 'ben@example.com', 1100)));
}

function test_an_ended_lot_takes_no_bid(): void
{
    refused(409, fn () => with_bid(lot(['ends' => '2020-01-01T20:00:00Z']), 'Anna', 'anna@example.com', 1000));
}
