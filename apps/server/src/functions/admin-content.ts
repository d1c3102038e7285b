import { deleteModel, listModels, saveModel } from '../domain/admin/edit-models.ts';
import { saveTranslation } from '../domain/admin/edit-translations.ts';
import { listTranslations } from '../domain/admin/list-translations.ts';
import type { Handler } from './handler.ts';

/** `admin-content`: the models of the wizard and the texts of the pages. */
export const adminContent: Handler<'admin-content'> = async (
  { body: input, caller },
  { accounts: { database }, texts },
) => {
  const actor = caller.account.id;
  switch (input.action) {
    case 'getModels':
      return { models: await listModels(database) };
    case 'getTranslations':
      return listTranslations(database, texts, input);
    case 'saveModel':
      await saveModel(database, { actor, id: input.id, model: input.model, seen: input.seen });
      break;
    case 'deleteModel':
      await deleteModel(database, { actor, id: input.id });
      break;
    case 'saveTranslation':
      await saveTranslation(database, texts, { ...input, actor });
  }
  return { success: true };
};
