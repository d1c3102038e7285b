import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { Tabs } from 'radix-ui';
import { useText } from '../../../i18n/use-text.ts';
import { detailsCopy } from '../copy.ts';
import { Deliveries } from './deliveries.tsx';
import { Ledger } from './ledger.tsx';
import { Probes } from './probes.tsx';
import { Reasons } from './reasons.tsx';

const tabs = ['delivery', 'ledger', 'reasons', 'probes'] as const;
const tabLook =
  'min-h-10 rounded-control px-3 text-sm font-medium text-muted hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-raised';

/** The details of a full rule: where to put it, its decisions, the reason for each line, and how to test it. */
export default function RuleDetails({ result }: { result: GenerateRulesResponse }) {
  const t = useText(detailsCopy);
  const { full } = result;
  if (full === undefined) return null;
  const { rule } = full;
  return (
    <Tabs.Root defaultValue="delivery">
      <Tabs.List aria-label={t('details.title')} className="flex flex-wrap gap-1 rounded-card bg-sunken p-1">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} className={tabLook}>
            {t(`details.tab.${tab}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="delivery" className="pt-4">
        <Deliveries result={result} deliveries={full.deliveries} />
      </Tabs.Content>
      <Tabs.Content value="ledger" className="pt-4">
        <Ledger rule={rule} />
      </Tabs.Content>
      <Tabs.Content value="reasons" className="pt-4">
        <Reasons rule={rule} />
      </Tabs.Content>
      <Tabs.Content value="probes" className="pt-4">
        <Probes probes={rule.probes} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
