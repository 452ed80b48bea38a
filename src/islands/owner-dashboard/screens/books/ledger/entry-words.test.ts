import { describe, expect, it } from 'vitest';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { ownerFinance } from '#src/i18n/dictionaries/money/owner-finance.en.ts';
import { accountName, entryWords } from './entry-words.ts';

const text = ownerFinance.ledger;
const lines = (...keys: string[]) => keys.map((systemKey) => ({ systemKey, amountMinor: 1 }));

describe('entryWords', () => {
  it.each([
    ['charge', ['receivables', 'rent_income'], 'Rent charged'],
    ['charge', ['receivables', 'late_fee_income'], 'Late fee charged'],
    ['charge', ['receivables', 'deposits_held'], 'Deposit charged'],
    ['charge', ['receivables', 'other_income'], 'Other charge'],
    ['charge', ['receivables', 'itbis_payable'], 'ITBIS charged'],
    ['reversal', ['receivables', 'itbis_payable'], 'Reversal: ITBIS charged'],
    ['payment', ['operating_cash', 'receivables'], 'Payment received'],
    ['payment', ['operating_cash', 'receivables', 'prepaid_rent'], 'Payment received, part in advance'],
    ['payment', ['operating_cash', 'prepaid_rent'], 'Payment received in advance'],
    ['credit_application', ['prepaid_rent', 'receivables'], 'Credit applied to charges'],
    ['reversal', ['operating_cash', 'receivables', 'prepaid_rent'], 'Reversal: Payment received'],
    ['reversal', ['receivables', 'rent_income'], 'Reversal: Rent charged'],
    ['reversal', ['prepaid_rent', 'receivables'], 'Reversal: Credit applied to charges'],
    ['reversal', [], 'Reversal'],
    ['bill', ['repairs', 'payables'], 'Bill'],
    ['bill_payment', ['payables', 'operating_cash'], 'Bill paid'],
    ['reversal', ['payables', 'repairs'], 'Reversal: Bill'],
    ['reversal', ['payables', 'operating_cash'], 'Reversal: Bill paid'],
    ['adjustment', ['receivables', 'prepaid_rent'], 'Adjustment'],
    ['opening', ['operating_cash', 'owner_contribution'], 'Opening balance'],
  ] as const)('%s on %j is "%s"', (kind, keys, words) => {
    expect(entryWords(kind, lines(...keys), text, enumsEn.journalKind)).toBe(words);
  });
});

describe('accountName', () => {
  it('translates the accounts of the chart and keeps the names of others', () => {
    expect(accountName({ systemKey: 'receivables', name: 'Cuentas' }, text.accountNames)).toBe(
      'Tenant receivables',
    );
    expect(accountName({ systemKey: null, name: 'Caja chica' }, text.accountNames)).toBe('Caja chica');
    expect(accountName({ systemKey: 'petty', name: 'Caja chica' }, text.accountNames)).toBe('Caja chica');
  });
});
