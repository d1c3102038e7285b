<?php
declare(strict_types=1);

/** The present time in seconds since 1970. */
function now(): int
{
    $file = getenv('AUCTION_CLOCK');
    return $file ? read_time(trim((string) file_get_contents($file))) : time();
}

function read_time(string $text): int
{
    $moment = DateTimeImmutable::createFromFormat('!Y-m-d\TH:i:s\Z', $text, new DateTimeZone('UTC'));
    if ($moment === false) {
        throw new UnexpectedValueException('not a time');
    }
    return $moment->getTimestamp();
}

function show_time(int $moment): string
{
    return gmdate('Y-m-d\TH:i:s\Z', $moment);
}

/** A time as our visitors read it. */
function local_time(int $moment): string
{
    return (new DateTimeImmutable("@$moment"))->setTimezone(new DateTimeZone('Europe/Berlin'))->format('d.m.Y, H:i:s');
}
