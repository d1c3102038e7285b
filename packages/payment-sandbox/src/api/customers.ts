import { z } from 'zod';
import { clearableParameter, endpoint, mergeMetadata, metadataParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';

const fields = {
  email: clearableParameter.pipe(z.string().max(512).nullable()).optional(),
  name: clearableParameter.pipe(z.string().max(256).nullable()).optional(),
  preferred_locales: z.array(z.string()).optional(),
  metadata: metadataParameter,
};

/** Customers. */
export const customerEndpoints = [
  endpoint('post', '/v1/customers', fields, async (world, given) => {
    const customer: Objects['customer'] = {
      id: world.newId('cus'),
      object: 'customer',
      balance: 0,
      created: world.now,
      currency: null,
      email: given.email ?? null,
      livemode: false,
      metadata: mergeMetadata({}, given.metadata),
      name: given.name ?? null,
      preferred_locales: given.preferred_locales ?? [],
    };
    await world.save('customer', customer);
    await world.announce('customer.created', customer);
    return customer;
  }),
  endpoint('get', '/v1/customers', { ...listShape, email: z.string().optional() }, async (world, { email, ...page }) =>
    listPage('/v1/customers', await world.list('customer', email === undefined ? {} : { email }), page),
  ),
  endpoint(
    'get',
    '/v1/customers/:id',
    {},
    async (world, _, id) => (await world.find('deleted_customer', id)) ?? world.read('customer', id),
  ),
  endpoint('post', '/v1/customers/:id', fields, async (world, change, id) => {
    const before = await world.read('customer', id);
    const customer = {
      ...before,
      email: change.email === undefined ? before.email : change.email,
      name: change.name === undefined ? before.name : change.name,
      preferred_locales: change.preferred_locales ?? before.preferred_locales,
      metadata: mergeMetadata(before.metadata, change.metadata),
    };
    await world.save('customer', customer);
    await world.announce('customer.updated', customer);
    return customer;
  }),
  endpoint('delete', '/v1/customers/:id', {}, async (world, _, id) => {
    const customer = await world.read('customer', id);
    await world.remove('customer', id);
    const deleted: Objects['deleted_customer'] = { id, object: 'customer', deleted: true };
    await world.save('deleted_customer', deleted);
    await world.announce('customer.deleted', customer);
    return deleted;
  }),
];
