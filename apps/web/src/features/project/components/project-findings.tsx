import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { countOf, findingsOf, type KnownProject, profileOf } from '../model.ts';
import { useCorrections } from '../use-corrections.ts';
import { useSentText } from '../use-sent-text.ts';
import { ExtentNote } from './extent-note.tsx';
import { FindingLists } from './finding-lists.tsx';
import { FoundStatements } from './found-statements.tsx';
import { SentProfile } from './sent-profile.tsx';
import { Unfolding } from './unfolding.tsx';

/** The findings of a project with everything that can be corrected, how far it was looked at, and what will be sent of it. */
export default function ProjectFindings({ project, takesFocus }: { project: KnownProject; takesFocus: boolean }) {
  const t = useText(copy);
  const heading = useRef<HTMLHeadingElement>(null);
  const { versionOf } = useSentText();
  const { changeNew, reset } = useCorrections();
  const profile = profileOf(project);
  // two packages of one technology, such as a client and its command line, are one to people
  const named = new Map(
    findingsOf('technologies', project)
      .filter(({ finding }) => finding.isAside !== true && technologyLabel(finding) !== finding.name)
      .map((one) => [`${technologyLabel(one.finding)} ${versionOf(one.finding)}`, one]),
  );
  const corrections = countOf(project.corrections);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="space-y-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          {project.name === '' ? t('project.found.title') : t('project.found.named', { name: project.name })}
        </h3>
        <p className="max-w-prose text-sm text-balance text-muted">{t('project.statements.lead')}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          {[...named.values()].map(({ id, finding: one }) => (
            <li key={id} className="rounded-card border border-line bg-paper px-3 py-1 text-sm wrap-anywhere">
              <span className="font-medium">{technologyLabel(one)}</span> {versionOf(one)}{' '}
              <span className="text-muted">{t('project.from', { file: one.evidence })}</span>
            </li>
          ))}
        </ul>
      </div>
      <FoundStatements project={project} />
      {project.extent !== undefined && <ExtentNote extent={project.extent} />}
      <div>
        <Unfolding show={t('project.show')} hide={t('project.hide')}>
          <div className="grid gap-5">
            <FindingLists project={project} />
            <label className="flex gap-3">
              <input
                type="checkbox"
                checked={profile.isNew}
                onChange={(event) => void changeNew(event.target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-(--accent)"
              />
              <span className="text-sm">{t('project.isNew')}</span>
            </label>
          </div>
        </Unfolding>
        <Unfolding show={t('project.showSent')} hide={t('project.hideSent')}>
          <SentProfile profile={profile} />
        </Unfolding>
      </div>
      {corrections > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span>{t('project.corrected', { count: corrections })}</span>
          <Button variant="secondary" onClick={() => void reset()}>
            {t('project.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}
