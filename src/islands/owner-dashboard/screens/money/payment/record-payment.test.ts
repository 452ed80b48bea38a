import { describe, expect, it } from 'vitest';
import { begunPayment, emptyPayment, oldestDay, problemsOfPayment } from './record-payment.ts';

const today = '2026-11-21';
const good = { amountMinor: 100, paidOn: today };

describe('problemsOfPayment', () => {
  it('accepts an amount above zero paid today', () => {
    expect(problemsOfPayment(good, today)).toEqual({});
  });

  it.each([null, 0, -1])('refuses the amount %s', (amountMinor) => {
    expect(problemsOfPayment({ ...good, amountMinor }, today)).toEqual({ amountMinor: 'amountMissing' });
  });

  it.each(['', '2026-11-22', '2026-02-30', '2023-11-20'])('refuses the day "%s"', (paidOn) => {
    expect(problemsOfPayment({ ...good, paidOn }, today)).toEqual({ paidOn: 'dateInvalid' });
  });

  it('accepts the oldest day that the database accepts', () => {
    expect(oldestDay(today)).toBe('2023-11-21');
    expect(problemsOfPayment({ ...good, paidOn: oldestDay(today) }, today)).toEqual({});
  });
});

describe('emptyPayment', () => {
  it('begins today, without an amount of its own', () => {
    expect(emptyPayment(today)).toMatchObject({ paidOn: today, amountMinor: null, isAmountTouched: false });
  });
});

it('begins with what an address brings along', () => {
  expect(begunPayment('?open=payment&amount=2500050&day=2026-05-02')).toEqual({
    amountMinor: 2_500_050,
    isAmountTouched: true,
    paidOn: '2026-05-02',
  });
  for (const amount of ['', '0', '-5', '1.5', '9'.repeat(14)])
    expect(begunPayment(`?amount=${amount}&day=2026-02-30`)).toEqual({});
});
