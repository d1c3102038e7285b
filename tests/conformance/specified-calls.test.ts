import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPlace, type ServerPlace } from '../../tools/testing/copy-place.ts';
import { anyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

const keys = { PUBLISHABLE_KEY: 'sb_publishable_specified', SECRET_KEY: 'sb_secret_specified' };
const site = 'http://localhost:3000';
const password = 'correct horse 9';
const anything = expect.anything();
const aString = expect.any(String);

/** Each call has the body that the specification lists and nothing more, and reads the fields that it lists. */
describe('a client that follows the specification to the letter', () => {
  let place: ServerPlace;
  let server: TestServer;
  /** The first account, which makes itself the admin. */
  let admin: SupabaseClient;
  let person: SupabaseClient;
  let userId: string;
  const email = `${randomUUID()}@example.com`;
  const adminEmail = `${randomUUID()}@example.com`;

  const openClient = (key = keys.PUBLISHABLE_KEY) =>
    createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const signUp = async (client: SupabaseClient, address: string) => {
    const { data, error } = await client.auth.signUp({ email: address, password, options: { data: { name: 'Ada' } } });
    expect(error).toBeNull();
    return data.user?.id ?? '';
  };
  const invoke = async (client: SupabaseClient, name: string, body?: object) => {
    const { data, error } = await client.functions.invoke(name, body === undefined ? {} : { body });
    expect([name, body, await error?.context.json()]).toEqual([name, body, undefined]);
    return data;
  };
  const stripe = (action: string, more: object = {}) => invoke(admin, 'admin-stripe', { action, ...more });

  beforeAll(async () => {
    place = await copyPlace(anyDatabaseMode);
    server = await startTestServer({ ...place.environment, ...keys, SITE_URL: site, SIGNUP_TOKENS: '3' });
    admin = openClient();
    await signUp(admin, adminEmail);
    person = openClient();
    userId = await signUp(person, email);
  });
  afterAll(async () => {
    await server.kill();
    await place.erase();
  });

  describe('auth', () => {
    test('sign-up, sign-in, user, refresh and sign-out', async () => {
      const client = openClient();
      const address = `${randomUUID()}@example.com`;
      await signUp(client, address);
      const signedIn = await client.auth.signInWithPassword({ email: address, password });
      expect(signedIn.data).toMatchObject({
        session: { access_token: aString, refresh_token: aString, expires_at: expect.any(Number) },
        user: { email: address, user_metadata: { name: 'Ada' }, app_metadata: anything, identities: [anything] },
      });
      expect((await client.auth.getUser()).data.user?.email).toBe(address);
      const before = signedIn.data.session?.refresh_token;
      const { data: refreshed } = await client.auth.refreshSession();
      expect(refreshed.session?.refresh_token).not.toBe(before);
      expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
      const gone = await client.auth.refreshSession({ refresh_token: refreshed.session?.refresh_token ?? '' });
      expect(gone.error).not.toBeNull();
    });

    test('recover with a redirect, and a new password from the link', async () => {
      const client = openClient();
      const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: `${site}/reset-password` });
      expect(error).toBeNull();
      let secret: string | undefined;
      await expect
        .poll(async () => {
          const mailbox = await (await fetch(`${server.url}/dev/mailbox`)).text();
          secret = /\/reset-password#token_hash=([\w-]+)/.exec(mailbox)?.[1];
          return secret;
        })
        .toBeDefined();
      await client.auth.verifyOtp({ token_hash: secret ?? '', type: 'recovery' });
      expect((await client.auth.updateUser({ password: 'a new horse 9' })).error).toBeNull();
      const signedIn = await person.auth.signInWithPassword({ email, password: 'a new horse 9' });
      expect(signedIn.error).toBeNull();
    });

    test('update-admin-status by the first account, and the flag in its app metadata', async () => {
      const { count } = await admin.from('profiles').select('*', { count: 'exact', head: true });
      expect(count).toBeLessThanOrEqual(1);
      await invoke(admin, 'update-admin-status', { email: adminEmail, isAdmin: true });
      const { data } = await admin.auth.refreshSession();
      expect(data.user?.app_metadata.is_admin).toBe(true);
      expect((await person.auth.getUser()).data.user?.app_metadata.is_admin).not.toBe(true);
    });
  });

  describe('data', () => {
    const configuration = () => ({
      name: 'Mine',
      user_id: userId,
      ai_model: 'Claude',
      application_type: 'Frontend',
      frameworks: ['React'],
      behavior_preference: 'Strict',
      output_format: 'Markdown',
      additional_notes: null,
    });

    test('models, and translations with every change to them', async () => {
      const visitor = openClient();
      const { data: models } = await visitor.from('ai_models').select('*').eq('is_active', true).order('name');
      expect(models?.[0]).toMatchObject({ id: anything, name: aString, description: aString, is_active: true });
      const changes: unknown[] = [];
      const channel = visitor
        .channel('translations')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'translations' }, ({ eventType }) =>
          changes.push(eventType),
        );
      await new Promise<void>((resolve) => channel.subscribe((status) => status === 'SUBSCRIBED' && resolve()));
      const service = openClient(keys.SECRET_KEY);
      const row = { key: 'wizard.next', language: 'en', value: 'Onwards' };
      expect((await service.from('translations').insert(row)).error).toBeNull();
      await expect.poll(() => changes).toEqual(['INSERT']);
      const { data } = await visitor.from('translations').select('key, language, value');
      expect(data).toContainEqual(row);
      await service.from('translations').delete().eq('key', row.key);
      await expect.poll(() => changes).toEqual(['INSERT', 'DELETE']);
      await visitor.removeChannel(channel);
    });

    test('a configuration with its rule: insert, rpc, select, count, delete', async () => {
      const { data: saved, error } = await person.from('user_configurations').insert(configuration()).select().single();
      expect(error).toBeNull();
      expect(saved).toMatchObject({ ...configuration(), id: aString, created_at: aString, updated_at: aString });
      const rule = { p_configuration_id: saved.id, p_title: 'A rule', p_content: '# A rule', p_format: 'Markdown' };
      expect((await person.rpc('insert_generated_rule', rule)).error).toBeNull();
      const own = person.from('user_configurations');
      const { data: listed } = await own.select('*').eq('user_id', userId).order('created_at', { ascending: false });
      expect(listed).toHaveLength(1);
      const { data: found } = await person
        .from('generated_rules')
        .select('*')
        .eq('configuration_id', saved.id)
        .single();
      expect(found).toMatchObject({
        id: aString,
        configuration_id: saved.id,
        title: 'A rule',
        content: '# A rule',
        format: 'Markdown',
        created_at: aString,
      });
      const counted = await own.select('*', { count: 'exact', head: true }).eq('user_id', userId);
      expect(counted.count).toBe(1);
      expect((await own.delete().eq('id', saved.id)).error).toBeNull();
      expect((await own.select('*').eq('user_id', userId)).data).toEqual([]);
    });

    test('profile, subscription, balance, ledger and products', async () => {
      const { data: profile } = await person.from('profiles').select('*').eq('id', userId).single();
      expect(profile).toMatchObject({ id: userId, display_name: 'Ada' });
      const none = await person
        .from('subscriptions')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .limit(1)
        .single();
      expect(none.error?.code).toBe('PGRST116');
      const { data: tokens } = await person
        .from('user_tokens')
        .select('tokens_remaining')
        .eq('user_id', userId)
        .single();
      expect(tokens).toEqual({ tokens_remaining: 3 });
      const { data: ledger } = await person
        .from('token_transactions')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false });
      expect(ledger?.[0]).toMatchObject({
        id: anything,
        user_id: userId,
        created_at: aString,
        description: aString,
        transaction_type: 'add',
        amount: 3,
      });
      const { data: products } = await person.from('products').select('*, prices(*)').eq('active', true);
      expect(products?.[0]).toMatchObject({
        id: aString,
        stripe_product_id: aString,
        name: aString,
        active: true,
        created_at: aString,
        updated_at: aString,
        metadata: anything,
        prices: [{ id: aString, stripe_price_id: aString, unit_amount: expect.any(Number), currency: 'eur' }],
      });
    });

    test('process_token_transaction, which only admins and the server may call', async () => {
      const transaction = {
        p_user_id: userId,
        p_amount: 2,
        p_transaction_type: 'add',
        p_description: 'Token purchase: Basic package',
      };
      expect((await person.rpc('process_token_transaction', transaction)).error?.code).toBe('42501');
      expect((await admin.rpc('process_token_transaction', transaction)).error).toBeNull();
      const { data } = await person.from('user_tokens').select('tokens_remaining').eq('user_id', userId).single();
      expect(data).toEqual({ tokens_remaining: 5 });
    });

    test('users and balances for an admin, and tokens added by user id, amount and reason', async () => {
      const { data } = await openClient(keys.SECRET_KEY).auth.admin.listUsers();
      expect(data.users).toContainEqual(expect.objectContaining({ id: userId, email, last_sign_in_at: aString }));
      const { data: balances } = await admin.from('user_tokens').select('*');
      expect(balances).toContainEqual(expect.objectContaining({ user_id: userId, tokens_remaining: 5 }));
      const reason = 'Admin added 10 tokens';
      const answer = await invoke(admin, 'admin-tokens', { userId, amount: 10, reason });
      expect(answer).toMatchObject({ success: true });
      const { data: ledger } = await person
        .from('token_transactions')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false });
      expect(ledger?.[0]).toMatchObject({ description: reason, transaction_type: 'add', amount: 10 });
    });
  });

  describe('functions', () => {
    test('generate-rules with the answers alone', async () => {
      const formData = {
        aiModel: 'ChatGPT',
        applicationType: 'Frontend',
        frameworks: ['React'],
        behaviorPreference: 'Documented',
        outputFormat: 'Markdown',
        additionalNotes: '',
      };
      const { data: before } = await person
        .from('user_tokens')
        .select('tokens_remaining')
        .eq('user_id', userId)
        .single();
      const answer = await invoke(person, 'generate-rules', { formData });
      expect(answer).toMatchObject({
        title: aString,
        content: expect.stringContaining('# '),
        format: 'Markdown',
        created_at: aString,
        tokensRemaining: (before?.tokens_remaining ?? 0) - 1,
      });
    });

    test('token-purchase, create-checkout and customer-portal, the first two with a consent', async () => {
      const { data: products } = await person.from('products').select('id, name, prices(stripe_price_id)');
      const product = (name: string) => {
        const found = products?.find((one) => one.name === name);
        return { packageId: found?.id, priceId: found?.prices[0]?.stripe_price_id };
      };
      const { packageId, priceId } = product('Basic');
      const quote = await invoke(person, 'quote-order', { priceId });
      const consent = { ...quote.consent, locale: 'en' };
      const purchase = await invoke(person, 'token-purchase', {
        packageId,
        priceId,
        successUrl: `${site}/purchase-success?package=Basic&tokens=10`,
        cancelUrl: `${site}/purchase-canceled`,
        consent,
      });
      expect(purchase).toEqual({ url: expect.stringMatching(/^http/) });
      expect((await pay(purchase.url)).status).toBe(200);
      const checkout = await invoke(person, 'create-checkout', { priceId: product('Starter').priceId, consent });
      expect(checkout).toEqual({ url: expect.stringMatching(/^http/) });
      expect((await pay(checkout.url)).status).toBe(200);
      expect(await invoke(person, 'customer-portal')).toEqual({ url: expect.stringMatching(/^http/) });

      const latest = () =>
        person
          .from('subscriptions')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(1)
          .single();
      await expect.poll(async () => (await latest()).data?.status).toBe('trialing');
      expect((await latest()).data).toMatchObject({
        id: aString,
        user_id: userId,
        current_period_start: aString,
        current_period_end: aString,
        trial_end: aString,
        cancel_at_period_end: false,
        created_at: aString,
      });
      for (const name of ['token-purchase', 'create-checkout']) {
        const { error } = await person.functions.invoke(name, { body: { priceId } });
        expect(await error?.context.json()).toMatchObject({ code: 'consent_required', error: aString });
      }
    });

    /** Pays on the page of the sandbox, which stands at SITE_URL. */
    const pay = (url: string) =>
      fetch(url.replace(site, server.url), {
        method: 'POST',
        body: new URLSearchParams({ card: 'succeeds' }),
        redirect: 'manual',
      }).then((answer) => ({ status: answer.status < 400 ? 200 : answer.status }));

    test('admin-stripe: products and prices', async () => {
      const productData = { name: 'Specified', description: 'A package', active: true };
      await stripe('createProduct', { productData });
      const find = async () => {
        const { products } = await stripe('getProducts', { active: true });
        return products.find(({ name }: { name: string }) => name.startsWith('Specified'));
      };
      const { id: productId } = await find();
      const once = { product: productId, unit_amount: 700, currency: 'eur', active: true };
      await stripe('createPrice', { priceData: once });
      const recurring = { interval: 'month', interval_count: 3, trial_period_days: 0 };
      await stripe('createPrice', { priceData: { ...once, unit_amount: 2000, recurring } });
      await stripe('updateProduct', { productId, productData: { ...productData, name: 'Specified anew' } });
      const price = (more: object) => ({
        id: aString,
        stripe_price_id: aString,
        active: true,
        currency: 'eur',
        ...more,
      });
      expect(await find()).toMatchObject({
        ...productData,
        id: productId,
        stripe_product_id: aString,
        name: 'Specified anew',
        prices: [
          price({ unit_amount: 700, interval: null }),
          price({ unit_amount: 2000, interval: 'month', interval_count: 3, trial_period_days: 0 }),
        ],
      });
      await stripe('deleteProduct', { productId });
      expect(await find()).toBeUndefined();
    });

    test('admin-stripe: discounts', async () => {
      const redeem_by = Math.floor(Date.now() / 1000) + 86_400 * 30;
      const metadata = { description: 'For a test' };
      const percent = { name: 'Tenth', metadata, percent_off: 10, duration: 'repeating', duration_in_months: 3 };
      const fixed = { name: 'Fixed', metadata, amount_off: 500, currency: 'eur', duration: 'once' };
      await stripe('createCoupon', { couponData: { ...percent, max_redemptions: 5, redeem_by } });
      await stripe('createCoupon', { couponData: { ...fixed, duration: 'forever' } });
      await stripe('createCoupon', { couponData: { ...fixed, name: 'Fixed once' } });
      const find = async (wanted: string) => {
        const { discounts } = await stripe('getDiscounts', { active: true });
        return discounts.find(({ name }: { name: string }) => name === wanted);
      };
      expect(await find('Tenth')).toMatchObject({
        id: aString,
        description: 'For a test',
        percent_off: 10,
        amount_off: null,
        duration: 'repeating',
        duration_in_months: 3,
        max_redemptions: 5,
        redeem_by,
        active: true,
        valid_until: null,
      });
      const found = await find('Fixed');
      expect(found).toMatchObject({ amount_off: 500, currency: 'eur', duration: 'forever' });
      const valid_until = new Date(Date.now() + 86_400_000 * 10).toISOString().slice(0, 10);
      const discountData = { name: 'Fixed anew', description: 'Changed', active: true, valid_until };
      await stripe('updateDiscount', { discountId: found.id, discountData });
      expect(await find('Fixed anew')).toMatchObject(discountData);
    });

    test('admin-stripe: customers and subscriptions', async () => {
      const { customers } = await stripe('getCustomers');
      expect(customers).toContainEqual(
        expect.objectContaining({ id: aString, email, name: 'Ada', stripe_customer_id: aString, created_at: aString }),
      );
      const { subscriptions } = await stripe('getSubscriptions');
      expect(subscriptions).toContainEqual(
        expect.objectContaining({
          id: aString,
          user_id: userId,
          email,
          status: 'trialing',
          current_period_start: aString,
          current_period_end: aString,
          trial_end: aString,
          cancel_at_period_end: false,
          stripe_price_id: aString,
          created_at: aString,
        }),
      );
    });
  });
});
