import type { PlantedFault } from '../../task.ts';

const board = 'src/board/use-board.ts';
const row = 'src/board/note-row.vue';
const fresh = 'src/board/new-note.vue';
const read = 'src/board/read-notes.ts';
const drafts = 'src/board/drafts.ts';
const screen = 'src/board/board-screen.vue';

export const planted: readonly PlantedFault[] = [
  {
    file: board,
    find: "const note = await write('/api/notes', 'POST', { text });",
    replace: "const note = await write('/api/notes', 'POST', { note: text });",
    fails: ['a note is added at the top', 'its own tests pass'],
  },
  {
    file: row,
    find: 'drafts[id] = { text, version };',
    replace: "drafts[id] = { text: '', version };",
    fails: ['a note is edited'],
  },
  {
    file: row,
    find: '<BaseButton @click="close">Cancel</BaseButton>',
    replace: '<BaseButton @click="keep(draft.version)">Cancel</BaseButton>',
    fails: ['an edit can be cancelled'],
  },
  {
    file: row,
    find: 'isDone: box.checked });',
    replace: 'isDone: props.note.isDone });',
    fails: ['a note is ticked as done'],
  },
  {
    file: row,
    find: ':checked="wished ?? note.isDone"',
    replace: ':checked="wished"',
    fails: ['a note that is done is shown as done'],
  },
  {
    file: row,
    find: 'formatTime(note.changedAt) }}',
    replace: 'new Date(note.changedAt).toLocaleString() }}',
    fails: ['the last change has its time at the reception'],
  },
  {
    file: fresh,
    find: 'if (isSaving.value) return;',
    replace: '',
    fails: ['a double click adds one note'],
  },
  {
    file: fresh,
    find: "if (sent.trim() === '') {",
    replace: "if (sent === '') {",
    fails: ['a note of blanks is not sent'],
  },
  {
    file: fresh,
    find: 'await props.add(sent);\n    if (text.value === sent) delete drafts[newNote];',
    replace: 'delete drafts[newNote];\n    await props.add(sent);',
    fails: ['a note that cannot be added is kept and can be sent again'],
  },
  {
    file: fresh,
    find: '`The note is not saved: ${messageOf(error)}`',
    replace: "messageOf(error) && 'The note is not saved.'",
    fails: ['what the server refuses is explained', 'a note that cannot be added is kept and can be sent again'],
  },
  {
    file: row,
    find: 'const sent = written.text;',
    replace: 'const sent = written.text;\n  if (other.value === undefined) delete drafts[props.note.id];',
    fails: ['an edit that cannot be saved is kept and can be saved again', 'who saves second sees both texts'],
  },
  {
    file: row,
    find: 'wished.value = undefined;\n  box.checked = props.note.isDone;',
    replace: '',
    fails: ['a tick that fails does not stay'],
  },
  {
    file: row,
    find: "isSaving ? 'Saving …' : 'Save'",
    replace: "'Save'",
    fails: ['a save under way can be seen'],
  },
  {
    file: row,
    find: "row.value?.querySelector<HTMLButtonElement>('button')?.focus();",
    replace: '',
    fails: ['the keyboard goes into the field and stays near the note'],
  },
  {
    file: row,
    find: '        Text of the note\n',
    replace: '',
    fails: ['fields and ticks have names'],
  },
  {
    file: row,
    find: '<p class="text">{{ other.text }}</p>',
    replace: '',
    fails: [
      'who saves second sees both texts',
      'a third change during a decision is not written over',
      'an update during an edit does not hide a conflict',
    ],
  },
  {
    file: row,
    find: 'keep(other.version)',
    replace: 'keep(draft.version)',
    fails: ['the second can keep the own text'],
  },
  {
    file: row,
    find: '<BaseButton @click="close">Keep theirs</BaseButton>',
    replace: '<BaseButton @click="other = undefined">Keep theirs</BaseButton>',
    fails: ['the second can keep the text of the other'],
  },
  {
    file: board,
    find: 'replace(other);\n        return other;',
    replace:
      "return await write(`/api/notes/${id}`, 'PUT', { text, isDone, version: other.version }).then(replace).then(() => undefined);",
    fails: ['a tick does not write over a text'],
  },
  {
    file: board,
    find: 'timer = setInterval(refresh, pause);',
    replace: '',
    fails: [
      'notes of others appear by themselves',
      'a text being written outlives an update',
      'the field in use keeps the keyboard during an update',
    ],
  },
  {
    file: row,
    find: '@click="keep(draft.version)">',
    replace: '@click="keep(note.version)">',
    fails: ['an update during an edit does not hide a conflict'],
  },
  {
    file: board,
    find: '[...read, ...unsaved(read)]',
    replace: 'read',
    fails: ['an edit of a note that was removed is not lost'],
  },
  {
    file: board,
    find: 'if (before === writes) notes.value',
    replace: 'if (before !== -1) notes.value',
    fails: ['an update asked for before a save does not bring the old text back'],
  },
  {
    file: board,
    find: 'problem.value = messageOf(error);',
    replace: 'notes.value = undefined;',
    fails: ['an update that fails leaves the notes', 'a board that cannot be read says why'],
  },
  {
    file: board,
    find: 'onUnmounted(() => clearInterval(timer));',
    replace: 'onUnmounted(() => {});',
    fails: ['a board that was left asks no more', 'coming and going does not make it ask more often'],
  },
  {
    file: row,
    find: '{{ note.author }}<template',
    replace: '<template',
    fails: ['the board shows notes and who wrote them'],
  },
  {
    file: screen,
    find: 'Nothing to hand over.',
    replace: 'All done!',
    fails: ['an empty board says so'],
  },
  {
    file: 'src/team/team-screen.vue',
    find: "`tel:${phone.replaceAll(' ', '')}`",
    replace: '`tel:${phone}`',
    fails: ['the team has numbers to dial'],
  },
  {
    file: 'src/styles.css',
    find: 'background: #1e3a8a;',
    replace: 'background: #1e40af;',
    fails: ['the button of the team looks as before'],
  },
  {
    file: fresh,
    find: 'const text = computed({',
    replace: 'delete drafts[newNote];\nconst text = computed({',
    fails: ['a new text is not lost by a look at the team'],
  },
  {
    file: drafts,
    find: 'sessionStorage.setItem(place, JSON.stringify(drafts));',
    replace: '',
    fails: ['a new text is not lost by a reload'],
  },
  {
    file: row,
    find: '<div class="text">{{ note.text }}</div>',
    replace: '<div class="text" v-html="note.text" />',
    fails: ['notes are text'],
  },
  { file: 'src/styles.css', find: 'white-space: pre-wrap;', replace: '', fails: ['the lines of a note stay lines'] },
  {
    file: 'src/styles.css',
    find: 'overflow-wrap: anywhere;',
    replace: '',
    fails: ['a narrow screen does not scroll sideways'],
  },
  {
    file: read,
    find: "typeof changedAt === 'string' && !Number.isNaN(Date.parse(changedAt)) ? changedAt : ''",
    replace: 'changedAt as string',
    fails: ['one broken note does not hide the others'],
  },
  { file: read, find: 'version: typeof version', replace: 'versoin: typeof version', fails: ['the types are sound'] },
  {
    file: 'package.json',
    find: '"dependencies": {',
    replace: '"dependencies": {\n    "pinia": "4.1.0",',
    fails: ['no package was added'],
  },
];
