import type { ContentText } from '@regelwerk/contract/admin/admin-content';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** A text as people read it in a language, with the built-in one below where another replaces it. */
export function TextValue({ text: { builtIn, own }, language }: { text: ContentText; language: InterfaceLanguage }) {
  const t = useText(copy);
  const usual = builtIn?.[language];
  const written = own[language];
  return (
    <span lang={language} className="hyphens-auto">
      {written ?? usual}
      {written !== null && usual !== undefined && (
        <span className="mt-1 block text-xs text-muted">{t('content.builtIn', { text: usual })}</span>
      )}
    </span>
  );
}
