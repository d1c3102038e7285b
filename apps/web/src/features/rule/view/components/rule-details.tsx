import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { Tabs } from 'radix-ui';
import { startTransition, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { tabLook } from '../../../../ui/tab-look.ts';
import { changesCopy, detailsCopy } from '../copy.ts';
import type { RuleSource } from '../model.ts';
import { Deliveries } from './deliveries.tsx';
import { Ledger } from './ledger.tsx';
import { OtherTools } from './other-tools.tsx';
import { Probes } from './probes.tsx';
import { ProjectChanges } from './project-changes.tsx';

/** The details of a full rule: where to put it, what the project changed, its decisions, and how to test it. */
export function RuleDetails({
  result,
  source,
  onFile,
  onLine,
}: {
  result: GenerateRulesResponse;
  /** Whose rule it is; absent where it is shared. */
  source: RuleSource | undefined;
  /** Opens a file beside the details. */
  onFile: (id: string) => void;
  /** Shows a line in the document; absent if the document has no lines to show. */
  onLine: ((id: string) => void) | undefined;
}) {
  const t = useText(detailsCopy);
  const tChanges = useText(changesCopy);
  const [open, setOpen] = useState('delivery');
  const { full } = result;
  if (full === undefined) return null;
  const { rule } = full;
  const tabs = [
    { name: 'delivery', label: t('details.tab.delivery') },
    ...(rule.project === undefined ? [] : [{ name: 'project', label: tChanges('changes.tab') }]),
    { name: 'ledger', label: t('details.tab.ledger') },
    { name: 'probes', label: t('details.tab.probes') },
  ];
  return (
    <Tabs.Root value={open} onValueChange={(name) => startTransition(() => setOpen(name))}>
      {/* four do not fit into one narrow row, and three beside one below look like a fault */}
      <Tabs.List
        aria-label={t('details.title')}
        className={`gap-1 rounded-card bg-sunken p-1 ${tabs.length === 4 ? 'grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2' : 'flex flex-wrap'}`}
      >
        {tabs.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name} className={`${tabLook} grow`}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="delivery" className="pt-4">
        <Deliveries title={result.title} deliveries={full.deliveries} onFile={onFile} />
        {source !== undefined && full.answers !== undefined && (
          <OtherTools source={source} own={rule.target.key} title={result.title} />
        )}
      </Tabs.Content>
      {rule.project !== undefined && (
        <Tabs.Content value="project" className="pt-4">
          <ProjectChanges changes={rule.project} />
        </Tabs.Content>
      )}
      <Tabs.Content value="ledger" className="pt-4">
        <Ledger rule={rule} onLine={onLine} />
      </Tabs.Content>
      <Tabs.Content value="probes" className="pt-4">
        <Probes probes={rule.probes} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
