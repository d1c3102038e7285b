import { type InPlace, mergeInPlace } from '@regelwerk/claims/merge/merge-in-place';
import { withoutLines } from '@regelwerk/claims/merge/without-lines';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { Delivery } from '@regelwerk/contract/rules/delivery';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { downloadZip } from '../../../lib/download-zip.ts';
import { droppedSource } from '../../../reading/dropped-source.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { plainName, zipEntries } from '../../rule/view/model.ts';
import { copy } from '../copy.ts';
import { type OwnFile, useMerge } from '../use-merge.ts';
import { useMissedDrops } from '../use-missed-drops.ts';
import { MergedFile } from './merged-file.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { SourceButtons } from './source-buttons.tsx';

/** Merges a delivery into files that the person has: shows what happens to their lines, and hands over what comes of it. */
export default function MergeDialog({
  title,
  delivery,
  onClose,
}: {
  title: string;
  delivery: Delivery;
  onClose: () => void;
}) {
  const t = useText(copy);
  const { state, reading, read, cancel, askAgain } = useMerge(delivery);
  const [leaving, setLeaving] = useState<ReadonlySet<ProvenClaim>>(new Set());
  const status = useRef<HTMLParagraphElement>(null);
  const isReady = state.kind === 'ready';
  useEffect(() => {
    // the button that had the focus is gone
    if (isReady && document.activeElement === document.body) status.current?.focus();
  }, [isReady]);
  useMissedDrops();
  const isReading = reading.kind === 'reading';
  const isAsking = !isReading && (state.kind === 'asking' || state.kind === 'failed');
  const merged = isReady ? state.files.map((file) => ({ file, merged: mergedWithout(leaving, file) })) : [];
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={t(delivery.existing?.length === 1 ? 'merge.title' : 'merge.title.many')}
      description={t('merge.lead')}
    >
      <section
        aria-label={t('merge.region')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const source = droppedSource(event.dataTransfer);
          if (isAsking && source !== undefined) read(() => source);
        }}
      >
        <p role="alert" className="max-w-prose text-sm text-danger empty:hidden">
          {state.kind === 'failed' && t('merge.failed')}
          {reading.kind === 'failed' &&
            t(`project.failed.${reading.failure === 'empty' && reading.name === '' ? 'emptyFiles' : reading.failure}`, {
              name: reading.name,
            })}
        </p>
        {isAsking && (
          <>
            <p className="max-w-prose">{t('merge.ask')}</p>
            <SourceButtons onRead={read} />
          </>
        )}
        {isReading && <ReadingProgress at={reading.at} onCancel={cancel} />}
        <p role="status" ref={status} tabIndex={-1} className="text-sm text-muted outline-none empty:hidden">
          {!isReading && state.kind === 'checking' && t('merge.reading')}
          {isReady && state.name !== '' && t('merge.from', { name: state.name })}
        </p>
        {isReady && (
          <>
            {merged.map(({ file, merged: one }) => (
              <MergedFile
                key={file.path}
                file={file}
                merged={one}
                limit={delivery.limit.max}
                leaving={leaving}
                onLeave={(line, isLeaving) => {
                  const next = new Set(leaving);
                  if (isLeaving) next.add(line);
                  else next.delete(line);
                  setLeaving(next);
                }}
              />
            ))}
            <Handover
              title={title}
              delivery={delivery}
              merged={merged.flatMap(({ file, merged: one }) =>
                one === undefined || file.fault !== undefined ? [] : [[file.path, one.text] as const],
              )}
              onAgain={askAgain}
            />
          </>
        )}
      </section>
    </Dialog>
  );
}

function mergedWithout(leaving: ReadonlySet<ProvenClaim>, { path, text, lines, rule }: OwnFile): InPlace | undefined {
  const left = lines.filter((line) => leaving.has(line));
  return mergeInPlace(path, withoutLines(text, left), rule);
}

/** The merged files as a download, with the others of the delivery. */
function Handover({
  title,
  delivery,
  merged,
  onAgain,
}: {
  title: string;
  delivery: Delivery;
  merged: readonly (readonly [path: string, text: string])[];
  onAgain: () => void;
}) {
  const t = useText(copy);
  const [first] = merged;
  const own = new Set(delivery.existing);
  const others = Object.entries(zipEntries(delivery)).filter(([path]) => !own.has(path));
  const entries = Object.fromEntries([...merged, ...others]);
  const count = Object.keys(entries).length;
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
      {first !== undefined && count > 1 && (
        <Button onClick={() => downloadZip(`${plainName(title)}.zip`, entries)}>
          <Download className="size-4" aria-hidden="true" />
          {t('merge.zip', { number: count })}
        </Button>
      )}
      {first !== undefined && count === 1 && (
        <>
          <Button onClick={() => download(nameOf(first[0]), first[1], 'text/markdown')}>
            <Download className="size-4" aria-hidden="true" />
            {t('merge.download', { name: nameOf(first[0]) })}
          </Button>
          <CopyButton text={first[1]} label={t('merge.copy')} variant="secondary" onCopied={() => undefined} />
        </>
      )}
      <Button variant="quiet" onClick={onAgain}>
        {t('merge.other')}
      </Button>
    </div>
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
