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

/** An item as the list shows it. What the API did not tell is null. */
export interface ListedItem {
  id: string;
  name: string;
  feeCents: number | null;
  isLent: boolean;
  dueAt: string | null;
  manual: string | null;
  isReserved: boolean;
}
