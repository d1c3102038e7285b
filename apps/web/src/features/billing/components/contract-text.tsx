import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import type { Contract } from '@regelwerk/contract/shop/contracts';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { contractTerms } from '@regelwerk/legal/contract-terms';
import { periodWords } from '@regelwerk/legal/period-words';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useKeepsMails } from '../../../lib/use-keeps-mails.ts';
import { copy } from '../copy.ts';

/** A contract in full; its texts are folded until they are wanted, and printed in any case. */
export function ContractText({ contract }: { contract: Contract }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const isKept = useKeepsMails();
  const { currency, interval, intervalCount, withdrawableUntil, mails, firstChargeOn } = contract;
  const terms = contractTerms(
    {
      ...contract,
      orderedAt: new Date(contract.concludedAt),
      firstChargeOn: firstChargeOn === null ? null : new Date(firstChargeOn),
      changesPlan: contract.replaces !== null,
    },
    language,
  );
  const each = interval === null ? '' : ` ${periodWords[language].each(interval, intervalCount)}`;
  // as in the mails: in the shop's time zone, wherever the reader is
  const time = (iso: string) => formatMoment(iso, language);
  const day = (iso: string) => formatDay(iso, language);
  const noteOf = (sentAt: string | null) => {
    if (isKept) return t('order.mailKept');
    return sentAt === null ? t('order.mailWaits') : t('order.mailSent', { date: time(sentAt) });
  };
  const rows: [string, string][] = [
    [t('billing.history.date'), time(contract.orderedAt)],
    [t('billing.history.what'), contract.name],
    [t('order.tokens'), `${contract.tokens}${each}`],
    [t('order.price'), terms.price],
    ...startOf(),
    [t('billing.history.state'), t(stateKey(contract))],
  ];
  function startOf(): [string, string][] {
    if (contract.startsOn === null) return [[t('order.due'), formatMoney(contract.dueAmount, currency, language)]];
    const former = contract.replaces === null ? '' : orderNumber(contract.replaces);
    return [
      [t('order.starts'), day(contract.startsOn)],
      [t('order.replaces'), former],
    ];
  }
  const facts: [string, string | undefined][] = [
    [t('order.discount'), terms.discount],
    [t('order.trial'), terms.trial],
    [t('order.firstCharge'), terms.firstCharge],
    [t('order.term'), terms.term],
  ];
  for (const [label, value] of facts) if (value !== undefined) rows.push([label, value]);
  if (withdrawableUntil !== null) rows.push([t('order.withdrawable'), day(withdrawableUntil)]);
  if (contract.button !== null) rows.push([t('order.button'), contract.button]);
  return (
    <>
      <dl className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {terms.rules.map((rule) => (
        <p key={rule} className="mt-4 max-w-[72ch]">
          {rule}
        </p>
      ))}
      {contract.declarations.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg font-semibold">{t('order.declared')}</h2>
          <ul className="mt-3 grid gap-3">
            {contract.declarations.map(({ text, version, givenAt }) => (
              <li key={text} className="rounded-card border border-line bg-surface p-4">
                <p className="max-w-[72ch]">{text}</p>
                <p className="mt-1 text-sm text-muted">
                  {t('order.given', { date: time(givenAt), version: day(version) })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-8">
        <h2 className="text-lg font-semibold">{t('order.texts')}</h2>
        {contract.documents.length === 0 && mails.length === 0 && (
          <p className="mt-2 text-muted">{t('order.noTexts')}</p>
        )}
        <div className="mt-3 grid gap-3">
          {contract.documents.map(({ name, title, language: of, version, hash, sections }) => (
            <Folded
              key={name}
              title={title}
              note={t('order.version', { version: day(version), hash: hash.slice(0, 16) })}
              lang={of}
            >
              {sections.map(({ heading, paragraphs, points = [] }) => (
                <section key={heading} className="mt-4">
                  <h3 className="font-semibold">{heading}</h3>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph} className="mt-2 max-w-[72ch]">
                      {paragraph}
                    </p>
                  ))}
                  {points.length > 0 && (
                    <ul className="mt-2 max-w-[72ch] list-disc pl-5">
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                </section>
              ))}
            </Folded>
          ))}
          {mails.map(({ purpose, text, sentAt }) => (
            <Folded key={purpose} title={t(`order.mail.${purpose}`)} note={noteOf(sentAt)}>
              <pre className="mt-4 font-sans whitespace-pre-wrap wrap-anywhere">{text}</pre>
            </Folded>
          ))}
        </div>
      </section>
    </>
  );
}

function Folded({ title, note, lang, children }: { title: string; note: string; lang?: string; children: ReactNode }) {
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2 open:pb-4">
      <summary className="cursor-pointer py-2 font-medium">
        {title} <span className="block text-sm font-normal text-muted sm:inline">{note}</span>
      </summary>
      <div lang={lang}>{children}</div>
    </details>
  );
}

function stateKey({ state, interval, isRunning }: Contract) {
  if (state !== 'fulfilled') return `billing.state.${state}` as const;
  if (interval === null) return 'billing.state.paid';
  return isRunning ? 'order.running' : 'order.ended';
}
