import { isValidCoupon } from './api/coupons.ts';
import type { ObjectKind } from './objects.ts';
import { presentObject, type World } from './world.ts';

type Referred = Exclude<ObjectKind, 'delivery' | 'idempotent_answer' | 'clock' | 'switches'>;

const kinds: ReadonlyMap<string, Referred> = new Map([
  ['prod', 'product'],
  ['price', 'price'],
  ['co', 'coupon'],
  ['promo', 'promotion_code'],
  ['cus', 'customer'],
  ['pi', 'payment_intent'],
  ['ch', 'charge'],
  ['sub', 'subscription'],
  ['in', 'invoice'],
]);

/** Returns the object as the API shows it, with the fields in `paths` expanded. */
export async function expand(world: World, object: object, paths: readonly string[] = []): Promise<object> {
  const shown = structuredClone(presentAll(object)) as Record<string, unknown>;
  for (const path of paths) await expandPath(world, shown, object, path.split('.'));
  return shown;
}

/** Lists contain objects whose private fields must be removed, too. */
function presentAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(presentAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(presentObject(value)).map(([field, inner]) => [field, presentAll(inner)]));
}

async function expandPath(world: World, shown: unknown, source: unknown, [step, ...rest]: string[]): Promise<void> {
  if (step === undefined || typeof shown !== 'object' || shown === null) return;
  if (Array.isArray(shown)) {
    for (const [index, one] of shown.entries())
      await expandPath(world, one, (source as unknown[] | undefined)?.[index] ?? one, [step, ...rest]);
    return;
  }
  const target = shown as Record<string, unknown>;
  const original = (typeof source === 'object' && source !== null ? source : {}) as Record<string, unknown>;
  if (step === 'line_items' && Array.isArray(original._line_items)) {
    target[step] = await lineItems(world, original._line_items);
  } else if (step === 'payments' && 'billing_reason' in target) {
    const intent = original._payment_intent;
    target[step] = {
      object: 'list',
      has_more: false,
      url: '',
      data:
        typeof intent === 'string'
          ? [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent } }]
          : [],
    };
  } else if (!Object.hasOwn(target, step)) {
    return;
  } else if (typeof target[step] === 'string') {
    const kind = kinds.get(target[step].split('_')[0] ?? '');
    const found = kind === undefined ? undefined : await world.find(kind, target[step]);
    if (found !== undefined)
      target[step] = presentAll(
        found.object === 'coupon' ? { ...found, valid: isValidCoupon(found, world.now) } : found,
      );
  }
  await expandPath(world, target[step], original[step] ?? target[step], rest);
}

async function lineItems(world: World, items: { price: string; quantity: number }[]): Promise<object> {
  const data = await Promise.all(
    items.map(async ({ price: id, quantity }) => {
      const price = await world.read('price', id);
      const amount = (price.unit_amount ?? 0) * quantity;
      return {
        object: 'item',
        price,
        quantity,
        amount_subtotal: amount,
        amount_total: amount,
        currency: price.currency,
      };
    }),
  );
  return { object: 'list', has_more: false, url: '', data };
}
