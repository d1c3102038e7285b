import type { Admin } from '@regelwerk/contract/admin/admins';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';

/** One admin: name, address, since when, second factor and last sign-in. The only one who can sign in has no button. */
export function AdminItem({
  admin,
  isOwn,
  isOnly,
  onRemove,
  onRemoveFactor,
}: {
  admin: Admin;
  isOwn: boolean;
  isOnly: boolean;
  onRemove: () => void;
  onRemoveFactor: () => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { name, email, since, hasTwoFactor, lastSignInAt, bannedUntil } = admin;
  const Icon = hasTwoFactor ? ShieldCheck : ShieldAlert;
  return (
    <li className="grid gap-3 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name || email} {isOwn && <span className="text-sm font-normal text-muted">({t('setup.you')})</span>}
        </p>
        {name !== '' && <p className="text-sm text-muted wrap-anywhere">{email}</p>}
        <p className={`mt-1 flex items-center gap-1.5 text-sm ${hasTwoFactor ? 'text-ink' : 'text-danger'}`}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {t(hasTwoFactor ? 'setup.hasTwoFactor' : 'setup.noTwoFactor')}
        </p>
        {bannedUntil !== null && (
          <p className="mt-1 text-sm text-danger">
            {t('setup.bannedUntil', { date: formatDay(bannedUntil, language, 'medium') })}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {since === null ? t('setup.sinceUnknown') : t('setup.since', { date: formatDay(since, language, 'medium') })}
          {' · '}
          {lastSignInAt === null
            ? t('setup.neverSignedIn')
            : t('setup.lastSignIn', { date: formatDay(lastSignInAt, language, 'medium') })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasTwoFactor && !isOwn && (
          <Button variant="secondary" aria-label={t('setup.removeFactorOf', { email })} onClick={onRemoveFactor}>
            {t('setup.removeFactor')}
          </Button>
        )}
        {!isOnly && (
          <Button variant="secondary" aria-label={t('setup.removeOf', { email })} onClick={onRemove}>
            {t('setup.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
