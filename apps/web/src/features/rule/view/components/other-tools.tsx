import { aiModels } from '@regelwerk/contract/rules/choices';
import type { DeliverRuleResponse } from '@regelwerk/contract/rules/deliver-rule';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { downloadZip } from '../../../../lib/download-zip.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toolsCopy } from '../copy.ts';
import { plainName, type RuleSource, zipEntries } from '../model.ts';
import { otherToolQuery } from '../queries.ts';
import { Deliveries } from './deliveries.tsx';
import { InlineCode } from './inline-code.tsx';

/** The rule for another tool of the person, at no cost: its places, what it cannot take, and the files that serve both. */
export function OtherTools({ source, own, title }: { source: RuleSource; own: string; title: string }) {
  const t = useText(toolsCopy);
  const [language] = useLanguage();
  const [tool, setTool] = useState('');
  const { data, error, refetch } = useQuery({ ...otherToolQuery(source, own, tool), enabled: tool !== '' });
  const tools = aiModels.filter((name) => name !== own && name !== 'Custom');
  const options = [
    { value: '', label: t('tools.choose') },
    ...tools.map((name) => ({ value: name, label: modelLabel(name, language) })),
  ];
  return (
    <section aria-labelledby="other-tools" className="mt-6 border-t border-line pt-5 print:hidden">
      <h2 id="other-tools" className="font-semibold">
        {t('tools.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('tools.lead')}</p>
      <SelectField
        label={t('tools.label')}
        options={options}
        value={tool}
        onChange={(event) => setTool(event.target.value)}
        className="mt-3"
      />
      <div className="mt-4 grid gap-4 empty:hidden" role="status">
        {tool !== '' && error === null && data === undefined && <Skeleton className="h-40" />}
        {error !== null && <LoadFailure text={t('tools.failed')} error={error} onRetry={() => void refetch()} />}
        {tool !== '' && data !== undefined && <ForTool answer={data} tool={tool} own={own} title={title} />}
      </div>
    </section>
  );
}

function ForTool({
  answer,
  tool,
  own,
  title,
}: {
  answer: DeliverRuleResponse;
  tool: string;
  own: string;
  title: string;
}) {
  const t = useText(toolsCopy);
  const [language] = useLanguage();
  const there = answer.tools.find((one) => one.tool === tool);
  if (there === undefined) return null;
  const { deliveries, external, cut, label } = there;
  const areBothFiles = answer.tools.every((one) => one.deliveries[0]?.kind === 'files');
  const entries = zipEntries(answer);
  return (
    <>
      {external.length > 0 && (
        <p className="text-sm">{t('tools.external', { tool: label, names: external.join(', ') })}</p>
      )}
      {cut.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-muted">{t('tools.cut', { count: cut.length })}</summary>
          <ul className="mt-2 grid gap-2">
            {cut.map(({ id, text }) => (
              <li key={id} className="border-l-2 border-line pl-3 wrap-anywhere">
                <InlineCode text={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Deliveries title={title} deliveries={deliveries} />
      {areBothFiles && (
        <div className="rounded-card border border-line bg-sunken p-4">
          <h3 className="font-semibold">
            {t('tools.both', { own: modelLabel(own, language), tool: modelLabel(tool, language) })}
          </h3>
          <p className="mt-1 text-sm">{t('tools.bothText')}</p>
          <ul className="mt-2 grid gap-1 text-sm">
            {Object.keys(entries).map((path) => (
              <li key={path}>
                <code className="font-mono text-[0.85em] break-all">{path}</code>
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="mt-3" onClick={() => downloadZip(`${plainName(title)}.zip`, entries)}>
            <Download className="size-4" aria-hidden="true" />
            {t('tools.bothDownload', { count: Object.keys(entries).length })}
          </Button>
        </div>
      )}
    </>
  );
}
