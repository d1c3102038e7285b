<?php
declare(strict_types=1);

function route(string $method, string $path): void
{
    $store = Store::open();
    if ($method === 'GET' && $path === '/') {
        header('Location: /lots', true, 303);
    } elseif ($method === 'GET' && $path === '/lots') {
        show_lots($store);
    } elseif ($method === 'GET' && preg_match('~^/lots/([0-9]{1,6})$~', $path, $found)) {
        show_lot($store->lot((int) $found[1]));
    } elseif ($method === 'GET' && preg_match('~^/lots/([0-9]{1,6})\.json$~', $path, $found)) {
        show_screen($store->lot((int) $found[1]));
    } elseif ($method === 'POST' && preg_match('~^/lots/([0-9]{1,6})/bids$~', $path, $found)) {
        take_bid($store, (int) $found[1]);
    } elseif ($method === 'GET' && $path === '/office') {
        show_office($store);
    } elseif ($method === 'GET' && $path === '/office/results.csv') {
        send_results($store);
    } else {
        throw new Refusal(404, 'There is no such page.');
    }
}

function show_lots(Store $store): void
{
    $lots = array_filter($store->lots(), fn (array $lot) => !has_ended($lot));
    usort($lots, fn (array $one, array $other) => [$one['ends'], $one['number']] <=> [$other['ends'], $other['number']]);
    $rate = Rates::open()->current();
    $rows = array_map(
        fn (array $lot) => "<li><a href=\"/lots/{$lot['number']}\">" . h($lot['title']) . '</a> ' . price_text($lot, $rate) . '</li>',
        $lots,
    );
    page('Lots', '<ul>' . implode('', $rows) . '</ul>');
}

function show_lot(array $lot): void
{
    $bids = array_map(
        fn (array $bid) => '<li>' . h($bid['name']) . ' (' . local_time(read_time($bid['at'])) . ')</li>',
        array_reverse($lot['bids']),
    );
    $form = has_ended($lot) ? '<p>This lot has ended.</p>' : "<form method=\"post\" action=\"/lots/{$lot['number']}/bids\">" . form_field() .
        '<label>Name <input name="name" required></label> <label>E-mail <input name="email" type="email" required></label> ' .
        '<label>The most that you want to pay <input name="amount" inputmode="decimal" required></label> <button>Bid</button></form>';
    page(
        $lot['title'],
        '<p>' . nl2br(h($lot['description'])) . '</p><p>Price: <strong>' . price_text($lot, Rates::open()->current()) . '</strong></p>' .
            leader_line($lot) .
            '<p>Ends: ' . local_time(read_time($lot['ends'])) . '</p>' . $form . '<ul>' . implode('', $bids) . '</ul>',
    );
}

function show_screen(array $lot): void
{
    json([
        'number' => $lot['number'],
        'title' => $lot['title'],
        'price' => price_of($lot),
        'chf' => rappen(price_of($lot), Rates::open()->current()),
        'leader' => leader_of($lot),
        'ends' => $lot['ends'],
        'bids' => count($lot['bids']),
    ]);
}

function take_bid(Store $store, int $number): void
{
    check_form();
    [$name, $email] = [field('name', 100), field('email', 200)];
    if (!filter_var($email, FILTER_VALIDATE_EMAIL)) {
        throw new Refusal(422, 'The e-mail address cannot be read.');
    }
    $most = read_euros(field('amount', 20));
    $store->change($number, fn (array $lot) => with_bid($lot, $name, $email, $most));
    header("Location: /lots/$number", true, 303);
}

function show_office(Store $store): void
{
    require_office();
    $parts = array_map(function (array $lot): string {
        $bids = array_map(
            fn (array $bid) => '<li>' . h("{$bid['name']}, {$bid['email']}") . '</li>',
            $lot['bids'],
        );
        return "<h2>{$lot['number']} " . h($lot['title']) . '</h2><p>' . euros(price_of($lot)) . '</p>' . leader_line($lot) . '<ul>' . implode('', $bids) . '</ul>';
    }, $store->lots());
    page('Office', implode('', $parts));
}

function send_results(Store $store): void
{
    require_office();
    header('Content-Type: text/csv; charset=utf-8');
    header('Content-Disposition: attachment; filename="results.csv"');
    header('Cache-Control: no-store');
    echo results_csv($store->lots());
}

function price_text(array $lot, ?int $rate): string
{
    return euros(price_of($lot)) . h(francs(price_of($lot), $rate));
}

function leader_line(array $lot): string
{
    $leader = leader_of($lot);
    return $leader === null ? '' : '<p>Leads: ' . h($leader) . '</p>';
}
