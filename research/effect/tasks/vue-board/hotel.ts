import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Project } from '../../open-project.ts';
import { type ApiAnswer, type ApiCall, servePage } from '../../serve-page.ts';

export interface Note {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly author: string;
  readonly changedAt: string;
  readonly version: number;
}

type Answers = (call: ApiCall) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>;

export const note = (rest: Partial<Note> = {}): Note => ({
  id: 'n1',
  text: 'Room 12 has no hot water',
  isDone: false,
  author: 'Mira',
  changedAt: '2026-07-14T16:05:00Z',
  version: 3,
  ...rest,
});

export const failing: ApiAnswer = { status: 503, json: { error: { message: 'The server takes a nap.' } } };

/**
 * The board with a server that keeps notes and their versions. `answers` may answer a call in its place; `office` is a
 * second person, who changes, adds or removes notes on the server.
 */
export async function openHotel(
  project: Project,
  {
    notes = [note()],
    answers = () => undefined,
    options,
    hasClock = false,
  }: { notes?: readonly Note[]; answers?: Answers; options?: BrowserContextOptions; hasClock?: boolean } = {},
) {
  let kept = notes;
  const put = (id: string, change: Partial<Note>) => {
    kept = kept.map((old) => (old.id === id ? { ...old, ...change, version: old.version + 1 } : old));
    return kept.find((one) => one.id === id);
  };
  const usual = ({ method, path, body }: ApiCall): ApiAnswer => {
    const sent = (body ?? {}) as Partial<Note>;
    if (path === '/api/team') return { json: { people: [{ name: 'Jonas', phone: '+43 1 555 01' }] } };
    if (path === '/api/notes' && method === 'GET') return { json: { notes: kept } };
    if (path === '/api/notes' && method === 'POST') {
      const added = note({ id: `n${kept.length + 1}`, text: sent.text ?? '', version: 1 });
      kept = [added, ...kept];
      return { status: 201, json: added };
    }
    const old = kept.find(({ id }) => path === `/api/notes/${encodeURIComponent(id)}`);
    if (old === undefined) return { status: 404, json: { error: { message: 'There is no such note.' } } };
    if (sent.version !== old.version)
      return { status: 409, json: { error: { message: 'The note has changed.' }, note: old } };
    return { json: put(old.id, { text: sent.text ?? '', isDone: sent.isDone ?? false, author: 'Me' }) };
  };
  const served = await servePage(project, async (call) => (await answers(call)) ?? usual(call));
  const page = await project.page(options);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  if (hasClock) await page.clock.install();
  await page.goto(served.url);
  const made = (method: string) => served.calls.filter((call) => call.method === method);
  return {
    ...served,
    page,
    problems,
    reads: () => made('GET').filter(({ path }) => path === '/api/notes').length,
    posts: () => made('POST').map(({ body }) => body as Partial<Note>),
    puts: () => made('PUT').map(({ body }) => body as Partial<Note>),
    now: () => kept,
    office: {
      change: (text: string, id = 'n1') => put(id, { text, author: 'Office' }),
      add: (added: Note) => {
        kept = [added, ...kept];
      },
      remove: (id: string) => {
        kept = kept.filter((one) => one.id !== id);
      },
    },
  };
}

/** Has the server take its time over one kind of call. */
export const slowly =
  (method: string, time: number): Answers =>
  async (call) => {
    if (call.method === method) await rest(time);
    return undefined;
  };

/** The field for a new note: the first one of the page. */
export const newField = (page: Page): Locator => page.getByRole('textbox').first();
export const addButton = (page: Page): Locator => page.getByRole('button', { name: /add/i }).first();
export const editButton = (page: Page): Locator => page.getByRole('button', { name: /edit/i }).first();
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: /^save\b/i }).first();
export const cancelButton = (page: Page): Locator => page.getByRole('button', { name: /cancel/i }).first();
/** The field of the note that is being edited: the last one of the page. */
export const editField = (page: Page): Locator => page.getByRole('textbox').last();
export const doneBox = (page: Page): Locator => page.getByRole('checkbox').or(page.getByRole('switch')).first();

/** Buttons of a conflict, as far as their words tell whose text stays. */
export const mineButton = (page: Page): Locator =>
  page.getByRole('button', { name: /\b(mine|my|overwrite|anyway)\b/i }).first();
export const theirsButton = (page: Page): Locator =>
  page.getByRole('button', { name: /\b(theirs?|other|office.s|discard|take)\b/i }).first();

/** Opens the note for editing and writes into its field. */
export async function editTo(page: Page, text: string): Promise<void> {
  await editButton(page).click();
  await editField(page).fill(text);
}

/** Whether a text stands on the page, in a field or outside. */
export async function stands(page: Page, text: string): Promise<boolean> {
  if ((await page.getByText(text).filter({ visible: true }).count()) > 0) return true;
  const values: string[] = await page.evaluate(
    '[...document.querySelectorAll("textarea, input")].map((field) => field.value)',
  );
  return values.some((value) => value.includes(text));
}

/** Lets the page's clock run on; the page must have one. */
export async function later(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    await page.clock.runFor(5_000);
    await rest(60);
  }
}

/** Real time, in milliseconds. */
export const rest = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
