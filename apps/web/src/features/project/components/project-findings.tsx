import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { correct, countOf, findingsOf, type KnownProject } from '../model.ts';
import { useCorrections } from '../use-corrections.ts';
import { useSentText } from '../use-sent-text.ts';
import { FindingLists } from './finding-lists.tsx';
import { SentProfile } from './sent-profile.tsx';

/** The findings of a project with everything that can be corrected, and what will be sent of it. */
export default function ProjectFindings({ project, takesFocus }: { project: KnownProject; takesFocus: boolean }) {
  const t = useText(copy);
  const details = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { versionOf } = useSentText();
  const { changeNew, reset } = useCorrections();
  const profile = correct(project.found, project.corrections);
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
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
        {project.name === '' ? t('project.found.title') : t('project.found.named', { name: project.name })}
      </h3>
      <p className="text-sm text-muted">
        {t('project.found.sums', {
          technologies: profile.technologies.length,
          commands: profile.commands.length,
          checks: profile.checks.length,
        })}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {[...named.values()].map(({ id, finding: one }) => (
          <li key={id} className="rounded-card border border-line bg-paper px-3 py-1 text-sm wrap-anywhere">
            <span className="font-medium">{technologyLabel(one)}</span> {versionOf(one)}{' '}
            <span className="text-muted">{t('project.from', { file: one.evidence })}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 inline-flex min-h-8 items-center gap-1 text-sm font-medium text-accent"
      >
        <ChevronDown className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
        {t(isOpen ? 'project.hide' : 'project.show')}
      </button>
      <div id={details} hidden={!isOpen} className="mt-3">
        {isOpen && (
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
            {corrections > 0 && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
                <span>{t('project.corrected', { count: corrections })}</span>
                <Button variant="secondary" onClick={() => void reset()}>
                  {t('project.reset')}
                </Button>
              </div>
            )}
            <SentProfile profile={profile} />
          </div>
        )}
      </div>
    </div>
  );
}
