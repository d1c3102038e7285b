<?php
declare(strict_types=1);

/** The lots that have ended as CSV for Excel. */
function results_csv(array $lots): string
{
    ksort($lots);
    $rows = [['number', 'title', 'winner', 'email', 'price']];
    foreach (array_filter($lots, has_ended(...)) as $lot) {
        [$leader, $price] = standing($lot);
        $rows[] = [
            (string) $lot['number'],
            cell($lot['title']),
            cell($leader['name'] ?? ''),
            cell($leader['email'] ?? ''),
            $leader === null ? '' : number_format($price / 100, 2, ',', ''),
        ];
    }
    // the mark tells Excel that the umlauts are UTF-8
    return "\u{FEFF}" . implode('', array_map(fn (array $row) => implode(';', $row) . "\r\n", $rows));
}

/** A text as one cell that is no formula. */
function cell(string $text): string
{
    $harmless = preg_match('/^[=+\-@\t\r]/', $text) === 1 ? "'$text" : $text;
    return $harmless === '' ? '' : '"' . str_replace('"', '""', $harmless) . '"';
}
