import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import { useText } from '../../../i18n/use-text.ts';
import { versionsCopy } from '../copy.ts';
import { ComparedLines } from './compared-lines.tsx';

/** What a refresh would change in a rule; of new lines only how many. */
export function Outlook({ outlook }: { outlook: RuleOutlook }) {
  const t = useText(versionsCopy);
  const { outdated, reworded, versions, added } = outlook;
  return (
    <div className="grid gap-4">
      <ComparedLines title={t('versions.outdated', { count: outdated.length })} lines={outdated} />
      <ComparedLines title={t('refresh.reworded', { count: reworded.length })} lines={reworded} />
      {versions.length > 0 && (
        <p className="text-sm">
          {t('refresh.versions', { names: versions.map(({ name, before }) => `${name} ${before}`).join(', ') })}
        </p>
      )}
      {added > 0 && <p className="text-sm font-medium">{t('refresh.added', { count: added })}</p>}
    </div>
  );
}
