import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatuses } from './enums.ts';
import {
  decodeListQuery,
  emptyListQuery,
  encodeListQuery,
  type ListQuery,
  type ListSpec,
} from './list-query.ts';

const spec: ListSpec = {
  filters: { status: paymentStatuses, property: 'any', sort: ['q'] },
  sortColumns: ['due_on', 'tenant', 'amount_minor'],
  defaultSort: { column: 'due_on', direction: 'desc' },
};

const queries: fc.Arbitrary<ListQuery> = fc
  .record({
    search: fc.string({ unit: 'grapheme' }),
    status: fc.subarray([...paymentStatuses]),
    property: fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 3 }),
    sort: fc.record({
      column: fc.constantFrom(...spec.sortColumns),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    cursor: fc.option(fc.record({ key: fc.array(fc.oneof(fc.string(), fc.integer())), id: fc.uuid() })),
  })
  .map(({ search, status, property, sort, cursor }) => ({
    search,
    filters: {
      ...(status.length > 0 ? { status } : {}),
      ...(property.length > 0 ? { property } : {}),
    },
    sort,
    cursor,
  }));

describe('a list’s URL', () => {
  it('holds search, filters, sort and cursor', () => {
    const query: ListQuery = {
      search: 'Núñez & hijos',
      filters: { property: ['p1'], status: ['reported', 'rejected'] },
      sort: { column: 'amount_minor', direction: 'desc' },
      cursor: null,
    };
    expect(encodeListQuery(query, spec)).toBe(
      'q=N%C3%BA%C3%B1ez+%26+hijos&f.status=reported&f.status=rejected&f.property=p1&sort=-amount_minor',
    );
  });

  it('of a list nobody has touched is empty', () => {
    expect(encodeListQuery(emptyListQuery(spec), spec)).toBe('');
    expect(decodeListQuery('', spec)).toEqual(emptyListQuery(spec));
  });

  it('says an ascending sort without a sign', () => {
    const sort = { column: 'due_on', direction: 'asc' } as const;
    expect(encodeListQuery({ ...emptyListQuery(spec), sort }, spec)).toBe('sort=due_on');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(decodeListQuery(encodeListQuery(query, spec), spec)).toEqual(query);
      }),
    );
  });

  it('is read with or without its question mark', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(decodeListQuery(`?${encodeListQuery(query, spec)}`, spec)).toEqual(query);
      }),
    );
  });

  it('may have a filter that is called like one of its own parameters', () => {
    const query = { ...emptyListQuery(spec), filters: { sort: ['q'] } };
    expect(decodeListQuery(encodeListQuery(query, spec), spec)).toEqual(query);
  });
});

describe('what a list does not know', () => {
  it.each([
    ['an unknown filter', 'f.color=red'],
    ['an unknown value', 'f.status=lost'],
    ['an empty value', 'f.property='],
    ['an unknown column', 'sort=-password'],
    ['an empty sort', 'sort='],
    ['a broken cursor', 'after=%F0%9F'],
    ['a stranger’s parameter', 'utm_source=mail'],
    ['the name of an object’s own method', 'f.toString=x&f.__proto__=x'],
  ])('is dropped: %s', (_case, text) => {
    expect(decodeListQuery(text, spec)).toEqual(emptyListQuery(spec));
  });

  it('leaves the rest as it is, and a value given twice counts once', () => {
    const query = decodeListQuery('f.status=lost&f.status=reported&f.status=reported&q=ana', spec);
    expect(query).toEqual({ ...emptyListQuery(spec), search: 'ana', filters: { status: ['reported'] } });
  });

  it('is not written either', () => {
    const query = { ...emptyListQuery(spec), filters: { color: ['red'] } };
    expect(encodeListQuery(query, spec)).toBe('');
  });
});
