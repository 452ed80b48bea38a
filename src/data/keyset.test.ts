import { describe, expect, it } from 'vitest';
import { startAfter, toPage } from './keyset.ts';

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
    expect(calls).toEqual([
      'due_on <= 2026-11-01',
      'due_on.lt."2026-11-01",and(due_on.eq."2026-11-01",id.lt."b")',
    ]);
  });

  it('quotes what a name may contain', () => {
    const { query, calls } = recorder();
    startAfter(query, byName, { key: ['Torre "A", 2\\3'], id: 'b' });
    expect(calls[1]).toContain('name.gt."Torre \\"A\\", 2\\\\3"');
  });

  it('goes on into the rows without a value, which stand last', () => {
    const { query, calls } = recorder();
    startAfter(query, byName, { key: ['Ana'], id: 'b' }, { isNullable: true });
    startAfter(query, byName, { key: [null], id: 'b' }, { isNullable: true });
    expect(calls).toEqual([
      'name.gt."Ana",and(name.eq."Ana",id.gt."b"),name.is.null',
      'and(name.is.null,id.gt."b")',
    ]);
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
