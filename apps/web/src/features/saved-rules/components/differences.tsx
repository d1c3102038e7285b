import { isSame, type RuleDifferences } from '@regelwerk/contract/rules/rule-differences';
import { useText } from '../../../i18n/use-text.ts';
import { versionsCopy } from '../copy.ts';
import { ComparedLines, Line } from './compared-lines.tsx';

/** What the present rule has that a former version had not, line by line, and the other way round. */
export function Differences({ differences }: { differences: RuleDifferences }) {
  const t = useText(versionsCopy);
  const { added, removed, stale, reworded, versions } = differences;
  if (isSame(differences)) return <p className="text-sm">{t('versions.same')}</p>;
  return (
    <div className="grid gap-4">
      <ComparedLines title={t('versions.added', { count: added.length })} lines={added} />
      <ComparedLines title={t('versions.removed', { count: removed.length })} lines={removed} />
      <ComparedLines title={t('versions.stale', { count: stale.length })} lines={stale} />
      {reworded.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold">{t('versions.reworded', { count: reworded.length })}</h3>
          <ul className="mt-2 grid gap-3">
            {reworded.map(({ before, after }) => (
              <li key={after.id} className="border-l-2 border-line pl-3 text-sm wrap-anywhere">
                <del className="block text-muted">
                  <Line line={before} />
                </del>
                <ins className="block no-underline">
                  <Line line={after} />
                </ins>
              </li>
            ))}
          </ul>
        </section>
      )}
      {versions.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold">{t('versions.exact', { count: versions.length })}</h3>
          <ul className="mt-2 grid gap-1 text-sm">
            {versions.map(({ name, before, after }) => (
              <li key={name}>{t('versions.fromTo', { name, before, after })}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
