<?php
declare(strict_types=1);

require __DIR__ . '/refusal.php';
require __DIR__ . '/clock.php';
require __DIR__ . '/money.php';
require __DIR__ . '/html.php';
require __DIR__ . '/store.php';
require __DIR__ . '/auction.php';
require __DIR__ . '/routes.php';

/** Answers the request of this process. */
function answer(): void
{
    try {
        route($_SERVER['REQUEST_METHOD'], parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/');
    } catch (Refusal $refusal) {
        http_response_code($refusal->status);
        page('This did not work', '<p role="alert">' . h($refusal->getMessage()) . '</p>');
    } catch (Throwable $failure) {
        error_log(get_class($failure) . ' in ' . basename($failure->getFile()) . ':' . $failure->getLine());
        http_response_code(500);
        page('This did not work', '<p role="alert">This did not work and is our fault.</p>');
    }
}
