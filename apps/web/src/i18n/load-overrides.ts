import { languages } from '@regelwerk/contract/languages';
import type { TranslationRow } from '@regelwerk/contract/translation-row';
import { getSupabase } from '../lib/supabase.ts';
import { i18n, overrideNamespace } from './instance.ts';

/**
 * Lays the texts of the translations table over the built-in ones. Without an answer the built-in texts stay, which is
 * logged and needs nobody's attention.
 */
export async function loadOverrides(): Promise<void> {
  try {
    const supabase = await getSupabase();
    const { data } = await supabase.from('translations').select('key,language,value').throwOnError();
    applyOverrides(data);
  } catch (error) {
    console.warn('The translations could not be loaded; built-in texts are used.', error);
  }
}

function applyOverrides(rows: readonly TranslationRow[]): void {
  for (const language of languages) {
    const texts = Object.fromEntries(
      rows.filter((row) => row.language === language).map(({ key, value }) => [key, value]),
    );
    i18n.addResourceBundle(language, overrideNamespace, texts, false, true);
  }
}
