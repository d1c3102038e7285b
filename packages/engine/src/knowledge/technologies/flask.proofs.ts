import type { Proof } from '../../proof.ts';
import { proofsIn, runsOf } from './one-run.ts';

const proof = proofsIn('python', 'Flask');
const withDatabase = proofsIn('python', 'Flask', 'SQLAlchemy', 'Flask-SQLAlchemy');
const run = runsOf('a.py', 'python', 'from flask import *\n');
const database = runsOf(
  'a.py',
  'python',
  `from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import ForeignKey, event, select
from sqlalchemy.orm import Mapped, mapped_column, relationship, selectinload, DeclarativeBase
class Base(DeclarativeBase): pass
db = SQLAlchemy(model_class=Base)
class Owner(db.Model):
    id: Mapped[int] = mapped_column(primary_key=True)
    items: Mapped[list["Item"]] = relationship()
    strict: Mapped[list["Item"]] = relationship(lazy="raise", viewonly=True)
class Item(db.Model):
    id: Mapped[int] = mapped_column(primary_key=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("owner.id"))
app = Flask(__name__)
app.config["SQLALCHEMY_DATABASE_URI"] = "sqlite://"
db.init_app(app)
context = app.app_context()
context.push()
db.create_all()
sent = []
event.listen(db.engine, "before_cursor_execute", lambda *a: sent.append(a[2]))
`,
);

/** Proofs of the Flask directives. */
export const proofs: readonly Proof[] = [
  proof(
    'flask.validate',
    run(
      'a wrong type answers 415, broken JSON 400 and a missing key 500',
      `app = Flask(__name__)
@app.post("/")
def take():
    return request.json["name"]
client = app.test_client()
json = {"content-type": "application/json"}
print(client.post("/", data="a").status_code, client.post("/", data="{", headers=json).status_code, client.post("/", data="{}", headers=json).status_code)`,
      /^415 400 500$/m,
    ),
  ),
  proof(
    'flask.limits',
    run(
      'a larger body and a larger form field are answered with 413',
      `app = Flask(__name__)
app.config.update(MAX_CONTENT_LENGTH=1000, MAX_FORM_MEMORY_SIZE=100)
@app.post("/")
def take():
    return str(len(request.form))
client = app.test_client()
print(client.post("/", data={"a": "x" * 2000}).status_code, client.post("/", data={"a": "x" * 500}, content_type="multipart/form-data").status_code, client.post("/", data={"a": "x"}).status_code)`,
      /413 413 200/,
    ),
    run(
      'the defaults are not safe',
      'print([Flask(__name__).config[key] for key in ("MAX_CONTENT_LENGTH", "SESSION_COOKIE_SECURE", "SESSION_COOKIE_SAMESITE")])',
      /\[None, False, None\]/,
    ),
  ),
  proof(
    'flask.secret-rotation',
    run(
      'the session can be read without the key, and a fallback keeps it valid',
      `import base64
def build(key, old=None):
    app = Flask(__name__)
    app.config.update(SECRET_KEY=key, SECRET_KEY_FALLBACKS=old)
    @app.get("/set")
    def put():
        session["a"] = "visible"
        return ""
    @app.get("/get")
    def read():
        return session.get("a", "none")
    return app.test_client()
cookie = build("old").get("/set").headers["Set-Cookie"].split(";")[0].split("=", 1)[1]
text = cookie.split(".")[0]
def seen(client):
    client.set_cookie("session", cookie)
    return client.get("/get").text
print(base64.urlsafe_b64decode(text + "=="), seen(build("new", ["old"])), seen(build("new")))`,
      /visible.* visible none/,
    ),
  ),
  proof(
    'flask.trusted-hosts',
    run(
      'another host is refused, and without the list it is in the URL',
      `app = Flask(__name__)
@app.get("/")
def home():
    return url_for("home", _external=True)
client = app.test_client()
print(client.get("/", headers={"Host": "evil.example"}).text)
app.config["TRUSTED_HOSTS"] = ["good.example"]
print(client.get("/", headers={"Host": "evil.example"}).status_code, client.get("/", headers={"Host": "good.example"}).status_code)`,
      /evil\.example\/\n400 200/,
    ),
    run(
      'with more proxies than there are, the client chooses its address',
      `from werkzeug.middleware.proxy_fix import ProxyFix
for count in (1, 2):
    app = Flask(__name__)
    app.wsgi_app = ProxyFix(app.wsgi_app, x_for=count)
    app.add_url_rule("/", "home", lambda: request.remote_addr)
    print(app.test_client().get("/", headers={"X-Forwarded-For": "6.6.6.6, 9.9.9.9"}).text)`,
      /^9\.9\.9\.9\n6\.6\.6\.6$/m,
    ),
  ),
  proof(
    'flask.safe-html',
    run(
      'input as template source runs, as a variable it is escaped',
      `app = Flask(__name__)
with app.test_request_context():
    print(render_template_string("{{ 6 * 7 }}"), render_template_string("{{ name }}", name="{{ 6 * 7 }}"))
    app.jinja_loader = __import__("jinja2").DictLoader({"a.html": "{{ name }}", "b.html": "{{ name|safe }}"})
    print(render_template("a.html", name="<script>"), render_template("b.html", name="<script>"))`,
      /42 \{\{ 6 \* 7 \}\}\n&lt;script&gt; <script>/,
    ),
  ),
  proof(
    'flask.context',
    run(
      'outside a context the proxy raises',
      `app = Flask(__name__)
try:
    print(current_app.name)
except RuntimeError as error:
    print("raised")
with app.app_context():
    print(current_app.name == app.name)
    from concurrent.futures import ThreadPoolExecutor
    print(type(ThreadPoolExecutor().submit(lambda: current_app.name).exception()).__name__)`,
      /raised\nTrue\nRuntimeError/,
    ),
  ),
  proof(
    'flask.config-objects',
    run(
      'prefixed variables reach the configuration, nested and typed',
      `import os
os.environ["FLASK_LIMIT"] = "3"
os.environ["FLASK_MAIL__HOST"] = "here"
app = Flask(__name__)
app.config.from_prefixed_env()
print(app.config["LIMIT"] + 1, app.config["MAIL"]["HOST"])`,
      /4 here/,
    ),
  ),
  proof('flask.factory', {
    shows: 'apps of a factory share no state',
    files: {
      'a.py':
        'from flask import Flask\ndef create_app(config):\n    app = Flask(__name__)\n    app.config.update(config)\n    return app\none, two = create_app({"A": 1}), create_app({"A": 2})\nprint(one.config["A"], two.config["A"])\n',
    },
    run: 'python a.py',
    exits: 'zero',
    prints: /1 2/,
  }),
  withDatabase(
    'flask.n-plus-one',
    database(
      'a loop sends one query per row, selectinload two in all',
      `db.session.add_all([Owner(items=[Item()]) for _ in range(5)])
db.session.commit()
sent.clear()
for owner in db.session.scalars(select(Owner)): len(owner.items)
loop = len(sent)
db.session.expire_all()
db.session.expunge_all()
sent.clear()
for owner in db.session.scalars(select(Owner).options(selectinload(Owner.items))): len(owner.items)
print(loop, len(sent))`,
      /^6 2$/m,
    ),
    database(
      'lazy="raise" reports the forgotten one',
      `db.session.add(Owner())
db.session.commit()
try:
    db.session.scalars(select(Owner)).first().strict
except Exception as error:
    print(type(error).__name__)`,
      /InvalidRequestError/,
    ),
  ),
  withDatabase(
    'flask.transaction',
    database(
      'a commit in a helper keeps half of the work',
      `def helper():
    db.session.add(Owner(id=1))
    db.session.commit()
try:
    helper()
    raise ValueError
except ValueError:
    db.session.rollback()
print(len(db.session.scalars(select(Owner)).all()))`,
      /^1$/m,
    ),
  ),
  withDatabase(
    'flask.sqlalchemy2',
    database(
      'the select style works, and the old way to get a row is reported as legacy',
      `import warnings
warnings.simplefilter("always")
db.session.add(Owner(id=1))
db.session.commit()
print(db.session.execute(select(Owner)).scalar_one().id)
db.session.query(Owner).get(1)`,
      /^1[\s\S]*LegacyAPIWarning|LegacyAPIWarning[\s\S]*^1$/m,
    ),
  ),
];
