import { fixturesOf } from './fixtures-of.ts';

/** Files that the rules of ast-grep for JavaScript, Node.js, Express and Python must refuse and accept. */
export const astGrepServices = fixturesOf('ast-grep', [
  [
    'javascript.innerhtml',
    [
      ['a.js', 'box.innerHTML = comment.text;\n'],
      ['b.ts', 'list.innerHTML += `<li>${name}</li>`;\n'],
      ['c.js', "box.insertAdjacentHTML('beforeend', html);\n"],
    ],
    [
      [
        'a.js',
        "box.textContent = comment.text;\nbox.innerHTML = DOMPurify.sanitize(comment.html);\nbox.innerHTML = '';\n",
      ],
    ],
  ],
  [
    'node.dirname',
    [
      ['a.js', 'const file = fileURLToPath(import.meta.url);\n'],
      ['b.ts', 'const folder = dirname(fileURLToPath(import.meta.url));\n'],
      ['c.js', "const folder = fileURLToPath(new URL('.', import.meta.url));\n"],
    ],
    [
      [
        'a.js',
        "const file = join(import.meta.dirname, 'a.txt');\nconst src = fileURLToPath(new URL('./src', import.meta.url));\n",
      ],
      ['b.cjs', "const file = path.join(__dirname, 'a.txt');\n"],
    ],
  ],
  [
    'node.streams',
    [['a.js', "createReadStream('a').pipe(createWriteStream('b'));\n"]],
    [['a.js', "await pipeline(createReadStream('a'), createWriteStream('b'));\n"]],
  ],
  [
    'node.exec-args',
    [
      ['a.js', 'exec(`convert ${name} out.png`);\n'],
      ['b.ts', "spawn('convert', [name], { shell: true });\n"],
      ['c.js', "child_process.execSync('git log ' + branch);\n"],
    ],
    [
      [
        'a.js',
        "execFile('convert', ['--', name, 'out.png']);\nspawn('git', ['log', branch]);\nexec('git status');\n/a/.exec(text);\n",
      ],
    ],
  ],
  [
    'node.timeouts',
    [
      ['a.js', "const answer = await fetch('https://api.example.org');\n"],
      ['b.ts', "await fetch(url, { method: 'POST' });\n"],
    ],
    [
      ['a.js', 'await fetch(url, { signal: AbortSignal.timeout(5000) });\nawait fetch(url, { signal: limit });\n'],
      ['b.ts', 'await fetch(url, options);\nawait fetch(request);\nawait fetch(url, { signal });\n'],
    ],
  ],
  [
    'typescript.ts-expect-error',
    [
      ['a.ts', '// @ts-ignore\nconst a: number = "a";\n'],
      ['b.ts', '// @ts-nocheck\n'],
      ['c.tsx', '// @ts-expect-error\nconst a: number = "a";\n'],
    ],
    [['a.ts', '// @ts-expect-error the types of the library miss this overload\nconst a: number = "a";\n']],
  ],
  [
    'express.async-errors',
    [
      ['a.js', "import asyncHandler from 'express-async-handler';\n"],
      [
        'b.ts',
        "app.get('/', async (req, res, next) => {\n  try {\n    res.json(await load());\n  } catch (error) {\n    next(error);\n  }\n});\n",
      ],
    ],
    [['a.js', "app.get('/', async (req, res) => {\n  res.json(await load());\n});\n"]],
  ],
  [
    'express.paths',
    [
      ['a.js', "app.get('/files/*', send);\n"],
      ['b.ts', "router.get('/users/:id?', show);\n"],
      ['c.js', "app.use('*', notFound);\n"],
      ['d.js', "router.get(['/a/*', '/b/:id?'], show);\n"],
    ],
    [
      [
        'a.js',
        "app.get('/files/*path', send);\nrouter.get('/users{/:id}', show);\napp.use('/{*path}', notFound);\napp.get('/x', (req, res) => res.send('really?'));\n",
      ],
    ],
  ],
  [
    'express.trust-proxy-true',
    [
      ['a.js', "app.set('trust proxy', true);\n"],
      ['b.js', "app.enable('trust proxy');\n"],
      ['c.js', 'app.set("trust proxy", true);\n'],
    ],
    [['a.js', "app.set('trust proxy', 1);\n"]],
  ],
  [
    'express.removed',
    [
      ['a.js', 'res.json({ error: 1 }, 404);\n'],
      ['b.ts', "res.redirect('back');\n"],
      ['c.js', "app.del('/a', remove);\n"],
      ['d.js', "res.redirect('/new', 301);\n"],
      ['e.js', 'response.json({ error: 1 }, 404);\n'],
      ['f.js', "res.redirect(301, 'back');\n"],
    ],
    [['a.js', "res.status(404).json({ error: 1 });\nres.redirect(301, '/new');\napp.delete('/a', remove);\n"]],
  ],
  [
    'express.listen-error',
    [
      ['a.js', "app.listen(3000, () => console.log('up'));\n"],
      ['b.ts', "app.listen(port, function () {\n  console.log('up');\n});\n"],
    ],
    [
      [
        'a.js',
        'app.listen(3000, (error) => {\n  if (error) throw error;\n});\napp.listen(port, onListen);\napp.listen(3000);\n',
      ],
    ],
  ],
  [
    'express.cookie',
    [
      ['a.js', 'app.use(session({ secret }));\n'],
      ['b.ts', "app.use(session({ secret, store, cookie: { sameSite: 'lax' } }));\n"],
    ],
    [
      [
        'a.js',
        "app.use(session({ secret, store, cookie: { httpOnly: true, secure: true, sameSite: 'lax' } }));\napp.use(session(options));\n",
      ],
    ],
  ],
  [
    'pair.node-express',
    [['a.js', "const app = express();\napp.get('/', show);\napp.listen(3000);\n"]],
    [
      ['a.js', "export const app = express();\napp.get('/', show);\n"],
      ['b.js', "import { app } from './app.js';\napp.listen(3000, onListen);\n"],
    ],
  ],
  [
    'fastapi.lifespan',
    [['a.py', '@app.on_event("startup")\nasync def start():\n    pass\n']],
    [
      [
        'a.py',
        '@asynccontextmanager\nasync def lifespan(app):\n    yield\n\n\nclient.add_event_handler("message", show)\n',
      ],
    ],
  ],
  [
    'fastapi.orjson',
    [
      ['a.py', 'app = FastAPI(default_response_class=ORJSONResponse)\n'],
      ['b.py', '@app.get("/", response_class=UJSONResponse)\ndef show():\n    return {}\n'],
    ],
    [['a.py', '@app.get("/")\ndef show() -> Item:\n    return item\n']],
  ],
  [
    'fastapi.cors-exact',
    [['a.py', 'app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_credentials=True)\n']],
    [
      [
        'a.py',
        'app.add_middleware(CORSMiddleware, allow_origins=settings.origins, allow_credentials=True)\napp.add_middleware(CORSMiddleware, allow_origins=["*"])\n',
      ],
    ],
  ],
  [
    'fastapi.sse',
    [
      ['a.py', 'from sse_starlette.sse import EventSourceResponse\n'],
      ['b.py', 'return StreamingResponse(events(), media_type="text/event-stream")\n'],
    ],
    [['a.py', 'from fastapi.sse import EventSourceResponse\n']],
  ],
  [
    'fastapi.pydantic2',
    [
      ['a.py', 'class User(BaseModel):\n    name: str\n\n    class Config:\n        from_attributes = True\n'],
      ['b.py', 'class User(BaseModel):\n    @validator("name")\n    def check(cls, value):\n        return value\n'],
      ['c.py', 'data = user.dict(exclude_unset=True)\n'],
      ['d.py', 'user = User.parse_obj(data)\n'],
    ],
    [
      [
        'a.py',
        'class User(BaseModel):\n    model_config = ConfigDict(from_attributes=True)\n\n    @field_validator("name")\n    @classmethod\n    def check(cls, value: str) -> str:\n        return value\n\n\ndata = User.model_validate(row).model_dump()\nbody = response.json()\nbody = await request.json()\nbody = client.get("/").json()\ntoken = token_response.json()\n',
      ],
    ],
  ],
  [
    'flask.sqlalchemy2',
    [
      ['a.py', 'users = User.query.filter_by(name=name).all()\n'],
      ['b.py', 'users = db.session.query(User).all()\n'],
      ['c.py', 'class User(db.Model):\n    id = db.Column(db.Integer, primary_key=True)\n'],
      ['d.py', 'users = models.User.query.all()\nmore = cls.query.all()\n'],
    ],
    [
      [
        'a.py',
        'users = db.session.execute(select(User)).scalars()\n\n\nclass User(db.Model):\n    id: Mapped[int] = mapped_column(primary_key=True)\n\n\nlinks = db.Table("links", db.Column("a", db.Integer))\n',
      ],
    ],
  ],
  [
    'flask.safe-html',
    [
      ['a.py', 'return Markup(comment)\n'],
      ['b.py', 'return render_template_string(request.args["t"])\n'],
      ['c.html', '<p>{{ comment|safe }}</p>\n'],
    ],
    [
      [
        'a.py',
        'return render_template("show.html", comment=comment)\nicon = Markup("<b></b>")\npage = render_template_string("<p>{{ name }}</p>", name=name)\n',
      ],
      ['b.html', '<p>{{ comment }}</p>\n'],
    ],
  ],
  [
    'flask.async',
    [['a.py', '@bp.route("/")\nasync def show():\n    return "x"\n']],
    [['a.py', '@bp.route("/")\ndef show():\n    return "x"\n']],
  ],
  [
    'django.mark-safe',
    [
      ['a.py', 'return mark_safe(comment)\n'],
      ['b.py', 'User.objects.raw(f"select * from users where name = \'{name}\'")\n'],
      ['c.html', '<p>{{ comment|safe }}</p>\n'],
      ['d.py', 'cursor.execute("select * from users where id = %s" % user_id)\n'],
      ['e.py', 'Order.objects.extra(where=[f"name = \'{name}\'"])\n'],
    ],
    [
      [
        'a.py',
        'return format_html("<b>{}</b>", name)\nprint(f"hello {name}")\nsave("a" + name)\nUser.objects.raw("select * from users where name = %s", [name])\ncursor.execute("select 1 where %s limit %s", [name, n + 1])\n',
      ],
      ['b.html', '<p>{{ comment }}</p>\n'],
    ],
  ],
  [
    'django.csrf',
    [
      ['a.py', '@csrf_exempt\ndef hook(request):\n    pass\n'],
      ['b.py', 'path("hook", csrf_exempt(HookView.as_view()))\n'],
    ],
    [['a.py', '@require_POST\ndef save(request):\n    pass\n']],
  ],
]);
