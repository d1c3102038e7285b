import { orderStates } from '@regelwerk/contract/admin/admin-orders';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** The state of an order in words. */
export function OrderStateText({ state }: { state: string }) {
  const t = useText(copy);
  const known = orderStates.find((one) => one === state);
  return (
    <span className={state === 'review' ? 'font-medium text-danger' : ''}>
      {known === undefined ? state : t(`orders.state.${known}`)}
    </span>
  );
}
