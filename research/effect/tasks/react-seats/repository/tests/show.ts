import type { Show } from '../src/shows/show';

export const show: Show = {
  id: 'lamp',
  film: 'The Lamp',
  about: 'A lamp goes out.',
  startsAt: '2026-09-10T19:30:00Z',
  fullCents: 950,
  reducedCents: 700,
  others: [{ id: 'late', startsAt: '2026-09-11T21:30:00Z' }],
};
