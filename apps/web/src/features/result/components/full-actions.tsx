import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { notify } from '../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { fileName, markedDocument } from '../model.ts';
import { ActionBar } from './action-bar.tsx';

/** What the owner of a rule does with it. */
export function FullActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const { title, content, format } = rule;
  return (
    <ActionBar
      text={content}
      onCopied={() => void notify({ title: t('result.ruleCopied'), description: t('result.ruleCopiedText') })}
      onDownload={() =>
        download(
          fileName(title, format),
          markedDocument(rule),
          format === 'JSON' ? 'application/json' : 'text/markdown',
        )
      }
      onCreateNew={onCreateNew}
    />
  );
}
