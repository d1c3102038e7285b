import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Project } from '../../open-project.ts';
import { type ApiAnswer, type ApiCall, servePage } from '../../serve-page.ts';

type Answers = (call: ApiCall) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>;

interface Hold {
  readonly id: string;
  readonly show: string;
  readonly seats: readonly string[];
  readonly ends: number;
}

const start = Date.parse('2026-09-08T18:00:00Z');
const minute = 60_000;
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

export const film = 'The Lamplighter';
export const longFilm = `Der ${'Donaudampfschifffahrt'.repeat(6)}`;
const show = {
  id: 'lamp',
  film,
  about: 'He lights the lamps of a town that has none.',
  startsAt: '2026-09-10T19:30:00Z',
  fullCents: 950,
  reducedCents: 700,
  others: [{ id: 'late', startsAt: '2026-09-11T21:30:00Z' }],
};
const late = {
  ...show,
  id: 'late',
  startsAt: '2026-09-11T21:30:00Z',
  others: [{ id: 'lamp', startsAt: show.startsAt }],
};

/** Eight rows of twelve seats with a gap in the middle; H1 and H2 are for wheelchairs. */
const seatIds = letters.flatMap((row) => Array.from({ length: 12 }, (_, index) => `${row}${index + 1}`));

export const failing: ApiAnswer = {
  status: 503,
  json: { error: { code: 'closed', message: 'The projector is on fire.' } },
};

/** The page of a show, over a server that sells seats. `skew` is how far the clock of the device is ahead. */
export async function openCinema(
  project: Project,
  {
    answers = () => undefined,
    options,
    address = '/shows/lamp',
    taken = ['A3', 'C6'],
    changed = {},
    skew = 0,
  }: {
    answers?: Answers;
    options?: BrowserContextOptions;
    address?: string;
    taken?: readonly string[];
    changed?: Partial<typeof show>;
    skew?: number;
  } = {},
) {
  const begun = performance.now();
  let skipped = 0;
  const now = () => start + skipped + performance.now() - begun;
  const sold = new Set(taken);
  const holds = new Map<string, Hold>();
  const bought = new Map<string, { code: string; name: string; reduced: readonly string[]; hold: Hold }>();
  const running = () => [...holds.values()].filter(({ ends }) => ends > now());
  /** Seats were sold for the first show alone. */
  const isTaken = (id: string, of = 'lamp') =>
    (of === 'lamp' && sold.has(id)) || running().some(({ show: its, seats }) => its === of && seats.includes(id));
  const shown = (hold: Hold) => ({
    id: hold.id,
    show: hold.show,
    seats: hold.seats,
    until: new Date(hold.ends).toISOString(),
    now: new Date(now()).toISOString(),
  });

  const takeHold = (path: string, body: unknown): ApiAnswer => {
    const { seats } = (body ?? {}) as { seats?: readonly string[] };
    if (!Array.isArray(seats) || seats.length === 0 || seats.length > 6 || !seats.every((id) => seatIds.includes(id)))
      return refusal(422, 'invalid', 'Please choose one to six seats.');
    const of = path.split('/')[3] ?? '';
    const gone = seats.filter((id) => isTaken(id, of));
    if (gone.length > 0) return refusal(409, 'taken', 'Seats are taken.', { taken: gone });
    const hold = { id: `h${holds.size + 1}`, show: of, seats, ends: now() + 10 * minute };
    holds.set(hold.id, hold);
    return { status: 201, json: shown(hold) };
  };
  const buy = (id: string, body: unknown): ApiAnswer => {
    const before = bought.get(id);
    if (before !== undefined) return refusal(409, 'bought', 'You have bought these.', { code: before.code });
    const hold = running().find((one) => one.id === id);
    if (hold === undefined) return refusal(410, 'over', 'This hold is over.');
    const { name = '', reduced = [] } = (body ?? {}) as { name?: string; reduced?: readonly string[] };
    if (name.trim().length < 2 || name.length > 80) return refusal(422, 'invalid', 'This is no name.');
    const code = `LMP-${700 + bought.size}`;
    bought.set(id, { code, name, reduced, hold });
    for (const seat of hold.seats) sold.add(seat);
    return { status: 201, json: { code } };
  };
  const usual = ({ method, path, body }: ApiCall): ApiAnswer => {
    if (path === '/api/shows')
      return { json: { shows: [show, late].map(({ id, film: name, startsAt }) => ({ id, film: name, startsAt })) } };
    if (path === '/api/shows/lamp') return { json: { ...show, ...changed } };
    if (path === '/api/shows/late') return { json: late };
    if (path.endsWith('/seats')) return { json: hall((id) => isTaken(id, path.split('/')[3])) };
    if (path.endsWith('/holds') && method === 'POST') return takeHold(path, body);
    if (path === '/api/messages') return { json: {} };
    const [, holdId = '', what] = /^\/api\/holds\/([^/]+)(\/buy)?$/.exec(path) ?? [];
    if (what !== undefined) return buy(holdId, body);
    const hold = running().find(({ id }) => id === holdId);
    if (method === 'DELETE') {
      holds.delete(holdId);
      return { status: 204, text: '' };
    }
    if (hold !== undefined) return { json: shown(hold) };
    if (holdId !== '') return refusal(410, 'over', 'This hold is over.');
    const ticket = [...bought.values()].find(({ code }) => path === `/api/tickets/${code}`);
    if (ticket === undefined) return refusal(404, 'unknown', 'We do not know this.');
    const seats = ticket.hold.seats.map((id) => ({
      id,
      row: id.slice(0, 1),
      number: Number(id.slice(1)),
      isReduced: ticket.reduced.includes(id),
    }));
    const totalCents = seats.reduce((sum, { isReduced }) => sum + (isReduced ? 700 : 950), 0);
    const { film: name, startsAt } = { ...show, ...changed };
    return { json: { code: ticket.code, film: name, startsAt, name: ticket.name, seats, totalCents } };
  };

  const served = await servePage(project, async (call) => (await answers(call)) ?? usual(call));
  const page = await project.page(options);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.clock.install({ time: start + skew });
  await page.addInitScript(listen);
  await page.goto(served.url + address);
  const made = (method: string, end: RegExp) =>
    served.calls.filter((call) => call.method === method && end.test(call.path));
  return {
    ...served,
    page,
    problems,
    usual,
    holds: () => made('POST', /\/holds$/),
    buys: () => made('POST', /\/buy$/),
    given: () => made('DELETE', /\/holds\//),
    plans: () => made('GET', /\/seats$/).length,
    /** Somebody else buys seats. */
    sell: (...ids: readonly string[]) => ids.forEach((id) => void sold.add(id)),
    /** Minutes go by, on the server and on the device. */
    pass: async (minutes: number) => {
      skipped += minutes * minute;
      await page.clock.fastForward(minutes * minute);
    },
    isFree: (id: string) => !isTaken(id),
  };
}

function hall(isTaken: (id: string) => boolean) {
  const rows = letters.map((name) => {
    const places = Array.from({ length: 12 }, (_, index) => {
      const id = `${name}${index + 1}`;
      return { id, number: index + 1, kind: /^H[12]$/.test(id) ? 'wheelchair' : 'seat', isTaken: isTaken(id) };
    });
    return { name, places: [...places.slice(0, 6), null, ...places.slice(6)] };
  });
  return { rows };
}

function refusal(status: number, code: string, message: string, rest = {}): ApiAnswer {
  return { status, json: { error: { code, message }, ...rest } };
}

/** Keeps in the page what a screen reader would say by itself: changed live regions, and what gets the focus. */
const listen = `
  window.heard = [];
  const live = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const say = (element) => { const text = element.textContent.trim(); if (text !== '') window.heard.push(text); };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(live);
      if (region) say(region);
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue;
        if (node.matches(live) && node !== region) say(node);
        for (const inner of node.querySelectorAll(live)) say(inner);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
`;

/** The words of a screen reader by itself since the last call, one announcement a line. */
export async function heard(page: Page): Promise<string> {
  return ((await page.evaluate('window.heard.splice(0)')) as string[])
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .join('\n');
}

/** A seat, like C4, whose name for a screen reader tells its row and number. */
export function namedSeat(page: Page, id: string): Locator {
  const [row, number] = [id.slice(0, 1), id.slice(1)];
  const after = `\\b${row}[\\s,·:–-]*(?:(?:wheelchair )?(?:seat|place|space|number|no\\.))?\\s*${number}(?!\\d)`;
  const before = `\\b${number}\\b[\\s,·:–-]*(?:in |of )?row ${row}\\b`;
  const name = new RegExp(`^(?!.*reduc)(?!\\s*(?:remove|delete|full))(?:.*(?:${after}|${before}))`, 'i');
  const roles = ['button', 'checkbox', 'switch', 'option', 'radio'] as const;
  return roles.map((role) => page.getByRole(role, { name })).reduce((all, one) => all.or(one));
}

/** A seat of the plan, like C4; one without its row in its name is found by the row around it. */
export function seat(page: Page, id: string): Locator {
  const [row, number] = [id.slice(0, 1), id.slice(1)];
  const inRow = page
    .getByRole('group', { name: new RegExp(`\\b${row}$`) })
    .or(page.getByRole('row', { name: new RegExp(`^(?:row )?${row}\\b`, 'i') }))
    .getByRole('button', { name: new RegExp(`^\\D*${number}(?!\\d)`) });
  return namedSeat(page, id).or(inRow).first();
}

/** Presses seats; a control that lies hidden under its label is pressed by the keyboard. */
export async function choose(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await seat(page, id)
      .click({ timeout: 4_000 })
      .catch(() => seat(page, id).press(' '));
}

/** Whether a seat says that it is chosen. */
export async function isChosen(page: Page, id: string): Promise<boolean> {
  return seat(page, id).evaluate((element) => {
    const { checked } = element as unknown as { checked?: boolean };
    return (
      checked === true ||
      ['aria-pressed', 'aria-checked', 'aria-selected'].some((name) => element.getAttribute(name) === 'true')
    );
  });
}

const button = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
export const holdButton = (page: Page): Locator => button(page, /hold/i);
export const changeButton = (page: Page): Locator => button(page, /change seats/i);
export const buyButton = (page: Page): Locator => button(page, /^buy\b/i);
export const printButton = (page: Page): Locator => button(page, /print/i);
export const retryButton = (page: Page): Locator => button(page, /again|retry|reload/i);
export const nameField = (page: Page): Locator => page.getByRole('textbox', { name: /name/i }).first();

/** The "Reduced" control of a chosen seat: the only one, or the one that its seat is named beside. */
export const reducedOf = (page: Page, index = 0): Locator =>
  page
    .getByRole('checkbox', { name: /reduced/i })
    .or(page.getByRole('radio', { name: /reduced/i }))
    .or(page.getByRole('switch', { name: /reduced/i }))
    .or(page.getByRole('combobox', { name: /price|reduced|seat/i }))
    .or(page.getByRole('button', { name: /reduced/i }))
    .nth(index);

/** Gives a chosen seat the reduced price. */
export async function reduce(page: Page, index = 0): Promise<void> {
  const control = reducedOf(page, index);
  if ((await control.evaluate((element) => element.tagName)) !== 'SELECT') return control.click();
  const label = (await control.locator('option').allTextContents()).find((text) => /reduced/i.test(text));
  await control.selectOption({ label: label ?? 'Reduced' });
}

/** Chooses seats and holds them. */
export async function hold(page: Page, ...ids: readonly string[]): Promise<void> {
  await choose(page, ...ids);
  await holdButton(page).click();
  await nameField(page).waitFor();
}

/** Real time, in milliseconds. */
export const rest = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export const timeLeft = /\b\d?\d:\d\d left/;
