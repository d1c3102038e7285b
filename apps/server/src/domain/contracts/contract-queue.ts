import type { Contract } from './read-contracts.ts';

/** The queue in which all work on a contract runs one after the other; a plan shares it with the events of its subscription. */
export function contractQueue({ orderId, subscriptionId }: Pick<Contract, 'orderId' | 'subscriptionId'>): string {
  return (subscriptionId === null ? `order:${orderId}` : `subscription:${subscriptionId}`).slice(0, 128);
}
