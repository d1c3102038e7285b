import { expect, test } from 'vitest';
import { pageCount, readTableQuery, sortedBy, type TableQuery, writeTableQuery } from './model.ts';

const shape = { sorts: ['created_at', 'name'], filters: ['active'] } as const;
const usual = { search: '', sort: 'created_at', direction: 'desc', page: 1, filter: '' };

test('an empty or invalid address shows the defaults', () => {
  expect(readTableQuery({}, shape)).toEqual(usual);
  expect(readTableQuery({ sort: 'password', dir: 'up', page: '-3', filter: 'x', search: {} }, shape)).toEqual(usual);
  expect(readTableQuery({ page: '1.5' }, shape).page).toBe(1);
});

test('a written query can be read again, and defaults are not written', () => {
  const query = { search: '100', sort: 'name', direction: 'asc', page: 3, filter: 'active' } as const;
  expect(readTableQuery(writeTableQuery(query, shape), shape)).toEqual(query);
  expect(writeTableQuery(usual as typeof query, shape)).toEqual({});
});

test('page and search stand in the address as numbers where they are numbers', () => {
  const plain: TableQuery = { ...usual, direction: 'desc' };
  expect(writeTableQuery({ ...plain, search: '1002', page: 2 }, shape)).toEqual({ search: 1002, page: 2 });
  expect(writeTableQuery({ ...plain, search: '0012' }, shape)).toEqual({ search: '0012' });
  expect(readTableQuery({ search: 1002, page: 2 }, shape)).toMatchObject({ search: '1002', page: 2 });
});

test('an ascending table writes its direction only if reversed', () => {
  const upwards = { ...shape, direction: 'asc' } as const;
  expect(readTableQuery({}, upwards).direction).toBe('asc');
  expect(writeTableQuery(readTableQuery({}, upwards), upwards)).toEqual({});
  expect(writeTableQuery(readTableQuery({ dir: 'desc' }, upwards), upwards)).toEqual({ dir: 'desc' });
});

test('a column first sorts ascending, then reverses, and returns to the first page', () => {
  const first = sortedBy({ ...usual, direction: 'desc', page: 4 }, 'name');
  expect(first).toMatchObject({ sort: 'name', direction: 'asc', page: 1 });
  expect(sortedBy(first, 'name').direction).toBe('desc');
});

test('an empty table has one page', () => {
  expect([0, 1, 25, 26].map(pageCount)).toEqual([1, 1, 1, 2]);
});
