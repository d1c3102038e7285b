import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { waitingCopy } from '../../rule/view/copy.ts';

/** Leads from a purchase back to the rule at which it began. */
export function BackToRule({ to, variant = 'primary' }: { to: string; variant?: 'primary' | 'secondary' }) {
  const t = useText(waitingCopy);
  return (
    <Link to={to} className={buttonLook(variant)}>
      <ArrowLeft className="size-4" aria-hidden="true" />
      {t('waiting.back')}
    </Link>
  );
}
