// Writes docs/database.md from the catalog.
import { writeFileSync } from 'node:fs';
import { databasePage } from '#stack/schemas/page.ts';
import { startTestDatabase } from '#tests/support/start-database.ts';

const database = await startTestDatabase();
try {
  writeFileSync('docs/database.md', await databasePage(database.sql));
} finally {
  await database.stop();
}
