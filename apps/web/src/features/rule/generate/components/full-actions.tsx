import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { SaveButton } from '../../../saved-rules/components/save-button.tsx';
import { DeliveryActions } from '../../view/components/delivery-actions.tsx';
import { useRuleCopied } from '../../view/use-rule-copied.ts';
import { ActionBar } from './action-bar.tsx';

/** The actions of a rule's owner, first the one that gives the chosen tool what it reads. */
export function FullActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const tellCopied = useRuleCopied();
  const { title, content, full } = rule;
  const [main] = full?.deliveries ?? [];
  return (
    <ActionBar
      rule={rule}
      text={content}
      main={main && <DeliveryActions title={title} delivery={main} isMain />}
      onCopied={tellCopied}
      onCreateNew={onCreateNew}
    >
      <SaveButton rule={rule} />
    </ActionBar>
  );
}
