import type { PlantedFault } from '../../task.ts';

const screen = 'src/app/week/week-screen.ts';
const row = 'src/app/week/shift-row.ts';
const calls = 'src/app/week/shift-calls.ts';
const shift = 'src/app/week/shift.ts';
const styles = 'src/styles.css';

export const shiftFaults: readonly PlantedFault[] = [
  {
    file: row,
    find: "return this.free() === 1 ? '1 place free' : `${this.free()} places free`;",
    replace: 'return `${this.free()} places free`;',
    fails: ['one place is not called places', 'a join whose answer was lost counts at the second press'],
  },
  {
    file: row,
    find: "if (this.free() === 0) return 'Full';",
    replace: '',
    fails: [
      'free places are told',
      'more people than places is full',
      'a place that is gone is told, and the shift shown as it is',
    ],
  },
  {
    file: calls,
    find: '`/api/shifts/${encodeURIComponent(shift.id)}/${what}`',
    replace: '`/api/shift/${encodeURIComponent(shift.id)}/${what}`',
    fails: [
      'a shift can be joined',
      'a full shift can be waited for, and no more',
      'a shift of Friday is left at once',
      'a shift of tomorrow morning is not left without a reason',
      'a screen reader hears that I am in',
      'a screen reader hears that I have left',
      'a joined shift lights up for a moment',
    ],
  },
  {
    file: row,
    find: '} @else if (free() > 0) {',
    replace: '} @else if (free() > 0 && !shift().isWaiting) {',
    fails: ['who waits can join when a place is free'],
  },
  {
    file: row,
    find: '@if (shift().isMine) {',
    replace: '@if (shift().isMine && free() > 0) {',
    fails: ['a full shift of my own can be left'],
  },
  {
    file: shift,
    find: 'return Date.parse(startsAt) <= Date.now();',
    replace: 'return Date.parse(startsAt) < 0;',
    fails: ['a shift that has begun offers nothing'],
  },
  {
    file: row,
    find: '    this.isBusy.set(true);\n',
    replace: '',
    fails: ['a double press joins once', 'a double press leaves once'],
  },
  {
    file: row,
    find: 'protected readonly isBusy = signal(false);',
    replace:
      'protected readonly isBusy = ((globalThis as { busy?: ReturnType<typeof signal<boolean>> }).busy ??= signal(false));',
    fails: ['two shifts can be joined at the same time'],
  },
  {
    file: row,
    find: "    if (!(await this.act('join', 'You are in.'))) return;",
    replace:
      "    this.changed.emit({ ...this.shift(), isMine: true });\n    if (!(await this.act('join', 'You are in.'))) return;",
    fails: ['the page does not say that I am in before I am'],
  },
  {
    file: row,
    find: 'if (now !== undefined) this.changed.emit(now);',
    replace: '',
    fails: ['a place that is gone is told, and the shift shown as it is'],
  },
  {
    file: row,
    find: 'else this.problem.set(error instanceof Error ? error.message : String(error));',
    replace: '',
    fails: [
      'a refused join says why and changes nothing',
      'a join that fails can be tried again, and the message goes',
      'a page of the tram is no answer',
      'leaving by the window can be tried again',
    ],
  },
  {
    file: calls,
    find: "error.code === (what === 'join' ? 'already_in' : 'not_in')",
    replace: "error.code === 'not_in'",
    fails: ['a join whose answer was lost counts at the second press'],
  },
  {
    file: calls,
    find: 'const after = readShift(await firstValueFrom(this.api.post(path, body)));',
    replace: 'const after = { ...(await firstValueFrom(this.api.post<Shift>(path, body))), id: shift.id };',
    fails: ['an answer that is no shift breaks nothing'],
  },
  {
    file: calls,
    find: "if (what === 'join' || what === 'leave') this.mine.reload();",
    replace: '',
    fails: [
      'my shifts know of a shift that I joined',
      'my shifts know of a shift that I left',
      'going on while a join is under way loses nothing',
    ],
  },
  {
    file: screen,
    find: '    this.changed.update((ids) => [...ids, after.id]);',
    replace: '    this.again.next();',
    fails: ['a join does not throw me to the top'],
  },
  {
    file: row,
    find: "if (document.activeElement === document.body) this.row.querySelector('button')?.focus();",
    replace: '',
    fails: ['the keyboard keeps its place after a join', 'the keyboard keeps its place after leaving at once'],
  },
  {
    file: row,
    find: '      if (!this.life.destroyed) this.keepFocus();',
    replace: '      (document.activeElement as HTMLElement).blur();',
    fails: [
      'the keyboard keeps its place after a join that fails',
      'the keyboard keeps its place after asking to be told',
      'the keyboard keeps its place after leaving by the window',
    ],
  },
  {
    file: row,
    find: 'reason === undefined ? {} : { reason }',
    replace: '{}',
    fails: ['a page that stood open over night asks for the reason', 'the clock of the server counts for the reason'],
  },
  {
    file: screen,
    find: 'if (this.changed().includes(shift.id)) return true;',
    replace: '',
    fails: ['the last free place does not take the keyboard along'],
  },
  {
    file: row,
    find: '[attr.aria-labelledby]="labelledBy(\'join\')"',
    replace: '',
    fails: ['buttons of different shifts can be told apart by ear'],
  },
  {
    file: styles,
    find: '.lit {\n  background: var(--good);',
    replace: '.lit {\n  background: inherit;',
    fails: ['a joined shift lights up for a moment'],
  },
  {
    file: row,
    find: '    setTimeout(() => this.isLit.set(false), lightTime);',
    replace: '',
    fails: ['a joined shift lights up for a moment'],
  },
];
