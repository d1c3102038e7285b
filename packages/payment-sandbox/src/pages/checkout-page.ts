import { html } from 'hono/html';
import { type Card, cards, type Objects } from '../objects.ts';
import type { World } from '../world.ts';
import { sandboxPage, showMoney } from './page.ts';
import { type PageLanguage, pageWords } from './words.ts';

type Session = Objects['checkout.session'];

/** Returns a price and its interval as one line. */
export function cadence(price: Objects['price'], language: PageLanguage): string {
  const t = pageWords[language];
  const amount = showMoney(price.unit_amount ?? 0, price.currency, language);
  if (price.recurring === null) return amount;
  const { interval, interval_count: count } = price.recurring;
  const unit = interval as keyof typeof t.every;
  return `${amount} ${count === 1 ? t.every[unit] : t.everyN(count, t.units[unit])}`;
}

const cancelLink = (session: Session, language: PageLanguage) =>
  session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">${pageWords[language].back}</a></p>`;

/** Renders the hosted page on which a customer pays. */
export async function checkoutPage(
  world: World,
  session: Session,
  language: PageLanguage,
  problem?: 'declined' | 'usedUp',
) {
  const t = pageWords[language];
  if (session.status !== 'open' || session.expires_at <= world.now)
    return sandboxPage(
      language,
      t.closed,
      html`<section><h1>${t.closed}</h1>${cancelLink(session, language)}</section>`,
    );
  const price = await world.read('price', session._line_items[0]?.price ?? '');
  const total = session.amount_total ?? 0;
  const isPlan = session.mode === 'subscription';
  const offered = cards.filter((card) =>
    isPlan ? !(card.startsWith('delayed') || card === 'surcharged') : card !== 'fails_later' && card !== 'limited',
  );
  const once = total === 0 ? t.confirm : t.pay;
  const button = isPlan ? t.subscribe : once;
  return sandboxPage(
    language,
    button,
    html`<section><h1>${session._product_name}</h1>
${isPlan ? html`<p class="soft">${session._trial_days > 0 ? `${t.trial(session._trial_days)}, ${t.thenCosts} ` : ''}${cadence(price, language)}</p>` : ''}
<p class="soft">${t.total}</p><p class="sum">${showMoney(total, session.currency ?? 'eur', language)}</p>
${session._custom_text === '' ? '' : html`<p class="soft">${session._custom_text}</p>`}
${problem === undefined ? '' : html`<p class="bad" role="alert">${t[problem]}</p>`}
<form method="post">${
      total === 0 && !isPlan
        ? html`<input type="hidden" name="card" value="succeeds">`
        : html`<fieldset><legend>${t.card}</legend>${offered.map((card) => html`<label><input type="radio" name="card" value="${card}" ${card === 'succeeds' ? 'checked' : ''}>${t.cards[card]}</label>`)}</fieldset>`
    }<button>${button}</button></form>${cancelLink(session, language)}</section>`,
  );
}

/** Renders the bank's confirmation page, for cards that need it. */
export function bankPage(language: PageLanguage, card: Card) {
  const t = pageWords[language];
  return sandboxPage(
    language,
    t.approve,
    html`<section><h1>${t.bank}</h1><form method="post"><input type="hidden" name="card" value="${card}"><button name="bank" value="yes">${t.approve}</button><button class="plain" name="bank" value="no">${t.refuse}</button></form></section>`,
  );
}
