import { families } from '@regelwerk/clinic/finding';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { copy } from '../copy.ts';
import { keyOf, withoutDismissed } from '../model.ts';
import type { ClinicWork, ExaminedSet, useClinic } from '../use-clinic.ts';
import { ExaminedFile } from './examined-file.tsx';
import { RepairWay } from './repair-way.tsx';
import { ScorePanel } from './score-panel.tsx';
import { TakeAlong } from './take-along.tsx';
import { ToolContexts } from './tool-contexts.tsx';

/** What was found in a set of rules: the score, the lines with their findings, and what can be done with them. */
export function ExaminedRules({
  set,
  work,
  clinic,
}: {
  set: ExaminedSet;
  work: ClinicWork;
  clinic: ReturnType<typeof useClinic>;
}) {
  const t = useText(copy);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const [wasDismissed, setWasDismissed] = useState(false);
  const [family, setFamily] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  // the field that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  const examination = withoutDismissed(set.examination, dismissed);
  const { findings, score, contexts } = examination;
  const shown = family === '' ? findings : findings.filter((one) => one.family === family);
  const isBusy = work.kind === 'examining';
  const hidden = set.examination.findings.length - findings.length;
  useEffect(() => {
    // the button that was pressed may be gone with its finding
    if (!isPressed.current || isBusy) return;
    isPressed.current = false;
    if (document.activeElement === document.body || document.activeElement === null) status.current?.focus();
  });
  const press = (act: () => void) => {
    isPressed.current = true;
    setWasDismissed(false);
    act();
  };
  const files = set.files.length;
  const done = work.kind === 'fixed' || work.kind === 'undone' ? t(`clinic.${work.kind}`) : '';
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mt-8 text-xl font-semibold outline-none">
        {t('clinic.score')}: {t('clinic.score.of', { points: score.points })}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted wrap-anywhere">
        {set.project === undefined ? t('clinic.alone') : t('clinic.proven', { name: set.name })}
      </p>
      <ScorePanel score={score} />
      <p role="status" ref={status} tabIndex={-1} className="mt-6 font-medium outline-none">
        {isBusy ? t('clinic.examining') : `${wasDismissed ? t('clinic.dismissed') : done} ${summaryOf()}`.trim()}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {(work.kind === 'failed' || work.kind === 'denied') && t(`clinic.${work.kind}`)}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label={t('clinic.filter')}
          value={family}
          onChange={(event) => setFamily(event.target.value)}
          options={[
            { value: '', label: t('clinic.filter.all') },
            ...families.map((one) => ({
              value: one,
              label: `${t(`clinic.family.${one}`)} (${findings.filter((finding) => finding.family === one).length})`,
            })),
          ]}
          className="min-w-48"
        />
        {set.before.length > 0 && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => press(clinic.undo)}>
            {t('clinic.undo')}
          </Button>
        )}
        {hidden > 0 && (
          <Button variant="quiet" onClick={() => press(() => setDismissed(new Set()))}>
            {t('clinic.restore', { count: hidden })}
          </Button>
        )}
        <Button variant="quiet" onClick={clinic.startOver}>
          {t('clinic.again')}
        </Button>
      </div>
      {set.files.map((file) => (
        <ExaminedFile
          key={file.path}
          file={file}
          findings={shown}
          isAlone={files === 1}
          isBusy={isBusy}
          onAccept={(finding) => press(() => clinic.accept(finding))}
          onDismiss={(finding) =>
            press(() => {
              setWasDismissed(true);
              setDismissed(new Set(dismissed).add(keyOf(finding)));
            })
          }
        />
      ))}
      <ToolContexts contexts={contexts} />
      <RepairWay set={set} examination={examination} onLeave={clinic.releaseProject} />
      <TakeAlong files={set.files} examination={examination} />
    </>
  );

  function summaryOf(): string {
    if (findings.length === 0) return t('clinic.nothing');
    return files === 1
      ? t('clinic.foundInOne', { count: findings.length })
      : t('clinic.found', { count: findings.length, files });
  }
}
