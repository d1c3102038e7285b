import type { ContentModel } from '@regelwerk/contract/admin/admin-content';
import type { ShownFields } from '@regelwerk/contract/admin/seen-fields';
import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requireUnchanged } from '../kernel/require-unchanged.ts';

/** Every model of the wizard by name, including disabled ones. */
export async function listModels({ kysely }: Database): Promise<ContentModel[]> {
  return kysely
    .selectFrom('public.ai_models')
    .select(['id', 'name', 'description', 'is_active'])
    .orderBy('name')
    .execute();
}

/**
 * Creates a model, or changes the one with the id unless another admin changed it meanwhile. Notifies open browsers.
 */
export async function saveModel(
  { kysely }: Database,
  input: {
    readonly actor: string;
    readonly id: string | undefined;
    readonly model: Omit<ContentModel, 'id'>;
    readonly seen: ShownFields;
  },
): Promise<void> {
  const { actor, id, model, seen } = input;
  await kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('public.ai_models')
      .select('id')
      .where('name', '=', model.name)
      .executeTakeFirst();
    if (taken !== undefined && taken.id !== id)
      throw new AppError('code_taken', 'There is a model of this name already.', { field: 'model.name' });
    if (id === undefined) {
      const made = await transaction
        .insertInto('public.ai_models')
        .values(model)
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(transaction, { actor, action: 'create_model', subject: made.id, after: model });
      return;
    }
    const before = await transaction
      .selectFrom('public.ai_models')
      .select(['name', 'description', 'is_active'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw new AppError('not_found', 'This model does not exist.', { field: 'id' });
    requireUnchanged(seen, before);
    await transaction.updateTable('public.ai_models').set(model).where('id', '=', id).execute();
    await recordAudit(transaction, { actor, action: 'update_model', subject: id, before, after: model });
  });
}

/** Deletes a model; saved rules keep its name. */
export async function deleteModel(
  { kysely }: Database,
  { actor, id }: { readonly actor: string; readonly id: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const before = await transaction
      .deleteFrom('public.ai_models')
      .where('id', '=', id)
      .returning(['name', 'description', 'is_active'])
      .executeTakeFirst();
    if (before === undefined) throw new AppError('not_found', 'This model does not exist.', { field: 'id' });
    await recordAudit(transaction, { actor, action: 'delete_model', subject: id, before });
  });
}
