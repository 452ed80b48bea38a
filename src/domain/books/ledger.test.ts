import { describe, expect, it } from 'vitest';
import type { ChargeKind } from '../foundation/enums.ts';
import { money } from '../foundation/money.ts';
import {
  accountBalance,
  chargeEntry,
  creditApplicationEntry,
  isBalanced,
  type JournalEntry,
  paymentEntry,
  reversalOf,
} from './ledger.ts';

describe('a charge', () => {
  it.each<[ChargeKind, string]>([
    ['rent', 'rent_income'],
    ['late_fee', 'late_fee_income'],
    ['other', 'other_income'],
    ['deposit', 'deposits_held'],
  ])('of kind %s is owed to us and credited to %s', (kind, account) => {
    expect(chargeEntry({ kind, amount: money(500, 'DOP') })).toEqual({
      kind: 'charge',
      lines: [
        { account: 'receivables', currency: 'DOP', amountMinor: 500 },
        { account, currency: 'DOP', amountMinor: -500 },
      ],
    });
  });

  it.each([0, -500])('of %d is refused', (amountMinor) => {
    const nothing = { kind: 'rent' as const, amount: money(amountMinor, 'DOP') };
    expect(() => chargeEntry(nothing)).toThrow('amount_not_positive');
  });
});

describe('a payment', () => {
  const allocations = [
    { chargeId: 'c1', amountMinor: 300 },
    { chargeId: 'c2', amountMinor: 100 },
  ];

  it('takes what it pays off receivables and keeps the rest as prepaid rent', () => {
    expect(paymentEntry({ amount: money(500, 'USD'), allocations })).toEqual({
      kind: 'payment',
      lines: [
        { account: 'operating_cash', currency: 'USD', amountMinor: 500 },
        { account: 'receivables', currency: 'USD', amountMinor: -400 },
        { account: 'prepaid_rent', currency: 'USD', amountMinor: -100 },
      ],
    });
  });

  it('has no line of zero when nothing is left over, or when nothing was open', () => {
    expect(paymentEntry({ amount: money(400, 'DOP'), allocations }).lines).toHaveLength(2);
    const ahead = paymentEntry({ amount: money(400, 'DOP'), allocations: [] });
    expect(ahead.lines.map((line) => line.account)).toEqual(['operating_cash', 'prepaid_rent']);
  });

  it('may arrive at another bank account', () => {
    const entry = paymentEntry({ amount: money(400, 'DOP'), allocations, cashAccount: 'deposits_bank' });
    expect(accountBalance([entry], 'deposits_bank', 'DOP')).toBe(400);
    expect(accountBalance([entry], 'operating_cash', 'DOP')).toBe(0);
  });

  it('refuses to pay more than it is, or to pay a charge nothing', () => {
    expect(() => paymentEntry({ amount: money(399, 'DOP'), allocations })).toThrow(
      'allocation_exceeds_payment',
    );
    const empty = [{ chargeId: 'c1', amountMinor: 0 }];
    expect(() => paymentEntry({ amount: money(1, 'DOP'), allocations: empty })).toThrow(
      'amount_not_positive',
    );
    expect(() => paymentEntry({ amount: money(0, 'DOP'), allocations: [] })).toThrow('amount_not_positive');
  });
});

describe('a credit', () => {
  it('pays charges out of prepaid rent', () => {
    expect(creditApplicationEntry('DOP', [{ chargeId: 'c1', amountMinor: 80 }])).toEqual({
      kind: 'credit_application',
      lines: [
        { account: 'prepaid_rent', currency: 'DOP', amountMinor: 80 },
        { account: 'receivables', currency: 'DOP', amountMinor: -80 },
      ],
    });
  });

  it('cannot be applied to nothing', () => {
    expect(() => creditApplicationEntry('DOP', [])).toThrow('amount_not_positive');
  });

  it('after an overpayment leaves the tenant owing nothing and owed nothing', () => {
    const march = chargeEntry({ kind: 'rent', amount: money(1_000, 'DOP') });
    const paid = paymentEntry({
      amount: money(1_600, 'DOP'),
      allocations: [{ chargeId: 'march', amountMinor: 1_000 }],
    });
    const april = chargeEntry({ kind: 'rent', amount: money(600, 'DOP') });
    const applied = creditApplicationEntry('DOP', [{ chargeId: 'april', amountMinor: 600 }]);
    const journal = [march, paid, april, applied];
    expect(accountBalance(journal, 'receivables', 'DOP')).toBe(0);
    expect(accountBalance(journal, 'prepaid_rent', 'DOP')).toBe(0);
    expect(accountBalance(journal, 'rent_income', 'DOP')).toBe(-1_600);
    expect(accountBalance(journal, 'operating_cash', 'DOP')).toBe(1_600);
  });
});

describe('accountBalance', () => {
  it('counts one account in one currency', () => {
    const journal = [
      chargeEntry({ kind: 'rent', amount: money(500, 'DOP') }),
      chargeEntry({ kind: 'rent', amount: money(20, 'USD') }),
      chargeEntry({ kind: 'deposit', amount: money(7, 'DOP') }),
    ];
    expect(accountBalance(journal, 'receivables', 'DOP')).toBe(507);
    expect(accountBalance(journal, 'receivables', 'USD')).toBe(20);
    expect(accountBalance(journal, 'rent_income', 'DOP')).toBe(-500);
    expect(accountBalance([], 'receivables', 'DOP')).toBe(0);
  });
});

describe('isBalanced', () => {
  const debit = { account: 'receivables', currency: 'DOP', amountMinor: 5 } as const;
  const credit = { account: 'rent_income', currency: 'DOP', amountMinor: -5 } as const;

  it.each<[string, JournalEntry['lines'], boolean]>([
    ['a debit and its credit', [debit, credit], true],
    [
      'both currencies, each in balance',
      [debit, credit, { ...debit, currency: 'USD' }, { ...credit, currency: 'USD' }],
      true,
    ],
    ['no lines', [], false],
    ['one line', [debit], false],
    ['a credit that is too small', [debit, { ...credit, amountMinor: -4 }], false],
    ['a credit in the other currency', [debit, { ...credit, currency: 'USD' }], false],
    ['a line of zero', [debit, credit, { ...debit, amountMinor: 0 }], false],
  ])('judges %s', (_case, lines, expected) => {
    expect(isBalanced({ kind: 'adjustment', lines })).toBe(expected);
  });
});

describe('a reversal', () => {
  it('takes the entry back, line by line', () => {
    const entry = chargeEntry({ kind: 'rent', amount: money(500, 'DOP') });
    expect(reversalOf(entry)).toEqual({
      kind: 'reversal',
      lines: [
        { account: 'receivables', currency: 'DOP', amountMinor: -500 },
        { account: 'rent_income', currency: 'DOP', amountMinor: 500 },
      ],
    });
  });

  it('of an unbalanced entry is refused', () => {
    expect(() => reversalOf({ kind: 'adjustment', lines: [] })).toThrow('entry_unbalanced');
  });
});
