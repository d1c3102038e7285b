import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShowScreen } from '../src/shows/show-screen';
import { answer } from './answer';
import { show } from './show';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a show tells its prices and its other times', async () => {
  answer({ '/api/shows/lamp': show });
  render(<ShowScreen id="lamp" />);
  await screen.findByText('€9.50, reduced €7.00');
  expect(screen.getByRole('link', { name: 'Friday 11 September at 22:30' }).getAttribute('href')).toBe('/shows/late');
});

test('a show that cannot be read says why', async () => {
  answer({});
  render(<ShowScreen id="lamp" />);
  expect((await screen.findByRole('alert')).textContent).toBe('Not today.');
});
