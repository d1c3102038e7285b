import { html } from 'hono/html';
import type { Objects } from '../objects.ts';
import type { World } from '../world.ts';
import { cadence } from './checkout-page.ts';
import { sandboxPage, showDate, showMoney } from './page.ts';
import { type PageLanguage, pageWords } from './words.ts';

/** Renders the hosted page on which a customer manages a subscription. */
export async function portalPage(world: World, session: Objects['billing_portal.session'], language: PageLanguage) {
  const t = pageWords[language];
  const open = (await world.list('subscription', { customer: session.customer })).filter(
    ({ status }) => status !== 'canceled',
  );
  const { headline } = (await world.read('billing_portal.configuration', session.configuration)).business_profile;
  const invoices = (await world.list('invoice', { customer: session.customer })).filter(
    ({ number }) => number !== null,
  );
  const parts = await Promise.all(open.map((subscription) => subscriptionPart(world, subscription, language)));
  return sandboxPage(
    language,
    t.portal,
    html`<h1>${t.portal}</h1>${headline === null ? '' : html`<p>${headline}</p>`}${parts.length === 0 ? html`<section><p>${t.none}</p></section>` : parts}
<section><h2>${t.invoices}</h2>${
      invoices.length === 0
        ? html`<p class="soft">${t.noInvoices}</p>`
        : html`<ul>${invoices.map((invoice) => html`<li><a href="/sandbox/invoice/${invoice.id}">${invoice.number}</a><span>${showDate(invoice.created, language)}</span><span>${showMoney(invoice.total, invoice.currency, language)}</span></li>`)}</ul>`
    }</section>
${session.return_url === null ? '' : html`<p><a href="${session.return_url}">${t.return}</a></p>`}`,
  );
}

async function subscriptionPart(world: World, subscription: Objects['subscription'], language: PageLanguage) {
  const t = pageWords[language];
  const [item] = subscription.items.data;
  if (item === undefined) return '';
  const product = await world.read('product', item.price.product);
  const statuses = new Map<string, string>(Object.entries(t.statuses));
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return html`<section><h2>${product.name}</h2><p>${cadence(item.price, language)}</p>
<p class="soft">${t.status}: ${statuses.get(subscription.status) ?? subscription.status}. ${ends ? t.ends : t.renews} ${showDate(subscription.cancel_at ?? item.current_period_end, language)}</p>
${subscription.schedule == null ? '' : html`<p>${t.changes}</p>`}
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
<button class="plain" name="action" value="${ends ? 'keep' : 'cancel'}">${ends ? t.keep : t.cancel}</button></form></section>`;
}
