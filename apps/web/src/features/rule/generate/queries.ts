import type { AiModelRow } from '@regelwerk/contract/rules/ai-model-row';
import { queryOptions } from '@tanstack/react-query';
import { readPublicRows } from '../../../lib/read-public-rows.ts';
import { offeredModels } from './model.ts';

/** The models that the wizard offers, from the catalog. */
export const aiModelsQuery = queryOptions({
  queryKey: ['ai-models'],
  // on a slow line, the list does not wait for the client library
  queryFn: async () =>
    offeredModels(await readPublicRows<AiModelRow>('ai_models?select=*&is_active=eq.true&order=name')),
  staleTime: Number.POSITIVE_INFINITY,
});
