import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { ActionBar } from './action-bar.tsx';

/** The actions of a visitor on a preview; the full content needs an account. */
export function PreviewActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const navigate = useNavigate();
  const save = () => {
    notify({ title: t('result.signInRequired'), description: t('result.signInToSave') });
    return navigate({ to: paths.signIn, search: { next: paths.preview } });
  };
  return (
    <ActionBar
      rule={rule}
      text={`${rule.content}\n\n${t('result.copyFooter')} ${window.location.origin}${paths.signUp}\n`}
      onCopied={() => notify({ title: t('result.limited'), description: t('result.limitedText') })}
      onDownload={() =>
        notify({ title: t('result.signInRequired'), description: t('result.signInToDownload'), isError: true })
      }
      onCreateNew={onCreateNew}
    >
      <Button variant="secondary" onClick={save}>
        <Bookmark className="size-4" aria-hidden="true" />
        {t('result.save')}
      </Button>
    </ActionBar>
  );
}
