import { answersOfProject, type ProjectAnswers } from '@regelwerk/contract/rules/answers-of-project';
import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { correct } from '../model.ts';
import { arrivingSource, knownProject } from '../store.ts';
import { useReading } from '../use-reading.ts';
import { ReadingProgress } from './reading-progress.tsx';

/** Reads the project that was given on the landing page while the wizard asks its first questions, and fills in what it answers. */
export function ArrivingProject({
  isOutcomeShown,
  onFill,
}: {
  isOutcomeShown: boolean;
  onFill: (answers: ProjectAnswers) => void;
}) {
  const t = useText(copy);
  const [answers, setAnswers] = useState<ProjectAnswers>();
  const { state, read, cancel } = useReading((project) => {
    const { found, corrections } = knownProject.takeRead(project);
    const given = answersOfProject(correct(found, corrections));
    setAnswers(given);
    if (given !== undefined) onFill(given);
  });
  const begin = useEffectEvent(() => {
    const source = arrivingSource.read();
    if (source !== undefined) read(() => source);
  });
  useEffect(() => begin(), []);
  const isRead = state.kind !== 'idle' && state.kind !== 'reading';
  useEffect(() => {
    if (isRead) arrivingSource.write(undefined);
  }, [isRead]);

  if (state.kind === 'reading') return <ReadingProgress at={state.at} onCancel={cancel} />;
  if (state.kind === 'idle' || !isOutcomeShown) return null;
  if (state.kind === 'failed') {
    const failure = state.failure === 'empty' && state.name === '' ? 'emptyFiles' : state.failure;
    return (
      <p role="alert" className="mt-3 max-w-prose text-sm text-danger">
        {t(`project.failed.${failure}`, { name: state.name })}
      </p>
    );
  }
  const filled = answers && [answers.applicationType, ...answers.frameworks].map(choiceLabel).join(', ');
  return (
    <p role="status" className="mt-3 rounded-control bg-accent-soft px-3 py-2 text-sm">
      {state.kind === 'canceled' && t('project.cancelled')}
      {state.kind === 'done' && `${t('project.door.read')} `}
      {state.kind === 'done' &&
        (filled === undefined ? t('project.noAnswers') : t('project.filled', { answers: filled }))}
    </p>
  );
}
