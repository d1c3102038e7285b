import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../view/components/copy-button.tsx';
import { DownloadButton } from '../../view/components/download-button.tsx';
import { copy } from '../copy.ts';

/** The actions on a rule, which differ between its owner and a visitor. `children` come before the last one. */
export function ActionBar({
  rule,
  text,
  main,
  onCopied,
  onDownload,
  onCreateNew,
  children,
}: {
  rule: GenerateRulesResponse;
  /** What is copied. */
  text: string;
  /** A more important action than the others. */
  main?: ReactNode;
  onCopied: () => void;
  /** What happens in place of a download. */
  onDownload?: () => void;
  onCreateNew: () => void;
  children?: ReactNode;
}) {
  const t = useText(copy);
  return (
    <div className="flex flex-wrap gap-2">
      {main}
      <CopyButton text={text} variant="secondary" onCopied={onCopied} />
      <DownloadButton title={rule.title} rule={rule} onPress={onDownload} />
      {children}
      <Button variant="quiet" onClick={onCreateNew} className="lg:ml-auto">
        <Plus className="size-4" aria-hidden="true" />
        {t('result.createNew')}
      </Button>
    </div>
  );
}
