import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { createDatabaseTemplate } from '@regelwerk/database/create-database-template';

/** Returns the folder of a migrated and seeded embedded database without accounts, to copy and not to open. */
export function embeddedTemplate(): Promise<string> {
  return createDatabaseTemplate(seedLists);
}
