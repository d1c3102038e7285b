import { z } from 'zod';
import { endpoint, flagParameter, integerParameter, mergeMetadata, metadataParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { refusedParameter } from '../sandbox-error.ts';
import type { World } from '../world.ts';

const name = z.string().refine((value) => [...value].length <= 40, 'Name can be at most 40 characters.');
const fiveYears = 5 * 366 * 86_400;

/** Returns whether a coupon can be used at `now` (Unix seconds). */
export function isValidCoupon(coupon: Objects['coupon'], now: number): boolean {
  const { max_redemptions, redeem_by, times_redeemed } = coupon;
  return (max_redemptions === null || times_redeemed < max_redemptions) && (redeem_by === null || redeem_by > now);
}

const present = (coupon: Objects['coupon'], world: World) => ({ ...coupon, valid: isValidCoupon(coupon, world.now) });

/** Coupons and promotion codes. */
export const couponEndpoints = [
  endpoint(
    'post',
    '/v1/coupons',
    {
      id: z.string().optional(),
      name: name.optional(),
      percent_off: z.coerce.number().gt(0).max(100).optional(),
      amount_off: integerParameter.min(1).optional(),
      currency: z
        .string()
        .regex(/^[a-z]{3}$/)
        .optional(),
      duration: z.enum(['forever', 'once', 'repeating']).default('once'),
      duration_in_months: integerParameter.min(1).optional(),
      max_redemptions: integerParameter.min(1).optional(),
      redeem_by: integerParameter.optional(),
      metadata: metadataParameter,
    },
    async (world, given) => {
      if ((given.percent_off === undefined) === (given.amount_off === undefined))
        throw refusedParameter('Exactly one of percent_off and amount_off is required.', 'percent_off');
      if (given.amount_off !== undefined && given.currency === undefined)
        throw refusedParameter('A currency is required with amount_off.', 'currency', 'parameter_missing');
      if ((given.duration === 'repeating') !== (given.duration_in_months !== undefined))
        throw refusedParameter(
          'duration_in_months goes with the duration repeating, and only with it.',
          'duration_in_months',
        );
      if (given.redeem_by !== undefined && (given.redeem_by <= world.now || given.redeem_by > world.now + fiveYears))
        throw refusedParameter('redeem_by must be in the future, and within five years.', 'redeem_by');
      const coupon: Objects['coupon'] = {
        id: given.id ?? world.newId('co'),
        object: 'coupon',
        amount_off: given.amount_off ?? null,
        created: world.now,
        currency: given.amount_off === undefined ? null : (given.currency ?? null),
        duration: given.duration,
        duration_in_months: given.duration_in_months ?? null,
        livemode: false,
        max_redemptions: given.max_redemptions ?? null,
        metadata: mergeMetadata({}, given.metadata),
        name: given.name ?? null,
        percent_off: given.percent_off ?? null,
        redeem_by: given.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      };
      await world.save('coupon', coupon);
      await world.announce('coupon.created', coupon);
      return coupon;
    },
  ),
  endpoint('get', '/v1/coupons', listShape, async (world, page) =>
    listPage(
      '/v1/coupons',
      (await world.list('coupon')).map((coupon) => present(coupon, world)),
      page,
    ),
  ),
  endpoint('get', '/v1/coupons/:id', {}, async (world, _, id) => present(await world.read('coupon', id), world)),
  endpoint(
    'post',
    '/v1/coupons/:id',
    { name: name.optional(), metadata: metadataParameter },
    async (world, change, id) => {
      const before = await world.read('coupon', id);
      const coupon = {
        ...before,
        name: change.name ?? before.name,
        metadata: mergeMetadata(before.metadata ?? {}, change.metadata),
      };
      await world.save('coupon', coupon);
      await world.announce('coupon.updated', coupon);
      return present(coupon, world);
    },
  ),
  endpoint('delete', '/v1/coupons/:id', {}, async (world, _, id) => {
    const coupon = await world.read('coupon', id);
    await world.remove('coupon', id);
    await world.announce('coupon.deleted', coupon);
    return { id, object: 'coupon', deleted: true };
  }),
  endpoint(
    'post',
    '/v1/promotion_codes',
    {
      promotion: z.strictObject({ type: z.literal('coupon'), coupon: z.string() }),
      code: z
        .string()
        .regex(/^[a-z0-9-]{1,500}$/i)
        .optional(),
      active: flagParameter.default(true),
      expires_at: integerParameter.optional(),
      max_redemptions: integerParameter.min(1).optional(),
      metadata: metadataParameter,
    },
    async (world, given) => {
      const coupon = await world.read('coupon', given.promotion.coupon, 'promotion[coupon]');
      const code = (given.code ?? world.newId('').slice(1, 9)).toUpperCase();
      if ((await world.list('promotion_code', { active: true })).some((one) => one.code.toUpperCase() === code))
        throw refusedParameter(
          'An active promotion code with this code exists already.',
          'code',
          'resource_already_exists',
        );
      if (given.expires_at !== undefined && coupon.redeem_by !== null && given.expires_at > coupon.redeem_by)
        throw refusedParameter('expires_at must not be after the redeem_by of the coupon.', 'expires_at');
      const promotionCode: Objects['promotion_code'] = {
        id: world.newId('promo'),
        object: 'promotion_code',
        active: given.active,
        code,
        created: world.now,
        expires_at: given.expires_at ?? coupon.redeem_by,
        livemode: false,
        max_redemptions: given.max_redemptions ?? null,
        metadata: mergeMetadata({}, given.metadata),
        promotion: given.promotion,
        times_redeemed: 0,
      };
      await world.save('promotion_code', promotionCode);
      await world.announce('promotion_code.created', promotionCode);
      return promotionCode;
    },
  ),
  endpoint(
    'get',
    '/v1/promotion_codes',
    { ...listShape, active: flagParameter.optional(), code: z.string().optional(), coupon: z.string().optional() },
    async (world, { active, code, coupon, ...page }) => {
      const all = await world.list('promotion_code', active === undefined ? {} : { active });
      const fitting = all.filter(
        (one) =>
          (code === undefined || one.code.toUpperCase() === code.toUpperCase()) &&
          (coupon === undefined || one.promotion.coupon === coupon),
      );
      return listPage('/v1/promotion_codes', fitting, page);
    },
  ),
  endpoint(
    'post',
    '/v1/promotion_codes/:id',
    { active: flagParameter.optional(), metadata: metadataParameter },
    async (world, change, id) => {
      const before = await world.read('promotion_code', id);
      const coupon = await world.find('coupon', before.promotion.coupon);
      if (change.active === true && (coupon === undefined || !isValidCoupon(coupon, world.now)))
        throw refusedParameter('The coupon of this code is no longer valid.', 'active');
      const promotionCode = {
        ...before,
        active: change.active ?? before.active,
        metadata: mergeMetadata(before.metadata ?? {}, change.metadata),
      };
      await world.save('promotion_code', promotionCode);
      await world.announce('promotion_code.updated', promotionCode);
      return promotionCode;
    },
  ),
];
