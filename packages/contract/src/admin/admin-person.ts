import { z } from 'zod';
import { wireTime } from '../shared/wire-values.ts';
import { providerLink } from './provider-link.ts';

const text = z.string().nullable();

/** The kinds of events in a person’s history. */
export const timelineKinds = [
  'account',
  'order',
  'invoice',
  'document',
  'tokens',
  'reversal',
  'subscription',
  'consent',
  'notice',
  'mail',
  'admin',
] as const;

const timelineEntry = z.object({
  id: z.string(),
  at: wireTime,
  kind: z.enum(timelineKinds),
  /** A word that the interface translates, such as a declaration, an action or a kind of notice. */
  code: text,
  /** A name, a number or a reason. */
  text: z.string(),
  /** The order that it belongs to. */
  order_id: text,
  order_number: text,
  amount: z.number().nullable(),
  currency: text,
  tokens: z.number().nullable(),
  state: text,
  /** For a ledger row: the values from which its localized sentence is built. */
  details: z.record(z.string(), z.unknown()).nullable(),
});
/** One event in a person's history. */
export type TimelineEntry = Readonly<z.output<typeof timelineEntry>>;

/** A person as admins see them, with their history, newest first. */
export const personView = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: wireTime,
  emailConfirmed: z.boolean(),
  isAdmin: z.boolean(),
  isDeleted: z.boolean(),
  links: z.array(providerLink).readonly(),
  balance: z.number(),
  rules: z.number(),
  timeline: z.array(timelineEntry).readonly(),
});
/** The same as a type. */
export type PersonView = Readonly<z.output<typeof personView>>;
