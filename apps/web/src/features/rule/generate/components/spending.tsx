import { aiNotice } from '@regelwerk/legal/ai-notice';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { publicConfigQuery } from '../../../../lib/public-config.ts';
import { useSession } from '../../../auth/use-session.ts';
import { TokenBalance } from '../../../tokens/components/token-balance.tsx';
import { balanceQuery } from '../../../tokens/queries.ts';

/** Shows signed-in people their balance and who words the rule. The page itself says when the balance is empty. */
export function Spending() {
  const { person } = useSession();
  const [language] = useLanguage();
  const { data: config } = useQuery(publicConfigQuery);
  const { data: balance } = useQuery({ ...balanceQuery(person?.id ?? ''), enabled: person !== undefined });
  if (person === undefined) return null;
  return (
    <div className="empty:hidden">
      {(balance === undefined || balance > 0) && <TokenBalance userId={person.id} purchase="button" />}
      {config?.hasModel === true && <p className="mt-3 text-sm text-muted">{aiNotice.planned[language]}</p>}
    </div>
  );
}
