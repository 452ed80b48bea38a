import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countedReport, reportSchema } from './report-schema.ts';

const schema = reportSchema('2026-11-21');
const valid = {
  amountMinor: 2500000,
  isOther: false,
  receivedMinor: null,
  rate: null,
  paidOn: '2026-11-21',
  method: 'transfer',
  reference: ' 00123 ',
} as const;
const other = { ...valid, amountMinor: null, isOther: true, receivedMinor: 6_000_000, rate: 60 };
const problemsOf = (values: unknown) => v.safeParse(schema, values).issues?.map(({ message }) => message);

describe('reportSchema', () => {
  it('takes a report and trims its reference', () => {
    expect(v.parse(schema, valid)).toEqual({ ...valid, reference: '00123' });
  });
  it.each([
    ['amountMissing', { amountMinor: null }],
    ['amountMissing', { amountMinor: 0 }],
    ['amountTooLarge', { amountMinor: 1e12 + 1 }],
    ['amountMissing', { ...other, receivedMinor: null }],
    ['amountTooLarge', { ...other, receivedMinor: 1e12 + 1 }],
    ['rateMissing', { ...other, rate: null }],
    ['rateMissing', { ...other, rate: 100_000 }],
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

describe('what was paid in the other currency', () => {
  const offered = { rate: 60, source: 'Banco Central', ratedOn: '2026-11-20' };
  const counted = (values: object, rate: typeof offered | null = offered) =>
    countedReport(v.parse(schema, { ...other, ...values }), 'USD', rate, 'Mi banco');

  it('counts by the rate of the landlord, with its source and day', () => {
    expect(counted({})).toEqual({ amountMinor: 100_000, received: { receivedMinor: 6_000_000, ...offered } });
  });
  it('counts by the rate that the tenant used, of the day of the payment', () => {
    const own = { rate: 61, source: 'Mi banco', ratedOn: '2026-11-21' };
    expect(counted({ rate: 61 })).toEqual({
      amountMinor: 98_361,
      received: { receivedMinor: 6_000_000, ...own },
    });
    expect(counted({ rate: 60 }, null).received).toMatchObject({ rate: 60, source: 'Mi banco' });
  });
  it('is nothing of what was paid in the lease’s own', () => {
    const values = v.parse(schema, { ...valid, receivedMinor: 5, rate: 60 });
    expect(countedReport(values, 'USD', offered, '')).toEqual({ amountMinor: 2_500_000, received: null });
  });
});
