import type { Directive } from '../directive.ts';
import { applicationTypeDirectives } from './application-types.ts';
import { base, doneWhen, doneWithoutCommands, externalParts } from './base.ts';
import { behaviorDirectives } from './behaviors.ts';
import { noCode } from './no-code.ts';
import { allSeams } from './seams/all-seams.ts';
import { allTargets } from './targets/all-targets.ts';
import { allTechnologies } from './technologies/all-technologies.ts';

/** Every directive of the engine, from all of its sources, once each. */
export const allDirectives: readonly Directive[] = [
  ...new Set([
    ...base,
    ...doneWhen,
    ...doneWithoutCommands,
    externalParts({ page: true, server: true }),
    ...noCode.base,
    ...noCode.doneWhen,
    noCode.externalService,
    ...Object.values(noCode.behaviors).flat(),
    ...Object.values(applicationTypeDirectives).flat(),
    ...Object.values(behaviorDirectives).flat(),
    ...allTargets.flatMap(({ directives }) => directives),
    ...allSeams.map(({ directive }) => directive),
    ...allTechnologies.flatMap(({ directives }) => directives),
  ]),
];
