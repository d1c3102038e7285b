import { z } from 'zod';
import type { LegalDocument } from './legal-document.ts';

/** Body of `contracts`: the caller's own contracts, or one of them in full. */
export const contractsRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('read'), number: z.number().int().min(1).max(2_147_483_647) }),
]);

/** A contract as lists show it. Amounts in minor units. */
export interface ContractRow {
  readonly number: number;
  readonly kind: 'token_pack' | 'subscription';
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
  readonly intervalCount: number;
  readonly state: 'processing' | 'fulfilled' | 'review' | 'refunded';
  /** The plan's state at the provider; null for packages. */
  readonly isRunning: boolean;
  readonly orderedAt: string;
  /** The last moment to withdraw; null where the right is over or was never there. */
  readonly withdrawableUntil: string | null;
}

/** A contract in full: what was ordered, on which words, and the confirmation as it was sent. */
export interface Contract extends ContractRow {
  readonly tokens: number;
  readonly dueAmount: number;
  readonly trialDays: number;
  readonly trialTokens: number;
  /** The words of the button that was pressed; null for orders from before they were kept. */
  readonly button: string | null;
  readonly declarations: readonly { readonly text: string; readonly version: string; readonly givenAt: string }[];
  readonly documents: readonly LegalDocument[];
  readonly mail: { readonly subject: string; readonly text: string; readonly sentAt: string | null } | null;
}
