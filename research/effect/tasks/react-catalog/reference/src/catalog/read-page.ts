import { ApiError } from '../api';
import type { ListedItem } from './item';

/** Reads a page of the API. A row without an id or a name is left out; another field that is wrong counts as missing. */
export function readPage(body: unknown): { items: ListedItem[]; total: number; nextPage: number | null } {
  const { items, total, nextPage } = (body ?? {}) as Record<string, unknown>;
  if (!Array.isArray(items)) throw new ApiError('Something went wrong on our side.');
  const rows = items.flatMap((row) => readItem(row) ?? []);
  return {
    items: rows,
    total: typeof total === 'number' ? total : rows.length,
    nextPage: typeof nextPage === 'number' ? nextPage : null,
  };
}

function readItem(row: unknown): ListedItem | undefined {
  const { id, name, feeCents, dueAt, manual, isReserved } = (row ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return {
    id,
    name,
    feeCents: typeof feeCents === 'number' ? feeCents : null,
    isLent: dueAt !== null && dueAt !== undefined,
    dueAt: typeof dueAt === 'string' && !Number.isNaN(Date.parse(dueAt)) ? dueAt : null,
    manual: typeof manual === 'string' ? readAddress(manual) : null,
    isReserved: isReserved === true,
  };
}

/** An address of the web, on our server or elsewhere; nothing that runs a program. */
function readAddress(text: string): string | null {
  const protocol = URL.parse(text, window.location.href)?.protocol;
  return text !== '' && (protocol === 'https:' || protocol === 'http:') ? text : null;
}
