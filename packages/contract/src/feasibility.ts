import type { AiModel, Framework } from './choices.ts';

/** Whether a technology can run where the target builds: `external` means it must live in a service of its own. */
export type Feasibility = 'native' | 'external';

const web: readonly Framework[] = ['React', 'TailwindCSS', 'TypeScript', 'JavaScript'];

/** Targets that build and run the app themselves, with the technologies they can run; all others run everything. */
const runnable: Partial<Record<AiModel, readonly Framework[]>> = {
  Lovable: web,
  BoltNew: [...web, 'Vue', 'Angular', 'Bootstrap', 'Node.js', 'Express'],
  Databutton: [...web, 'FastAPI'],
  Bubble: [],
};

/** Says for one target and technology whether the target can run it (decision 21: the one place that knows). */
export function feasibilityOf(aiModel: string, framework: Framework): Feasibility {
  const list = isLimited(aiModel) ? runnable[aiModel] : undefined;
  return list === undefined || list.includes(framework) ? 'native' : 'external';
}

function isLimited(aiModel: string): aiModel is keyof typeof runnable {
  return Object.hasOwn(runnable, aiModel);
}
