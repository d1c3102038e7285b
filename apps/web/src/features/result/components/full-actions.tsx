import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { Download, Plus } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { fileName } from '../model.ts';
import { CopyButton } from './copy-button.tsx';

/** What the owner of a rule does with it. */
export function FullActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const { title, content, format } = rule;
  const save = () =>
    download(fileName(title, format), content, format === 'JSON' ? 'application/json' : 'text/markdown');
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <CopyButton
        text={content}
        onCopied={() => void notify({ title: t('result.ruleCopied'), description: t('result.ruleCopiedText') })}
      />
      <Button variant="secondary" onClick={save}>
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
