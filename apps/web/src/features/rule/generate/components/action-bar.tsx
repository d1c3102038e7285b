import { Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../view/components/copy-button.tsx';
import { copy as ruleCopy } from '../../view/copy.ts';
import { copy } from '../copy.ts';

/** The actions on a rule, which differ between its owner and a visitor. `children` come before the last one. */
export function ActionBar({
  text,
  main,
  onCopied,
  onDownload,
  onCreateNew,
  children,
}: {
  text: string;
  /** A more important action than the others. */
  main?: ReactNode;
  onCopied: () => void;
  onDownload: () => void;
  onCreateNew: () => void;
  children?: ReactNode;
}) {
  const t = useText(copy);
  const tRule = useText(ruleCopy);
  return (
    <div className="flex flex-wrap gap-2">
      {main}
      <CopyButton text={text} variant="secondary" onCopied={onCopied} />
      <Button variant="secondary" onClick={onDownload}>
        <Download className="size-4" aria-hidden="true" />
        {tRule('result.download')}
      </Button>
      {children}
      <Button variant="quiet" onClick={onCreateNew} className="lg:ml-auto">
        <Plus className="size-4" aria-hidden="true" />
        {t('result.createNew')}
      </Button>
    </div>
  );
}
