import type { PlantedFault } from '../../task.ts';

const screen = 'src/app/week/week-screen.ts';
const weekOf = 'src/app/week/week-of.ts';
const read = 'src/app/week/read-shift.ts';

export const weekFaults: readonly PlantedFault[] = [
  {
    file: weekOf,
    find: " to ${last?.join(' ')}",
    replace: " until ${last?.join(' ')}",
    fails: [
      'the week is named above the list',
      'a week across two months names both',
      'a week across two years names both',
      'two quick presses go two weeks on',
    ],
  },
  {
    file: weekOf,
    find: 'same.at(-1) ?? 3',
    replace: '1',
    fails: ['a week across two months names both', 'a week across two years names both'],
  },
  {
    file: screen,
    find: 'monday === undefined ? {} : { from: monday }',
    replace: 'monday === undefined ? {} : { week: monday }',
    fails: [
      'the next week can be seen',
      'the previous week and this week can be seen',
      'a choice holds in the next week',
    ],
  },
  {
    file: weekOf,
    find: 'date.setUTCDate(date.getUTCDate() + days);\n  return date.toISOString().slice(0, 10);',
    replace:
      "const local = new Date(date.getFullYear(), date.getMonth(), date.getDate());\n  return new Date(local.getTime() + days * 86_400_000).toLocaleDateString('en-CA');",
    fails: ['weeks are counted right when the clocks change'],
  },
  {
    file: screen,
    find: "(loaded.state === 'ready' ? loaded.value.from : presentMonday())",
    replace: "addDays(new Date().toLocaleDateString('en-CA'), -((new Date().getDay() + 6) % 7))",
    fails: ['this week is the week at the kitchen'],
  },
  {
    file: screen,
    find: "switchMap } from 'rxjs'",
    replace: "mergeMap as switchMap } from 'rxjs'",
    fails: ['a late answer does not replace the week in sight'],
  },
  {
    file: screen,
    find: "            startWith<Loaded<Week>>({ state: 'loading' }),\n",
    replace: '',
    fails: ['shifts of the old week do not stand under the name of the new one', 'a slow week is shown as loading'],
  },
  {
    file: screen,
    find: '<button ladleButton (click)="again.next()">Try again</button>',
    replace: '',
    fails: ['a week that fails can be read again'],
  },
  {
    file: screen,
    find: "            catchError(({ message }) => of<Loaded<Week>>({ state: 'failed', message })),\n",
    replace: '',
    fails: ['one week that fails does not close the others', 'a week that cannot be read says why'],
  },
  {
    file: screen,
    find: "queryParamsHandling: 'merge', replaceUrl });",
    replace: "queryParamsHandling: 'merge', skipLocationChange: true, replaceUrl });",
    fails: [
      'a reload shows the same week',
      'back leads to the week before',
      'the address of a choice shows the same to somebody else',
    ],
  },
  {
    file: weekOf,
    find: 'return date.getUTCDay() === 1 && date.toISOString().startsWith(text) ? text : undefined;',
    replace: 'return text;',
    fails: ['an odd address does no harm'],
  },
  {
    file: screen,
    find: 'return (!this.isFreeOnly() || freePlaces(shift) > 0) && (work',
    replace: 'return (work',
    fails: ['only shifts with a free place can be shown'],
  },
  {
    file: screen,
    find: 'work === undefined || shift.work === work)',
    replace: 'work === undefined || shift.work !== work)',
    fails: ['the work can be chosen'],
  },
  {
    file: screen,
    find: "{{ week.value.shifts.length === 0 ? 'No shifts this week.' : 'No shift of this week fits what you chose above.' }}",
    replace: 'No shifts this week.',
    fails: ['a choice that hides everything says so'],
  },
  {
    file: screen,
    find: "          <p>{{ week.value.shifts.length === 0 ? 'No shifts this week.' : 'No shift of this week fits what you chose above.' }}</p>",
    replace: '',
    fails: ['a week without shifts says so', 'a choice that hides everything says so'],
  },
  {
    file: screen,
    find: '<p role="status"><bdi>{{ said().title }}</bdi> {{ said().text }}</p>',
    replace: '<p><bdi>{{ said().title }}</bdi> {{ said().text }}</p>',
    fails: ['a screen reader hears the new week'],
  },
  {
    file: screen,
    find: '<button ladleButton (click)="show({ week: addDays(monday(), 7) })">',
    replace:
      '<button ladleButton [disabled]="loaded().state === \'loading\'" (click)="show({ week: addDays(monday(), 7) })">',
    fails: ['the keyboard stays on the week buttons'],
  },
  {
    file: read,
    find: "people: Array.isArray(people) ? people.filter((name) => typeof name === 'string') : [],",
    replace: 'people: people as string[],',
    fails: ['one broken shift does not hide the others'],
  },
  {
    file: read,
    find: "if (typeof from !== 'string' || !Array.isArray(shifts)) return undefined;",
    replace: "if (typeof from !== 'string' || !Array.isArray(shifts)) return { from: String(from), shifts: [] };",
    fails: ['an answer without a list is an error, not a blank page'],
  },
];
