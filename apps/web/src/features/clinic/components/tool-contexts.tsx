import type { EffectiveContext } from '@regelwerk/clinic/effective-context';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { copy } from '../copy.ts';
import { SourceLink } from './source-link.tsx';

/** What each tool loads of the files, as layers in the order of loading. */
export function ToolContexts({ contexts }: { contexts: readonly EffectiveContext[] }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const [tool, setTool] = useState('');
  const shown = contexts.find((one) => one.tool === tool) ?? contexts[0];
  if (shown === undefined) return null;
  return (
    <section aria-labelledby="clinic-contexts" className="mt-10">
      <h2 id="clinic-contexts" className="text-lg font-semibold">
        {t('clinic.contexts')}
      </h2>
      <SelectField
        label={t('clinic.contexts.tool')}
        value={shown.tool}
        onChange={(event) => setTool(event.target.value)}
        options={contexts.map((one) => ({ value: one.tool, label: one.tool }))}
        className="mt-3 max-w-md"
      />
      <p className="mt-2 text-sm text-muted">
        {t('clinic.contexts.lead', { day: formatDay(shown.checkedOn, language) })}{' '}
        {shown.source !== undefined && <SourceLink address={shown.source} />}
      </p>
      <ol className="mt-3 grid gap-1.5">
        {shown.layers.map(({ file, loading, limit }, index) => {
          const isRead = loading !== 'shadowed' && loading !== 'unread';
          return (
            <li
              key={file}
              className={`flex flex-wrap gap-x-3 rounded-control border px-3 py-2 text-sm ${isRead ? 'border-line-strong bg-surface' : 'border-dashed border-line text-muted'}`}
            >
              <span className="tabular-nums">{index + 1}.</span>
              <code className={`font-mono wrap-anywhere ${isRead ? '' : 'line-through'}`}>{file}</code>
              <span className="text-muted">
                {t(`clinic.loading.${loading}`)}
                {limit !== undefined && ` · ${t('clinic.cut', { limit })}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
