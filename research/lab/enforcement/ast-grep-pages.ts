import { fixturesOf } from './fixtures-of.ts';

/** Files that the rules of ast-grep for PHP, Laravel and Rails must refuse and accept. */
export const astGrepPages = fixturesOf('ast-grep', [
  [
    'php.unserialize',
    [['a.php', '<?php\n$data = unserialize($_COOKIE["cart"]);\n']],
    [
      [
        'a.php',
        '<?php\n$data = json_decode($text, flags: JSON_THROW_ON_ERROR);\n$old = unserialize($text, ["allowed_classes" => false]);\n',
      ],
    ],
  ],
  [
    'php.html-parser',
    [['a.php', '<?php\n$page = new DOMDocument();\n$page->loadHTML($html);\n']],
    [['a.php', '<?php\n$page = Dom\\HTMLDocument::createFromString($html);\n']],
  ],
  [
    'php.nullable-implicit',
    [
      ['a.php', '<?php\nfunction greet(string $name = null) {}\n'],
      ['b.php', '<?php\nclass A { public function __construct(private Clock $clock = null) {} }\n'],
    ],
    [['a.php', '<?php\nfunction greet(?string $name = null, int|null $age = null, $x = null, mixed $y = null) {}\n']],
  ],
  [
    'php.comparison',
    [
      ['a.php', '<?php\nif ($a == $b) {}\n'],
      ['b.php', '<?php\n$found = in_array($x, $list);\n'],
      ['c.php', '<?php\nswitch ($a) { case 1: break; }\n'],
      ['d.php', '<?php\nif ($a != 0) {}\n'],
    ],
    [['a.php', '<?php\nif ($a === $b && in_array($x, $list, true)) {}\n$y = match ($a) { 1 => 2, default => 3 };\n']],
  ],
  [
    'laravel.env-outside-config',
    [['app/a.php', '<?php\n$key = env("STRIPE_KEY");\n']],
    [
      ['app/a.php', '<?php\n$key = config("services.stripe.key");\n'],
      ['config/services.php', '<?php\nreturn ["stripe" => ["key" => env("STRIPE_KEY")]];\n'],
    ],
  ],
  [
    'laravel.scope-attribute',
    [['a.php', '<?php\nclass Post extends Model { public function scopeLive(Builder $query): void {} }\n']],
    [
      [
        'a.php',
        '<?php\nclass Post extends Model { #[Scope] protected function live(Builder $query): void {} public function scope(): int { return 1; } }\n',
      ],
    ],
  ],
  [
    'laravel.unguarded',
    [
      ['a.php', '<?php\nModel::unguard();\n'],
      ['b.php', '<?php\n$post->forceFill($request->all())->save();\n'],
    ],
    [
      [
        'a.php',
        '<?php\n$post->fill($request->validated())->save();\nclass Post extends Model { protected $guarded = []; }\n',
      ],
    ],
  ],
  [
    'laravel.raw-output',
    [
      ['a.blade.php', '<p>{!! $comment !!}</p>\n'],
      ['b.php', '<?php\nPost::whereRaw("title = \'$title\'")->get();\n'],
      ['c.php', '<?php\n$x = DB::raw("price * " . $factor);\n'],
      ['d.php', '<?php\n$x = DB::select("select * from users where name = \'$name\'");\n'],
      ['e.php', '<?php\nPost::query()->orderByRaw($request->input("sort"))->get();\n'],
    ],
    [
      ['a.blade.php', '<p>{{ $comment }}</p>\n'],
      [
        'b.php',
        '<?php\nPost::whereRaw("title = ?", [$title])->get();\n$x = DB::raw("count(*)");\n$y = DB::select("select * from users where name = ?", [$name]);\n',
      ],
    ],
  ],
  [
    'pair.laravel-interface-vite',
    [
      ['a.blade.php', '<html><head><script src="/build/assets/app.js"></script></head></html>\n'],
      ['b.blade.php', '<html><head><link rel="stylesheet" href="{{ asset(\'css/app.css\') }}"></head></html>\n'],
    ],
    [
      [
        'a.blade.php',
        '<html><head>@vite([\'resources/js/app.js\'])<link rel="icon" href="/favicon.ico"></head></html>\n',
      ],
    ],
  ],
  [
    'rails.time-zone',
    [
      ['a.rb', 'post.update(published_at: Time.now)\n'],
      ['b.rb', 'due = Date.today + 3\n'],
    ],
    [['a.rb', 'post.update(published_at: Time.current)\ndue = Date.current + 3\n']],
  ],
  [
    'rails.params-expect',
    [
      ['a.rb', 'def post_params\n  params.require(:post).permit(:title)\nend\n'],
      ['b.rb', 'params.require(:post).permit!\n'],
    ],
    [
      [
        'a.rb',
        'def post_params\n  params.expect(post: [:title])\nend\nUser.authenticate_by(params.permit(:email_address, :password))\n',
      ],
    ],
  ],
  [
    'rails.enum-syntax',
    [
      ['a.rb', 'class Post < ApplicationRecord\n  enum status: { draft: 0, live: 1 }\nend\n'],
      ['b.rb', 'class Post < ApplicationRecord\n  enum status: [:draft, :live]\nend\n'],
    ],
    [
      [
        'a.rb',
        'class Post < ApplicationRecord\n  enum :status, { draft: 0, live: 1 }, validate: true\n  enum :kind, %w[a b]\nend\n',
      ],
    ],
  ],
  [
    'rails.html-safe',
    [
      ['a.rb', 'comment.html_safe\n'],
      ['b.rb', 'Post.where("title = \'#{title}\'")\n'],
      ['c.html.erb', '<p><%= raw @comment %></p>\n'],
      ['d.html.erb', '<p><%= @comment.html_safe %></p>\n'],
      ['e.rb', 'raw(comment)\n'],
    ],
    [
      [
        'a.rb',
        'sanitize(comment)\nPost.where(title: title)\nPost.where("title = ?", title)\nPost.where("title like ?", "%#{Post.sanitize_sql_like(q)}%")\n',
      ],
      ['b.html.erb', '<p><%= @comment %></p>\n'],
    ],
  ],
]);
