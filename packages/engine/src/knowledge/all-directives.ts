import type { Directive } from '../directive.ts';
import { applicationTypeDirectives } from './application-types.ts';
import { base, doneWhen, externalService } from './base.ts';
import { behaviorDirectives } from './behaviors.ts';
import { combinations } from './combinations.ts';
import { targetDirectives } from './target-directives.ts';
import { allTechnologies } from './technologies/all-technologies.ts';

/** Every directive the engine knows, whatever brings it into a rule. */
export const allDirectives: readonly Directive[] = [
  ...base,
  ...doneWhen,
  externalService,
  ...Object.values(applicationTypeDirectives).flat(),
  ...Object.values(behaviorDirectives).flat(),
  ...Object.values(targetDirectives).flat(),
  ...combinations.map(({ directive }) => directive),
  ...Object.values(allTechnologies).flatMap(({ directives }) => directives),
];
