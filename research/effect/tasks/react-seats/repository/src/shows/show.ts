export interface Show {
  id: string;
  film: string;
  about: string;
  startsAt: string;
  fullCents: number;
  reducedCents: number;
  /** The same film at other times. */
  others: { id: string; startsAt: string }[];
}
