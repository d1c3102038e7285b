import { adminContentRequest } from '@regelwerk/contract/admin-content';
import type { AccountContext } from '../domain/accounts/account.ts';
import { deleteModel, listModels, saveModel } from '../domain/administration/edit-models.ts';
import { listTranslations, saveTranslation } from '../domain/administration/edit-translations.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requireAdmin } from './require-person.ts';

/** `admin-content`: the models of the wizard and the texts of the pages; for admins. */
export async function adminContent(c: ServerContext, deps: { readonly accounts: AccountContext }): Promise<Response> {
  const { id: actor } = await requireAdmin(c, deps.accounts);
  const input = await readBody(c, adminContentRequest);
  const { database } = deps.accounts;
  switch (input.action) {
    case 'getModels':
      return c.json({ models: await listModels(database) });
    case 'getTranslations':
      return c.json(await listTranslations(database, input));
    case 'saveModel':
      await saveModel(database, { actor, id: input.id, model: input.model, seen: input.seen });
      break;
    case 'deleteModel':
      await deleteModel(database, { actor, id: input.id });
      break;
    case 'saveTranslation':
      await saveTranslation(database, { ...input, actor });
  }
  return c.json({ success: true });
}
