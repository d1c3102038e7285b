import type { Skeleton } from './skeleton.ts';

const manifest = (...packages: string[]) =>
  `[project]\nname = "shop"\nversion = "0.1.0"\nrequires-python = ">=3.13"\ndependencies = [${packages.map((one) => `"${one}"`).join(', ')}]\n`;

/** Servers in Python. */
export const pythonSkeletons: readonly Skeleton[] = [
  {
    name: 'FastAPI',
    files: {
      'pyproject.toml': manifest('fastapi>=0.142', 'httpx>=0.28', 'sqlalchemy[asyncio]>=2.0'),
      'app/main.py':
        'from contextlib import asynccontextmanager\n\nfrom fastapi import FastAPI\nfrom fastapi.middleware.cors import CORSMiddleware\n\nfrom app.routes import orders\n\n\n@asynccontextmanager\nasync def lifespan(app: FastAPI):\n    yield\n\n\napp = FastAPI(lifespan=lifespan)\napp.add_middleware(CORSMiddleware, allow_origins=["https://shop.example.org"], allow_credentials=True)\napp.include_router(orders.router)\n',
      'app/routes/orders.py':
        'import httpx\nfrom fastapi import APIRouter\nfrom fastapi.sse import EventSourceResponse\nfrom pydantic import BaseModel, ConfigDict\n\nrouter = APIRouter(prefix="/orders")\n\n\nclass OrderIn(BaseModel):\n    model_config = ConfigDict(extra="forbid")\n    amount: int\n\n\n@router.post("/")\nasync def create(order: OrderIn) -> dict[str, int]:\n    async with httpx.AsyncClient(timeout=5) as client:\n        rates = await client.get("https://rates.example.org")\n    upstream = rates.json()\n    return {**order.model_dump(exclude_unset=True), "rate": upstream["eur"]}\n\n\n@router.get("/events", response_class=EventSourceResponse)\nasync def events():\n    yield {"data": "1"}\n',
    },
    planted: [
      ['app/start.py', '@app.on_event("startup")\nasync def start():\n    pass\n', 'fastapi.lifespan'],
      ['app/fast.py', 'app = FastAPI(default_response_class=ORJSONResponse)\n', 'fastapi.orjson'],
      [
        'app/open.py',
        'app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_credentials=True)\n',
        'fastapi.cors-exact',
      ],
    ],
  },
  {
    name: 'Flask',
    files: {
      'pyproject.toml': manifest('flask>=3.1', 'flask-sqlalchemy>=3.1'),
      'app/__init__.py':
        'from flask import Flask\n\nfrom app.models import db\nfrom app.orders import orders\n\n\ndef create_app(config="app.config.Production"):\n    app = Flask(__name__)\n    app.config.from_object(config)\n    db.init_app(app)\n    app.register_blueprint(orders)\n    return app\n',
      'app/config.py': 'class Production:\n    DEBUG = False\n\n\nclass Development(Production):\n    DEBUG = True\n',
      'app/orders.py':
        'from flask import Blueprint, render_template\n\nfrom app.models import Order, db\n\norders = Blueprint("orders", __name__, url_prefix="/orders")\n\n\n@orders.get("/")\ndef index():\n    found = db.session.execute(db.select(Order).order_by(Order.id)).scalars()\n    return render_template("orders.html", orders=found)\n\n\n@orders.get("/<int:order_id>")\ndef show(order_id):\n    return {"id": db.get_or_404(Order, order_id).id}\n',
      'app/models.py':
        'from flask_sqlalchemy import SQLAlchemy\nfrom sqlalchemy.orm import Mapped, mapped_column\n\ndb = SQLAlchemy()\n\n\nclass Order(db.Model):\n    id: Mapped[int] = mapped_column(primary_key=True)\n',
    },
    planted: [
      ['app/old.py', 'found = Order.query.filter_by(id=1).first()\n', 'flask.sqlalchemy2'],
      [
        'app/html.py',
        'from markupsafe import Markup\n\n\ndef note(text):\n    return Markup(f"<p>{text}</p>")\n',
        'flask.safe-html',
      ],
    ],
  },
  {
    name: 'Django',
    files: {
      'pyproject.toml': manifest('django>=6.1'),
      'manage.py':
        'import os\nimport sys\n\nif __name__ == "__main__":\n    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "shop.settings")\n    from django.core.management import execute_from_command_line\n\n    execute_from_command_line(sys.argv)\n',
      'shop/settings.py':
        'import os\n\nSECRET_KEY = os.environ["SECRET_KEY"]\nDEBUG = False\nALLOWED_HOSTS = os.environ["HOSTS"].split()\nINSTALLED_APPS = ["django.contrib.auth", "django.contrib.contenttypes", "orders"]\n',
      'orders/models.py':
        'from django.conf import settings\nfrom django.db import models\n\n\nclass Order(models.Model):\n    class Status(models.TextChoices):\n        OPEN = "open", "Open"\n        PAID = "paid", "Paid"\n\n    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="orders")\n    status = models.CharField(max_length=10, choices=Status.choices, default=Status.OPEN)\n',
      'orders/forms.py':
        'from django import forms\n\n\nclass FilterForm(forms.Form):\n    order = forms.ChoiceField(choices=[("new", "New"), ("old", "Old")])\n',
      'orders/views.py':
        'from django.contrib.auth.decorators import login_required\nfrom django.db import connection\nfrom django.http import JsonResponse\nfrom django.shortcuts import get_object_or_404\nfrom django.utils.html import format_html\n\n\n@login_required\ndef show(request, pk):\n    order = get_object_or_404(request.user.orders, pk=pk)\n    with connection.cursor() as cursor:\n        cursor.execute("select count(*) from orders_order where status = %s limit %s", [order.status, 10 + 1])\n        (count,) = cursor.fetchone()\n    return JsonResponse({"label": format_html("<b>{}</b>", order.status), "count": count})\n',
      'orders/management/commands/clean.py':
        'from django.core.management.base import BaseCommand\n\n\nclass Command(BaseCommand):\n    def add_arguments(self, parser):\n        parser.add_argument("--mode", choices=["soft", "hard"])\n',
    },
    planted: [
      [
        'orders/raw.py',
        'def find(cursor, name):\n    cursor.execute(f"select * from orders_order where name = \'{name}\'")\n',
        'django.mark-safe',
      ],
      ['orders/hook.py', '@csrf_exempt\ndef pay(request):\n    pass\n', 'django.csrf'],
    ],
  },
];
