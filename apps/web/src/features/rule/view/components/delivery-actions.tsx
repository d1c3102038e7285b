import type { Delivery } from '@regelwerk/contract/rules/delivery';
import { Download, Merge } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { download } from '../../../../lib/download.ts';
import { downloadZip } from '../../../../lib/download-zip.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { detailsCopy } from '../copy.ts';
import { plainName, zipEntries } from '../model.ts';
import { useMerging } from '../use-merging.ts';
import { CopyButton } from './copy-button.tsx';
import { InlineCode } from './inline-code.tsx';

/**
 * Hands a delivery over as its tool reads it: a text to copy, one file under its own name, or all files as a ZIP. As the main
 * action of a rule it is one button that says so.
 */
export function DeliveryActions({
  title,
  delivery,
  isMain = false,
}: {
  /** The rule's title, which names the ZIP. */
  title: string;
  delivery: Delivery;
  isMain?: boolean;
}) {
  const t = useText(detailsCopy);
  const Merging = useMerging();
  const [isMerging, setMerging] = useState(false);
  const { name, files } = delivery;
  const [first] = files;
  if (first === undefined) return null;
  const { path } = first;
  const isOne = files.length === 1;
  const copy = (
    <CopyButton
      text={first.content}
      label={isMain ? t('details.copyFor', { name }) : t('details.copyText')}
      variant={isMain ? 'primary' : 'secondary'}
      onCopied={() => notify({ title: t('details.textCopied', { name }) })}
    />
  );
  if (path === undefined) return copy;
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const entries = zipEntries(delivery);
  const save = () => {
    if (isOne) return download(fileName, first.content, 'text/markdown');
    return downloadZip(`${plainName(title)}.zip`, entries);
  };
  const own = files.find((file) => file.path !== undefined && delivery.existing?.includes(file.path));
  if (own?.path !== undefined) {
    const isAlone = Object.keys(entries).length === 1;
    return (
      <>
        {isMain && (
          <p className="basis-full text-sm">
            <InlineCode text={t('details.existing', { path: own.path })} />
          </p>
        )}
        {Merging !== undefined && (
          <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => setMerging(true)}>
            <Merge className="size-4" aria-hidden="true" />
            {t('details.merge', { path: own.path })}
          </Button>
        )}
        {Merging !== undefined && isMerging && (
          <Merging title={title} delivery={delivery} onClose={() => setMerging(false)} />
        )}
        <CopyButton
          text={own.content}
          label={t('details.keep')}
          variant={isMain && Merging === undefined ? 'primary' : 'secondary'}
          onCopied={() => notify({ title: t('details.kept', { path: own.path ?? '' }) })}
        />
        <Button variant="secondary" onClick={save}>
          <Download className="size-4" aria-hidden="true" />
          {t(isAlone ? 'details.replace' : 'details.replaceInZip', { path: own.path })}
        </Button>
      </>
    );
  }
  const content = isOne ? fileName : t('details.zip', { count: Object.keys(entries).length });
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={save}>
        <Download className="size-4" aria-hidden="true" />
        {isMain ? t('details.download', { name: content }) : content}
      </Button>
      {isOne && !isMain && copy}
    </>
  );
}
