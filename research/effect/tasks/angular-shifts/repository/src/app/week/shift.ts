export interface Shift {
  id: string;
  title: string;
  work: 'cook' | 'drive' | 'wash';
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
