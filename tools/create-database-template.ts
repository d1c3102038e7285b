import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { createDatabaseTemplate } from '@regelwerk/database/create-database-template';

try {
  await createDatabaseTemplate(seedLists);
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  process.stderr.write(
    `· The database for a first start could not be prepared, so that start takes longer: ${reason}\n`,
  );
  process.exitCode = 1;
}
