import { describe, expect, it } from 'vitest';
import {
  accountFor,
  type CashAccount,
  type CashPosition,
  cashGaps,
  choosableAccounts,
  usualAccountId,
} from './cash-accounts.ts';

const account = (id: string, more: Partial<CashAccount> = {}): CashAccount => ({
  id,
  systemKey: id,
  heldFor: 'own',
  isActive: true,
  hasEntries: false,
  ...more,
});
const operating = account('operating_cash');
const trust = account('trust_cash', { heldFor: 'owners' });
const deposits = account('deposits_bank', { heldFor: 'deposits' });
const chart = [operating, trust, deposits];
const none = { paymentsAccountId: null, depositsAccountId: null };

describe('the accounts to choose from', () => {
  it('are one where only operating cash is used', () => {
    expect(choosableAccounts(chart, none)).toEqual([operating]);
  });

  it('count those of the chart once they are used or usual, and own ones while they are active', () => {
    const used = account('trust_cash', { heldFor: 'owners', hasEntries: true });
    const own = account('bhd', { systemKey: null });
    const closed = account('old', { systemKey: null, isActive: false, hasEntries: true });
    const usual = { ...none, depositsAccountId: 'deposits_bank' };
    expect(choosableAccounts([operating, used, deposits, own, closed], usual)).toEqual([
      operating,
      used,
      deposits,
      own,
    ]);
  });

  it('begin with the usual one', () => {
    expect(usualAccountId(chart, none, 'payments')).toBe('operating_cash');
    expect(usualAccountId(chart, { ...none, depositsAccountId: 'deposits_bank' }, 'deposits')).toBe(
      'deposits_bank',
    );
    expect(usualAccountId([], none, 'payments')).toBeUndefined();
  });

  it('have one for what is kept for others', () => {
    const second = account('bhd', { systemKey: null, heldFor: 'deposits' });
    expect(accountFor([...chart, second], none, 'deposits')).toBe('deposits_bank');
    expect(accountFor([...chart, second], { ...none, depositsAccountId: 'bhd' }, 'deposits')).toBe('bhd');
    expect(accountFor(chart, { ...none, paymentsAccountId: 'operating_cash' }, 'owners')).toBe('trust_cash');
    expect(accountFor([operating], none, 'owners')).toBeUndefined();
  });
});

describe('what is missing', () => {
  const position = (more: Partial<CashPosition>): CashPosition => ({
    currency: 'DOP',
    depositsOwedMinor: 0,
    depositsHeldMinor: 0,
    ownersDueMinor: 0,
    ownersHeldMinor: 0,
    keepsDepositsApart: true,
    keepsOwnersApart: false,
    ...more,
  });

  it('is what is owed beyond what stands there, never below zero, deposits first', () => {
    const gaps = cashGaps([
      position({ depositsOwedMinor: 900, depositsHeldMinor: 200, ownersDueMinor: 50 }),
      position({ currency: 'USD', depositsOwedMinor: 100, depositsHeldMinor: 300 }),
    ]);
    expect(gaps).toEqual([
      {
        heldFor: 'deposits',
        currency: 'DOP',
        owedMinor: 900,
        heldMinor: 200,
        missingMinor: 700,
        isApart: true,
      },
      {
        heldFor: 'deposits',
        currency: 'USD',
        owedMinor: 100,
        heldMinor: 300,
        missingMinor: 0,
        isApart: true,
      },
      { heldFor: 'owners', currency: 'DOP', owedMinor: 50, heldMinor: 0, missingMinor: 50, isApart: false },
    ]);
  });

  it('is no line where nothing is owed and nothing stands', () => {
    expect(cashGaps([position({})])).toEqual([]);
  });
});
