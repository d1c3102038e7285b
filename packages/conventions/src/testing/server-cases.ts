import type { ProbeCases } from './probe-case.ts';

/** What probes of Python and Ruby must see, and what they must not take for one of both. */
export const serverCases = {
  'fastapi.annotated': {
    at: 'src/a*.py',
    follows: ['def a(db: Annotated[Session, Depends(get_db)]): pass'],
    breaks: ['def a(db: Session = Depends(get_db)): pass', 'def a(q=Query(None)): pass'],
    neither: ['def a(b: int = 1): pass', 'x = Depends(get_db)', 'def a(b: Annotated[int, "x"]): pass'],
  },
  'fastapi.pydantic2': {
    at: 'src/a*.py',
    follows: [
      'class A(BaseModel):\n    model_config = ConfigDict()',
      'a.model_dump()',
      'class A:\n    @field_validator("b")\n    def c(cls): pass',
    ],
    breaks: [
      'class A(BaseModel):\n    class Config:\n        orm_mode = True',
      'class A:\n    @validator("b")\n    def c(cls): pass',
      'A.parse_obj(b)',
    ],
    neither: ['class Config:\n    DEBUG = True', 'class A:\n    class Config:\n        DEBUG = True', 'a.dict()'],
  },
  'fastapi.settings': {
    at: 'src/a*.py',
    follows: ['a = settings.DATABASE_URL'],
    breaks: ['a = os.getenv("A")', 'a = os.environ["A"]', 'a = os.environ.get("A")'],
    neither: ['os.environ["A"] = "b"', 'a = config["A"]'],
  },
  'fastapi.cors-exact': {
    at: 'src/a*.py',
    follows: [],
    breaks: [
      'app.add_middleware(C, allow_origins=["*"], allow_credentials=True)',
      'CORS(app, allow_credentials=True, allow_origins=["*"])',
    ],
    neither: [
      'app.add_middleware(C, allow_origins=["*"])',
      'app.add_middleware(C, allow_origins=origins, allow_credentials=True)',
    ],
  },
  'flask.sqlalchemy2': {
    at: 'src/a*.py',
    follows: ['db.session.execute(select(User))', 'name = mapped_column(String)'],
    breaks: ['User.query.filter_by(id=1)', 'db.session.query(User)', 'name = db.Column(db.String)'],
    neither: ['client.query(a)', 'URL.query', 'a.session.commit()'],
  },
  'flask.blueprints': {
    at: 'src/a*.py',
    follows: ['@bp.route("/a")\ndef a(): pass'],
    breaks: ['@app.route("/a")\ndef a(): pass'],
    neither: ['@app.get("/a")\ndef a(): pass', '@cached\ndef a(): pass'],
  },
  'flask.async': {
    at: 'src/a*.py',
    follows: ['@bp.route("/a")\ndef a(): pass'],
    breaks: ['@bp.route("/a")\nasync def a(): pass'],
    neither: ['async def a(): pass', '@cached("/a")\nasync def a(): pass'],
  },
  'flask.login': {
    at: 'src/a*.py',
    follows: ['@bp.before_request\ndef a(): pass'],
    breaks: ['@bp.route("/a")\n@login_required\ndef a(): pass'],
    neither: ['@bp.route("/a")\ndef a(): pass'],
  },
  'django.timezone': {
    at: 'src/a*.py',
    follows: ['a = timezone.now()'],
    breaks: ['a = datetime.now()', 'a = datetime.datetime.utcnow()'],
    neither: ['a = datetime.now(tz=utc)', 'a = clock.now()', 'a = date.today()'],
  },
  'django.user-model': {
    at: 'src/a*.py',
    follows: ['User = get_user_model()', 'a = ForeignKey(settings.AUTH_USER_MODEL)'],
    breaks: ['from django.contrib.auth.models import User', 'from django.contrib.auth.models import Group, User'],
    neither: ['from django.contrib.auth.models import Group', 'from accounts.models import User'],
  },
  'django.login-middleware': {
    at: 'src/a*.py',
    follows: ['@login_not_required\ndef a(request): pass'],
    breaks: [
      '@login_required\ndef a(request): pass',
      'class A(LoginRequiredMixin, View): pass',
      '@login_required(login_url="/a")\ndef a(request): pass',
    ],
    neither: ['@cached\ndef a(request): pass'],
  },
  'pair.interface-django-api': {
    at: 'src/a*.py',
    follows: [
      'class A(ModelSerializer):\n    class Meta:\n        fields = ["id"]',
      'class A(s.ModelSerializer):\n    class Meta:\n        fields = ("id",)',
    ],
    breaks: ['class A(ModelSerializer):\n    class Meta:\n        fields = "__all__"'],
    neither: [
      'class A(ModelForm):\n    class Meta:\n        fields = "__all__"',
      'class A(ModelSerializer):\n    fields = 1',
    ],
  },
  'rails.params-expect': {
    at: 'app/a*.rb',
    follows: ['params.expect(post: [:title])'],
    breaks: ['params.require(:post).permit(:title)'],
    neither: ['params.require(:post)', 'params.permit(:title)'],
  },
  'rails.time-zone': {
    at: 'app/a*.rb',
    follows: ['Time.current', 'Date.current', 'Time.zone.now'],
    breaks: ['Time.now', 'Date.today', 'DateTime.now'],
    neither: ['Clock.now', 'Time.at(1)'],
  },
  'rails.enum-syntax': {
    at: 'app/a*.rb',
    follows: ['enum :status, { draft: 0 }'],
    breaks: ['enum status: { draft: 0 }'],
    neither: ['enum(values)', 'attribute status: 1'],
  },
  'rails.callbacks': {
    at: 'app/models/a*.rb',
    follows: ['after_create_commit :send_mail', 'after_commit :notify_team'],
    breaks: ['after_save :send_mail', 'after_create :enqueue_import'],
    neither: ['after_save :touch_parent', 'before_save :send_mail'],
  },
  'rails.form-status': {
    at: 'app/a*.rb',
    follows: ['render :new, status: :unprocessable_content'],
    breaks: ['render :new, status: :unprocessable_entity'],
    neither: ['render :new, status: :ok', 'head :unprocessable_entity'],
  },
  'rails.normalizes': {
    at: 'app/models/a*.rb',
    follows: ['normalizes :email, with: -> { _1.strip }'],
    breaks: ['before_validation :normalize_email', 'before_save :downcase_email'],
    neither: ['before_validation :set_token'],
  },
  'rails.resources': {
    at: 'config/routes/a*.rb',
    follows: ['resource :closure'],
    breaks: ['post :close, on: :member', 'member { post :close }', 'member do\n  post :close\nend'],
    neither: ['resources :posts', 'get :preview, on: :member', "get '/about', to: 'pages#about'"],
  },
  'rails.request-tests': {
    at: 'spec/a*_spec.rb',
    follows: ['RSpec.describe A, type: :request do\nend'],
    breaks: ['RSpec.describe A, type: :controller do\nend', 'class ATest < ActionController::TestCase\nend'],
    neither: ['RSpec.describe A, type: :model do\nend', 'config.include A, type: :controller'],
  },
  'rails.html-safe': {
    at: 'app/a*.rb',
    follows: [],
    breaks: ['User.where("name = #{params[:name]}")', 'params[:text].html_safe'],
    neither: [
      'User.where("name = ?", params[:name])',
      'User.where("#{table}.id = 1")',
      'text.html_safe',
      'User.where("a = #{params_hash}")',
    ],
  },
  'rails.open-redirect': {
    at: 'app/a*.rb',
    follows: ['redirect_to url_from(params[:to]) || root_path'],
    breaks: ['redirect_to params[:to]'],
    neither: ['redirect_to post_path(params[:id])', 'redirect_to root_path', 'redirect_to session[:to]'],
  },
} satisfies ProbeCases;
