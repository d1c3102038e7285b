<?php
declare(strict_types=1);

function test_francs_are_rounded_to_five_rappen(): void
{
    same([935, 930, 5, 0], [rappen(1000, 93250000), rappen(1000, 93249999), rappen(3, 93120000), rappen(2, 93120000)]);
    same(null, rappen(1000, null));
}

function test_a_rate_is_asked_once_in_ten_minutes(): void
{
    $folder = sys_get_temp_dir() . '/rates-' . bin2hex(random_bytes(6));
    mkdir($folder);
    file_put_contents("$folder/rates.json", json_encode(['asked' => now(), 'rate' => 93120000, 'at' => now() - 90000]));
    same(null, (new Rates($folder, 'http://127.0.0.1:9', 'key'))->current());
    file_put_contents("$folder/rates.json", json_encode(['asked' => now() - 700, 'rate' => 93120000, 'at' => now() - 700]));
    same(93120000, (new Rates($folder, 'http://127.0.0.1:9', 'key'))->current());
    same(true, json_decode(file_get_contents("$folder/rates.json"), true)['asked'] > now() - 60);
    array_map(unlink(...), glob("$folder/*"));
    rmdir($folder);
}
