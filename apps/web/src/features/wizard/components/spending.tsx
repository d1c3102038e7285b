import { aiNotice } from '@regelwerk/legal/ai-notice';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';
import { useSession } from '../../auth/use-session.ts';
import { TokenBalance } from '../../tokens/components/token-balance.tsx';

/** Shows a signed-in person what they have to spend on the rule, and who will word it. */
export function Spending() {
  const { person } = useSession();
  const [language] = useLanguage();
  const { data: config } = useQuery(publicConfigQuery);
  if (person === undefined) return null;
  return (
    <div className="mt-7">
      <TokenBalance userId={person.id} />
      {config?.hasModel === true && <p className="mt-3 text-sm text-muted">{aiNotice.planned[language]}</p>}
    </div>
  );
}
