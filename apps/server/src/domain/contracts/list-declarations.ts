import type { DeclarationRow } from '@regelwerk/contract/shop/contracts';
import { sql } from 'kysely';
import type { BillingContext } from '../kernel/payments-context.ts';

const shown = 50;

/**
 * Returns the withdrawals and cancellations that a person declared, or that ended a contract of theirs, newest first. What came to
 * their mailbox before they had the account may be somebody else's.
 */
export async function listDeclarations(
  { database: { kysely } }: Pick<BillingContext, 'database'>,
  userId: string,
): Promise<readonly DeclarationRow[]> {
  const rows = await kysely
    .selectFrom('private.legal_notices as n')
    .innerJoin('auth.users as u', (join) => join.on('u.id', '=', userId))
    .leftJoin('public.orders as o', (join) =>
      join.onRef('o.id', '=', 'n.accepted_order_id').on('o.user_id', '=', userId),
    )
    .leftJoin('private.settlements as s', (join) =>
      join.onRef('s.notice_id', '=', 'n.id').onRef('s.order_id', '=', 'o.id'),
    )
    .select(['n.id', 'n.kind', 'n.received_at', 'n.settled_at', 'n.taken_back_at', 'n.effective_end as ends_at'])
    .select('n.accepted_at')
    .select(['n.due_at', 'n.contract_reference as reference', 'o.number', 's.amount', 's.currency'])
    .select(sql<boolean>`u.email = lower(n.email)`.as('isOwn'))
    .where(({ or, and, eb, ref }) =>
      or([
        eb('o.id', 'is not', null),
        and([eb('u.email', '=', sql<string>`lower(n.email)`), eb('n.received_at', '>=', ref('u.created_at'))]),
      ]),
    )
    .orderBy('n.received_at', 'desc')
    .orderBy('n.id')
    .limit(shown)
    .execute();
  return rows.map(
    ({ kind, received_at, settled_at, accepted_at, taken_back_at, ends_at, due_at, reference, ...row }) => {
      const number = row.number === null ? null : Number(row.number);
      const refund =
        row.amount === null || row.currency === null ? null : { amount: row.amount, currency: row.currency };
      return {
        id: row.id,
        kind,
        // a stranger's words are not for the owner of the contract
        reference: row.isOwn ? reference : '',
        number,
        isOwn: row.isOwn,
        receivedAt: received_at.toISOString(),
        dueAt: due_at.toISOString(),
        state: stateOf({
          isCarriedOut: number !== null && (kind === 'withdrawal' ? accepted_at : settled_at) !== null,
          isSettled: settled_at !== null,
          isTakenBack: taken_back_at !== null,
        }),
        endsAt: number === null ? null : (ends_at?.toISOString() ?? null),
        refund,
      };
    },
  );
}

interface Progress {
  readonly isCarriedOut: boolean;
  readonly isSettled: boolean;
  readonly isTakenBack: boolean;
}

function stateOf({ isCarriedOut, isSettled, isTakenBack }: Progress): DeclarationRow['state'] {
  if (isTakenBack) return 'taken_back';
  if (isCarriedOut) return 'effective';
  return isSettled ? 'answered' : 'received';
}
