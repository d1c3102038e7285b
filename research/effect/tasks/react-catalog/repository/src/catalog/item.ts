export interface Item {
  id: string;
  name: string;
  category: string;
  /** A day. */
  feeCents: number;
  /** When it is due back; null while it is in the shop. */
  dueAt: string | null;
  manual: string | null;
  isReserved: boolean;
}

export interface ItemPage {
  items: Item[];
  total: number;
  nextPage: number | null;
}
