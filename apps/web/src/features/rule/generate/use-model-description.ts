import { aiModels } from '@regelwerk/contract/rules/choices';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { modelDescriptions } from './copy.ts';
import type { ModelChoice } from './model.ts';

/** Returns a function that describes a model in the language of the page; the catalog's text comes first in English. */
export function useModelDescription(): (model: ModelChoice) => string {
  const t = useText(modelDescriptions);
  const [language] = useLanguage();
  return useCallback(
    (model) => {
      const name = aiModels.find((one) => one === model.name);
      const ofCatalog = language === defaultLanguage ? model.description : '';
      return ofCatalog || (name === undefined ? model.description : t(`aiModel.${name}`));
    },
    [t, language],
  );
}
