import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Card } from '@regelwerk/payment-sandbox/objects';
import type { ChaosWorld } from './chaos-world.ts';
import { changeKey, type PlanChange, type Shown, type ShownChange } from './tokens-due.ts';

export interface Answer {
  readonly access_token: string;
  readonly user: { readonly id: string };
  readonly publishableKey: string;
  readonly url?: string;
  readonly code?: string;
  readonly offer?: Offer;
}

/** The server's answer about an offer. */
interface Offer extends Shown {
  readonly amount: number;
  readonly currency: string;
  readonly interval: string | null;
  readonly trialDays: number;
  readonly consent: object;
}

/** Asks the server, and retries while it is down, like people who press a button twice. */
async function ask(world: ChaosWorld, path: string, headers: Record<string, string>, body: object) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(`${world.serverUrl()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as Answer }))
      .catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    await sleep(100);
  }
  throw new Error(`nobody answers ${path}`);
}

const password = 'correct horse 9';

/** The offers that people saw when they ordered, and the states of the plans so far. */
export interface Seen {
  readonly shown: Map<string, Shown>;
  readonly ordered: Map<string, ShownChange>;
  readonly changes: PlanChange[];
}

export async function signUp(world: ChaosWorld, publishableKey: string, { shown, ordered, changes }: Seen) {
  const email = `${randomUUID()}@example.com`;
  const enter = (path: string) => ask(world, `/auth/v1/${path}`, { apikey: publishableKey }, { email, password });
  const signedUp = await enter('signup');
  // if only the answer was lost, the next attempt finds the account
  const { body } = signedUp.status === 422 ? await enter('token?grant_type=password') : signedUp;
  const headers = { apikey: publishableKey, authorization: `Bearer ${body.access_token}` };
  const call = (name: string, given: object) => ask(world, `/functions/v1/${name}`, headers, given);
  const inPortal = async (form: (subscription: string) => Record<string, string>) => {
    const [own] = await world.query(
      "select stripe_subscription_id as id from public.subscriptions where user_id = $1 and status <> 'canceled'",
      [body.user.id],
    );
    if (own === undefined) return;
    const { body: answer } = await call('customer-portal', {});
    if (answer.url !== undefined) await post(world, new URL(answer.url).pathname, form(own.id));
  };
  /** Orders the shown offer, or the current one if it has changed meanwhile. Returns the payment page. */
  const order = async (name: 'token-purchase' | 'create-checkout', priceId: string) => {
    let offer = (await call('quote-order', { priceId })).body as unknown as Offer;
    for (;;) {
      const { amount, currency, tokens, interval, trialDays } = offer;
      const consent = { ...offer.consent, locale: 'en' };
      const expected = { amount, currency, tokens, interval, trialDays };
      const { body: answer } = await call(name, { priceId, consent, expected });
      if (answer.offer !== undefined) offer = answer.offer;
      else {
        if (answer.url === undefined) return undefined;
        const { pathname } = new URL(answer.url);
        shown.set(pathname.split('/').at(-1) ?? '', offer);
        return pathname;
      }
    }
  };
  const pay = (page: string, card: Card) =>
    post(world, page, card === 'needs_action' ? { card, bank: 'yes' } : { card });
  const remove = () => call('account', { action: 'delete', current: password });
  return {
    id: body.user.id,
    email,
    call,
    /** Orders, pays with a card, and usually returns to the success page. */
    buy: async (name: 'token-purchase' | 'create-checkout', priceId: string, card: Card, comesBack: boolean) => {
      const page = await order(name, priceId);
      if (page === undefined) return;
      await pay(page, card);
      if (comesBack) await call('confirm-purchase', { sessionId: page.split('/').at(-1) });
    },
    /** Deletes the account between the order and its payment, or while it is being paid. */
    leave: async (priceId: string, isAtOnce: boolean) => {
      const page = await order('token-purchase', priceId);
      if (!isAtOnce) await remove();
      await Promise.all([...(isAtOnce ? [remove()] : []), ...(page === undefined ? [] : [pay(page, 'succeeds')])]);
    },
    /** Cancels or resumes the own subscription, if there is one. */
    manage: (action: string) => inPortal((subscription) => ({ action, subscription })),
    /** Orders another plan in the place of the running one. */
    change: async (priceId: string) => {
      const pending = "select id from public.orders where user_id = $1 and state = 'scheduled'";
      if ((await world.query(pending, [body.user.id])).length > 0) return;
      const { body: offer } = await call('quote-order', { priceId, changesPlan: true });
      const { tokens, startsOn, consent } = offer as unknown as Offer & { startsOn?: string };
      if (startsOn === undefined) return;
      const order = {
        priceId,
        changesPlan: true,
        consent: { ...consent, locale: 'en' },
        expected: { tokens, startsOn },
      };
      const { status } = await call('create-checkout', order);
      const [own] = await world.query(
        `select stripe_subscription_id as id from public.orders where user_id = $1 and state in ('scheduled', 'fulfilled')
           and changes_order_id is not null and stripe_price_id = $2 and starts_at = $3`,
        [body.user.id, priceId, startsOn],
      );
      if (status !== 200 || own === undefined) return;
      const after = changes.at(-1)?.at ?? 0;
      ordered.set(changeKey(own.id, priceId, Date.parse(startsOn) / 1000), { tokens, after });
    },
    /** Takes a change of plan back that has not started. */
    takeBack: async () => {
      const [own] = await world.query("select number from public.orders where user_id = $1 and state = 'scheduled'", [
        body.user.id,
      ]);
      if (own !== undefined) await call('contracts', { action: 'takeBack', number: Number(own.number) });
    },
  };
}

/** A person, and what they do. */
export type Person = Awaited<ReturnType<typeof signUp>>;

export type Call = Person['call'];

/** Declares a withdrawal or a cancellation on its public form: from an account's address, or from one that nobody knows. */
export async function declare(world: ChaosWorld, page: string, fields: Record<string, string>): Promise<void> {
  const form = { id: randomUUID(), homepage: '', name: 'Nobody', step: 'confirm', ...fields };
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(`${world.serverUrl()}${page}?lang=en`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined && answer.status < 500) return;
    await sleep(100);
  }
  throw new Error('nobody takes a declaration');
}

/** Sends a form of a hosted page, as a browser does. */
async function post({ url }: ChaosWorld, path: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await answer.body?.cancel();
}
