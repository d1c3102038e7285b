import type { ContentModel } from '@regelwerk/contract/admin-content';
import { aiModels } from '@regelwerk/contract/choices';
import { interfaceLanguages } from '@regelwerk/contract/languages';
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
