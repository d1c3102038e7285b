import type { TimelineEntry } from '@regelwerk/contract/admin/admin-person';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { paths } from '@regelwerk/contract/shared/paths';
import { ledgerLine } from '@regelwerk/contract/shop/ledger-line';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { DocumentLinks } from '../../../invoices/components/document-links.tsx';
import { useAct } from '../../history/use-act.ts';
import { copy } from '../copy.ts';

/** One event in a person's history, in the admin's language. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const t = useText(copy);
  const wordFor = useText<string>();
  const actOf = useAct();
  const [language] = useLanguage();
  const { id, at, kind, code, text, amount, currency, tokens, state, details } = entry;
  // a word that is added later is shown by its name
  const wordOf = (group: string, word: string) => {
    const key = `${group}.${word}`;
    return key in copy.en ? wordFor(key) : word;
  };
  const codeText = () => {
    if (code === null) return '';
    if (kind === 'admin') return actOf(code);
    return wordOf(kind === 'reversal' ? 'person.returned' : 'person.declared', code);
  };
  const shownText =
    kind === 'tokens'
      ? ledgerLine({ source_type: state ?? '', description: text, delta: tokens ?? 0, details }, language)
      : text;
  const words = kind === 'account' || kind === 'document' ? [] : [codeText(), shownText];
  const figures = [
    amount === null || currency === null ? '' : formatMoney(amount, currency, language),
    tokens === null ? '' : `${tokens > 0 ? '+' : ''}${t('person.tokens', { count: tokens })}`,
    state === null ? '' : wordOf('stood', state),
  ].filter((figure) => figure !== '');
  return (
    <li className="py-2.5">
      <p className="text-sm text-muted">
        <time dateTime={at}>{formatMoment(at, language, 'short')}</time>
      </p>
      <p className="break-words">
        <span className="font-medium">{t(`person.kind.${kind}`)}</span>
        <OrderLink entry={entry} />
        {kind === 'document' && (
          <>
            {' · '}
            <DocumentLinks
              document={{ id, number: text, kind: state === 'credit_note' ? 'credit_note' : 'invoice', hasXml: false }}
            />
          </>
        )}
        {words.filter((word) => word !== '').map((word) => ` · ${word}`)}
      </p>
      {figures.length > 0 && <p className="text-sm text-muted">{figures.join(' · ')}</p>}
    </li>
  );
}

function OrderLink({ entry: { order_id: id, order_number: number } }: { entry: TimelineEntry }) {
  if (id === null || number === null) return null;
  return (
    <>
      {' · '}
      <Link to={paths.adminOrder} search={{ id }} className="whitespace-nowrap underline underline-offset-4">
        {number}
      </Link>
    </>
  );
}
