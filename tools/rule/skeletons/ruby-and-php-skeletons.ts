import type { Skeleton } from './skeleton.ts';

/** A Rails app with the sign-in that its generator writes, and a Laravel app. */
export const rubyAndPhpSkeletons: readonly Skeleton[] = [
  {
    name: 'Rails',
    files: {
      Gemfile: 'source "https://rubygems.org"\ngem "rails", "~> 8.1.3"\ngem "bcrypt", "~> 3.1"\n',
      'Gemfile.lock':
        'GEM\n  remote: https://rubygems.org/\n  specs:\n    bcrypt (3.1.20)\n    rails (8.1.3)\n\nDEPENDENCIES\n  bcrypt (~> 3.1)\n  rails (~> 8.1.3)\n',
      'app/controllers/sessions_controller.rb':
        'class SessionsController < ApplicationController\n  allow_unauthenticated_access only: %i[ new create ]\n  rate_limit to: 10, within: 3.minutes, only: :create\n\n  def create\n    if user = User.authenticate_by(params.permit(:email_address, :password))\n      start_new_session_for user\n      redirect_to after_authentication_url\n    else\n      redirect_to new_session_path, alert: "Try another email address or password."\n    end\n  end\nend\n',
      'app/controllers/posts_controller.rb':
        'class PostsController < ApplicationController\n  def index\n    term = "%#{Post.sanitize_sql_like(params[:q].to_s)}%"\n    @posts = Current.user.posts.where("title ILIKE ?", term).where(created_at: ..Time.current)\n  end\n\n  def create\n    @post = Current.user.posts.new(post_params)\n    @post.save ? redirect_to(@post, status: :see_other) : render(:new, status: :unprocessable_content)\n  end\n\n  private\n    def post_params\n      params.expect(post: [ :title, comments: [[ :text ]] ])\n    end\nend\n',
      'app/models/user.rb':
        'class User < ApplicationRecord\n  has_secure_password\n  has_many :sessions, dependent: :destroy\n  has_many :posts\n  normalizes :email_address, with: ->(e) { e.strip.downcase }\nend\n',
      'app/models/post.rb':
        'class Post < ApplicationRecord\n  belongs_to :user\n  enum :status, { draft: 0, live: 1 }\nend\n',
    },
    planted: [
      ['app/models/late.rb', 'class Late\n  def due = Time.now\nend\n', 'rails.time-zone'],
      ['app/models/old.rb', 'class Old < ApplicationRecord\n  enum status: { draft: 0 }\nend\n', 'rails.enum-syntax'],
      [
        'app/controllers/old_controller.rb',
        'class OldController\n  def read = params.require(:post).permit(:title)\nend\n',
        'rails.params-expect',
      ],
      ['app/models/find.rb', 'Post.where("title = \'#{name}\'")\n', 'rails.html-safe'],
    ],
  },
  {
    name: 'Laravel',
    files: {
      'composer.json': JSON.stringify({
        require: { php: '^8.4', 'laravel/framework': '^13.0' },
        'require-dev': { 'laravel/pint': '^1.24' },
      }),
      'config/services.php': "<?php\n\nreturn ['rates' => ['key' => env('RATES_KEY')]];\n",
      'app/Models/User.php':
        "<?php\n\nnamespace App\\Models;\n\nuse Illuminate\\Database\\Eloquent\\Attributes\\Scope;\nuse Illuminate\\Database\\Eloquent\\Builder;\nuse Illuminate\\Foundation\\Auth\\User as Authenticatable;\n\nclass User extends Authenticatable\n{\n    protected $fillable = ['name', 'email', 'password'];\n\n    protected $hidden = ['password'];\n\n    protected function casts(): array\n    {\n        return ['password' => 'hashed'];\n    }\n\n    #[Scope]\n    protected function active(Builder $query): void\n    {\n        $query->where('active', true);\n    }\n}\n",
      'app/Http/Controllers/PostController.php':
        "<?php\n\nnamespace App\\Http\\Controllers;\n\nuse App\\Http\\Requests\\StorePost;\nuse Illuminate\\Support\\Facades\\DB;\n\nclass PostController extends Controller\n{\n    public function store(StorePost $request, ?string $draft = null)\n    {\n        $key = config('services.rates.key');\n        $found = DB::select('select * from posts where title = ?', [$request->validated('title')]);\n\n        return $request->user()->posts()->create([...$request->validated(), 'seen' => count($found) > 0]);\n    }\n}\n",
    },
    planted: [
      ['app/Rates.php', "<?php\n\n$key = env('RATES_KEY');\n", 'laravel.env-outside-config'],
      [
        'app/Models/Old.php',
        '<?php\n\nclass Old extends Model\n{\n    public function scopePopular(Builder $query): void\n    {\n    }\n}\n',
        'laravel.scope-attribute',
      ],
      ['app/Load.php', '<?php\n\n$cart = unserialize($request->cookie("cart"));\n', 'php.unserialize'],
      [
        'app/Find.php',
        '<?php\n\n$found = DB::select("select * from posts where title = \'$title\'");\n',
        'laravel.raw-output',
      ],
      ['app/Call.php', '<?php\n\nfunction call(string $to = null): void\n{\n}\n', 'php.nullable-implicit'],
    ],
  },
];
