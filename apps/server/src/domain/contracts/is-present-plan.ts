import { sql } from 'kysely';

/** Condition for an order `o` of a plan that has started and that no change of plan has replaced. */
export const isPresentPlan = sql<boolean>`private.is_present_plan(o.id)`;
