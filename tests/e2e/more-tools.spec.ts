import type { Page } from '@playwright/test';
import { aiModels, firstModels } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { press, pressOn, tabTo, type } from './keyboard.ts';
import { signIn } from './people.ts';
import { choose, generate, openWizard } from './wizard.ts';
import { words } from './words.ts';

const own = {
  en: {
    more: 'More tools',
    moreTechnologies: 'More technologies',
    searchTechnologies: 'Search technologies',
    chosen: 'Chosen: Kiro',
    oneOf: 'Use one of these sets of files; both together would repeat every line.',
  },
  de: {
    more: 'Weitere Werkzeuge',
    moreTechnologies: 'Weitere Technologien',
    searchTechnologies: 'Technologien durchsuchen',
    chosen: 'Gewählt: Kiro',
    oneOf: 'Verwende nur eine dieser Möglichkeiten; zusammen würden sie jede Zeile wiederholen.',
  },
} as const;
const titlesOf = (page: Page) => page.locator('label:visible', { has: page.getByRole('radio') });

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...own[language] };

  test(`more tools stand behind the first ones, by keyboard and on a narrow screen (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openIn(page, language);
    await openWizard(page, language);
    const byName = (a: string, b: string) => a.localeCompare(b, 'en');
    const first = [...firstModels.filter((name) => name !== 'Custom').toSorted(byName), 'Custom'];
    await expect(page.getByRole('radio')).toHaveCount(first.length);
    for (const [at, name] of first.entries())
      await expect(titlesOf(page).nth(at)).toContainText(modelLabel(name, language));

    // the title says how many there are, opens with Enter, and leads to their cards
    const more = page.locator('summary', { hasText: t.more });
    await expect(more).toContainText(`${aiModels.length - first.length}`);
    await press(page, more);
    await expect(page.getByRole('group', { name: t.more })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(aiModels.length);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await choose(page, 'radio', 'Kiro');
    await expect(more).toContainText(t.chosen);
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).not.toBeChecked();

    // a closed list still says what is chosen, and opens with it on the way back
    await press(page, more);
    await expect(page.getByRole('radio')).toHaveCount(first.length);
    await expect(more).toContainText(t.chosen);
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Kiro/ })).toBeChecked();

    // the search of the step finds them by name and by what they are called now
    const search = page.getByRole('searchbox');
    await search.fill('devin');
    await expect(page.getByRole('radio')).toHaveCount(1);
    await search.press('Enter');
    await expect(page.getByRole('radio', { name: /^Windsurf \(Devin\)/ })).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Windsurf \(Devin\)/ })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: t.next, exact: true }));
  });

  test(`more technologies open, are searched and chosen by keyboard alone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openIn(page, language);
    await openWizard(page, language);
    await pressOn(page, page.getByRole('button', { name: t.next, exact: true }));
    await pressOn(page, page.getByRole('button', { name: t.next, exact: true }));
    const more = page.locator('summary', { hasText: t.moreTechnologies });
    const group = page.getByRole('group', { name: t.moreTechnologies });
    await press(page, more);
    const total = await group.getByRole('checkbox').count();
    await expect(more).toContainText(`${total}`);

    // the search narrows the cards, Enter leads to the first one, and Space chooses it
    const search = page.getByRole('searchbox', { name: t.searchTechnologies });
    await type(page, search, 'next.js');
    await expect(group.getByRole('checkbox')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const found = page.getByRole('checkbox', { name: 'Next.js', exact: true });
    await expect(found).toBeFocused();
    await page.keyboard.press('Space');
    await expect(found).toBeChecked();

    // Escape empties the search and keeps the choice
    await page.keyboard.press('Shift+Tab');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group.getByRole('checkbox')).toHaveCount(total);
    await expect(found).toBeChecked();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);

    // a closed list still says what is chosen
    await page.keyboard.press('Shift+Tab');
    await press(page, more);
    await expect(found).toBeHidden();
    await expect(more).toContainText('Next.js');
  });

  test(`a technology under More is seen where it is found, above the bar of the step (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openIn(page, language);
    await openWizard(page, language);
    const next = page.getByRole('button', { name: t.next, exact: true });
    await next.click();
    await next.click();
    await page.locator('summary', { hasText: t.moreTechnologies }).click();
    await page.getByRole('searchbox').fill('next');
    const found = page.locator('label', { has: page.getByRole('checkbox', { name: 'Next.js' }) });
    await expect(found).toBeInViewport({ ratio: 1 });
    const isUncovered = (card: Element) => {
      const { left, bottom } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(left + 20, bottom - 4));
    };
    await expect.poll(() => found.evaluate(isUncovered)).toBe(true);
  });

  test(`a rule for a tool under More comes as files, in one of two ways (${language})`, async ({ page }) => {
    await openIn(page, language);
    await signIn(page, language);
    await page.goto('/');
    await openWizard(page, language);
    await page.locator('summary', { hasText: t.more }).click();
    await choose(page, 'radio', 'Claude Code');
    const next = page.getByRole('button', { name: t.next, exact: true });
    await next.click();
    await next.click();
    await choose(page, 'checkbox', 'React');
    await next.click();
    await next.click();
    await generate(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Claude Code/);
    const places = page.getByRole('tabpanel', { name: t.whereItGoes });
    await expect(places.getByText(t.oneOf)).toBeVisible();
    const ways = places.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(ways).toHaveCount(2);
    await expect(ways.first()).toContainText('AGENTS.md');
    await expect(ways.first()).toContainText('.claude/rules/react.md');
    await ways.first().getByRole('button', { name: 'CLAUDE.md', exact: true }).click();
    await expect(page.getByText('@AGENTS.md', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
