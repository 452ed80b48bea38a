// Apart: no file before it may have loaded a dictionary.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorKinds } from '#src/data/errors.ts';
import { common as en } from './dictionaries/foundation/common.en.ts';
import { common as es } from './dictionaries/foundation/common.es.ts';
import { errorsEn } from './dictionaries/foundation/errors.en.ts';
import { errorsEs } from './dictionaries/foundation/errors.es.ts';
import { errorText } from './error-text.ts';
import { loadText } from './load.ts';

const schemas = path.resolve(import.meta.dirname, '../../supabase/schemas');

/** Every code with which a function of the database refuses. */
function refusals(): string[] {
  const sql = globSync('**/*.sql', { cwd: schemas }).map((file) =>
    readFileSync(path.join(schemas, file), 'utf8'),
  );
  return [
    ...new Set(
      sql.flatMap((text) => [...text.matchAll(/private\.fail\(\s*'(\w+)'/g)].map((m) => m[1] ?? '')),
    ),
  ];
}

describe('errorText', () => {
  it('makes do with the kind until the texts of the codes are here', () => {
    expect(errorText({ kind: 'conflict', code: 'lease_overlaps' }, es)).toBe(es.errors.kinds.conflict);
  });
});

describe('errorText with all texts', () => {
  beforeAll(async () => {
    await loadText('es', ['errors']);
    await loadText('en', ['errors']);
  });

  it('prefers the sentence of the code', () => {
    expect(errorText({ kind: 'conflict', code: 'lease_overlaps' }, es)).toBe(errorsEs.codes.lease_overlaps);
  });

  it('falls back to the sentence of the kind', () => {
    expect(errorText({ kind: 'offline' }, es)).toBe(es.errors.kinds.offline);
    expect(errorText({ kind: 'conflict', code: 'never_heard_of' }, en)).toBe(en.errors.kinds.conflict);
    expect(errorText({ kind: 'invalid', code: 'toString' }, en)).toBe(en.errors.kinds.invalid);
  });

  it('is never empty, even for a kind that it does not know', () => {
    expect(errorText({ kind: 'teapot' as 'invalid' }, en)).toBe(en.errors.kinds.unexpected);
  });

  it('knows every kind of application error', () => {
    expect(Object.keys(en.errors.kinds).sort()).toEqual([...errorKinds].sort());
  });

  it('has a sentence for every refusal of the database', () => {
    const codes = refusals();
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !Object.hasOwn(errorsEn.codes, code))).toEqual([]);
  });
});
