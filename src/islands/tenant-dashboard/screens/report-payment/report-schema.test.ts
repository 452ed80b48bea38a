import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reportSchema } from './report-schema.ts';

const schema = reportSchema('2026-11-21');
const valid = { amountMinor: 2500000, paidOn: '2026-11-21', method: 'transfer', reference: ' 00123 ' };
const problemsOf = (values: unknown) => v.safeParse(schema, values).issues?.map(({ message }) => message);

describe('reportSchema', () => {
  it('takes a report and trims its reference', () => {
    expect(v.parse(schema, valid)).toEqual({ ...valid, reference: '00123' });
  });
  it.each([
    ['amountMissing', { amountMinor: null }],
    ['amountMissing', { amountMinor: 0 }],
    ['amountTooLarge', { amountMinor: 1e12 + 1 }],
    ['dateInvalid', { paidOn: '' }],
    ['dateFuture', { paidOn: '2026-11-22' }],
    ['dateOld', { paidOn: '2023-11-20' }],
    ['required', { method: 'card' }],
    ['referenceLong', { reference: 'x'.repeat(81) }],
  ])('refuses with %s', (message, change) => {
    expect(problemsOf({ ...valid, ...change })).toContain(message);
  });
  it('reaches back as far as the database does', () => {
    expect(problemsOf({ ...valid, paidOn: '2023-11-21' })).toBeUndefined();
  });
});
