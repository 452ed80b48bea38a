// Writes docs/database.md from the catalog.
import { writeFileSync } from 'node:fs';
import { databasePage } from '#stack/schemas/page.ts';
import { onFreshSchema } from './supabase-cli.ts';

writeFileSync('docs/database.md', await onFreshSchema(({ sql }) => databasePage(sql)));
