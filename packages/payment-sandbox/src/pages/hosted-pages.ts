import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { completeCheckout } from '../complete-checkout.ts';
import { cards, type Objects } from '../objects.ts';
import { SandboxError } from '../sandbox-error.ts';
import { detachSchedule } from '../schedule.ts';
import type { SandboxStore } from '../store.ts';
import { openWorld, type World, type WorldSettings } from '../world.ts';
import { bankPage, checkoutPage } from './checkout-page.ts';
import { sandboxPage, showDate, showMoney } from './page.ts';
import { portalPage } from './portal-page.ts';
import { refuseForeignOrigin } from './refuse-foreign-origin.ts';
import { type PageLanguage, pageWords } from './words.ts';

interface PagesOptions {
  readonly store: SandboxStore;
  readonly settings: WorldSettings;
  readonly advance: (seconds: number) => Promise<void>;
}

const spans: ReadonlyMap<unknown, number> = new Map([
  ['day', 86_400],
  ['week', 7 * 86_400],
  ['month', 31 * 86_400],
  ['year', 366 * 86_400],
]);

/** Serves the provider's hosted pages (checkout, portal, receipts) and a console that advances the clock. */
export function hostedPages({ store, settings, advance }: PagesOptions): Hono {
  const pages = new Hono();
  pages.use(refuseForeignOrigin(settings.siteUrl));
  const inWorld = <Result>(work: (world: World) => Promise<Result>) =>
    store.change(async (transaction) => work(await openWorld(transaction, settings)));
  const unknown = (c: Context) => {
    const language = languageOf(c);
    const { unknown: text } = pageWords[language];
    return c.html(sandboxPage(language, text, html`<section><h1>${text}</h1></section>`), 404);
  };

  pages.get('/checkout/:id', (c) =>
    inWorld(async (world) => {
      const session = await world.find('checkout.session', c.req.param('id'));
      if (session === undefined) return unknown(c);
      return c.html(await checkoutPage(world, session, languageOf(c, session.locale)));
    }),
  );
  pages.post('/checkout/:id', async (c) => {
    const form = await readForm(c);
    const card = cards.find((one) => one === form.card) ?? 'declined';
    return inWorld(async (world) => {
      const session = await world.find('checkout.session', c.req.param('id'));
      if (session === undefined) return unknown(c);
      const language = languageOf(c, session.locale);
      if (form.bank === 'no') return c.html(await checkoutPage(world, session, language, 'declined'));
      const outcome = await completeCheckout(world, session, card, form.bank === 'yes');
      if (outcome === 'needs_action') return c.html(bankPage(language, card));
      if (outcome === 'declined') return c.html(await checkoutPage(world, session, language, 'declined'));
      if (outcome === 'used_up') return c.html(await checkoutPage(world, session, language, 'usedUp'));
      if (outcome === 'closed') return c.html(await checkoutPage(world, session, language));
      return c.redirect((session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', session.id), 303);
    });
  });
  pages.get('/portal/:id', (c) =>
    inWorld(async (world) => {
      const session = await world.find('billing_portal.session', c.req.param('id'));
      return session === undefined
        ? unknown(c)
        : c.html(await portalPage(world, session, languageOf(c, session.locale)));
    }),
  );
  pages.post('/portal/:id', async (c) => {
    const form = await readForm(c);
    return inWorld(async (world) => {
      const session = await world.find('billing_portal.session', c.req.param('id'));
      if (session === undefined) return unknown(c);
      await changeSubscription(world, session, form);
      return c.redirect(`/sandbox/portal/${session.id}`, 303);
    });
  });
  pages.get('/invoice/:id', (c) =>
    inWorld(async (world) => {
      const invoice = await world.find('invoice', c.req.param('id'));
      if (invoice === undefined) return unknown(c);
      const language = languageOf(c);
      return c.html(
        receipt(
          language,
          `${invoice.number}`,
          invoice.total,
          invoice.currency,
          invoice.created,
          invoice.status === 'paid',
        ),
      );
    }),
  );
  pages.get('/receipt/:id', (c) =>
    inWorld(async (world) => {
      const intent = await world.find('payment_intent', c.req.param('id'));
      if (intent === undefined) return unknown(c);
      return c.html(receipt(languageOf(c), intent.id, intent.amount, intent.currency, intent.created, true));
    }),
  );
  pages.get('/', (c) => inWorld(async (world) => c.html(await consolePage(world, languageOf(c)))));
  pages.post('/', async (c) => {
    const { span } = await readForm(c);
    const seconds = spans.get(span);
    // an hour more, so that a period that begins then is charged too
    if (seconds !== undefined) await advance(seconds + 3600);
    return c.redirect(`/sandbox?lang=${languageOf(c)}`, 303);
  });
  pages.all('*', unknown);
  return pages;
}

async function readForm(c: Context): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await c.req.parseBody();
  } catch {
    throw new SandboxError(400, 'The form cannot be read.');
  }
}

async function changeSubscription(
  world: World,
  session: Objects['billing_portal.session'],
  form: Readonly<Record<string, unknown>>,
): Promise<void> {
  const subscription = await world.find('subscription', String(form.subscription));
  if (subscription === undefined || subscription.customer !== session.customer || subscription.status === 'canceled')
    return;
  if (form.action === 'cancel' || form.action === 'keep') {
    // the portal of a subscription in the flexible billing mode names the time alone
    const ends = form.action === 'cancel';
    const changed = {
      ...(ends ? await detachSchedule(world, subscription, 'released') : subscription),
      cancel_at: ends ? (subscription.items.data[0]?.current_period_end ?? null) : null,
      cancel_at_period_end: false,
      canceled_at: ends ? world.now : null,
    };
    await world.save('subscription', changed);
    await world.announce('customer.subscription.updated', changed);
  }
}

function receipt(
  language: PageLanguage,
  number: string,
  total: number,
  currency: string,
  created: number,
  isPaid: boolean,
) {
  const t = pageWords[language];
  return sandboxPage(
    language,
    t.receipt,
    html`<section><h1>${t.receipt} ${number}</h1><p class="sum">${showMoney(total, currency, language)}</p><p class="soft">${isPaid ? t.paid : t.open}, ${showDate(created, language)}</p></section>`,
  );
}

async function consolePage(world: World, language: PageLanguage) {
  const t = pageWords[language];
  const events = (await world.list('event')).slice(0, 20);
  return sandboxPage(
    language,
    t.console,
    html`<h1>${t.console}</h1><section><h2>${t.time}</h2><p class="sum">${showDate(world.now, language)}</p>
<form method="post" action="/sandbox?lang=${language}" aria-label="${t.pass}"><p>${t.pass}:</p>${(['day', 'week', 'month', 'year'] as const).map((span) => html`<button class="plain" name="span" value="${span}">${t[span]}</button>`)}</form></section>
<section><h2>${t.events}</h2>${
      events.length === 0
        ? html`<p class="soft">${t.noEvents}</p>`
        : html`<ul>${events.map((event) => html`<li><span>${event.type}</span><span class="soft">${event.pending_webhooks === 0 ? t.delivered : t.waiting}</span></li>`)}</ul>`
    }</section>`,
  );
}

function languageOf(c: Context, locale?: unknown): PageLanguage {
  const asked = c.req.query('lang') ?? (locale === 'de' || locale === 'en' ? locale : undefined);
  if (asked === 'de' || asked === 'en') return asked;
  return /^\s*de\b/i.test(c.req.header('accept-language') ?? '') ? 'de' : 'en';
}
