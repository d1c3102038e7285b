import { ApiError } from '../api';

/** Seats that are ours for a while. `ends` is by the clock of this device. */
export interface Hold {
  id: string;
  show: string;
  seats: string[];
  ends: number;
}

export function readHold(body: unknown): Hold {
  const { id, show, seats, until, now } = (body ?? {}) as Record<string, unknown>;
  const left = Date.parse(String(until)) - Date.parse(String(now));
  if (typeof id !== 'string' || typeof show !== 'string' || !Array.isArray(seats) || Number.isNaN(left))
    throw new ApiError('Something went wrong on our side.');
  return { id, show, seats: seats.map(String), ends: Date.now() + left };
}
