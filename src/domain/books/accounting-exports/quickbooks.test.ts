import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportAccountKind, ExportEntry, ExportLine } from './export-rows.ts';
import { quickbooksCsv, quickbooksIif } from './journal-files.ts';
import { CLEARING_ACCOUNT, splitForQuickbooks } from './quickbooks-split.ts';

const line = (
  accountKind: ExportAccountKind,
  amountMinor: number,
  more: Partial<ExportLine> = {},
): ExportLine => ({
  ...{ account: accountKind, accountCode: '1', accountName: accountKind, accountKind, isNamedThere: false },
  ...{ amountMinor, contact: '', property: '', ...more },
});
const entryOf = (...lines: ExportLine[]): ExportEntry => ({
  ...{ number: 9, occurredOn: '2026-10-05', kind: 'bill_payment', memo: 'Nota de crédito', lines },
});
const isOpenItem = ({ accountKind }: ExportLine) => accountKind === 'receivable' || accountKind === 'payable';

describe('one line of receivables or payables a transaction', () => {
  it('a credit note that settles a bill becomes two, which meet in clearing', () => {
    const whole = entryOf(
      line('payable', 50_000, { contact: 'Ferretería' }),
      line('payable', -50_000, { contact: 'Ferretería' }),
    );
    const parts = splitForQuickbooks(whole);
    expect(
      parts.map(({ part, lines }) => [part, lines.map((one) => [one.account, one.amountMinor])]),
    ).toEqual([
      [
        1,
        [
          ['payable', 50_000],
          [CLEARING_ACCOUNT, -50_000],
        ],
      ],
      [
        2,
        [
          ['payable', -50_000],
          [CLEARING_ACCOUNT, 50_000],
        ],
      ],
    ]);
    const csv = parts.map(quickbooksCsv('DOP').text).join('');
    expect(csv.match(/LLV-9,/g)).toHaveLength(2);
    expect(csv.match(/LLV-9-2,/g)).toHaveLength(2);
  });

  it('a payment of two charges needs no clearing', () => {
    const parts = splitForQuickbooks(
      entryOf(line('bank', 100), line('receivable', -60), line('receivable', -40)),
    );
    expect(parts.map(({ lines }) => lines.map((one) => [one.account, one.amountMinor]))).toEqual([
      [
        ['receivable', -60],
        ['bank', 60],
      ],
      [
        ['receivable', -40],
        ['bank', 40],
      ],
    ]);
  });

  it('whatever the entry: one each, each sums to zero, every account moves as it did', () => {
    const kinds = ['bank', 'receivable', 'payable', 'income', 'expense'] as const;
    const part = fc.record({
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...kinds),
        (given, last) => {
          const lines = given.map(({ kind, amount }) => line(kind, amount));
          const rest = -given.reduce((sum, { amount }) => sum + amount, 0);
          const whole = entryOf(...lines, ...(rest === 0 ? [] : [line(last, rest)]));
          const parts = splitForQuickbooks(whole);
          const moved = (all: readonly ExportLine[]) => {
            const sums = new Map<string, number>();
            for (const one of all) sums.set(one.account, (sums.get(one.account) ?? 0) + one.amountMinor);
            return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).toSorted());
          };
          for (const { lines: own } of parts) {
            expect(own.filter(isOpenItem).length).toBeLessThanOrEqual(1);
            expect(own.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(0);
            expect(own.every((one) => one.amountMinor !== 0)).toBe(true);
          }
          expect(moved(parts.flatMap((one) => one.lines))).toEqual(moved(whole.lines));
        },
      ),
    );
  });
});

describe('the lists of an IIF file', () => {
  const file = (entry: ExportEntry) => {
    const writer = quickbooksIif();
    const text = writer.text(entry);
    return { lists: writer.lists?.().split('\r\n') ?? [], text, changed: writer.changedNames?.() ?? [] };
  };

  it('say of each name what it is, and leave out accounts that are there', () => {
    const { lists } = file(
      entryOf(
        line('bank', 5, { account: 'Banco', isNamedThere: true, contact: 'Ana', property: 'Torre: A' }),
        line('receivable', -3, { account: 'CxC', contact: 'Ana', property: 'Torre: A' }),
        line('payable', -1, { account: 'CxP', contact: 'Ferretería' }),
        line('equity', -1, { account: 'Retiros', contact: 'Luis' }),
      ),
    );
    expect(lists).toEqual([
      '!ACCNT\tNAME\tACCNTTYPE',
      'ACCNT\tCxC\tAR',
      'ACCNT\tCxP\tAP',
      'ACCNT\tRetiros\tEQUITY',
      '!CUST\tNAME',
      'CUST\tAna',
      '!VEND\tNAME',
      'VEND\tFerretería',
      '!OTHERNAME\tNAME',
      'OTHERNAME\tLuis',
      '!CLASS\tNAME',
      'CLASS\tTorre - A',
      '',
    ]);
  });

  it('have names that the program keeps, told apart, and say which were changed', () => {
    const long = 'Inversiones y Desarrollos Inmobiliarios del Caribe';
    const { text, changed } = file(
      entryOf(
        line('receivable', 5, { contact: `${long} Uno` }),
        line('income', -5, { contact: `${long} Dos` }),
      ),
    );
    const names = text
      .split('\r\n')
      .slice(0, 2)
      .map((row) => row.split('\t')[4] ?? '');
    expect(names.every((name) => name.length <= 41 && name.startsWith('Inversiones y Desarrollos'))).toBe(
      true,
    );
    expect(new Set(names).size).toBe(2);
    expect(changed.map((one) => one.text)).toEqual([`${long} Uno`, `${long} Dos`]);
  });
});
