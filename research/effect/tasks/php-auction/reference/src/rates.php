<?php
declare(strict_types=1);

const ASK_AGAIN_AFTER = 600;
const GOOD_FOR = 86400;
/** A rate is kept as a whole number of these parts. */
const RATE_PARTS = 100000000;

/** The rate of the franc. It is asked for by one process at a time, and the others go on with the last one. */
final class Rates
{
    public function __construct(private readonly string $folder, private readonly string $url, private readonly string $key)
    {
    }

    public static function open(): self
    {
        return new self(data_folder(), (string) getenv('RATES_URL'), (string) getenv('RATES_KEY'));
    }

    /** The rate in parts, or null when nobody knows. */
    public function current(): ?int
    {
        if ($this->url === '') {
            return null;
        }
        // claimed before asking, since a question without an answer counts as well
        $claim = fn (array $known) => now() - $known['asked'] >= ASK_AGAIN_AFTER ? ['asked' => now()] + $known : $known;
        [$before, $known] = $this->change($claim);
        if ($known !== $before && ($rate = $this->ask()) !== null) {
            [, $known] = $this->change(fn (array $known) => ['rate' => $rate, 'at' => now()] + $known);
        }
        return now() - $known['at'] < GOOD_FOR ? $known['rate'] : null;
    }

    private function ask(): ?int
    {
        $words = http_build_query(['from' => 'EUR', 'to' => 'CHF', 'key' => $this->key]);
        $answer = json_decode(fetch_text("$this->url/rates?$words") ?? '', true, 8);
        $rate = is_array($answer) ? $answer['rate'] ?? null : null;
        if (!is_string($rate) || preg_match('/^([0-9]{1,2})\.([0-9]{1,8})[0-9]{0,12}$/', $rate, $found) !== 1) {
            error_log('no rate of the franc');
            return null;
        }
        $parts = (int) $found[1] * RATE_PARTS + (int) str_pad($found[2], 8, '0');
        return $parts > 0 ? $parts : null;
    }

    /** Replaces what is known; returns [before, after]. */
    private function change(callable $change): array
    {
        $file = fopen("$this->folder/rates.json", 'c+');
        flock($file, LOCK_EX);
        $before = json_decode((string) stream_get_contents($file), true) ?? ['asked' => 0, 'rate' => null, 'at' => 0];
        $after = $change($before);
        if ($after !== $before) {
            ftruncate($file, 0);
            rewind($file);
            fwrite($file, json_encode($after));
        }
        fclose($file);
        return [$before, $after];
    }
}

/** Cents as Rappen, to the nearest five. */
function rappen(int $cents, ?int $rate): ?int
{
    return $rate === null ? null : intdiv($cents * $rate * 2 + 5 * RATE_PARTS, 10 * RATE_PARTS) * 5;
}

function francs(int $cents, ?int $rate): string
{
    $rappen = rappen($cents, $rate);
    return $rappen === null ? '' : ' / CHF ' . number_format($rappen / 100, 2, '.', "'");
}
