import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { termsQuery } from '../queries.ts';

/** The agreed tokens of a subscription's periods, and announced changes for later ones. */
export function PlanTokens({ userId, subscriptionId }: { userId: string; subscriptionId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: terms = [] } = useQuery(termsQuery(userId, subscriptionId));
  const isAhead = ({ valid_from: from }: { valid_from: string }) => Date.parse(from) > Date.now();
  const present = terms.findLast((one) => !isAhead(one));
  const next = terms.find(isAhead);
  const date = (iso: string) => formatDay(iso, language);
  return (
    <>
      {present !== undefined && <p className="mt-4">{t('billing.agreed', { count: present.tokens })}</p>}
      {next !== undefined && (
        <p className="mt-1 font-medium">
          {t('billing.agreedNext', { count: next.tokens, date: date(next.valid_from) })}
        </p>
      )}
    </>
  );
}
