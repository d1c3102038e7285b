<?php
declare(strict_types=1);

function h(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** Prints a page; `body` is HTML. */
function page(string $title, string $body): void
{
    header('Content-Type: text/html; charset=utf-8');
    echo '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        '<title>', h($title), '</title></head><body><main><h1>', h($title), '</h1>', $body, '</main></body></html>';
}

/** Prints JSON. */
function json(array $data): void
{
    header('Content-Type: application/json');
    echo json_encode($data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
}

/** A field that tells our forms from those of other sites; the cookie goes with it. */
function form_field(): string
{
    $token = $_COOKIE['form'] ?? '';
    if (!is_string($token) || preg_match('/^[0-9a-f]{32}$/', $token) !== 1) {
        $token = bin2hex(random_bytes(16));
        setcookie('form', $token, ['path' => '/', 'httponly' => true, 'samesite' => 'Strict']);
    }
    return '<input type="hidden" name="form" value="' . $token . '">';
}

/** Refuses a form of another site. */
function check_form(): void
{
    $cookie = $_COOKIE['form'] ?? '';
    $field = $_POST['form'] ?? '';
    if (!is_string($cookie) || !is_string($field) || $cookie === '' || !hash_equals($cookie, $field)) {
        throw new Refusal(403, 'Please open the form again and send it from there.');
    }
}

/** A line that somebody typed into a form. */
function field(string $name, int $longest): string
{
    $text = $_POST[$name] ?? '';
    if (!is_string($text) || preg_match('/^[^\p{Cc}]*$/u', $text) !== 1) {
        throw new Refusal(422, "The field $name cannot be read.");
    }
    $text = trim($text);
    if ($text === '' || strlen($text) > $longest) {
        throw new Refusal(422, "The field $name is empty or too long.");
    }
    return $text;
}

/** Lets nobody but the office through. */
function require_office(): void
{
    $password = (string) getenv('OFFICE_PASSWORD');
    $user = $_SERVER['PHP_AUTH_USER'] ?? '';
    if ($password === '' || $user !== 'office' || !hash_equals($password, $_SERVER['PHP_AUTH_PW'] ?? '')) {
        header('WWW-Authenticate: Basic realm="Office", charset="UTF-8"');
        throw new Refusal(401, 'This page is for the office.');
    }
}
