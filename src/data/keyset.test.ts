import { describe, expect, it } from 'vitest';
import { byCode } from '#src/domain/foundation/text-order.ts';
import { startAfter, toPage, withNullsLast } from './keyset.ts';

const byDueDay = { column: 'due_on', direction: 'desc' } as const;
const byName = { column: 'name', direction: 'asc' } as const;

/** Writes down which filters were asked for, in their order. */
function recorder() {
  const calls: string[] = [];
  const query = {
    gte: (column: string, value: unknown) => note(`${column} >= ${value}`),
    lte: (column: string, value: unknown) => note(`${column} <= ${value}`),
    or: (filters: string) => note(filters),
  };
  const note = (call: string) => {
    calls.push(call);
    return query;
  };
  return { query, calls };
}

describe('startAfter', () => {
  it('leaves the first page alone', () => {
    const { query, calls } = recorder();
    expect(startAfter(query, byName, null)).toBe(query);
    expect(calls).toEqual([]);
  });

  it('bounds the sort column, and breaks ties by the id', () => {
    const { query, calls } = recorder();
    startAfter(query, byDueDay, { key: ['2026-11-01'], id: 'b' });
    expect(calls).toEqual(['due_on <= 2026-11-01', 'not.and(due_on.eq."2026-11-01",id.gte."b")']);
  });

  it('quotes what a name may contain', () => {
    const { query, calls } = recorder();
    startAfter(query, byName, { key: ['Torre "A", 2\\3'], id: 'b' });
    expect(calls[1]).toContain('name.eq."Torre \\"A\\", 2\\\\3"');
  });

  it('finds nothing behind a place without a value, where every row has one', () => {
    const { query, calls } = recorder();
    startAfter(query, byName, { key: [null], id: 'b' });
    expect(calls).toEqual(['and(name.is.null,id.gt."b")']);
  });
});

describe('withNullsLast', () => {
  const byRent = { column: 'rent', direction: 'desc' } as const;
  const table = [
    { id: 'a', rent: 5 },
    { id: 'b', rent: null },
    { id: 'c', rent: 9 },
    { id: 'd', rent: null },
    { id: 'e', rent: 9 },
  ];
  type Row = (typeof table)[number];

  /** Answers as the server would, for the few filters that the page asks with. */
  function asker() {
    let asked = 0;
    const ask = () => {
      asked += 1;
      let rows = [...table];
      const keep = (isKept: (row: Row) => boolean) => {
        rows = rows.filter(isKept);
        return query;
      };
      const query = {
        is: () => keep(({ rent }) => rent === null),
        not: () => keep(({ rent }) => rent !== null),
        eq: () => query,
        gte: () => query,
        lte: (_: string, value: unknown) => keep(({ rent }) => (rent ?? 0) <= Number(value)),
        gt: (_: string, value: unknown) => keep(({ id }) => id > String(value)),
        lt: (_: string, value: unknown) => keep(({ id }) => id < String(value)),
        or: (filters: string) => {
          const [, rent, id = ''] = /^not\.and\(rent\.eq\."(\d+)",id\.gte\."(\w+)"\)$/.exec(filters) ?? [];
          return keep((row) => row.rent !== Number(rent) || row.id < id);
        },
        order: () => query,
        limit: (count: number) => {
          const sorted = rows.sort((x, y) => (y.rent ?? 0) - (x.rent ?? 0) || byCode(y.id, x.id));
          return Promise.resolve({ data: sorted.slice(0, count), error: null });
        },
      };
      return query;
    };
    return { ask, count: () => asked };
  }
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');

  it('asks once while the rows with a value fill the page', async () => {
    const { ask, count } = asker();
    expect(ids(await withNullsLast<Row>(ask, byRent, null, 3))).toBe('eca');
    expect(count()).toBe(1);
  });

  it('goes on into the rows without one, and from there among them alone', async () => {
    const { ask, count } = asker();
    expect(ids(await withNullsLast<Row>(ask, byRent, { key: [9], id: 'c' }, 3))).toBe('adb');
    expect(count()).toBe(2);
    expect(ids(await withNullsLast<Row>(ask, byRent, { key: [null], id: 'd' }, 3))).toBe('b');
    expect(count()).toBe(3);
  });
});

describe('toPage', () => {
  const rows = [
    { id: '1', name: 'Ana' },
    { id: '2', name: 'Luis' },
    { id: '3', name: 'Rosa' },
  ];

  it('ends where nothing follows', () => {
    expect(toPage(rows, byName, 'id', 3)).toEqual({ rows, next: null });
  });

  it('keeps the row too many back and points behind the last one shown', () => {
    expect(toPage(rows, byName, 'id', 2)).toEqual({
      rows: rows.slice(0, 2),
      next: { key: ['Luis'], id: '2' },
    });
  });
});
