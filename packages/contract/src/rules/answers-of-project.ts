import {
  type ApplicationType,
  backendFrameworks,
  type Framework,
  frameworks,
  frameworksOf,
  frontendFrameworks,
} from './choices.ts';
import type { ProjectProfile } from './project-profile.ts';

/** The answers that a project gives by itself. */
export interface ProjectAnswers {
  readonly applicationType: ApplicationType;
  readonly frameworks: readonly Framework[];
}

/** Languages say nothing about the side on which the code runs. */
const languages: readonly Framework[] = ['TypeScript', 'JavaScript'];

/** Returns the answers of the wizard that a profile shows; undefined if it shows no known framework. */
export function answersOfProject({ technologies }: ProjectProfile): ProjectAnswers | undefined {
  const shown = new Set(technologies.map(({ framework }) => framework));
  const found = frameworks.filter((name) => shown.has(name));
  const isOn = (side: readonly Framework[]) => found.some((name) => side.includes(name) && !languages.includes(name));
  const hasServer = isOn(backendFrameworks);
  const withoutServer = hasServer ? 'Backend' : 'Frontend';
  const applicationType = isOn(frontendFrameworks) && hasServer ? 'Fullstack' : withoutServer;
  const isJavaScript = found.includes('React') && !found.includes('TypeScript');
  const all = frameworks.filter((name) => found.includes(name) || (isJavaScript && name === 'JavaScript'));
  const chosen = all.filter((name) => frameworksOf(applicationType).includes(name));
  return chosen.length === 0 ? undefined : { applicationType, frameworks: chosen };
}
