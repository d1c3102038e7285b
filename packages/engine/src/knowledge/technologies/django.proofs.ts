import type { Proof } from '../../proof.ts';

const setup =
  'import django\nfrom django.conf import settings\nsettings.configure(INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth"])\ndjango.setup()\n';
const packages = ['Django'];

/** Proofs of the Django directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'django.constraints',
    scaffold: 'python',
    packages,
    trials: [
      {
        shows: 'CheckConstraint takes condition',
        files: {
          'a.py': `${setup}from django.db.models import CheckConstraint, Q\nprint(CheckConstraint(condition=Q(a__gt=0), name="a"))\n`,
        },
        run: 'python a.py',
        exits: 'zero',
        prints: /CheckConstraint: condition=/,
      },
    ],
  },
  {
    id: 'django.login-middleware',
    scaffold: 'python',
    packages,
    trials: [
      {
        shows: 'the middleware and its exception are released',
        files: {
          'a.py': `${setup}from django.contrib.auth.middleware import LoginRequiredMiddleware\nfrom django.contrib.auth.decorators import login_not_required\nprint("found")\n`,
        },
        run: 'python a.py',
        exits: 'zero',
        prints: /found/,
      },
    ],
  },
  {
    id: 'django.safe-migration',
    scaffold: 'python',
    packages,
    trials: [
      {
        shows: 'AddIndexConcurrently demands a migration that is not atomic',
        run: 'grep -rn "atomic = False" ../../venv/lib/python3*/site-packages/django/contrib/postgres/operations.py',
        exits: 'zero',
        prints: /atomic = False/,
      },
    ],
  },
];
