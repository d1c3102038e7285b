export const works = ['cook', 'drive', 'wash'] as const;

export interface Shift {
  id: string;
  title: string;
  work: (typeof works)[number];
  startsAt: string;
  endsAt: string;
  places: number;
  /** The names of those who come. */
  people: string[];
  isMine: boolean;
  isWaiting: boolean;
}

/** Seven days from a Monday. */
export interface Week {
  from: string;
  shifts: Shift[];
}

export function freePlaces({ places, people }: Shift): number {
  return Math.max(0, places - people.length);
}

/** Whether a shift has begun, so that nothing changes any more. */
export function isOver({ startsAt }: Shift): boolean {
  return Date.parse(startsAt) <= Date.now();
}
