import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('python', 'Django');
/** A test case of the fresh project, which holds the model `Item` with a name. */
const passes = (shows: string, body: string, kind = 'TestCase'): Trial => ({
  shows,
  project: 'django',
  files: {
    'shop/tests.py': `from django.contrib.auth.models import Group, Permission, User
from django.db import transaction
from django.db.models import F
from django.http import HttpResponse
from django.test import Client, RequestFactory, TestCase, TransactionTestCase, override_settings
from shop.models import Item


class ClaimTest(${kind}):
    def test_claim(self):
${body
  .split('\n')
  .map((line) => `        ${line}`)
  .join('\n')}
`,
  },
  run: 'python -W always manage.py test',
  exits: 'zero',
  prints: /Ran 1 test[\s\S]*OK/,
});

/** Proofs of the Django directives that run as tests of a project. */
export const proofs: readonly Proof[] = [
  proof(
    'django.n-plus-one',
    passes(
      'a loop sends one query per row, select_related one and prefetch_related two in all',
      `for n in range(5):
    user = User.objects.create(username=str(n))
    user.groups.add(Group.objects.create(name=str(n)))
with self.assertNumQueries(6):
    [list(user.groups.all()) for user in User.objects.all()]
with self.assertNumQueries(2):
    [list(user.groups.all()) for user in User.objects.prefetch_related("groups")]
with self.assertNumQueries(1):
    [one.content_type.model for one in Permission.objects.select_related("content_type")]`,
    ),
  ),
  proof(
    'django.on-commit',
    passes(
      'a call inside atomic runs for work that is rolled back, on_commit does not',
      `sent = []
try:
    with transaction.atomic():
        transaction.on_commit(lambda: sent.append("after"))
        sent.append("inside")
        raise ValueError
except ValueError:
    pass
self.assertEqual(sent, ["inside"])`,
      'TransactionTestCase',
    ),
  ),
  proof(
    'django.on-commit-tests',
    passes(
      'a TestCase runs no callback, captureOnCommitCallbacks does',
      `sent = []
with transaction.atomic():
    transaction.on_commit(lambda: sent.append("lost"))
self.assertEqual(sent, [])
with self.captureOnCommitCallbacks(execute=True):
    transaction.on_commit(lambda: sent.append("run"))
self.assertEqual(sent, ["run"])`,
    ),
  ),
  proof(
    'django.constraints',
    passes(
      'save and create store what clean refuses, a constraint does not',
      `from django.core.exceptions import ValidationError
from django.db import IntegrityError, connection
from django.db.models import CheckConstraint, Q
from unittest.mock import patch
def refuse(self):
    raise ValidationError("never")
with patch.object(Item, "clean", refuse):
    Item(name="saved").save()
    Item.objects.create(name="created")
    Item.objects.bulk_create([Item(name="bulk")])
    self.assertEqual(Item.objects.count(), 3)
    with self.assertRaises(ValidationError):
        Item(name="x").full_clean()
self.assertIn("condition", repr(CheckConstraint(condition=Q(name="a"), name="a")))`,
    ),
    passes(
      'a constraint of the database refuses what every write sends',
      `from django.db import IntegrityError, connection
from django.db.models import Q, UniqueConstraint
with connection.schema_editor() as editor:
    editor.add_constraint(Item, UniqueConstraint(fields=["name"], condition=Q(name="a"), name="one_a"))
Item.objects.create(name="a")
with self.assertRaises(IntegrityError):
    Item.objects.bulk_create([Item(name="a")])`,
      'TransactionTestCase',
    ),
  ),
  proof(
    'django.login-middleware',
    passes(
      'without an exception a view asks for the sign-in, with login_not_required it is open',
      `from django.contrib.auth.decorators import login_not_required
from django.contrib.auth.middleware import LoginRequiredMiddleware
from django.contrib.auth.models import AnonymousUser
request = RequestFactory().get("/")
request.user = AnonymousUser()
ask = lambda view: LoginRequiredMiddleware(view).process_view(request, view, (), {})
self.assertEqual(ask(lambda request: HttpResponse("page")).status_code, 302)
self.assertIsNone(ask(login_not_required(lambda request: HttpResponse("page"))))`,
    ),
  ),
  proof(
    'django.update-atomic',
    passes(
      'two that read, add and save lose one addition, F() loses none',
      `Item.objects.create(name="0")
one, two = Item.objects.get(), Item.objects.get()
for row in (one, two):
    row.name = str(int(row.name) + 1)
    row.save()
self.assertEqual(Item.objects.get().name, "1")
from django.db.models.functions import Cast
from django.db.models import CharField, IntegerField
for _ in range(2):
    Item.objects.update(name=Cast(Cast(F("name"), IntegerField()) + 1, CharField()))
self.assertEqual(Item.objects.get().name, "3")`,
    ),
  ),
  proof(
    'django.mark-safe',
    passes(
      'mark_safe and |safe print input unescaped, format_html escapes it',
      `from django.template import Context, Engine
from django.utils.html import format_html
from django.utils.safestring import mark_safe
render = lambda text, value: Engine().from_string(text).render(Context({"a": value}))
self.assertEqual(render("{{ a }}", mark_safe("<b>")), "<b>")
self.assertEqual(render("{{ a|safe }}", "<b>"), "<b>")
self.assertEqual(render("{{ a }}", "<b>"), "&lt;b&gt;")
self.assertEqual(format_html("<i>{}</i>", "<b>"), "<i>&lt;b&gt;</i>")`,
    ),
    passes(
      'a raw string takes SQL from input, a parameter does not',
      `Item.objects.create(name="secret")
value = "x' or 1=1 --"
self.assertEqual(len(list(Item.objects.raw(f"select * from shop_item where name = '{value}'"))), 1)
self.assertEqual(len(list(Item.objects.raw("select * from shop_item where name = %s", [value]))), 0)`,
    ),
  ),
  proof(
    'django.csrf',
    passes(
      'a writing request without a token is refused, and answered where the view is exempt',
      `from django.middleware.csrf import CsrfViewMiddleware
from django.views.decorators.csrf import csrf_exempt
view = lambda request: HttpResponse("done")
check = lambda one: CsrfViewMiddleware(one).process_view(RequestFactory(enforce_csrf_checks=True).post("/"), one, (), {})
self.assertEqual(check(view).status_code, 403)
self.assertIsNone(check(csrf_exempt(lambda request: HttpResponse("done"))))`,
    ),
  ),
  proof(
    'django.timezone',
    passes(
      'timezone.now is aware, and a naive value is reported',
      `import datetime
from django.utils import timezone
self.assertTrue(timezone.is_aware(timezone.now()))
self.assertFalse(timezone.is_aware(datetime.datetime.now()))
with self.assertWarnsRegex(RuntimeWarning, "received a naive datetime"):
    User.objects.create(username="a", last_login=datetime.datetime.now())`,
    ),
  ),
  proof(
    'django.async-orm',
    passes(
      'a synchronous query raises in async code, the a-form works',
      `import asyncio
from django.core.exceptions import SynchronousOnlyOperation
async def wrong():
    return Item.objects.count()
async def right():
    return await Item.objects.acount()
with self.assertRaises(SynchronousOnlyOperation):
    asyncio.run(wrong())
from asgiref.sync import async_to_sync
self.assertEqual(async_to_sync(right)(), 0)`,
    ),
  ),
  proof(
    'django.json-script',
    passes(
      'printed data ends the script tag, json_script does not',
      `from django.template import Context, Engine
import json
value = {"a": "</script><script>alert(1)"}
render = lambda text, one: Engine().from_string(text).render(Context({"a": one}))
self.assertEqual(render("<script>{{ a|safe }}</script>", json.dumps(value)).count("</script>"), 2)
self.assertEqual(render("{{ a|json_script:'x' }}", value).count("</script>"), 1)`,
    ),
    passes(
      'a writing request passes with the header',
      `from django.middleware.csrf import CsrfViewMiddleware, get_token
request = RequestFactory(enforce_csrf_checks=True).post("/")
view = lambda request: HttpResponse("done")
token = get_token(request)
request.COOKIES["csrftoken"] = request.META["CSRF_COOKIE"]
check = lambda: CsrfViewMiddleware(view).process_view(request, view, (), {})
self.assertEqual(check().status_code, 403)
request.META["HTTP_X_CSRFTOKEN"] = token
self.assertIsNone(check())`,
    ),
  ),
  proof(
    'django.owner-query',
    passes(
      'the queryset of the user hides rows of others, a plain lookup serves them',
      `from django.http import Http404
from django.shortcuts import get_object_or_404
me, other = User.objects.create(username="me"), User.objects.create(username="other")
group = Group.objects.create(name="of other")
other.groups.add(group)
self.assertEqual(get_object_or_404(Group, pk=group.pk), group)
with self.assertRaises(Http404):
    get_object_or_404(me.groups, pk=group.pk)`,
    ),
  ),
];
