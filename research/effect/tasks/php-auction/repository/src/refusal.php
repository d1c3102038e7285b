<?php
declare(strict_types=1);

/** Something that the visitor can put right. */
final class Refusal extends RuntimeException
{
    public function __construct(public readonly int $status, string $text)
    {
        parent::__construct($text);
    }
}
