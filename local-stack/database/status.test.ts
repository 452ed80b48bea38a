import { expect, it } from 'vitest';
import { statusOf } from '#stack/database/status.ts';

it.each([
  ['P0001', 400],
  ['23514', 400],
  ['23P01', 400],
  ['P0002', 500],
  ['40001', 500],
  ['57014', 500],
  ['28000', 403],
  ['08006', 503],
])('answers SQLSTATE %s with status %i', (sqlState, status) => {
  expect(statusOf(sqlState)).toBe(status);
});

it.each(['42501', '23505', '42883', '22P02', 'PGRST', 'ECONNREFUSED'])(
  'leaves %s to the API package',
  (code) => {
    expect(statusOf(code)).toBeUndefined();
  },
);
