<?php
declare(strict_types=1);

// runs every function test_… of the files *_test.php
require __DIR__ . '/../src/app.php';

foreach (glob(__DIR__ . '/*_test.php') as $file) {
    require $file;
}
[$failed, $ran] = [0, 0];
foreach (get_defined_functions()['user'] as $name) {
    if (!str_starts_with($name, 'test_')) {
        continue;
    }
    $ran++;
    try {
        $name();
    } catch (Throwable $failure) {
        $failed++;
        echo "✗ $name: {$failure->getMessage()} ({$failure->getFile()}:{$failure->getLine()})\n";
    }
}
echo "Ran $ran tests, $failed failed\n";
exit($failed === 0 && $ran > 0 ? 0 : 1);

function same(mixed $expected, mixed $found): void
{
    if ($expected !== $found) {
        throw new LogicException(var_export($found, true) . ' instead of ' . var_export($expected, true));
    }
}

function refused(int $status, callable $act): void
{
    try {
        $act();
    } catch (Refusal $refusal) {
        same($status, $refusal->status);
        return;
    }
    throw new LogicException('was not refused');
}
