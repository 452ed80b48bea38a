// supabase/schemas is the database as it is, supabase/migrations how it comes about: they may not differ.
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { databasePage } from '#stack/schemas/page.ts';
import { useDatabase } from '#tests/support/database.ts';
import { diffCatalogs, diffRows, makeSchemaDatabase } from '../../scripts/schema-databases.ts';

const database = useDatabase();

describe('a database of the schemas', () => {
  let written: string;

  it('comes of an empty one, and each body of a function is whole', async () => {
    written = await makeSchemaDatabase(inject('databaseServer'), 'of_schemas');
  });

  it('has the catalog of one of the migrations: there is no difference either way', async () => {
    expect(await diffCatalogs(database.url, written)).toBe('');
    expect(await diffCatalogs(written, database.url)).toBe('');
  });

  it('has the same reference rows', async () => {
    expect(await diffRows(database.url, written)).toEqual([]);
  });
});

it('is drawn by the page that tells of it', async () => {
  // After a change: npm run docs:database.
  expect(readFileSync('docs/database.md', 'utf8')).toBe(await databasePage(database.sql));
});
