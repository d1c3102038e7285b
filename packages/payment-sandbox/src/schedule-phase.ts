/** One phase of a schedule. Times are in Unix seconds. */
export interface SchedulePhase {
  readonly start_date: number;
  readonly end_date: number;
  readonly items: { readonly price: string; readonly quantity: number }[];
  readonly billing_cycle_anchor: 'automatic' | 'phase_start' | null;
  readonly discounts: { readonly coupon: string }[];
  readonly metadata: Record<string, string>;
  readonly proration_behavior: 'none' | 'create_prorations' | 'always_invoice';
  readonly trial_end: number | null;
}
