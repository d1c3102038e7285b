import type { StackEntryPoint } from '@regelwerk/contract/rules/stack-page';
import { addressWord, stackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { countChecks } from './count-checks.ts';
import { stackPages } from './stack-pages.ts';

/** Returns every technology with its public pages, in the order of the wizard. */
export function stackList(language: ContentLanguage): StackEntryPoint[] {
  return allTechnologies.map(({ name, version, about, directives }) => ({
    framework: name,
    anchor: addressWord(name),
    version,
    about: about[language],
    checked: countChecks(directives),
    tools: stackPages(language)
      .filter(({ framework }) => framework === name)
      .map(({ model, tool }) => ({ label: tool, name: stackPageName(model, name) })),
  }));
}
