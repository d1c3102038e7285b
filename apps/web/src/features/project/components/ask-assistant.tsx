import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { targetFactsOf } from '@regelwerk/contract/rules/target-facts-of';
import { contentLanguageOf } from '@regelwerk/contract/shared/languages';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { copy } from '../copy.ts';
import { findingsOf, type KnownProject } from '../model.ts';
import { useLineCheck } from '../use-line-check.ts';
import { CheckedLines } from './checked-lines.tsx';
import { Unfolding } from './unfolding.tsx';

/** Questions about the project for an assistant that reads its code, and the check of what it answers. */
export default function AskAssistant({ project, aiModel }: { project: KnownProject; aiModel: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState('');
  const { state, check, checkFile, edit } = useLineCheck();
  const questions = project.questions?.[contentLanguageOf(language)];
  const isChecking = state === 'checking';
  const files = findingsOf('ruleFiles', project).map(({ finding }) => finding.path);
  const checkAnswer = () => {
    check(answer);
    if (answer.trim() === '') field.current?.focus();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 id={`${id}-title`} ref={title} tabIndex={-1} className="font-medium outline-none">
        {t('claims.title')}
      </h3>
      {questions === undefined ? (
        <p className="max-w-prose text-sm text-muted">{t('claims.noQuestions')}</p>
      ) : (
        <>
          <p className="max-w-prose text-sm text-muted">{t('claims.lead')}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <CopyButton
              text={questions}
              label={t('claims.copy')}
              variant="secondary"
              failure={{ title: t('claims.copyFailed') }}
              onCopied={() => undefined}
            />
            <p className="min-w-0 flex-1 basis-60 text-sm">{t(...whereToPaste(aiModel, language))}</p>
          </div>
          <Unfolding show={t('claims.show')} hide={t('claims.hide')}>
            <pre className="rounded-control bg-sunken p-3 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">
              {questions}
            </pre>
          </Unfolding>
          <div>
            <label htmlFor={id} className="block text-sm font-medium">
              {t('claims.answer')}
            </label>
            <textarea
              id={id}
              ref={field}
              rows={5}
              value={answer}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              aria-invalid={state === 'empty'}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setAnswer(event.target.value)}
              className="mt-1.5 w-full rounded-control border border-line-strong bg-paper px-3 py-2 font-mono text-sm"
            />
            <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
              {t('claims.answer.hint')}
            </p>
          </div>
        </>
      )}
      <p role="alert" className="max-w-prose text-sm text-danger empty:hidden">
        {state !== 'idle' && state !== 'checking' && t(`claims.${state}`)}
      </p>
      {questions !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" isBusy={isChecking} onClick={checkAnswer}>
            {t('claims.check')}
          </Button>
          {files.slice(0, mostFiles).map((file) => (
            <Button key={file} variant="quiet" isBusy={isChecking} onClick={() => checkFile(file)}>
              {t('claims.checkFile', { file })}
            </Button>
          ))}
        </div>
      )}
      <CheckedLines
        lines={project.lines ?? []}
        isChecking={isChecking}
        onEdit={edit}
        onEmptied={() => title.current?.focus()}
      />
    </section>
  );
}

const mostFiles = 5;

/** Where the questions are pasted, for the tool that the rule is for. */
function whereToPaste(
  aiModel: string,
  language: Parameters<typeof modelLabel>[1],
): ['claims.where.tool' | 'claims.where.builder' | 'claims.where.other', { tool: string }] {
  const { name, readsFiles, runs } = targetFactsOf(aiModel) ?? {};
  const tool = modelLabel(aiModel, language);
  if (readsFiles === true && name !== 'Custom') return ['claims.where.tool', { tool }];
  return [runs === undefined ? 'claims.where.other' : 'claims.where.builder', { tool }];
}
