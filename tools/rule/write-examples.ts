import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { examplePage } from './example-page.ts';
import { projectPage } from './project-page.ts';

/** Returns the path of the page of examples in a language. */
export function examplesFile(language: ContentLanguage): string {
  return join(import.meta.dirname, `../../docs/examples/rules.${language}.md`);
}

/** Returns the path of the page of rules for projects in a language. */
export function projectsFile(language: ContentLanguage): string {
  return join(import.meta.dirname, `../../docs/examples/projects.${language}.md`);
}

/** Rewrites the pages of examples of every language. */
export function writeExamples(): void {
  for (const language of contentLanguages) {
    writeFileSync(examplesFile(language), examplePage(language));
    writeFileSync(projectsFile(language), projectPage(language));
  }
}
