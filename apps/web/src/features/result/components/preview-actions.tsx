import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { paths } from '@regelwerk/contract/paths';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark, Download, Plus } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { CopyButton } from './copy-button.tsx';

/** What a visitor may do with the preview; the full content needs an account. */
export function PreviewActions({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const navigate = useNavigate();
  const download = () =>
    notify({ title: t('result.signInRequired'), description: t('result.signInToDownload'), isError: true });
  const save = () => {
    void notify({ title: t('result.signInRequired'), description: t('result.signInToSave') });
    return navigate({ to: paths.signIn, search: { next: paths.home } as never });
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <CopyButton
        text={`${rule.content}\n\n${t('result.copyFooter')} ${window.location.origin}${paths.signUp}\n`}
        onCopied={() => void notify({ title: t('result.limited'), description: t('result.limitedText') })}
      />
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
