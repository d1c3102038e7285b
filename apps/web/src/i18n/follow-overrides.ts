import type { TranslationRow } from '@regelwerk/contract/admin/translation-row';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import { readPublicRows } from '../lib/read-public-rows.ts';
import { watchTable } from '../lib/watch-table.ts';
import { whenCalm } from '../lib/when-calm.ts';
import { texts } from './texts.ts';

/**
 * Overrides the built-in texts with those of the translations table, now and whenever the table changes. If the table
 * cannot be loaded, the texts stay and the failure is only logged. Returns a function that stops it.
 */
export function followOverrides(): () => void {
  void loadOverrides();
  let stopWatching: (() => void) | undefined;
  const callOff = whenCalm(() => {
    stopWatching = watchTable('translations', () => void loadOverrides());
  });
  return () => {
    callOff();
    stopWatching?.();
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
