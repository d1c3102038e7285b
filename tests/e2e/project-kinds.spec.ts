import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { writeProject } from './project-folder.ts';
import { card, chooseFiles, goToStep, openStep } from './project-step.ts';
import { projectWords } from './project-words.ts';
import { generate } from './wizard.ts';

for (const language of ['en', 'de'] as Language[]) {
  const t = projectWords[language];
  const say = (en: string, de: string) => (language === 'en' ? en : de);

  test(`a monorepo names the rules that it has, and asks which package the new one is for (${language})`, async ({
    page,
  }, info) => {
    const region = await openStep(page, language);
    const folder = writeProject(info.outputPath('shop'), 'npm-workspaces', { 'AGENTS.md': 'Be kind.' });
    await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
    await expect(region).toContainText(
      say(
        'This project already has rules for assistants:AGENTS.md',
        'Dieses Projekt hat schon Regeln für Assistenten:AGENTS.md',
      ),
    );
    for (const name of ['Vue', 'Node.js']) await expect(card(page, name)).toBeChecked();
    const part = region.getByLabel(say('What is the rule for?', 'Wofür ist die Regel?'));
    await part.selectOption('apps/api');
    await expect(card(page, 'Node.js')).toBeChecked();
    await expect(card(page, 'Vue')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await part.selectOption('');
    await expect(card(page, 'Vue')).toBeChecked();
  });

  for (const [name, sent, fixture, files] of [
    ['Go', 'Go', 'unknown-stack', { 'server.go': '', 'store.go': '' }],
    ['Axum', 'Axum', 'rust-axum', { 'src/main.rs': '', 'src/lib.rs': '' }],
  ] as const)
    test(`${name} is not among the first choices, and is chosen, shown and sent (${language})`, async ({
      page,
    }, info) => {
      const region = await openStep(page, language);
      const folder = writeProject(info.outputPath('tool'), fixture, files);
      await chooseFiles(page, region.getByRole('button', { name: t.folder }), folder);
      await expect(card(page, name)).toBeChecked();
      await goToStep(page, 4);
      const request = page.waitForRequest('**/functions/v1/generate-rules');
      const answer = page.waitForResponse('**/functions/v1/generate-rules');
      await generate(page, language);
      expect((await request).postDataJSON().formData).toMatchObject({ applicationType: 'Backend', frameworks: [sent] });
      expect((await answer).status()).toBe(200);
    });
}
