import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { Examination } from '@regelwerk/clinic/examine';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { limits } from '@regelwerk/contract/shared/limits';
import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { freshSession, wizardSession } from '../../answers/store.ts';
import { useSession } from '../../auth/use-session.ts';
import { knownProject } from '../../project/store.ts';
import { copy } from '../copy.ts';
import { notesOf, repairPlan } from '../model.ts';
import type { ExaminedSet } from '../use-clinic.ts';

/** Shows what a rule would keep, change and drop of the person's lines, and leads to the wizard with those that hold. */
export function RepairWay({
  set,
  examination,
  onLeave,
}: {
  set: ExaminedSet;
  examination: Examination;
  /** The wizard goes on with the project. */
  onLeave: () => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const navigate = useNavigate();
  const isPerson = useSession().person !== undefined;
  const fits = (line: ProvenClaim, before: readonly ProvenClaim[]) =>
    set.project === undefined
      ? notesOf([...before, line]).length <= limits.additionalNotes
      : before.length < projectLimits.claims;
  const { kept, beyond, changed, dropped, added, missing } = repairPlan(examination, [...set.before, set.files], fits);
  const coming = [
    ...added,
    ...missing.map(
      ({ message, fix }) => fix?.lines.find((one) => one.trim() !== '' && one.includes('`')) ?? message[language],
    ),
  ];
  const go = async () => {
    if (set.project === undefined) {
      const form = { ...freshSession.form, additionalNotes: notesOf(kept) };
      wizardSession.write({ ...freshSession, form });
    } else {
      const { sendable } = await loadPart(() => import('../../project/form.ts'));
      const { reading } = set.project;
      onLeave();
      const known = knownProject.takeRead({
        name: set.name,
        found: sendable(reading.profile),
        extent: reading.extent,
        questions: reading.questions,
        project: set.project,
      });
      knownProject.write({ ...known, lines: kept.map((line) => ({ ...line, isTicked: true })) });
      wizardSession.write(freshSession);
    }
    await navigate({ to: paths.home, search: { step: 'model' } });
  };
  return (
    <section
      aria-labelledby="clinic-repair"
      className="mt-10 rounded-card border border-line-strong bg-surface p-4 sm:p-5"
    >
      <h2 id="clinic-repair" className="text-lg font-semibold">
        {t('clinic.repair')}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t('clinic.repair.lead')}</p>
      <div className="mt-3 grid gap-2">
        <Lines title={t('clinic.repair.kept', { count: kept.length })} lines={isPerson ? kept.map(textOf) : []} />
        <Lines
          title={t('clinic.repair.changed', { count: changed.length })}
          lines={isPerson ? changed.map(({ was, now }) => `${was.join(' ')} → ${now.join(' ')}`) : []}
        />
        <Lines title={t('clinic.repair.dropped', { count: dropped.length })} lines={isPerson ? dropped : []} />
        <Lines
          title={
            coming.length === 0 ? t('clinic.repair.addedStack') : t('clinic.repair.added', { count: coming.length })
          }
          lines={isPerson ? coming : []}
        />
        {beyond.length > 0 && (
          <Lines
            title={t('clinic.repair.beyond', { count: beyond.length })}
            lines={isPerson ? beyond.map(textOf) : []}
          />
        )}
      </div>
      <Button className="mt-4" onClick={() => void go()}>
        {t('clinic.repair.go')}
      </Button>
    </section>
  );
}

const mostShown = 200;
const textOf = ({ text }: ProvenClaim) => text;

/** A number of lines, and the lines themselves where they are shown. */
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return <p className="px-4 text-sm">{title}</p>;
  return (
    <Fold title={title}>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {[...new Set(lines)].slice(0, mostShown).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
