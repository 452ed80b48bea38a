import { describe, expect, it } from 'vitest';
import { offeredRate, readReceived } from './received.ts';

const offered = { rate: 60, source: 'Banco Central', ratedOn: '2026-11-20' };
const facts = { currency: 'USD', owedMinor: 100_000, offered, day: '2026-11-24' } as const;

describe('money that came in the other currency', () => {
  it('offers what is owed at the rate that was written down last', () => {
    expect(readReceived({ isOther: true }, facts)).toMatchObject({
      currency: 'DOP',
      receivedMinor: 6_000_000,
      rate: 60,
      source: 'Banco Central',
      countsMinor: 100_000,
      problems: {},
      exchange: {
        amountMinor: 100_000,
        received: { receivedMinor: 6_000_000, rate: 60, source: 'Banco Central', ratedOn: '2026-11-20' },
      },
    });
  });

  it('counts what was received by the rate, until it is said otherwise', () => {
    const counts = (more: object) => readReceived({ isOther: true, ...more }, facts).countsMinor;
    expect(counts({ receivedMinor: 3_000_000 })).toBe(50_000);
    expect(counts({ rate: 61 })).toBe(100_000);
    expect(counts({ receivedMinor: 6_000_000, rate: 61 })).toBe(98_361);
    expect(counts({ receivedMinor: 5_990_000, countsMinor: 100_000 })).toBe(100_000);
  });

  it('takes a rate that was typed as one of the day of the payment', () => {
    const { exchange } = readReceived({ isOther: true, rate: 61 }, facts);
    expect(exchange?.received).toMatchObject({ rate: 61, ratedOn: '2026-11-24' });
  });

  it('says what is missing, each at its field', () => {
    const nothing = { ...facts, offered: null };
    expect(readReceived({ isOther: true }, nothing)).toMatchObject({
      exchange: null,
      problems: {
        receivedMinor: 'receivedMissing',
        rate: 'rateMissing',
        source: 'sourceMissing',
        countsMinor: 'countsMissing',
      },
    });
    expect(readReceived({ isOther: true, receivedMinor: 0 }, facts).problems).toHaveProperty('receivedMinor');
    expect(readReceived({ isOther: true, rate: 100_000 }, facts).problems).toHaveProperty('rate');
  });

  it('refuses what is further from the rate than a tenth', () => {
    const far = readReceived({ isOther: true, receivedMinor: 600_000, countsMinor: 100_000 }, facts);
    expect(far.problems).toEqual({ countsMinor: 'countsFar' });
    expect(far.exchange).toBeNull();
  });

  it('keeps what is typed of the source as it is typed', () => {
    expect(readReceived({ isOther: true, source: 'Banco ' }, facts).source).toBe('Banco ');
    expect(readReceived({ isOther: true, source: 'Banco ' }, facts).exchange?.received.source).toBe('Banco');
  });
});

it('offers the newest rate that is not of a later day', () => {
  const row = (ratedOn: string, rate: number) => ({ id: ratedOn, ratedOn, rate, source: 'BC' });
  const rates = [row('2026-11-24', 61), row('2026-11-20', 60)];
  expect(offeredRate(rates, '2026-11-23')?.rate).toBe(60);
  expect(offeredRate(rates, '2026-11-24')?.rate).toBe(61);
  expect(offeredRate(rates, '2026-11-01')).toBeNull();
});
