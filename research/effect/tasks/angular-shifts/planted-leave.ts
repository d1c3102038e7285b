import type { PlantedFault } from '../../task.ts';

const screen = 'src/app/week/week-screen.ts';
const row = 'src/app/week/shift-row.ts';
const leaveDialog = 'src/app/week/leave-dialog.ts';
const format = 'src/app/format.ts';
const styles = 'src/styles.css';

export const leaveFaults: readonly PlantedFault[] = [
  {
    file: leaveDialog,
    find: '(click)="dialog.close()">Stay',
    replace: '(click)="leave.emit(reason.value)">Stay',
    fails: ['who stays is still in', 'the second window is empty again'],
  },
  {
    file: leaveDialog,
    find: ' aria-labelledby="why"',
    replace: '',
    fails: ['the window has a name, and its field too'],
  },
  {
    file: leaveDialog,
    find: '          Your reason\n',
    replace: '',
    fails: ['the window has a name, and its field too', 'assistive programs find no fault in the window'],
  },
  {
    file: leaveDialog,
    find: 'this.dialog().nativeElement.showModal();',
    replace: 'this.dialog().nativeElement.show();',
    fails: ['the keyboard is in the window, and stays there', 'escape closes the window and leads back'],
  },
  {
    file: row,
    find: ' this.isAsking.set(false);\n  }\n\n  protected stay',
    replace: ' this.isAsking.set(true);\n  }\n\n  protected stay',
    fails: ['a shift of tomorrow morning is not left without a reason'],
  },
  {
    file: leaveDialog,
    find: 'const reason = text.trim();',
    replace: 'const reason = text;',
    fails: ['a blank reason is not sent, and the field says so'],
  },
  {
    file: leaveDialog,
    find: '            maxlength="200"\n',
    replace: '',
    fails: ['a long reason is not thrown away'],
  },
  {
    file: row,
    find: "error.code === 'reason_needed'",
    replace: "error.code === 'reason_wanted'",
    fails: ['the clock of the server counts for the reason'],
  },
  {
    file: screen,
    find: '[shift]="shift" (changed)',
    replace: '[shift]="shift" [innerHTML]="shift.title" (changed)',
    fails: ['titles are text'],
  },
  {
    file: row,
    find: '<bdi>{{ shift().title }}</bdi>',
    replace: '{{ shift().title }}, ',
    fails: ['a title from right to left does not turn its neighbors'],
  },
  {
    file: styles,
    find: 'min-width: 0;\n  overflow-wrap: anywhere;',
    replace: 'white-space: nowrap;',
    fails: ['a narrow screen does not scroll sideways', 'large letters fit'],
  },
  {
    file: styles,
    find: 'width: min(30rem, calc(100vw - 2rem));',
    replace: 'position: fixed;\n  top: 0;\n  margin-top: 400px;\n  width: min(30rem, calc(100vw - 2rem));',
    fails: ['the window can be used on a low screen'],
  },
  {
    file: row,
    find: '<button ladleButton [id]="shift().id + \'-join\'"',
    replace: '<button [id]="shift().id + \'-join\'"',
    fails: ['the buttons are those of the house'],
  },
  {
    file: styles,
    find: '@media (prefers-reduced-motion: no-preference) {',
    replace: '@media screen {',
    fails: ['who wants no motion gets none'],
  },
  {
    file: screen,
    find: '        Work\n        <select',
    replace: '        <select',
    fails: ['assistive programs find no fault on the page'],
  },
  {
    file: format,
    find: "const zone = 'Europe/London';",
    replace: 'const zone = undefined;',
    fails: ['shifts stand under the days of the kitchen', 'its own tests pass'],
  },
  {
    file: row,
    find: '@for (person of shift().people; track $index) {',
    replace: '@for (person of []; track $index) {',
    fails: ['who comes is told'],
  },
  {
    file: 'src/app/mine/mine-screen.ts',
    find: '@for (shift of mine.value; track shift.id) {',
    replace: '@for (shift of mine.value.slice(1); track shift.id) {',
    fails: ['my shifts are listed and counted', 'its own tests pass'],
  },
  {
    file: 'src/app/mine/mine-screen.ts',
    find: '(click)="store.reload()"',
    replace: '',
    fails: ['my shifts can be read again'],
  },
  {
    file: 'src/app/people/people-screen.ts',
    find: ".replaceAll(' ', '')",
    replace: '',
    fails: ['people have numbers to dial'],
  },
  {
    file: 'src/app/ladle-title.ts',
    find: "?? 'Not found'} – Ladle`",
    replace: "?? 'Not found'}`",
    fails: ['each screen has its title'],
  },
  {
    file: 'src/testing.ts',
    find: 'page: HTMLElement = app',
    replace: 'page: number = app',
    fails: ['the types are sound'],
  },
  {
    file: 'package.json',
    find: '"dependencies": {',
    replace: '"dependencies": {\n    "@angular/cdk": "22.2.6",',
    fails: ['no package was added'],
  },
];
