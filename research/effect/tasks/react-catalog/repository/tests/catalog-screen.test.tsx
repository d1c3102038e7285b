import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../src/app';
import { answer } from './answer';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const drill = { id: '1', name: 'Drill', category: 'Tools', feeCents: 500, dueAt: null, manual: null, isReserved: false };

test('the catalog links to its items', async () => {
  answer({ '/api/items': { items: [drill], total: 1, nextPage: null }, '/api/categories': { categories: ['Tools'] } });
  render(<App />);
  expect((await screen.findByRole('link', { name: 'Drill' })).getAttribute('href')).toBe('/items/1');
});

test('a catalog that cannot be read says why', async () => {
  answer({ '/api/categories': { categories: [] } });
  render(<App />);
  expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
});
