import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { NewOrder } from './read-order.ts';

export interface Order extends NewOrder {
  /** Counts up from 1001. */
  readonly number: number;
  /** ISO time in UTC. */
  readonly createdAt: string;
  /** Cents. */
  readonly total: number;
  /** Cents that arrived so far. */
  readonly paid: number;
  /** ISO time in UTC of the payment that completed the total. */
  readonly paidAt: string | null;
  /** The ids of the events that were counted; kept in the file, not shown. */
  readonly payments: readonly string[];
}

export interface Store {
  readonly find: (number: number) => Order | undefined;
  /** The oldest first. */
  readonly all: () => readonly Order[];
  readonly add: (order: NewOrder) => Promise<Order>;
  /** Counts a payment of so many cents once per event. */
  readonly pay: (number: number, event: string, cents: number) => Promise<void>;
}

/** Opens the file of orders; a missing file is an empty store. */
export async function openStore(file: string): Promise<Store> {
  const rows: Order[] = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
  const unpaid = { paid: 0, paidAt: null, payments: [] };
  const orders = new Map<number, Order>(rows.map((order) => [order.number, { ...unpaid, ...order }]));
  let writing: Promise<void> = Promise.resolve();

  /** Writes one after another, each the state of its turn. */
  const save = () => {
    const turn = writing.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify([...orders.values()], null, 1));
      await rename(`${file}.new`, file);
    });
    writing = turn.catch(() => {});
    return turn;
  };

  return {
    find: (number) => orders.get(number),
    all: () => [...orders.values()],
    add: async (order) => {
      const number = Math.max(1000, ...orders.keys()) + 1;
      const total = order.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const added = { ...order, number, createdAt: new Date().toISOString(), total, ...unpaid };
      orders.set(number, added);
      await save();
      return added;
    },
    pay: async (number, event, cents) => {
      const order = orders.get(number);
      if (order !== undefined && !order.payments.includes(event)) {
        const paid = order.paid + cents;
        const paidAt = order.paidAt ?? (paid >= order.total ? new Date().toISOString() : null);
        orders.set(number, { ...order, paid, paidAt, payments: [...order.payments, event] });
      }
      // an event that comes again waits for the file too
      await save();
    },
  };
}
