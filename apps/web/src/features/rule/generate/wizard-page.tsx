import { contentLanguageOf } from '@regelwerk/contract/shared/languages';
import './components/mono-font.css';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { wizardSteps } from '../../answers/store.ts';
import { useSession } from '../../auth/use-session.ts';
import { ArrivingProject } from '../../project/components/arriving-project.tsx';
import { knownProject } from '../../project/store.ts';
import { OutOfTokens } from '../../tokens/components/out-of-tokens.tsx';
import { ExistingRuleDialog } from './components/existing-rule-dialog.tsx';
import { Generating } from './components/generating.tsx';
import { StepBar } from './components/step-bar.tsx';
import { StepCircles } from './components/step-circles.tsx';
import { StepContent } from './components/step-content.tsx';
import { copy } from './copy.ts';
import { obstacleTo } from './model.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useFocusAfterGenerating } from './use-focus-after-generating.ts';
import { useGeneration } from './use-generation.ts';
import { useWizard } from './use-wizard.ts';

/** Five steps, then the generating screen, which leads to the rule or its preview. `takesFocus`: a control of the page before led here. */
export function WizardPage({ takesFocus }: { takesFocus: boolean }) {
  const t = useText(copy);
  const wizard = useWizard();
  usePageTitle(t('wizard.title'));
  const [language] = useLanguage();
  const generation = useGeneration();
  const { person } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, step, size } = wizard;
  const { isGiven, isDeclared } = useConfirmation();
  const ruleLanguage = wizard.ruleLanguage ?? contentLanguageOf(language);
  const isLast = step === wizardSteps.length - 1;
  const existing = generation.error?.existing;

  // each new step moves the focus to its question; the router scrolls
  const shown = useRef(takesFocus ? undefined : step);
  const arriveAt = useEffectEvent((index: number) => {
    wizard.visit(index);
    if (shown.current !== index) {
      generation.cancel();
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = index;
  });
  useEffect(() => arriveAt(step), [step]);

  const isStarting = useRef(false);
  const generate = async (offerExisting: boolean) => {
    // of two clicks the first generates
    if (isStarting.current) return;
    isStarting.current = true;
    await knownProject.restored;
    isStarting.current = false;
    const project = knownProject.profile();
    const requestId = wizard.requestIdFor(JSON.stringify([form, ruleLanguage, size, project]));
    generation.generate(
      { form, language: ruleLanguage, size, project, consent: isDeclared, requestId, offerExisting },
      wizard.endAttempt,
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLast) return wizard.goBy(1);
    // the bar names the obstacle
    if (obstacleTo(form, isGiven) === undefined) void generate(true);
  };

  const isGenerating = generation.isPending || generation.isSuccess;
  useFocusAfterGenerating(isGenerating);
  if (isGenerating) return <Generating progress={generation.progress} onCancel={generation.cancel} />;
  return (
    <div className="mx-auto flex min-h-dvh max-w-4xl flex-col px-4 pt-5 sm:block sm:min-h-0 sm:pt-8">
      {person !== undefined && <OutOfTokens userId={person.id} />}
      <StepCircles step={step} form={form} onJump={wizard.goTo} />
      <ArrivingProject isOutcomeShown={step < wizardSteps.indexOf('frameworks')} onFill={wizard.fillIn} />
      <form onSubmit={submit} noValidate className="relative mt-5 flex flex-1 flex-col sm:mt-8 sm:block">
        <p className={`text-sm text-muted ${step === 0 ? 'flex min-h-10 items-center' : ''}`}>
          {t('wizard.stepOf', { step: step + 1, total: wizardSteps.length })}
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-1 text-2xl font-semibold tracking-tight text-balance outline-none sm:text-3xl"
        >
          {t(`wizard.${wizardSteps[step] ?? 'model'}.question`)}
        </h1>
        <div className="mt-4 pb-6 sm:mt-6">
          <StepContent />
        </div>
        <StepBar isUnreachable={generation.error?.code === 'unreachable'} />
      </form>
      {existing !== undefined && (
        <ExistingRuleDialog existing={existing} onClose={generation.reset} onGenerate={() => void generate(false)} />
      )}
    </div>
  );
}
