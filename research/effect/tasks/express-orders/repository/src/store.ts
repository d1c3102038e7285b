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
}

export interface Store {
  readonly find: (number: number) => Order | undefined;
  /** The oldest first. */
  readonly all: () => readonly Order[];
  readonly add: (order: NewOrder) => Promise<Order>;
}

/** Opens the file of orders; a missing file is an empty store. */
export async function openStore(file: string): Promise<Store> {
  const rows: Order[] = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
  const orders = new Map(rows.map((order) => [order.number, order]));
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
      const added = { ...order, number, createdAt: new Date().toISOString(), total };
      orders.set(number, added);
      await save();
      return added;
    },
  };
}
