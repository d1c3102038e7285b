import { requestCost } from '@regelwerk/contract/rules/request-cost';
import { FileText, FlaskConical, Gauge, ListChecks, type LucideIcon, Scale } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { useStore } from '../../../../lib/use-store.ts';
import { knownProject } from '../../../project/store.ts';
import type { WaitingRule } from '../../view/model.ts';
import { copy } from '../copy.ts';

const changes = [
  'exact',
  'commands',
  'conventions',
  'enforced',
  'outdated',
  'contradicted',
  'unasked',
  'added',
  'snippets',
] as const;

/** Names the contents of a hidden rule: its files and places, and how many lines, decisions and tests. */
export function ContentsList({ rule: { form, size, language: ruleLanguage, preview } }: { rule: WaitingRule }) {
  const t = useText(copy);
  const { lines, sources, decisions, probes, places, project } = preview.contents;
  const known = useStore(knownProject);
  const refuted = known?.lines?.filter(({ verdict }) => verdict.is === 'refuted').length ?? 0;
  const claims = project?.claims;
  const { tokens } = requestCost(form, size, ruleLanguage, (project?.conventions ?? project?.claims) !== undefined);
  const facts: readonly (readonly [LucideIcon, string])[] = [
    [ListChecks, t(sources > 0 ? 'contents.lines' : 'contents.linesAlone', { lines, sources })],
    ...(decisions > 0 ? ([[Scale, t('contents.decisions', { count: decisions })]] as const) : []),
    ...(probes > 0 ? ([[FlaskConical, t('contents.probes', { count: probes })]] as const) : []),
    [Gauge, t('contents.cost', { tokens })],
  ];
  return (
    <section aria-labelledby="contents" className="rounded-card border border-line bg-surface p-5">
      <h2 id="contents" className="font-semibold">
        {t('contents.title')}
      </h2>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {facts.map(([Icon, text]) => (
          <li key={text} className="flex gap-2.5">
            <Icon className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {project !== undefined && (
        <div className="mt-4 border-t border-line pt-4 text-sm">
          <h3 className="font-medium">{t('contents.project')}</h3>
          <ul className="mt-1 grid gap-1">
            {changes.map((kind) => (
              <li key={kind} className={(project[kind] ?? 0) === 0 ? 'hidden' : ''}>
                {t(`contents.${kind}`, { number: project[kind] ?? 0 })}
              </li>
            ))}
            {claims !== undefined && (
              <li>{t('contents.claims', { checked: claims.checked, reported: claims.reported })}</li>
            )}
            {claims !== undefined && claims.leftOut > 0 && <li>{t('contents.leftOut', { number: claims.leftOut })}</li>}
            {refuted > 0 && <li>{t('contents.refuted', { number: refuted })}</li>}
            {project.characters > 0 && <li>{t('contents.saved', { number: project.characters })}</li>}
          </ul>
        </div>
      )}
      <ul className="mt-4 grid gap-4 border-t border-line pt-4 text-sm">
        {places.map(({ name, place, paths }) => (
          <li key={name} className="flex gap-2.5">
            <FileText className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
            <div className="min-w-0">
              <h3 className="font-medium">{name}</h3>
              <p className="mt-1 flex flex-wrap gap-1">
                {paths.length === 0 ? (
                  <span className="text-muted">{t('contents.text')}</span>
                ) : (
                  paths.map((path) => (
                    <code key={path} className="rounded-[4px] bg-sunken px-1 py-0.5 font-mono text-xs break-all">
                      {path}
                    </code>
                  ))
                )}
              </p>
              <p className="mt-1 text-muted">{place}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
