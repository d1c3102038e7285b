import type { PlantedFault } from '../../task.ts';

const screen = 'src/catalog/catalog-screen.tsx';
const items = 'src/catalog/use-items.ts';
const read = 'src/catalog/read-page.ts';
const row = 'src/catalog/item-row.tsx';
const form = 'src/catalog/search-form.tsx';
const search = 'src/catalog/search.ts';

export const planted: readonly PlantedFault[] = [
  {
    file: search,
    find: "if (q.trim() !== '') params.set('q', q.trim());",
    replace: "if (q.trim() !== '') params.set('query', q.trim());",
    fails: [
      'typing finds items',
      'search and filters work together',
      'the address of a search can be sent to somebody',
      'back from an item leads to the search',
      'signs of addresses are searched for as they are',
    ],
  },
  {
    file: search,
    find: "if (category !== '') params.set('category', category);",
    replace: '',
    fails: [
      'a category narrows the list',
      'how many there are stands above the list',
      'a screen reader hears how many there are',
    ],
  },
  {
    file: search,
    find: "params.set('available', '1')",
    replace: "params.set('available', 'true')",
    fails: ['only what is available now can be shown'],
  },
  {
    file: screen,
    find: "total === 1 ? '1 item' : `${total} items`",
    replace: '`${total} items`',
    fails: ['one item is not called items'],
  },
  {
    file: form,
    find: '        Search\n        <SearchField',
    replace: '        <SearchField',
    fails: ['the fields have labels'],
  },
  {
    file: form,
    find: 'const pauseOfTyping = 250;',
    replace: 'const pauseOfTyping = 0;',
    fails: ['a search is not asked for at every key'],
  },
  {
    file: form,
    find: 'value={text} onChange',
    replace: 'value={q} onChange',
    fails: ['typing goes on while an answer comes'],
  },
  {
    file: form,
    find: 'onSubmit={(event) => event.preventDefault()}',
    replace: '',
    fails: ['the enter key does not load the page again'],
  },
  {
    file: items,
    find: 'return () => controller.abort();',
    replace: 'return () => {};',
    fails: [
      'an answer that comes late does not replace a newer one',
      'a page of an older search is not added to a newer one',
    ],
  },
  {
    file: form,
    find: '  const names = new Set(',
    replace: "  if (loaded.state === 'failed') throw new Error(loaded.message);\n  const names = new Set(",
    fails: ['items are shown when the categories cannot be read'],
  },
  {
    file: items,
    find: 'wanted.page === 1 ? page.items : [...before.items, ...page.items]',
    replace: 'page.items',
    fails: ['more items are added below', 'items stay when more cannot be read, and it can be tried again'],
  },
  {
    file: screen,
    find: "problem === '' && nextPage !== null && (",
    replace: "problem === '' && (",
    fails: ['there is no more at the end'],
  },
  {
    file: items,
    find: 'if (isLoading || answered.nextPage === null) return;\n      setWanted({ query, page: answered.nextPage });',
    replace:
      'call<unknown>(`/api/items?page=2`).then(readPage).then((page) => setAnswered((before) => ({ ...before, ...page, items: [...before.items, ...page.items] })));',
    fails: ['a double click on more adds a page once'],
  },
  {
    file: screen,
    find: 'end.current?.focus();',
    replace: '',
    fails: ['the keyboard keeps its place when more has come'],
  },
  {
    file: screen,
    find: "if (isLoading) return 'Loading …';",
    replace: '',
    fails: ['a slow answer is shown as loading'],
  },
  {
    file: screen,
    find: "if (total === 0) return 'Nothing found. Try other words or fewer filters.';",
    replace: '',
    fails: ['a search without a hit says so'],
  },
  {
    file: screen,
    find: '<Button onClick={retry}>Try again</Button>',
    replace: '',
    fails: [
      'a search that fails says so and can be tried again',
      'items stay when more cannot be read, and it can be tried again',
    ],
  },
  {
    file: items,
    find: 'problem: error.message,',
    replace: "problem: '',",
    fails: ['an answer that is no JSON is an error, not a blank page'],
  },
  {
    file: read,
    find: "if (!Array.isArray(items)) throw new ApiError('Something went wrong on our side.');\n  const rows = items.flatMap((row) => readItem(row) ?? []);\n  return {\n    items: rows,",
    replace:
      'const rows: ListedItem[] = Array.isArray(items) ? items.flatMap((row) => readItem(row) ?? []) : [];\n  return {\n    items: Array.isArray(items) ? rows : (items as never),',
    fails: ['an answer without a list is an error, not a blank page'],
  },
  { file: row, find: 'formatMoney(feeCents)', replace: 'feeCents', fails: ['the fee is shown in euros'] },
  {
    file: row,
    find: '<p>Due back {formatDay(dueAt)}</p>',
    replace: '<p>Lent out</p>',
    fails: ['the day it is due back is shown'],
  },
  {
    file: row,
    find: 'Due back {formatDay(dueAt)}',
    replace: "Due back {new Date(dueAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}",
    fails: ['the day is the day at the shop'],
  },
  {
    file: row,
    find: '<a href={manual}',
    replace: '<a href="#"',
    fails: ['a manual is linked', 'unusual addresses of manuals are links'],
  },
  {
    file: row,
    find: '{manual !== null && (\n          <a href={manual}',
    replace: "{(\n          <a href={manual ?? '#'}",
    fails: ['an item without a manual has no such link'],
  },
  {
    file: read,
    find: "protocol === 'https:' || protocol === 'http:'",
    replace: 'protocol !== undefined',
    fails: ['an address that runs a program is no link'],
  },
  {
    file: row,
    find: '<Link to={`/items/${encodeURIComponent(id)}`}>{name}</Link>',
    replace: '<span dangerouslySetInnerHTML={{ __html: name }} />',
    fails: ['names are text', 'an item of the list leads to its page'],
  },
  {
    file: read,
    find: "typeof dueAt === 'string' && !Number.isNaN(Date.parse(dueAt)) ? dueAt : null",
    replace: 'dueAt as string',
    fails: ['one broken row does not hide the others'],
  },
  { file: row, find: ' wrap-anywhere', replace: '', fails: ['a narrow screen does not scroll sideways'] },
  {
    file: row,
    find: '{ itemId: item.id }',
    replace: '{ id: item.id }',
    fails: ['an item that is lent out can be reserved'],
  },
  {
    file: row,
    find: '{(isLent || item.isReserved) && ',
    replace: '{',
    fails: ['an item in the shop cannot be reserved'],
  },
  {
    file: row,
    find: "item.isReserved ? 'reserved' : 'free'",
    replace: "'free'",
    fails: ['an item reserved before says so'],
  },
  { file: row, find: 'if (isSending.current) return;', replace: '', fails: ['a double click reserves once'] },
  {
    file: row,
    find: 'setProblem(error instanceof Error ? error.message : String(error));',
    replace: "setState('reserved');",
    fails: ['a reservation that is refused says why and can be tried again'],
  },
  {
    file: row,
    find: 'done.current?.focus();',
    replace: '',
    fails: ['the keyboard keeps its place after a reservation'],
  },
  {
    file: row,
    find: "      setState('reserved');",
    replace: '      window.location.reload();',
    fails: ['one reservation leaves the other items alone'],
  },
  {
    file: 'src/loans/loans-screen.tsx',
    find: '<Button onClick={extend} disabled={isBusy}>',
    replace: '<Button onClick={() => {}} disabled={isBusy}>',
    fails: ['loans can be extended', 'its own tests pass'],
  },
  {
    file: 'src/ui/button.tsx',
    find: 'px-4 py-2 text-white',
    replace: 'px-4 py-1 text-white',
    fails: ['the buttons of the loans look as before'],
  },
  { file: 'src/app.tsx', find: '${title} – Shelf', replace: 'Shelf', fails: ['each screen has its title'] },
  {
    file: items,
    find: 'if (controller.signal.aborted) return;\n        setAnswered((before) => ({\n          ...before,',
    replace: 'if (controller.signal.aborted) throw error;\n        setAnswered((before) => ({\n          ...before,',
    fails: ['leaving the catalog during a search breaks nothing'],
  },
  { file: search, find: 'q: string;', replace: 'q: number;', fails: ['the types are sound'] },
  {
    file: 'package.json',
    find: '"dependencies": {',
    replace: '"dependencies": {\n    "lodash": "4.17.21",',
    fails: ['no package was added'],
  },
];
