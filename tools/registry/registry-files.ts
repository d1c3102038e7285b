import type { TargetFacts, TechnologyFacts } from '@regelwerk/contract/rules/registry-facts';
import { stackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { TargetTexts } from '@regelwerk/contract/rules/target-texts';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { allTargets } from '@regelwerk/engine/all-targets';
import { allTechnologies } from '@regelwerk/engine/all-technologies';
import { stackPages } from '@regelwerk/engine/stack-pages';

const technologies: readonly TechnologyFacts[] = allTechnologies.map(
  ({ name, aliases, side, isForBothSides, isMore, runsOn, packages, implies, excludes }) => ({
    name,
    ...(aliases && { aliases }),
    side,
    ...(isForBothSides && { isForBothSides }),
    ...(isMore && { isMore }),
    runsOn,
    ...(packages && { packages }),
    ...(implies && { implies }),
    ...(excludes && { excludes }),
  }),
);
const targets: readonly TargetFacts[] = allTargets.map(({ name, label, aliases, runs, surfaces, budget }) => ({
  name,
  label,
  ...(aliases && { aliases }),
  ...(runs && { runs }),
  ...(surfaces[0].kind === 'files' && { readsFiles: true }),
  budget,
}));
const texts: Readonly<Record<string, TargetTexts>> = Object.fromEntries(
  allTargets.map(({ name, badge, description }) => [name, { badge, description }]),
);

const stackNames = stackPages(defaultLanguage).map(({ model, framework }) => stackPageName(model, framework));

const origin = '// Written by `npm run registry` from packages/engine/src/knowledge; `npm run check` compares it.';

/** The contract files that repeat facts of the engine: path to unformatted TypeScript. */
export const registryFiles: ReadonlyMap<string, string> = new Map([
  [
    'packages/contract/src/rules/registry.ts',
    `import type { TargetFacts, TechnologyFacts } from './registry-facts.ts';

${origin}

/** Every technology, in the order of the wizard. */
export const technologyFacts = ${JSON.stringify(technologies)} as const satisfies readonly TechnologyFacts[];

/** Every target, in API order. */
export const targetFacts = ${JSON.stringify(targets)} as const satisfies readonly TargetFacts[];
`,
  ],
  [
    'packages/contract/src/rules/target-texts.ts',
    `import type { AiModel } from './choices.ts';
import type { ContentLanguage } from '../shared/languages.ts';
import type { BadgeColor } from './registry-facts.ts';

${origin}

/** How the app shows a target. */
export interface TargetTexts {
  readonly badge: BadgeColor;
  readonly description: Readonly<Record<ContentLanguage, string>>;
}

/** The badge and description of each target, by API name. */
export const targetTexts: Readonly<Record<AiModel, TargetTexts>> = ${JSON.stringify(texts)};
`,
  ],
  [
    'packages/contract/src/rules/stack-page-names.ts',
    `import type { StackPageName } from './stack-page-name.ts';

${origin}

/** Every public page about a technology in a tool. */
export const stackPageNames: readonly StackPageName[] = ${JSON.stringify(stackNames)};
`,
  ],
]);
