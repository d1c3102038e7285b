import type { OrderView } from '@regelwerk/contract/admin/admin-orders';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { DocumentLinks } from '../../../invoices/components/document-links.tsx';
import { copy } from '../copy.ts';
import { SendAgain } from './send-again.tsx';

/** The documents and kept mails of an order, each of which can be sent again. */
export function OrderPapers({ order }: { order: OrderView }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const canSend = order.email !== null;
  return (
    <>
      {order.documents.length > 0 && (
        <Papers title={t('orders.documents')}>
          {order.documents.map(({ id, number, kind, gross, currency, issued_at: at }) => (
            <Paper key={id} at={formatMoment(at, language, 'short')}>
              <span>
                <DocumentLinks document={{ id, number, kind, hasXml: false }} />
                {' · '}
                {formatMoney(kind === 'invoice' ? gross : -gross, currency, language)}
              </span>
              {canSend && <SendAgain what="document" id={id} subject={t(`orders.${kind}`, { number })} />}
            </Paper>
          ))}
        </Papers>
      )}
      {order.mails.length > 0 && (
        <Papers title={t('orders.mails')}>
          {order.mails.map(({ id, subject, queued_at: at }) => (
            <Paper key={id} at={formatMoment(at, language, 'short')}>
              <span className="break-words">{subject}</span>
              {canSend && <SendAgain what="mail" id={id} subject={subject} />}
            </Paper>
          ))}
        </Papers>
      )}
    </>
  );
}

function Papers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mt-8 mb-1 text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-line text-sm">{children}</ul>
    </>
  );
}

function Paper({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="w-48 shrink-0 text-muted">{at}</span>
      <span className="flex min-w-0 flex-1 basis-60 flex-wrap items-center justify-between gap-x-4">{children}</span>
    </li>
  );
}
