import type { LedgerEntry } from '@regelwerk/contract/shop/ledger-line';
import { type TokenPackage, tokensOf } from '@regelwerk/contract/shop/token-package';
import { offeredPrice, type ProductRow } from '../checkout/model.ts';

const lowBalance = 3;

/**
 * The state of a balance: nothing can be generated, few tokens are left, or enough. A new person's gift is small, but
 * not low.
 */
export function balanceState(balance: number, hasSpent: boolean): 'out' | 'low' | 'enough' {
  if (balance <= 0) return 'out';
  return hasSpent && balance <= lowBalance ? 'low' : 'enough';
}

export interface Transaction extends LedgerEntry {
  readonly id: number;
  readonly created_at: string;
  readonly transaction_type: string;
  readonly amount: number;
}

/** A run that ended without a rule. */
export interface UnchargedRun {
  readonly id: string;
  readonly created_at: string;
  readonly title: string;
}

/** One row of the history; a run that was not charged has no amount. */
export interface HistoryRow extends LedgerEntry {
  readonly key: string;
  readonly at: string;
  readonly kind: 'added' | 'used' | 'notCharged';
  readonly amount: number;
}

/** Merges the newest of both kinds; every kind other than 'add' counts as used. */
export function latestOf(moved: readonly Transaction[], failed: readonly UnchargedRun[], count: number): HistoryRow[] {
  const rows: HistoryRow[] = [
    ...moved.map((row) => ({
      ...row,
      key: String(row.id),
      at: row.created_at,
      kind: row.transaction_type === 'add' ? ('added' as const) : ('used' as const),
    })),
    ...failed.map(({ id, created_at, title }) => ({
      key: id,
      at: created_at,
      description: title,
      source_type: '',
      delta: 0,
      details: null,
      kind: 'notCharged' as const,
      amount: 0,
    })),
  ];
  return rows.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, count);
}

/** Returns an amount as the history shows it: signed, and empty for an uncharged run. */
export function signedAmount({ kind, amount }: HistoryRow): string {
  if (kind === 'notCharged') return '0';
  return `${kind === 'added' ? '+' : '−'}${amount}`;
}

/** Returns the packages of a catalog, cheapest first; plans are left out. */
export function packagesOf(products: readonly ProductRow[]): TokenPackage[] {
  return products
    .flatMap((product): TokenPackage[] => {
      const price = offeredPrice(product);
      if (price === undefined || price.interval !== null) return [];
      const { id, name, description } = product;
      const { stripe_price_id: priceId, unit_amount, currency } = price;
      return [{ id, name, description, tokens: tokensOf(product, unit_amount), priceId, unit_amount, currency }];
    })
    .sort((a, b) => a.unit_amount - b.unit_amount);
}

/** Reads the address of the success page; the router has converted numeric values to numbers. */
export function readSuccessAddress(search: Readonly<Record<string, unknown>>): {
  tokens: number;
  sessionId: string;
  isSubscription: boolean;
} {
  const tokens = Number(search.tokens ?? 0);
  return {
    tokens: Number.isInteger(tokens) ? tokens : 0,
    sessionId: String(search.session_id ?? ''),
    isSubscription: String(search.subscription) === '1',
  };
}
