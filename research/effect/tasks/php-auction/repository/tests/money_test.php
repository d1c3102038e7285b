<?php
declare(strict_types=1);

function test_amounts_are_read_to_the_cent(): void
{
    same([1200, 1250, 1205, 5], array_map(read_euros(...), ['12', '12,5', '12.05', '0,05']));
    foreach (['', '-1', '1.234,50', '12,505', '1e3', 'x'] as $wrong) {
        refused(422, fn () => read_euros($wrong));
    }
    same('1.234,50 €', euros(123450));
}
