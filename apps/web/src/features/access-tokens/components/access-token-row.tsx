import type { OwnAccessToken } from '@regelwerk/contract/account/access-tokens';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatLocalMoment } from '../../../lib/format-local-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';

/** One token: its name, what it may do, its last use and its end. */
export function AccessTokenRow({ token, onRevoke }: { token: OwnAccessToken; onRevoke: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { name, scopes, dailyLimit, expiresAt, lastUsedAt } = token;
  const writes = scopes.includes('rules:write');
  const reads = scopes.includes('rules:read');
  const isExpired = Date.parse(expiresAt) <= Date.now();
  const only = writes ? 'programs.canWrite' : 'programs.canRead';
  const may = t(writes && reads ? 'programs.canBoth' : only);
  const end = formatLocalMoment(expiresAt, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-sm font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {may}
          {writes && `, ${t('programs.spends', { count: dailyLimit })}`}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt === null
            ? t('programs.unused')
            : t('programs.used', { date: formatLocalMoment(lastUsedAt, language) })}
          {' · '}
          <span className={isExpired ? 'text-danger' : ''}>
            {t(isExpired ? 'programs.expired' : 'programs.expires', { date: end })}
          </span>
        </p>
      </div>
      <Button variant="secondary" aria-label={t('programs.revokeName', { name })} onClick={onRevoke}>
        {t('programs.revoke')}
      </Button>
    </li>
  );
}
