import { z } from 'zod';
import { endpoint, flagParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';

const month = 30 * 86_400;

/** Events: read and list. */
export const eventEndpoints = [
  endpoint('get', '/v1/events/:id', {}, async (world, _, id) => world.read('event', id)),
  endpoint(
    'get',
    '/v1/events',
    {
      ...listShape,
      type: z.string().optional(),
      types: z.array(z.string()).max(20).optional(),
      delivery_success: flagParameter.optional(),
    },
    async (world, { type, types, delivery_success, ...page }) => {
      const all = await world.list('event', type === undefined ? {} : { type });
      const fitting = all.filter(
        (event) =>
          event.created > world.now - month &&
          (types === undefined || types.includes(event.type)) &&
          (delivery_success === undefined || (event.pending_webhooks === 0) === delivery_success),
      );
      return listPage('/v1/events', fitting, page);
    },
  ),
];
