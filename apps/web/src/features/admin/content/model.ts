import type { ContentModel, ContentText } from '@regelwerk/contract/admin/admin-content';
import { aiModels } from '@regelwerk/contract/rules/choices';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import type { RefusalWords } from '../../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';
import type { ModelForm, TextForm } from './form.ts';

/** The initial values of the model form, which the server later compares with the current row. */
export function modelFormOf(model: ContentModel | undefined): ModelForm {
  return {
    name: aiModels.find((name) => name === model?.name) ?? ('' as ModelForm['name']),
    description: model?.description ?? '',
    is_active: model?.is_active ?? true,
  };
}

/** Whether a text differs from the built-in one, or has none; undefined for built-in texts. */
export function stateOf({ builtIn, own }: ContentText): 'changed' | 'unused' | undefined {
  if (builtIn === null) return 'unused';
  return Object.values(own).some((value) => value !== null) ? 'changed' : undefined;
}

/** The texts that people read: the replacement where there is one. */
export function textFormOf({ builtIn, own }: ContentText): TextForm {
  return perLanguage((language) => own[language] ?? builtIn?.[language] ?? '');
}

/**
 * The request data of the text form: each changed language with its previous replacement. An empty text and the built-in
 * one restore the built-in one.
 */
export function textChanges(text: ContentText, values: TextForm) {
  return interfaceLanguages.flatMap((language) => {
    const seen = text.own[language];
    const written = values[language];
    const value = written === '' || written === text.builtIn?.[language] ? null : written;
    return value === seen ? [] : [{ action: 'saveTranslation' as const, key: text.id, language, value, seen }];
  });
}

/** The words for refused changes of models and texts. */
export const contentRefusals = {
  byCode: {
    stale_edit: 'content.stale',
    code_taken: 'content.nameTaken',
    unknown_text: 'content.unknownText',
    placeholder_missing: 'content.placeholderGone',
  },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;
