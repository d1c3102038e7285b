import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { download } from '../../../../lib/download.ts';
import { SaveButton } from '../../../saved-rules/components/save-button.tsx';
import { DeliveryActions } from '../../view/components/delivery-actions.tsx';
import { fileName } from '../../view/model.ts';
import { useRuleCopied } from '../../view/use-rule-copied.ts';
import { ActionBar } from './action-bar.tsx';

/** The actions of a rule's owner, first the one that gives the chosen tool what it reads. */
export function FullActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const tellCopied = useRuleCopied();
  const { title, content, format, full } = rule;
  const [main] = full?.deliveries ?? [];
  return (
    <ActionBar
      text={content}
      main={main && <DeliveryActions title={title} delivery={main} isMain />}
      onCopied={tellCopied}
      onDownload={() =>
        download(fileName(title, format), content, format === 'JSON' ? 'application/json' : 'text/markdown')
      }
      onCreateNew={onCreateNew}
    >
      <SaveButton rule={rule} />
    </ActionBar>
  );
}
