import type { AiModel, Framework } from '@regelwerk/contract/rules/choices';
import { targetFacts, technologyFacts } from '@regelwerk/contract/rules/registry';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { stackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';

/** The look of a link among many. */
export const chipLook =
  'inline-flex min-h-9 items-center rounded-control border border-line bg-surface px-3 text-sm font-medium hover:border-accent hover:bg-accent-soft';

interface Neighbor {
  readonly label: string;
  readonly name: StackPageName;
}

/** Returns the other pages of a stack, one for each tool. */
export function pagesOfStack(framework: Framework, except: AiModel): Neighbor[] {
  return targetFacts
    .map(({ name, label }) => ({ model: name, label, name: stackPageName(name, framework) }))
    .filter(({ model, name }) => model !== except && stackPageNames.includes(name))
    .map(({ label, name }) => ({ label, name }));
}

/** Returns the other pages of a tool, one for each stack. */
export function pagesOfTool(model: AiModel, except: Framework): Neighbor[] {
  return technologyFacts
    .map(({ name }) => ({ label: name, name: stackPageName(model, name) }))
    .filter(({ label, name }) => label !== except && stackPageNames.includes(name));
}
