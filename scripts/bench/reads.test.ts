import { describe, expect, it } from 'vitest';
import { type Filterable, startAfter } from '#src/data/keyset.ts';
import { TENANT_COLUMNS } from '#src/data/leasing/people/queries.ts';
import { CHARGE_COLUMNS } from '#src/data/money/charges/queries.ts';
import { PAYMENT_COLUMNS } from '#src/data/money/payments/reported-queries.ts';
import { toDatabase } from '#src/data/names.ts';
import { PROPERTY_COLUMNS } from '#src/data/portfolio/properties/queries.ts';
import { UNIT_COLUMNS } from '#src/data/portfolio/units/queries.ts';
import { APPLICATION_COLUMNS } from '#src/data/screening/applications/queries.ts';
import type { BenchDatabase } from './databases.ts';
import { listReadsOf } from './list-reads.ts';
import { behind, type Read, readsOf } from './reads.ts';

const columnsOf: Readonly<Record<string, string>> = {
  properties: toDatabase(PROPERTY_COLUMNS),
  units: toDatabase(UNIT_COLUMNS),
  tenants: toDatabase(TENANT_COLUMNS),
  applications: toDatabase(APPLICATION_COLUMNS),
  payments: toDatabase(PAYMENT_COLUMNS),
  charges: toDatabase(CHARGE_COLUMNS),
};

/** Answers whatever it is asked with one place of each list. */
const place = { full_name: 'Ana', id: 'a', day: '2026-11-01', rest: 3, property: 'Torre 7', paymentId: 'p' };
const database = {
  organizationId: 'o',
  admin: () => Promise.resolve([place]),
} as unknown as BenchDatabase;

/** What `startAfter` sends, as the API writes it in SQL. */
function sqlOf(column: string, direction: 'asc' | 'desc', value: string, id: string): string {
  const sent: string[] = [];
  const note = (text: string) => {
    sent.push(text);
    return query;
  };
  const query: Filterable = {
    gte: (name, bound) => note(`${name} >= '${bound}'`),
    lte: (name, bound) => note(`${name} <= '${bound}'`),
    or: (filters) => {
      const parts = /^not\.and\((\w+)\.eq\."(.+)",id\.(gte|lte)\."(.+)"\)$/.exec(filters);
      const [, name, equal, beyond, last] = parts ?? [];
      return note(`not (${name} = '${equal}' and id ${beyond === 'gte' ? '>=' : '<='} '${last}')`);
    },
  };
  startAfter(query, { column, direction }, { key: [value], id });
  return `and ${sent.join(' and ')}`;
}

const queriesOf = (reads: readonly Read[]) => reads.flatMap(({ variants }) => variants.flat());

describe('the reads of the benchmarks', () => {
  it('ask for the columns that the screens ask for', async () => {
    const queries = queriesOf([...(await readsOf(database)), ...(await listReadsOf(database))]);
    const seen = new Set<string>();
    for (const query of queries) {
      const [, columns, list = '', searched = ''] =
        /^select ([^(*]+) from public\.(?:(\w+)_list|search_(\w+)\()/.exec(query) ?? [];
      const name = list || searched;
      if (!name) continue;
      seen.add(name);
      expect(columns, query).toBe(columnsOf[name]);
    }
    expect([...seen].sort()).toEqual(Object.keys(columnsOf).sort());
  });

  it('begin a page where the screens begin it', async () => {
    expect(behind('full_name_order', 'Ana', 'a', '>')).toBe(sqlOf('full_name_order', 'asc', 'Ana', 'a'));
    expect(behind('created_at', '2026-11-01', 'a', '<')).toBe(sqlOf('created_at', 'desc', '2026-11-01', 'a'));
    const deep = (await readsOf(database)).find(({ name }) => name === 'tenants, deep page');
    expect(queriesOf(deep ? [deep] : [])).toEqual([
      expect.stringContaining(sqlOf('full_name_order', 'asc', 'Ana', 'a')),
    ]);
  });
});
