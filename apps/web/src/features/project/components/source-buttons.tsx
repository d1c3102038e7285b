import { ClipboardPaste, Files, FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { filesSource } from '../../../reading/files-source.ts';
import { type FolderHandle, folderSource } from '../../../reading/folder-source.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import type { FindSource } from '../use-reading.ts';

declare global {
  interface Window {
    /** The dialog for folders, which some browsers have. It opens no file before it is asked for. */
    readonly showDirectoryPicker?: (options: { readonly id: string }) => Promise<FolderHandle>;
  }
}

/** The ways to give a project: a folder, files or, where that is of use, a pasted text. On a touch screen, what works there best comes first. */
export function SourceButtons({ onRead, onPaste }: { onRead: (find: FindSource) => void; onPaste?: () => void }) {
  const t = useText(copy);
  const folderField = useRef<HTMLInputElement>(null);
  const filesField = useRef<HTMLInputElement>(null);
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const [hasFolders] = useState(() => canOpenFolders());

  const chooseFolder = () => {
    if (window.showDirectoryPicker === undefined) return folderField.current?.click();
    return onRead(async () => {
      const folder = await window.showDirectoryPicker?.({ id: 'project' }).catch(unlessClosed);
      return folder && folderSource(folder);
    });
  };
  const take = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(field.files ?? []);
    // the same folder can be chosen again
    field.value = '';
    if (files.length === 0) return;
    onRead((signal, onBegun) => {
      onBegun();
      return filesSource(files, signal);
    });
  };
  const ways = [
    { key: 'folder', Icon: FolderOpen, onClick: chooseFolder },
    { key: 'files', Icon: Files, onClick: () => filesField.current?.click() },
    ...(onPaste === undefined ? [] : [{ key: 'paste', Icon: ClipboardPaste, onClick: onPaste } as const]),
  ] as const;
  const offered = ways.filter(({ key }) => hasFolders || key !== 'folder');
  return (
    <>
      {!hasFolders && <p className="mt-3 max-w-prose text-sm text-muted">{t('project.noFolders')}</p>}
      {hasFolders && !isTouch && <p className="mt-3 text-sm text-muted">{t('project.drop')}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {(isTouch ? offered.toReversed() : offered).map(({ key, Icon, onClick }) => (
          <Button key={key} variant="secondary" onClick={onClick}>
            <Icon className="size-4" aria-hidden="true" />
            {t(`project.${key}`)}
          </Button>
        ))}
      </div>
      <input ref={folderField} type="file" hidden multiple onChange={take} {...{ webkitdirectory: '' }} />
      <input ref={filesField} type="file" hidden multiple onChange={take} />
    </>
  );
}

function canOpenFolders(): boolean {
  return window.showDirectoryPicker !== undefined || 'webkitdirectory' in HTMLInputElement.prototype;
}

/** Closing the dialog is no fault. */
function unlessClosed(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  throw error;
}
