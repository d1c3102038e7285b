import { type Shift, type Week, works } from './shift';

/** Reads a shift of the API; undefined when it cannot be one. */
export function readShift(row: unknown): Shift | undefined {
  const { id, title, work, startsAt, endsAt, places, people, isMine, isWaiting } = (row ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof title !== 'string' || !isTime(startsAt) || !isTime(endsAt)) return undefined;
  return {
    id,
    title,
    startsAt,
    endsAt,
    work: works.find((name) => name === work) ?? 'cook',
    places: typeof places === 'number' ? places : 0,
    people: Array.isArray(people) ? people.filter((name) => typeof name === 'string') : [],
    isMine: isMine === true,
    isWaiting: isWaiting === true,
  };
}

/** Reads a week of the API. Rows that are no shifts are left out; undefined when there is no list at all. */
export function readWeek(body: unknown): Week | undefined {
  const { from, shifts } = (body ?? {}) as Record<string, unknown>;
  if (typeof from !== 'string' || !Array.isArray(shifts)) return undefined;
  return { from, shifts: shifts.flatMap((row) => readShift(row) ?? []) };
}

function isTime(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text));
}
