import { z } from 'zod';
import { clearableParameter, endpoint, flagParameter, mergeMetadata, metadataParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';

const name = z.string().min(1).max(5000);
const description = clearableParameter.pipe(z.string().max(40_000).nullable());

/** Products. */
export const productEndpoints = [
  endpoint(
    'post',
    '/v1/products',
    {
      id: z.string().optional(),
      name,
      description: description.optional(),
      active: flagParameter.default(true),
      metadata: metadataParameter,
    },
    async (world, { id, ...given }) => {
      const product: Objects['product'] = {
        id: id ?? world.newId('prod'),
        object: 'product',
        active: given.active,
        created: world.now,
        default_price: null,
        description: given.description ?? null,
        livemode: false,
        metadata: mergeMetadata({}, given.metadata),
        name: given.name,
        updated: world.now,
      };
      if ((await world.find('product', product.id)) !== undefined)
        throw refusedParameter('Product already exists.', 'id', 'resource_already_exists');
      await world.save('product', product);
      await world.announce('product.created', product);
      return product;
    },
  ),
  endpoint(
    'get',
    '/v1/products',
    { ...listShape, active: flagParameter.optional() },
    async (world, { active, ...page }) =>
      listPage('/v1/products', await world.list('product', active === undefined ? {} : { active }), page),
  ),
  endpoint('get', '/v1/products/:id', {}, async (world, _, id) => world.read('product', id)),
  endpoint(
    'post',
    '/v1/products/:id',
    {
      name: name.optional(),
      description: description.optional(),
      active: flagParameter.optional(),
      metadata: metadataParameter,
      default_price: clearableParameter.optional(),
    },
    async (world, change, id) => {
      const before = await world.read('product', id);
      if (typeof change.default_price === 'string') {
        const price = await world.read('price', change.default_price, 'default_price');
        if (price.product !== id) throw refusedParameter('The price belongs to another product.', 'default_price');
      }
      const product: Objects['product'] = {
        ...before,
        name: change.name ?? before.name,
        description: change.description === undefined ? before.description : change.description,
        active: change.active ?? before.active,
        metadata: mergeMetadata(before.metadata, change.metadata),
        default_price: change.default_price === undefined ? (before.default_price ?? null) : change.default_price,
        updated: world.now,
      };
      await world.save('product', product);
      await world.announce('product.updated', product);
      return product;
    },
  ),
  endpoint('delete', '/v1/products/:id', {}, async (world, _, id) => {
    const product = await world.read('product', id);
    if ((await world.list('price', { product: id })).length > 0)
      throw new SandboxError(
        400,
        'This product cannot be deleted because it has one or more user-created prices. You can archive it by setting active to false.',
        { param: 'id' },
      );
    await world.remove('product', id);
    await world.announce('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
];
