import type { ProbeCases } from './probe-case.ts';

/** What probes of PHP must see, and what they must not take for one of both. */
export const phpCases = {
  'base.sql-concatenation': {
    at: 'src/a*.php',
    follows: [],
    breaks: [
      '<?php $db->query("select * from a where id = " . $_GET["id"]);',
      '<?php mysqli_query($c, "DELETE from a where n = \'{$_POST["n"]}\'");',
    ],
    neither: [
      '<?php $db->query("select * from a where id = " . (int) $_GET["id"]);',
      '<?php $db->prepare("select * from a where id = ?");',
      '<?php $db->query("select * from $table");',
    ],
  },
  'php.strict-types': {
    at: 'src/A*.php',
    follows: ['<?php\ndeclare(strict_types=1);\nclass A {}'],
    breaks: ['<?php\nclass A {}', '<?php\nnamespace A;\ninterface B {}'],
    neither: ["<?php\nreturn ['a' => 1];", '<?php\nfunction a() {}'],
  },
  'php.comparison': {
    at: 'src/A*.php',
    follows: ['<?php $a === $b;', '<?php $a = match ($b) { 1 => 2 };', '<?php in_array($a, $b, true);'],
    breaks: ['<?php $a == $b;', '<?php $a != $b;', '<?php switch ($a) { case 1: break; }', '<?php in_array($a, $b);'],
    neither: ['<?php $a = $b;', '<?php $a > $b;', "<?php ['a' => 1];"],
  },
  'php.nullable-implicit': {
    at: 'src/A*.php',
    follows: ['<?php function a(?B $b = null) {}', '<?php function a(B|null $b = null) {}'],
    breaks: ['<?php function a(B $b = null) {}', '<?php class A { function __construct(private B $b = null) {} }'],
    neither: ['<?php function a(mixed $b = null) {}', '<?php function a($b = null) {}', '<?php function a(B $b) {}'],
  },
  'php.timezone': {
    at: 'src/A*.php',
    follows: ['<?php new DateTimeImmutable();', "<?php new \\DateTimeImmutable('now');"],
    breaks: ['<?php new DateTime();', '<?php new \\DateTime();'],
    neither: ['<?php new DateTimeZone($a);', '<?php Carbon::now();'],
  },
  'php.property-hooks': {
    at: 'src/A*.php',
    follows: ['<?php class A { public private(set) string $a; }', '<?php class A { public string $a { get => 1; } }'],
    breaks: ['<?php class A { public function getName(): string { return $this->name; } }'],
    neither: [
      '<?php class A { public function getName(): string { return trim($this->name); } }',
      '<?php class A { public function getName($a) { return $this->name; } }',
      '<?php class A { public function name() { return $this->name; } }',
    ],
  },
  'php.url': {
    at: 'src/A*.php',
    follows: ['<?php \\Uri\\WhatWg\\Url::parse($a);', '<?php new \\Uri\\WhatWg\\Url($a);'],
    breaks: ['<?php parse_url($a);'],
    neither: ['<?php parse_str($a, $b);', '<?php $a->parse_url($b);'],
  },
  'laravel.casts-method': {
    at: 'app/Models/A*.php',
    follows: ['<?php class A { protected function casts(): array { return []; } }'],
    breaks: ['<?php class A { protected $casts = []; }'],
    neither: ['<?php class A { protected $guarded = []; }'],
  },
  'laravel.scope-attribute': {
    at: 'app/Models/A*.php',
    follows: ['<?php class A { #[Scope] protected function active($q) {} }'],
    breaks: ['<?php class A { public function scopeActive($q) {} }'],
    neither: ['<?php class A { public function scope() {} }'],
  },
  'laravel.model-attributes': {
    at: 'app/Models/A*.php',
    follows: ["<?php #[Fillable(['a'])] class A {}"],
    breaks: ["<?php class A { protected $fillable = ['a']; }"],
    neither: ['<?php class A { protected $guarded = []; }', '<?php class A { protected $hidden = true; }'],
  },
  'laravel.queue-attributes': {
    at: 'app/Jobs/A*.php',
    follows: ['<?php #[Tries(3)] class A {}'],
    breaks: ['<?php class A { public $tries = 3; }', '<?php class A { public int $timeout = 60; }'],
    neither: ['<?php class A { public $order; }'],
  },
  'laravel.form-requests': {
    at: 'app/A*.php',
    follows: ['<?php $data = $request->validated();', '<?php $post->save(request()->validated());'],
    breaks: ['<?php User::create($request->all());', '<?php $user->update(request()->all());'],
    neither: [
      '<?php log($request->all());',
      '<?php $data->validated();',
      '<?php $this->create($request->all());',
      '<?php User::create($data->all());',
    ],
  },
  'laravel.unguarded': {
    at: 'app/A*.php',
    follows: [],
    breaks: ['<?php Model::unguard();', '<?php Eloquent::unguard();'],
    neither: ['<?php Model::reguard();', '<?php Model::unguard(false);', '<?php Model::unguarded(fn () => 1);'],
  },
  'laravel.raw-output': {
    at: 'app/A*.php',
    follows: [],
    breaks: ['<?php DB::raw("a = {$request->b}");', "<?php $q->whereRaw('a = ' . $request->input('b'));"],
    neither: ["<?php $q->whereRaw('a = ?', [$request->input('b')]);", '<?php DB::raw("a = {$table}");'],
  },
} satisfies ProbeCases;
