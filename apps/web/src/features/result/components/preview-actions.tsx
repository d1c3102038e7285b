import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { paths } from '@regelwerk/contract/paths';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark, Check, Copy, Download, Plus } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { useCopied } from '../use-copied.ts';

/** What a visitor may do with the preview; the full content needs an account. */
export function PreviewActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const navigate = useNavigate();
  const [isCopied, confirmCopied] = useCopied();

  const copyProtected = async () => {
    const text = `${rule.content}\n\n${t('result.copyFooter')} ${window.location.origin}${paths.signUp}\n`;
    if (!(await copyToClipboard(text))) {
      return notify({ title: t('result.copyFailed'), description: t('result.copyFailedText'), isError: true });
    }
    confirmCopied();
    return notify({ title: t('result.limited'), description: t('result.limitedText') });
  };
  const download = () =>
    notify({ title: t('result.signInRequired'), description: t('result.signInToDownload'), isError: true });
  const save = () => {
    void notify({ title: t('result.signInRequired'), description: t('result.signInToSave') });
    return navigate({ to: paths.signIn, search: { next: paths.home } as never });
  };

  const CopyIcon = isCopied ? Check : Copy;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button onClick={copyProtected}>
        <CopyIcon className="size-4" aria-hidden="true" />
        <span aria-live="polite">{t(isCopied ? 'result.copied' : 'result.copy')}</span>
      </Button>
      <Button variant="secondary" onClick={download}>
        <Download className="size-4" aria-hidden="true" />
        {t('result.download')}
      </Button>
      <Button variant="secondary" onClick={save}>
        <Bookmark className="size-4" aria-hidden="true" />
        {t('result.save')}
      </Button>
      <Button variant="quiet" onClick={onCreateNew} className="sm:ml-auto">
        <Plus className="size-4" aria-hidden="true" />
        {t('result.createNew')}
      </Button>
    </div>
  );
}
