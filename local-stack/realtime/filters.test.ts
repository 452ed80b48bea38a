import { describe, expect, it } from 'vitest';
import { type ChangeFilter, matchesFilter } from '#stack/realtime/filters.ts';

const change = {
  schema: 'public',
  table: 'payments',
  type: 'INSERT' as const,
  record: { amount_minor: 900, status: 'reported', lease_id: 'a' },
};

const filter = (parts: Partial<ChangeFilter>): ChangeFilter => ({
  id: 1,
  event: '*',
  schema: 'public',
  ...parts,
});

describe('matchesFilter', () => {
  it.each([
    [{}, true],
    [{ event: 'INSERT' }, true],
    [{ event: 'UPDATE' }, false],
    [{ table: 'payments' }, true],
    [{ table: 'leases' }, false],
    [{ schema: 'private' }, false],
    [{ filter: 'amount_minor=gt.500' }, true],
    [{ filter: 'amount_minor=gt.900' }, false],
    [{ filter: 'amount_minor=lt.1000' }, true],
    [{ filter: 'status=eq.reported' }, true],
    [{ filter: 'status=neq.reported' }, false],
    [{ filter: 'status=in.(confirmed,reported)' }, true],
    [{ filter: 'status=in.(confirmed,rejected)' }, false],
    [{ filter: 'status=eq.reported,lease_id=eq.b' }, false],
    [{ filter: 'status=in.(reported,confirmed),lease_id=eq.a' }, true],
    [{ filter: 'missing=eq.1' }, false],
    [{ filter: 'status~reported' }, false],
    [{ filter: 'status=matches.reported' }, false],
  ])('%j lets the change through: %s', (parts, expected) => {
    expect(matchesFilter(filter(parts), change)).toBe(expected);
  });
});
