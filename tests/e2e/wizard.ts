import type { Page } from '@playwright/test';
import { choiceWords } from './choice-words.ts';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

export interface Answers {
  readonly model: string;
  readonly type: 'Frontend' | 'Backend' | 'Fullstack';
  readonly frameworks: readonly string[];
  readonly behavior: 'Strict' | 'Creative' | 'Modular' | 'Documented';
  readonly format: 'Markdown' | 'JSON' | 'Both';
}

/** Chooses a card by its title, as a click on it would. */
export async function choose(page: Page, role: 'radio' | 'checkbox', title: string): Promise<void> {
  const card = page.getByRole(role, { name: new RegExp(`^${title.replace('.', '\\.')}( |$)`) });
  await card.check({ force: true });
  await expect(card).toBeChecked();
}

/** Leaves the landing page, as a visitor or as a signed-in person. */
export async function openWizard(page: Page, language: Language): Promise<void> {
  const { try: asVisitor, start } = words[language];
  await page.getByRole('button', { name: new RegExp(`^(${asVisitor}|${start})$`) }).click();
}

/** Walks from the landing page to the last step with the given answers; consent is left to the caller. */
export async function answer(page: Page, language: Language, answers: Answers): Promise<void> {
  await openWizard(page, language);
  await answerSteps(page, language, answers);
}

/** Walks from the first step to the last one with the given answers. */
export async function answerSteps(page: Page, language: Language, answers: Answers): Promise<void> {
  const t = { ...words[language], ...choiceWords[language] };
  const next = () => page.getByRole('button', { name: t.next, exact: true }).click();
  await choose(page, 'radio', answers.model);
  await next();
  await choose(page, 'radio', answers.type);
  await next();
  for (const name of answers.frameworks) await choose(page, 'checkbox', name);
  await next();
  await choose(page, 'radio', behaviorsIn(language)[answers.behavior]);
  await next();
  await choose(page, 'radio', answers.format === 'Both' ? t.both : answers.format);
}

/** The behaviors as the wizard names them. */
export function behaviorsIn(language: Language): Record<Answers['behavior'], string> {
  const { strict, creative, modular, documented } = choiceWords[language];
  return { Strict: strict, Creative: creative, Modular: modular, Documented: documented };
}

/** Gives consent and waits for the rule. */
export async function generate(page: Page, language: Language): Promise<void> {
  const t = words[language];
  const press = page.getByRole('button', { name: t.generate });
  // until the last step is shown, the page may have the checkboxes of another one
  await expect(press).toBeVisible();
  await page.getByRole('checkbox').check();
  await press.click();
  await expect(page.getByRole('button', { name: t.createNew })).toBeVisible();
}
