import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { claimQuery } from '../../auth/queries.ts';
import type { Person } from '../../auth/store.ts';
import { claimCopy } from '../copy.ts';

/** Tells the first account of a shop without an admin where to become one. */
export function ClaimNote({ person }: { person: Person }) {
  const t = useText(claimCopy);
  const { data: mayClaim } = useQuery({ ...claimQuery(person.id), enabled: !person.isAdmin });
  if (mayClaim !== true || person.isAdmin) return null;
  return (
    <section
      aria-label={t('claim.title')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold">{t('claim.title')}</h2>
        <p className="text-sm text-muted">{t('claim.text')}</p>
      </div>
      <Link to={paths.adminSetup} className={buttonLook('secondary')}>
        {t('claim.open')}
      </Link>
    </section>
  );
}
