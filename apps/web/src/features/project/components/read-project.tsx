import { answersOfProject, type ProjectAnswers } from '@regelwerk/contract/rules/answers-of-project';
import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import { defaultFormState } from '@regelwerk/contract/rules/form-state';
import { type DragEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useStore } from '../../../lib/use-store.ts';
import { droppedSource } from '../../../reading/dropped-source.ts';
import { textsSource } from '../../../reading/texts-source.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { correct, type KnownProject } from '../model.ts';
import { knownProject } from '../store.ts';
import { useMissedDrops } from '../use-missed-drops.ts';
import { useReading } from '../use-reading.ts';
import { ExistingRules } from './existing-rules.tsx';
import { PartChoice } from './part-choice.tsx';
import { PasteForm } from './paste-form.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { SourceButtons } from './source-buttons.tsx';

const AskAssistant = lazyPart(async () => (await import('./ask-assistant.tsx')).default);
const ProjectFindings = lazyPart(async () => (await import('./project-findings.tsx')).default);

/** The effect of a reading on the answers. */
type Effect =
  | { readonly kind: 'filled'; readonly before: ProjectAnswers; readonly text: string }
  | { readonly kind: 'nothing' | 'undone' | 'forgotten' };

/**
 * Reads a project that is dropped, chosen or pasted, shows what was found, and fills in the answers that it gives. `onFill`
 * returns the answers that it replaced.
 */
export function ReadProject({
  answers,
  aiModel,
  onFill,
}: {
  /** The answers so far, which a remembered project completes. */
  answers: ProjectAnswers;
  /** The tool that the rule is for. */
  aiModel: string;
  onFill: (answers: ProjectAnswers) => ProjectAnswers;
}) {
  const t = useText(copy);
  const project = useStore(knownProject);
  const [isOver, setOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const [effect, setEffect] = useState<Effect>();
  const pasted = useRef<ReadonlyMap<string, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const rememberHint = useId();

  const fill = ({ found, corrections }: KnownProject) => {
    setPasting(false);
    setAgain(false);
    const given = answersOfProject(correct(found, corrections));
    if (given === undefined) return setEffect({ kind: 'nothing' });
    const before = onFill(given);
    const text = [given.applicationType, ...given.frameworks].map(choiceLabel).join(', ');
    return setEffect({ kind: 'filled', before, text });
  };
  const { state, read, cancel, prepare, rest } = useReading((found) => fill(knownProject.takeRead(found)));
  const getReady = () => {
    prepare();
    void ProjectFindings.preload();
    void AskAssistant.preload();
  };

  // the project of an earlier rule also answers the next one, unless the person chose otherwise
  const isOpen = answers.frameworks.length === 0 && effect === undefined;
  useEffect(() => {
    if (project === undefined || !isOpen) return;
    const given = answersOfProject(correct(project.found, project.corrections));
    const hasOtherType = answers.applicationType !== defaultFormState.applicationType;
    if (given === undefined || (hasOtherType && given.applicationType !== answers.applicationType)) return;
    fill(project);
  });

  useMissedDrops();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const source = droppedSource(event.dataTransfer);
    if (source !== undefined) read(() => source);
  };
  const readPasted = (name: string, text: string) => {
    pasted.current = new Map(pasted.current).set(name, text);
    const [first = name] = pasted.current.keys();
    read(() => ({ ...textsSource(pasted.current), name: first }));
  };
  const forget = () => {
    knownProject.forget();
    pasted.current = new Map();
    setEffect({ kind: 'forgotten' });
    rest();
    heading.current?.focus();
  };
  const undo = (before: ProjectAnswers) => {
    onFill(before);
    setEffect({ kind: 'undone' });
  };

  const isReading = state.kind === 'reading';
  const hasButtons = !isReading && !isPasting && (project === undefined || isAgain);
  return (
    <section
      aria-labelledby="project"
      onFocus={getReady}
      onPointerEnter={getReady}
      onDragEnter={getReady}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-card border border-dashed p-4 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
    >
      <h2 id="project" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('project.title')}
      </h2>
      {project === undefined && <p className="mt-1 max-w-prose text-sm text-muted">{t('project.lead')}</p>}
      <div role="status" className="text-sm">
        {effect?.kind === 'filled' && (
          <p className="mt-2 rounded-control bg-accent-soft px-3 py-2">
            {t('project.filled', { answers: effect.text })}{' '}
            <button
              type="button"
              onClick={() => undo(effect.before)}
              className="min-h-6 font-medium text-accent underline underline-offset-4"
            >
              {t('project.undo')}
            </button>
          </p>
        )}
        {effect?.kind === 'nothing' && <p className="mt-2">{t('project.noAnswers')}</p>}
        {effect?.kind === 'undone' && <p className="mt-2">{t('project.undone')}</p>}
        {effect?.kind === 'forgotten' && <p className="mt-2">{t('project.forgotten')}</p>}
        {state.kind === 'canceled' && <p className="mt-2">{t('project.cancelled')}</p>}
      </div>
      <div className="mt-3 empty:hidden">
        {project !== undefined && !isReading && (
          <>
            <ExistingRules project={project} />
            <Suspense fallback={<Skeleton className="h-24" />}>
              <ProjectFindings project={project} takesFocus={state.kind === 'done'} />
            </Suspense>
            <PartChoice project={project} onChosen={fill} />
            <Suspense fallback={<Skeleton className="mt-6 h-24" />}>
              <AskAssistant project={project} aiModel={aiModel} />
            </Suspense>
          </>
        )}
      </div>
      <p role="alert" className="mt-2 max-w-prose text-sm text-danger empty:hidden">
        {state.kind === 'failed' &&
          t(`project.failed.${state.failure === 'empty' && state.name === '' ? 'emptyFiles' : state.failure}`, {
            name: state.name,
          })}
      </p>
      {isReading && <ReadingProgress at={state.at} onCancel={cancel} />}
      {isPasting && !isReading && <PasteForm onRead={readPasted} onClose={() => setPasting(false)} />}
      {hasButtons && <SourceButtons onRead={read} onPaste={() => setPasting(true)} />}
      {project !== undefined && !isReading && (
        <>
          <label className="mt-4 flex gap-3">
            <input
              type="checkbox"
              checked={project.isRemembered}
              aria-describedby={rememberHint}
              onChange={({ target }) => knownProject.remember(target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-(--accent)"
            />
            <span>{t('project.remember')}</span>
          </label>
          <p id={rememberHint} className="mt-1 ml-8 max-w-prose text-sm text-muted">
            {t('project.remember.hint')}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            {!hasButtons && !isPasting && (
              <Button variant="secondary" onClick={() => setAgain(true)}>
                {t('project.again')}
              </Button>
            )}
            <Button variant="quiet" onClick={forget}>
              {t('project.forget')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
