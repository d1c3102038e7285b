<?php
declare(strict_types=1);

/** The file of the auction. Several processes use it at the same time. */
final class Store
{
    public function __construct(private readonly string $folder)
    {
    }

    public static function open(): self
    {
        return new self(getenv('AUCTION_DATA') ?: __DIR__ . '/../data');
    }

    /** The lots by their numbers. */
    public function lots(): array
    {
        $text = @file_get_contents("$this->folder/auction.json");
        $data = $text === false ? ['lots' => []] : json_decode($text, true, 32, JSON_THROW_ON_ERROR);
        return array_column($data['lots'], null, 'number');
    }

    public function lot(int $number): array
    {
        return $this->lots()[$number] ?? throw new Refusal(404, 'There is no such lot.');
    }

    /** Replaces a lot by what `change` makes of it; nobody else changes anything meanwhile. */
    public function change(int $number, callable $change): array
    {
        $lock = fopen("$this->folder/lock", 'c');
        flock($lock, LOCK_EX);
        try {
            $lots = $this->lots();
            $lots[$number] = $change($this->lot($number));
            $text = json_encode(['lots' => array_values($lots)], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_PRETTY_PRINT);
            file_put_contents("$this->folder/auction.json.new", $text);
            rename("$this->folder/auction.json.new", "$this->folder/auction.json");
            return $lots[$number];
        } finally {
            fclose($lock);
        }
    }
}
