<?php
declare(strict_types=1);

/** Reads an amount as people type it, such as 12, 12,50 or 12.50, in cents. */
function read_euros(string $text): int
{
    if (preg_match('/^([0-9]{1,6})(?:[.,]([0-9]{1,2}))?\s*€?$/u', trim($text), $found) !== 1) {
        throw new Refusal(422, 'An amount looks like 12,50.');
    }
    return (int) $found[1] * 100 + (int) str_pad($found[2] ?? '', 2, '0');
}

/** Writes cents as 1.234,50 €. */
function euros(int $cents): string
{
    return number_format(intdiv($cents, 100), 0, ',', '.') . sprintf(',%02d €', $cents % 100);
}
