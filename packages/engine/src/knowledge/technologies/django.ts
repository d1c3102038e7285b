import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.py'];

export const django: Technology = {
  name: 'Django',
  version: '5.2+',
  commands: [
    {
      en: 'Django: `python manage.py check`, `python manage.py makemigrations --check --dry-run`, then `pytest` or `python manage.py test`, with the runner of the lockfile',
      de: 'Django: `python manage.py check`, `python manage.py makemigrations --check --dry-run`, dann `pytest` oder `python manage.py test`, mit dem Runner der Lockdatei',
    },
  ],
  directives: [
    must(
      'django.n-plus-one',
      92,
      'foot-gun',
      [
        'Load what a template or serializer walks with `select_related` or `prefetch_related`, and pin the count with `assertNumQueries`.',
        'Lade, was Template oder Serializer ablaufen, mit `select_related` oder `prefetch_related` und halte die Zahl mit `assertNumQueries` fest.',
      ],
      {
        scope,
        example: {
          language: 'python',
          bad: 'orders = Order.objects.all()\nnames = [order.customer.name for order in orders]',
          good: 'orders = Order.objects.select_related("customer")\nnames = [order.customer.name for order in orders]',
        },
      },
    ),
    must(
      'django.user-model',
      90,
      'foot-gun',
      [
        'Start with a custom user model and refer to it by `settings.AUTH_USER_MODEL` and `get_user_model()`.',
        'Beginne mit einem eigenen User-Modell und verweise über `settings.AUTH_USER_MODEL` und `get_user_model()` darauf.',
      ],
      { scope },
    ),
    must(
      'django.on-commit',
      86,
      'foot-gun',
      [
        'Send mail and queue jobs in `transaction.on_commit`; inside `atomic` they run for work that may be rolled back.',
        'Verschicke Mails und Jobs in `transaction.on_commit`; innerhalb von `atomic` laufen sie für Arbeit, die noch zurückgerollt werden kann.',
      ],
      { scope },
    ),
    never(
      'django.applied-migration',
      92,
      'boundary',
      [
        'edit or delete a migration that has been applied anywhere.',
        'eine irgendwo schon angewendete Migration ändern oder löschen.',
      ],
      [
        'add a new one; split a column change into add, backfill and remove.',
        'eine neue hinzufügen; eine Spaltenänderung in Anlegen, Nachfüllen und Entfernen teilen.',
      ],
      { scope: ['**/migrations/*.py'] },
    ),
    must(
      'django.update-atomic',
      80,
      'foot-gun',
      [
        'Change counters and balances with `F()` or under `select_for_update`, never by reading, adding and saving.',
        'Ändere Zähler und Salden mit `F()` oder unter `select_for_update`, nicht durch Lesen, Addieren und Speichern.',
      ],
      { scope },
    ),
    must(
      'django.settings',
      76,
      'security',
      [
        'Read settings from the environment; production has `DEBUG = False`, `ALLOWED_HOSTS`, secure cookies and HSTS, shown by `check --deploy`.',
        'Lies Einstellungen aus der Umgebung; in Produktion gelten `DEBUG = False`, `ALLOWED_HOSTS`, sichere Cookies und HSTS, belegt durch `check --deploy`.',
      ],
      { scope },
    ),
    must(
      'django.constraints',
      74,
      'decision',
      [
        'Put rules that must always hold into `UniqueConstraint` and `CheckConstraint`; `clean()` alone is skipped by bulk writes.',
        'Lege Regeln, die immer gelten, in `UniqueConstraint` und `CheckConstraint` ab; `clean()` allein wird bei Massenschreibvorgängen übergangen.',
      ],
      { scope },
    ),
    should(
      'django.fat-services',
      62,
      'decision',
      [
        'Keep views thin: parse with a form or serializer, call one function, answer.',
        'Halte Views dünn: mit Form oder Serializer prüfen, eine Funktion aufrufen, antworten.',
      ],
      { scope },
    ),
  ],
};
