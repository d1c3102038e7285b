import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { LockOpen } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { useStore } from '../../../../lib/use-store.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { waitingCopy } from '../copy.ts';
import { waitingRule } from '../store.ts';

/** Links to the preview that waits in this browser; renders nothing if there is none. */
export function WaitingRuleCard() {
  const t = useText(waitingCopy);
  const rule = useStore(waitingRule);
  if (rule === undefined) return null;
  const { target } = rule.preview.contents;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-accent bg-accent-soft p-4">
      <div className="min-w-0">
        <p className="font-semibold">{target === 'Custom' ? t('waiting.titleAny') : t('waiting.title', { target })}</p>
        <p className="text-sm text-muted">{rule.form.frameworks.join(', ')}</p>
      </div>
      <Link to={paths.preview} className={buttonLook()}>
        <LockOpen className="size-4" aria-hidden="true" />
        {t('waiting.unlock')}
      </Link>
    </div>
  );
}
