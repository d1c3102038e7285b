<?php
declare(strict_types=1);

function test_results_are_safe_for_excel(): void
{
    $bid = ['name' => '=1+1', 'email' => 'ben@example.com', 'amount' => 123450, 'at' => '2020-01-01T10:00:00Z'];
    $ended = ['ends' => '2020-01-01T20:00:00Z'];
    $lots = [
        9 => lot(['number' => 9] + $ended),
        8 => lot(['number' => 8, 'title' => 'Bild "Meer\\"', 'bids' => [$bid]] + $ended),
        7 => lot(),
    ];
    $text = "\u{FEFF}number;title;winner;email;price\r\n8;\"Bild \"\"Meer\\\"\"\";\"'=1+1\";\"ben@example.com\";1234,50\r\n9;\"Sailing\";;;\r\n";
    same($text, results_csv($lots));
}
