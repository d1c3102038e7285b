import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HouseScreen } from '../src/house/house-screen';
import { answer } from './answer';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a message is sent', async () => {
  answer({ '/api/messages': {} });
  render(<HouseScreen />);
  fireEvent.change(screen.getByLabelText('Write to us'), { target: { value: 'More jazz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/read it tonight/);
});

test('an empty message is not sent', async () => {
  const fetch = answer({});
  render(<HouseScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Please write something.');
  expect(fetch).not.toHaveBeenCalled();
});
