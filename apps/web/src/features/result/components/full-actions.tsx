import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { Check, Copy, Download, Plus } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { fileName } from '../model.ts';
import { useCopied } from '../use-copied.ts';

/** What the owner of a rule does with it. */
export function FullActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const [isCopied, confirmCopied] = useCopied();
  const { title, content, format } = rule;
  const copyAll = async () => {
    if (await copyToClipboard(content)) {
      confirmCopied();
      return notify({ title: t('result.ruleCopied'), description: t('result.ruleCopiedText') });
    }
    return notify({ title: t('result.copyFailed'), description: t('result.copyFailedText'), isError: true });
  };
  const CopyIcon = isCopied ? Check : Copy;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button onClick={copyAll}>
        <CopyIcon className="size-4" aria-hidden="true" />
        <span aria-live="polite">{t(isCopied ? 'result.copied' : 'result.copy')}</span>
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          download(fileName(title, format), content, format === 'JSON' ? 'application/json' : 'text/markdown')
        }
      >
        <Download className="size-4" aria-hidden="true" />
        {t('result.download')}
      </Button>
      <Button variant="quiet" onClick={onCreateNew} className="sm:ml-auto">
        <Plus className="size-4" aria-hidden="true" />
        {t('result.createNew')}
      </Button>
    </div>
  );
}
