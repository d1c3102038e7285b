import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { copy } from '../copy.ts';

/** A new token, shown once, to copy. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText(copy);
  const button = useRef<HTMLButtonElement>(null);
  // the form that had the focus is gone
  useEffect(() => button.current?.focus(), []);
  const copySecret = async () => {
    const isCopied = await copyToClipboard(secret);
    notify({ title: t(isCopied ? 'programs.copied' : 'programs.notCopied'), isError: !isCopied });
  };
  return (
    <div data-shown-once="" className="grid gap-4">
      <section aria-label={t('programs.secret')}>
        <code className="block rounded-control border border-line bg-sunken p-3 text-sm break-all select-all">
          {secret}
        </code>
      </section>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} onClick={() => void copySecret()}>
          {t('programs.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('programs.done')}
        </Button>
      </div>
    </div>
  );
}
