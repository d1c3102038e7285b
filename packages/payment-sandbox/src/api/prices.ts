import { z } from 'zod';
import { endpoint, flagParameter, integerParameter, mergeMetadata, metadataParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';

const longest = { day: 1095, week: 156, month: 36, year: 3 };

/** Prices of products. */
export const priceEndpoints = [
  endpoint(
    'post',
    '/v1/prices',
    {
      product: z.string(),
      currency: z.string().regex(/^[a-z]{3}$/, 'Invalid currency'),
      unit_amount: integerParameter.min(0).max(99_999_999),
      active: flagParameter.default(true),
      nickname: z.string().optional(),
      lookup_key: z.string().max(200).optional(),
      transfer_lookup_key: flagParameter.optional(),
      tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).default('unspecified'),
      metadata: metadataParameter,
      recurring: z
        .strictObject({
          interval: z.enum(['day', 'week', 'month', 'year']),
          interval_count: integerParameter.min(1).default(1),
          usage_type: z.literal('licensed').default('licensed'),
        })
        .optional(),
    },
    async (world, given) => {
      await world.read('product', given.product, 'product');
      const { recurring, lookup_key = null } = given;
      if (recurring !== undefined && recurring.interval_count > longest[recurring.interval])
        throw refusedParameter('The interval may be at most three years.', 'recurring[interval_count]');
      if (lookup_key !== null) {
        const [holder] = await world.list('price', { lookup_key });
        if (holder !== undefined && given.transfer_lookup_key !== true)
          throw refusedParameter(
            'A price with this lookup key exists already.',
            'lookup_key',
            'resource_already_exists',
          );
        if (holder !== undefined) await world.save('price', { ...holder, lookup_key: null });
      }
      const price: Objects['price'] = {
        id: world.newId('price'),
        object: 'price',
        active: given.active,
        billing_scheme: 'per_unit',
        created: world.now,
        currency: given.currency,
        livemode: false,
        lookup_key,
        metadata: mergeMetadata({}, given.metadata),
        nickname: given.nickname ?? null,
        product: given.product,
        recurring: recurring ?? null,
        tax_behavior: given.tax_behavior,
        type: recurring === undefined ? 'one_time' : 'recurring',
        unit_amount: given.unit_amount,
      };
      await world.save('price', price);
      await world.announce('price.created', price);
      return price;
    },
  ),
  endpoint(
    'get',
    '/v1/prices',
    {
      ...listShape,
      active: flagParameter.optional(),
      product: z.string().optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    },
    async (world, { active = true, product, type, ...page }) => {
      const match = { active, ...(product === undefined ? {} : { product }), ...(type === undefined ? {} : { type }) };
      return listPage('/v1/prices', await world.list('price', match), page);
    },
  ),
  endpoint('get', '/v1/prices/:id', {}, async (world, _, id) => world.read('price', id)),
  endpoint(
    'post',
    '/v1/prices/:id',
    {
      active: flagParameter.optional(),
      nickname: z.string().optional(),
      metadata: metadataParameter,
      lookup_key: z.string().max(200).optional(),
      transfer_lookup_key: flagParameter.optional(),
    },
    async (world, change, id) => {
      const before = await world.read('price', id);
      const product = await world.find('product', before.product);
      if (change.active === false && product?.default_price === id)
        throw new SandboxError(400, 'This price cannot be archived because it is the default price of its product.', {
          param: 'active',
        });
      const price = {
        ...before,
        active: change.active ?? before.active,
        nickname: change.nickname ?? before.nickname,
        lookup_key: change.lookup_key ?? before.lookup_key,
        metadata: mergeMetadata(before.metadata, change.metadata),
      };
      await world.save('price', price);
      await world.announce('price.updated', price);
      return price;
    },
  ),
];
