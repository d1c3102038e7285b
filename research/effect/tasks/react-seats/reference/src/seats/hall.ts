import { ApiError } from '../api';

/** A seat of the hall. */
export interface Seat {
  id: string;
  row: string;
  number: number;
  isWheelchair: boolean;
  isTaken: boolean;
}

export interface Row {
  name: string;
  /** Null is a gap. */
  places: (Seat | null)[];
}

export const mostSeats = 6;

/** Reads the plan of the API. A place that is no seat is a gap; a plan without rows is an error. */
export function readHall(body: unknown): Row[] {
  const { rows } = (body ?? {}) as { rows?: unknown };
  if (!Array.isArray(rows)) throw new ApiError('Something went wrong on our side.');
  return rows.flatMap((row: unknown) => {
    const { name, places } = (row ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || !Array.isArray(places)) return [];
    return [{ name, places: places.map((place) => readSeat(name, place)) }];
  });
}

function readSeat(row: string, place: unknown): Seat | null {
  const { id, number, kind, isTaken } = (place ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof number !== 'number') return null;
  return { id, row, number, isWheelchair: kind === 'wheelchair', isTaken: isTaken !== false };
}

export function seatName({ row, number }: Pick<Seat, 'row' | 'number'>): string {
  return `Row ${row}, seat ${number}`;
}
