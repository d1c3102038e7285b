import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { download } from '../../../lib/download.ts';
import { fileName, markedDocument } from '../../rule/model.ts';
import { useRuleCopied } from '../../rule/use-rule-copied.ts';
import { SaveButton } from '../../saved-rules/components/save-button.tsx';
import { ActionBar } from './action-bar.tsx';

/** The actions of a rule's owner. */
export function FullActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const tellCopied = useRuleCopied();
  const { title, content, format } = rule;
  return (
    <ActionBar
      text={content}
      variant="primary"
      onCopied={tellCopied}
      onDownload={() =>
        download(
          fileName(title, format),
          markedDocument(rule),
          format === 'JSON' ? 'application/json' : 'text/markdown',
        )
      }
      onCreateNew={onCreateNew}
    >
      <SaveButton rule={rule} />
    </ActionBar>
  );
}
