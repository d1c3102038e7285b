import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { purchaseCopy } from '../copy.ts';

/** Links below an outcome without tokens: its own first, then the dashboard and the help. */
export function NextLinks({ children }: { children: ReactNode }) {
  const t = useText(purchaseCopy);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {children}
      <Link to={paths.dashboard} className={buttonLook('secondary')}>
        {t('success.dashboard')}
      </Link>
      <Link to={paths.documentation} className={buttonLook('quiet')}>
        {t('success.support')}
      </Link>
    </div>
  );
}
