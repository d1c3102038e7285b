import { Download } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, startTransition } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { download } from '../../../../lib/download.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { tabLook } from '../../../../ui/tab-look.ts';
import { copy, detailsCopy, filesCopy } from '../copy.ts';
import { documentId, type RuleFile } from '../model.ts';
import { CopyButton } from './copy-button.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { FileText } from './file-text.tsx';

/** The document of a rule and its files as tabs. A file can be copied and saved alone; the page does so for the document. */
export function RuleFiles({
  files,
  open,
  onOpen,
  isWhole,
  onWhole,
}: {
  files: readonly RuleFile[];
  open: string;
  onOpen: (id: string) => void;
  /** Whether long files are shown to their end. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}) {
  const t = useText(filesCopy);
  const panel = (file: RuleFile): ReactNode => (
    <>
      {file.id !== documentId && <FileHead file={file} />}
      <DocumentFrame isOpen={isWhole} onToggle={onWhole}>
        <FileText file={file} />
      </DocumentFrame>
    </>
  );
  if (files.length === 1) return files.map((file) => <div key={file.id}>{panel(file)}</div>);
  return (
    <Tabs.Root value={open} onValueChange={(id) => startTransition(() => onOpen(id))}>
      <Tabs.List
        aria-label={t('files.list')}
        className="mb-3 flex gap-1 overflow-x-auto rounded-card bg-sunken p-1 lg:flex-wrap"
      >
        {files.map(({ id, name, path }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className={`${tabLook} ${path === undefined ? '' : 'font-mono text-[0.8rem]! font-normal!'}`}
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {files.map((file) => (
        <Tabs.Content key={file.id} value={file.id}>
          {panel(file)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function FileHead({ file: { name, path, content } }: { file: RuleFile }) {
  const t = useText(filesCopy);
  const tRule = useText(copy);
  const tDetails = useText(detailsCopy);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <p className="mr-auto min-w-0 text-sm">
        <span className={path === undefined ? 'font-medium' : 'font-mono text-[0.85em] break-all'}>{path ?? name}</span>{' '}
        <span className="text-muted">{tDetails('details.characters', { count: content.length })}</span>
      </p>
      <CopyButton
        text={content}
        label={t('files.copy', { name })}
        variant="secondary"
        onCopied={() => notify({ title: tDetails('details.textCopied', { name: path ?? name }) })}
      />
      {path !== undefined && (
        <Button
          variant="secondary"
          aria-label={`${tRule('result.download')}: ${name}`}
          onClick={() => download(name, content, 'text/markdown')}
        >
          <Download className="size-4" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
