import { z } from 'zod';
import { endpoint, flagParameter, mergeMetadata, metadataParameter, textParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { SandboxError } from '../sandbox-error.ts';

const on = { enabled: flagParameter };
const features = z.strictObject({
  customer_update: z.strictObject({ ...on, allowed_updates: z.array(z.string()).optional() }).optional(),
  invoice_history: z.strictObject(on).optional(),
  payment_method_update: z.strictObject(on).optional(),
  subscription_cancel: z
    .strictObject({
      ...on,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(['none', 'create_prorations']).optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      ...on,
      default_allowed_updates: z.array(z.enum(['price', 'quantity', 'promotion_code'])).optional(),
      products: z
        .array(z.strictObject({ product: z.string(), prices: z.array(z.string()) }))
        .max(10)
        .optional(),
      proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
      schedule_at_period_end: z
        .strictObject({ conditions: z.array(z.strictObject({ type: z.string() })).optional() })
        .optional(),
      trial_update_behavior: z.enum(['continue_trial', 'end_trial']).optional(),
    })
    .optional(),
});
const business = z
  .object({ headline: z.string().max(60).optional() })
  .catchall(z.string().max(1000))
  .optional();

/** Customer portal: its configuration and sessions. */
export const portalEndpoints = [
  endpoint(
    'post',
    '/v1/billing_portal/configurations',
    { features, business_profile: business, default_return_url: textParameter.optional(), metadata: metadataParameter },
    async (world, given) => {
      const configuration: Objects['billing_portal.configuration'] = {
        id: world.newId('bpc'),
        object: 'billing_portal.configuration',
        active: true,
        business_profile: { headline: given.business_profile?.headline ?? null },
        created: world.now,
        default_return_url: given.default_return_url ?? null,
        features: given.features,
        is_default: false,
        livemode: false,
        metadata: mergeMetadata({}, given.metadata),
        updated: world.now,
      };
      await world.save('billing_portal.configuration', configuration);
      return configuration;
    },
  ),
  endpoint(
    'get',
    '/v1/billing_portal/configurations',
    { ...listShape, active: flagParameter.optional() },
    async (world, { active, ...page }) =>
      listPage(
        '/v1/billing_portal/configurations',
        await world.list('billing_portal.configuration', active === undefined ? {} : { active }),
        page,
      ),
  ),
  endpoint(
    'post',
    '/v1/billing_portal/configurations/:id',
    {
      features: features.optional(),
      business_profile: business,
      active: flagParameter.optional(),
      default_return_url: textParameter.optional(),
      metadata: metadataParameter,
    },
    async (world, change, id) => {
      const before = await world.read('billing_portal.configuration', id);
      const configuration = {
        ...before,
        features: change.features ?? before.features,
        active: change.active ?? before.active,
        default_return_url: change.default_return_url ?? before.default_return_url,
        metadata: mergeMetadata(before.metadata ?? {}, change.metadata),
        updated: world.now,
      };
      await world.save('billing_portal.configuration', configuration);
      return configuration;
    },
  ),
  endpoint(
    'post',
    '/v1/billing_portal/sessions',
    {
      customer: z.string(),
      configuration: z.string().optional(),
      return_url: textParameter.optional(),
      locale: z.enum(['auto', 'de', 'en']).optional(),
    },
    async (world, given) => {
      const customer = await world.read('customer', given.customer, 'customer');
      if (given.configuration === undefined)
        throw new SandboxError(
          400,
          'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
        );
      const configuration = await world.read('billing_portal.configuration', given.configuration, 'configuration');
      if (!configuration.active)
        throw new SandboxError(400, 'The portal configuration is not active.', { param: 'configuration' });
      const id = world.newId('bps');
      const session: Objects['billing_portal.session'] = {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: world.now,
        customer: customer.id,
        livemode: false,
        locale: given.locale ?? 'auto',
        return_url: given.return_url ?? configuration.default_return_url,
        url: `${world.siteUrl}/sandbox/portal/${id}`,
      };
      await world.save('billing_portal.session', session);
      return session;
    },
  ),
];
