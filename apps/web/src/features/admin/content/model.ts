import type { ContentModel } from '@regelwerk/contract/admin-content';
import { aiModels } from '@regelwerk/contract/choices';
import { interfaceLanguages } from '@regelwerk/contract/languages';
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

const stored = (value: string) => (value === '' ? null : value);

/**
 * The request data of the text form: each changed language with its previous value. An empty text restores the
 * built-in one.
 */
export function textChanges(before: TextForm, values: TextForm) {
  return interfaceLanguages
    .filter((language) => values[language] !== before[language])
    .map((language) => ({
      action: 'saveTranslation' as const,
      key: values.key,
      language,
      value: stored(values[language]),
      seen: stored(before[language]),
    }));
}

/** The words for refused changes of models and texts. */
export const contentRefusals = {
  byCode: { stale_edit: 'content.stale', code_taken: 'content.nameTaken' },
  otherwise: 'content.error',
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;
