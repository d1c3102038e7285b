import type { Locator, Page } from '@playwright/test';
import { type Language, openIn } from './fixtures.ts';
import { projectWords } from './project-words.ts';
import { openWizard } from './wizard.ts';

/** Opens the frameworks step; `prepare` changes what the browser can do before the app runs. */
export async function openStep(page: Page, language: Language, prepare?: () => void): Promise<Locator> {
  // the browser's own dialog for folders cannot be driven; the field for folders can
  await page.addInitScript(() =>
    Object.defineProperty(window, 'showDirectoryPicker', { value: undefined, writable: true }),
  );
  if (prepare !== undefined) await page.addInitScript(prepare);
  await openIn(page, language);
  await openWizard(page, language);
  await goToStep(page, 2);
  return page.getByRole('region', { name: projectWords[language].title });
}

/** Goes to a step of the wizard by its place in the list of steps. */
export async function goToStep(page: Page, index: number): Promise<void> {
  const steps = page.getByRole('navigation').filter({ has: page.locator('[aria-current=step]') });
  await steps.getByRole('button').nth(index).click();
}

/** Presses a button and hands files to the dialog that it opens. */
export async function chooseFiles(page: Page, button: Locator, files: string | string[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}

/** The card of an answer. */
export const card = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
