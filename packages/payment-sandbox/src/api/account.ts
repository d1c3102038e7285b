import { z } from 'zod';
import { endpoint, flagParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';

/** The account and its registered webhook endpoints. They do not affect where the sandbox delivers. */
export const accountEndpoints = [
  endpoint('get', '/v1/account', {}, async () => ({
    id: 'acct_sandbox',
    object: 'account',
    charges_enabled: true,
    country: 'DE',
    default_currency: 'eur',
    details_submitted: true,
  })),
  endpoint(
    'post',
    '/v1/webhook_endpoints',
    { url: z.url(), enabled_events: z.array(z.string()).min(1) },
    async (world, { url, enabled_events }) => {
      const made: Objects['webhook_endpoint'] = {
        id: world.newId('we'),
        object: 'webhook_endpoint',
        created: world.now,
        enabled_events,
        livemode: false,
        status: 'enabled',
        url,
      };
      await world.save('webhook_endpoint', made);
      return made;
    },
  ),
  endpoint(
    'post',
    '/v1/webhook_endpoints/:id',
    { enabled_events: z.array(z.string()).min(1).optional(), disabled: flagParameter.optional() },
    async (world, { enabled_events, disabled }, id) => {
      const before = await world.read('webhook_endpoint', id);
      const after: Objects['webhook_endpoint'] = {
        ...before,
        enabled_events: enabled_events ?? before.enabled_events,
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      };
      await world.save('webhook_endpoint', after);
      return after;
    },
  ),
  endpoint('get', '/v1/webhook_endpoints', listShape, async (world, page) =>
    listPage('/v1/webhook_endpoints', await world.list('webhook_endpoint'), page),
  ),
];
