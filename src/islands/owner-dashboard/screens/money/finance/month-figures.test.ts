import { describe, expect, it } from 'vitest';
import { figuresOf } from './month-figures.ts';

describe('figuresOf', () => {
  it('keeps the currencies apart and joins the month with the arrears', () => {
    const figures = figuresOf(
      [{ currency: 'DOP', billedMinor: 900, collectedMinor: 600, expenseMinor: 1_000 }],
      [
        { currency: 'USD', leaseCount: 1, outstandingMinor: 50 },
        { currency: 'DOP', leaseCount: 2, outstandingMinor: 300 },
      ],
      // Of the 900 that were billed 80 are ITBIS; an account may have several rows.
      [
        { currency: 'DOP', amountMinor: 800 },
        { currency: 'DOP', amountMinor: 20 },
      ],
      'DOP',
    );
    expect(figures).toEqual([
      {
        currency: 'DOP',
        billedMinor: 900,
        collectedMinor: 600,
        incomeMinor: 820,
        expenseMinor: 1_000,
        profitMinor: -180,
        lateMinor: 300,
        lateLeaseCount: 2,
      },
      {
        currency: 'USD',
        billedMinor: 0,
        collectedMinor: 0,
        incomeMinor: 0,
        expenseMinor: 0,
        profitMinor: 0,
        lateMinor: 50,
        lateLeaseCount: 1,
      },
    ]);
  });

  it('shows zeros in the default currency before anything was charged', () => {
    expect(figuresOf([], [], [], 'USD')).toEqual([
      {
        currency: 'USD',
        billedMinor: 0,
        collectedMinor: 0,
        incomeMinor: 0,
        expenseMinor: 0,
        profitMinor: 0,
        lateMinor: 0,
        lateLeaseCount: 0,
      },
    ]);
  });
});
