import { z } from 'zod';
import { interfaceLanguages } from '../shared/languages.ts';
import { successResponse } from '../shared/wire-values.ts';
import { orderDiscount } from './checkout.ts';
import { intervals } from './interval.ts';
import { type LegalDocument, legalDocumentNames } from './legal-document.ts';
import { orderKinds } from './order-kind.ts';

const number = z.number().int().min(1).max(2_147_483_647);

/** Body of `contracts`: the caller's own contracts, one of them in full, the declarations about them, or a change of plan that has not started taken back. */
export const contractsRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('read'), number }),
  z.object({ action: z.literal('declarations') }),
  z.object({ action: z.literal('takeBack'), number }),
]);

const contractRow = z.object({
  number: z.number(),
  kind: z.enum(orderKinds),
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  interval: z.enum(intervals).nullable(),
  intervalCount: z.number(),
  state: z.enum(['processing', 'scheduled', 'fulfilled', 'review', 'refunded', 'canceled']),
  /** Whether it is a plan that has started and not ended; false for packages. */
  isRunning: z.boolean(),
  orderedAt: z.string(),
  /** For a change of plan: when it starts or started. */
  startsOn: z.string().nullable(),
  /** The last moment to withdraw; null where the right is over or was never there. */
  withdrawableUntil: z.string().nullable(),
});
/** A contract as lists show it. Amounts in minor units. */
export type ContractRow = Readonly<z.output<typeof contractRow>>;

const declarationRow = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'cancellation']),
  /** The contract in the words of the declaration; empty for one from another address. */
  reference: z.string(),
  /** The order that it ended, or whose plan is set to end until it is decided; null until then. */
  number: z.number().nullable(),
  /** Whether it came from the address of the account. */
  isOwn: z.boolean(),
  receivedAt: z.string(),
  /** The day by which a refund is due. */
  dueAt: z.string(),
  /** `answered` is settled without an end of a contract. */
  state: z.enum(['received', 'effective', 'answered', 'taken_back']),
  /** When the plan ends by it; while it is only received, at the latest. */
  endsAt: z.string().nullable(),
  /** The amount that a withdrawal pays back, in minor units. */
  refund: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
/** A withdrawal or cancellation as its person sees it. */
export type DeclarationRow = Readonly<z.output<typeof declarationRow>>;

const legalDocument = z.object({
  name: z.enum(legalDocumentNames),
  title: z.string(),
  language: z.enum(interfaceLanguages),
  version: z.string(),
  hash: z.string(),
  sections: z
    .array(
      z.object({
        heading: z.string(),
        paragraphs: z.array(z.string()).readonly(),
        points: z.array(z.string()).readonly().exactOptional(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<LegalDocument>;

const contract = contractRow.extend({
  tokens: z.number(),
  /** The number of the order that this one changes; null for any other order. */
  replaces: z.number().nullable(),
  dueAmount: z.number(),
  trialDays: z.number(),
  trialTokens: z.number(),
  discount: orderDiscount.nullable(),
  /** From when on the periods of a plan count. */
  concludedAt: z.string(),
  /** When a plan is charged first; null if it was with the order. */
  firstChargeOn: z.string().nullable(),
  /** The words of the button that was pressed; null for orders from before they were kept. */
  button: z.string().nullable(),
  declarations: z.array(z.object({ text: z.string(), version: z.string(), givenAt: z.string() })).readonly(),
  documents: z.array(legalDocument).readonly(),
  /** The acknowledgement and the confirmation, as they were sent, oldest first; `sentAt` is null until a mail has left. */
  mails: z
    .array(
      z.object({
        purpose: z.enum(['acknowledgement', 'confirmation']),
        subject: z.string(),
        text: z.string(),
        sentAt: z.string().nullable(),
      }),
    )
    .readonly(),
});
/** A contract in full: the order, the texts it was placed on, and its mails as they were sent. */
export type Contract = Readonly<z.output<typeof contract>>;

/** The responses of `contracts`, one for each action. */
export const contractsResponses = {
  list: z.array(contractRow).readonly(),
  declarations: z.array(declarationRow).readonly(),
  read: contract,
  takeBack: successResponse,
} satisfies Record<z.output<typeof contractsRequest>['action'], z.ZodType>;
