import { wizardSteps } from '../../../answers/store.ts';
import { useWizard } from '../use-wizard.ts';
import { BehaviorStep } from './behavior-step.tsx';
import { FormatStep } from './format-step.tsx';
import { FrameworksStep } from './frameworks-step.tsx';
import { ModelStep } from './model-step.tsx';
import { TypeStep } from './type-step.tsx';

const contents = {
  model: ModelStep,
  type: TypeStep,
  frameworks: FrameworksStep,
  behavior: BehaviorStep,
  format: FormatStep,
};

/** The cards of the current step. */
export function StepContent() {
  const { step } = useWizard();
  const Content = contents[wizardSteps[step] ?? 'model'];
  return <Content />;
}
