import { publicAddress } from '@regelwerk/contract/public-pages';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Phone } from './open-phone.ts';

const names = {
  en: { start: 'Try It Now', next: 'Next', back: 'Back', generate: 'Generate Rules' },
  de: { start: 'Jetzt ausprobieren', next: 'Weiter', back: 'Zurück', generate: 'Regel erzeugen' },
} as const;

/** A visitor walks from the landing page to a preview. */
export async function walkWizard({ page, tap, key, slow }: Phone, language: InterfaceLanguage): Promise<void> {
  const t = names[language];
  const card = (name: string) =>
    page
      .locator('main label > input')
      .and(page.getByLabel(new RegExp(`^${name}`)))
      .first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(publicAddress('home', language), { waitUntil: 'networkidle' });
  await slow(true);
  await tap('start the wizard', button(t.start), page.getByRole('searchbox'));
  // how long this machine takes for a press that nothing handles
  await tap('press on nothing', page.getByRole('heading', { level: 1 }));
  await page.getByRole('searchbox').tap();
  await key('type the first letter of a search for a model', 'c');
  await key('type its second letter', 'u');
  await key('clear the search for a model', 'Escape');
  await tap('choose a model', card('Claude'));
  await tap('choose to type a model', card('Custom'));
  await page.getByRole('textbox').last().tap();
  await key('type a letter of its name', 'M');
  await tap('choose a model again', card('Cursor'));
  await tap('to the types', button(t.next));
  await tap('choose a type', card('Fullstack'));
  await tap('to the frameworks', button(t.next));
  await tap('choose a framework', card('React'));
  await tap('choose another framework', card('Laravel'));
  await tap('to the behaviors', button(t.next));
  await tap('back to the frameworks', button(t.back));
  await tap('to the behaviors again', button(t.next));
  await tap('choose a behavior', page.getByRole('radio').nth(1));
  await tap('to the formats', button(t.next));
  await tap('choose a format', page.getByRole('radio').nth(1));
  await tap('open the options', page.locator('summary').first());
  await tap('choose a size', page.getByRole('radio').nth(3));
  await tap('agree', page.getByRole('checkbox'));
  const copy = page.getByRole('main').getByRole('button').first();
  await tap('generate', button(t.generate), page.locator('#contents'));
  await tap('copy a preview', copy);
}
