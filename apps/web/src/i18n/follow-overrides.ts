import type { TranslationRow } from '@regelwerk/contract/admin/translation-row';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import { readPublicRows } from '../lib/read-public-rows.ts';
import { watchTable } from '../lib/watch-table.ts';
import { texts } from './texts.ts';

/** Live changes need a large library, which must not slow down the first page. */
const watchAfterMs = 6_000;

/**
 * Overrides the built-in texts with those of the translations table, now and whenever the table changes. If the table
 * cannot be loaded, the texts stay and the failure is only logged. Returns a function that stops it.
 */
export function followOverrides(): () => void {
  void loadOverrides();
  let stop: (() => void) | undefined;
  const timer = window.setTimeout(() => {
    stop = watchTable('translations', () => void loadOverrides());
  }, watchAfterMs);
  return () => {
    window.clearTimeout(timer);
    stop?.();
  };
}

async function loadOverrides(): Promise<void> {
  try {
    applyOverrides(await readPublicRows<TranslationRow>('translations?select=key,language,value'));
  } catch (error) {
    console.warn('The translations could not be loaded; built-in texts are used.', error);
  }
}

function applyOverrides(rows: readonly TranslationRow[]): void {
  const of = (wanted: InterfaceLanguage) =>
    Object.fromEntries(rows.filter(({ language }) => language === wanted).map(({ key, value }) => [key, value]));
  texts.override(perLanguage(of));
}
