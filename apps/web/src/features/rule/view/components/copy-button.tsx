import { Check, Copy } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { copyToClipboard } from '../../../../lib/copy-to-clipboard.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { useCopied } from '../use-copied.ts';

/** Copies a text and confirms it for two seconds; the page may react to it. */
export function CopyButton({
  text,
  label,
  variant,
  failure,
  onCopied,
}: {
  /** The text, or a function that loads it on demand. */
  text: string | (() => Promise<string>);
  label?: string;
  variant?: 'primary' | 'secondary';
  /** The notice of a failed copy; by default the one for rules. */
  failure?: { readonly title: string };
  onCopied: () => void;
}) {
  const t = useText(copy);
  const [isCopied, confirmCopied] = useCopied();
  const copyText = async () => {
    const loaded = typeof text === 'string' ? text : await text().catch(() => undefined);
    if (loaded === undefined || !(await copyToClipboard(loaded))) {
      return notify({
        ...(failure ?? { title: t('result.copyFailed'), description: t('result.copyFailedText') }),
        isError: true,
      });
    }
    confirmCopied();
    return onCopied();
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant={variant ?? 'primary'} onClick={copyText}>
      <Icon className="size-4" aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t('result.copied') : (label ?? t('result.copy'))}</span>
    </Button>
  );
}
