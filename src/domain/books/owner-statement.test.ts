import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownerResults } from './owner-statement.ts';
import type { PropertyResult } from './report-data.ts';

const result = (over: Partial<PropertyResult>): PropertyResult => ({
  propertyId: 'p',
  propertyName: 'Torre',
  currency: 'DOP',
  incomeMinor: 0,
  expenseMinor: 0,
  drawnMinor: 0,
  owners: [],
  distributions: [],
  ...over,
});
const owner = (name: string, shareBasisPoints: number, identityNumber = '') => ({
  name,
  identityNumber,
  shareBasisPoints,
});

it('splits a property by shares: income, expenses, what was drawn and what is due', () => {
  const owners = ownerResults([
    result({
      incomeMinor: 100_001,
      expenseMinor: 20_000,
      drawnMinor: 10_000,
      owners: [owner('Ana', 6000), owner('Luis', 4000)],
    }),
  ]);
  expect(owners.map(({ name, parts }) => [name, parts[0]?.incomeMinor, parts[0]?.dueMinor])).toEqual([
    ['Ana', 60_001, 42_001],
    ['Luis', 40_000, 28_000],
  ]);
});

it('knows somebody in two properties by their number, whatever the spelling', () => {
  const owners = ownerResults([
    result({ incomeMinor: 100, owners: [owner('Ana Peña', 10_000, '00100000001')] }),
    result({ propertyId: 'q', incomeMinor: 50, owners: [owner('ANA PEÑA', 10_000, '00100000001')] }),
  ]);
  expect(owners).toHaveLength(1);
  expect(owners[0]?.parts.map((part) => part.propertyId)).toEqual(['p', 'q']);
});

it('a property without co-owners is the organization’s', () => {
  expect(ownerResults([result({ incomeMinor: 7 })])).toMatchObject([{ key: '', parts: [{ netMinor: 7 }] }]);
});

it('what says whose it was is theirs; the rest of what was drawn is everybody’s, by their shares', () => {
  const owners = ownerResults([
    result({
      incomeMinor: 100_000,
      drawnMinor: 30_001,
      owners: [owner('Ana', 6000), owner('Luis', 4000)],
      distributions: [
        { name: 'Ana', identityNumber: '', amountMinor: 20_000 },
        { name: 'Rosa', identityNumber: '', amountMinor: 5_000 },
      ],
    }),
  ]);
  expect(owners.map(({ name, parts }) => [name, parts[0]?.incomeMinor, parts[0]?.drawnMinor])).toEqual([
    ['Ana', 60_000, 20_000 + 3_001],
    ['Luis', 40_000, 2_000],
    ['Rosa', 0, 5_000],
  ]);
});

it('begins with what was left, goes account by account, and tells what was drawn since', () => {
  const [ana, luis] = ownerResults([
    result({
      earnedBeforeMinor: 101,
      drawnBeforeMinor: 50,
      distributionsBefore: [{ name: 'Luis', identityNumber: '', amountMinor: 50 }],
      incomeMinor: 300,
      expenseMinor: 100,
      accounts: [
        { accountId: 'rent_income', kind: 'income', earnedMinor: 300 },
        { accountId: 'repairs', kind: 'expense', earnedMinor: -100 },
      ],
      drawnMinor: 20,
      drawnAfterMinor: 60,
      distributionsAfter: [{ name: 'Ana', identityNumber: '', amountMinor: 60 }],
      owners: [owner('Ana', 5000), owner('Luis', 5000)],
    }),
  ]);
  expect(ana?.parts[0]).toMatchObject({
    openingMinor: 51,
    incomeMinor: 150,
    expenseMinor: 50,
    drawnMinor: 10,
    dueMinor: 141,
    drawnAfterMinor: 60,
    accounts: [{ earnedMinor: 150 }, { earnedMinor: -50 }],
  });
  expect(luis?.parts[0]).toMatchObject({ openingMinor: 0, dueMinor: 90, drawnAfterMinor: 0 });
});

it('takes off what clients withheld, receipt by receipt to the cent', () => {
  const [ana, luis] = ownerResults([
    result({
      earnedBeforeMinor: 10_000,
      withheldBeforeMinor: 1_001,
      incomeMinor: 20_000,
      expenseMinor: 0,
      withheld: [
        { on: '2026-03-05', clientName: 'Sol', ncf: 'B0100000001', amountMinor: 1_501 },
        { on: '2026-04-05', clientName: 'Sol', ncf: 'B0100000002', amountMinor: 1_501 },
      ],
      owners: [owner('Ana', 5000), owner('Luis', 5000)],
    }),
  ]);
  expect(ana?.parts[0]).toMatchObject({ openingMinor: 4_499, withheldMinor: 1_501, dueMinor: 12_998 });
  expect(ana?.parts[0]?.withheld.map((one) => one.amountMinor)).toEqual([750, 751]);
  expect(luis?.parts[0]).toMatchObject({ openingMinor: 4_500, withheldMinor: 1_501, dueMinor: 12_999 });
});

it('the parts sum to the whole, to the cent, for any shares', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      amount,
      fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 }),
      (income, expense, before, drawnBefore, drawn, cuts) => {
        // Shares of a property sum to the whole.
        const ends = [...cuts.sort((a, b) => a - b), 10_000];
        const owners = ends.map((end, index) => owner(`O${index}`, end - (ends[index - 1] ?? 0)));
        const whole = result({
          incomeMinor: income,
          expenseMinor: expense,
          earnedBeforeMinor: before,
          drawnBeforeMinor: drawnBefore,
          drawnMinor: drawn,
          itbisMinor: Math.abs(before),
          owners,
        });
        const parts = ownerResults([whole]).flatMap((one) => one.parts);
        const sum = (pick: (part: (typeof parts)[number]) => number) =>
          parts.reduce((all, part) => all + pick(part), 0);
        expect(sum((part) => part.openingMinor)).toBe(before - drawnBefore);
        expect(sum((part) => part.incomeMinor)).toBe(income);
        expect(sum((part) => part.itbisMinor)).toBe(Math.abs(before));
        expect(sum((part) => part.netMinor)).toBe(income - expense);
        expect(sum((part) => part.drawnMinor)).toBe(drawn);
        for (const part of parts)
          expect(part.dueMinor).toBe(part.openingMinor + part.netMinor - part.drawnMinor);
        // What one period leaves is what the next one begins with, for each owner.
        const next = result({
          earnedBeforeMinor: before + income - expense,
          drawnBeforeMinor: drawnBefore + drawn,
          owners,
        });
        expect(ownerResults([next]).map((one) => one.parts[0]?.openingMinor)).toEqual(
          ownerResults([whole]).map((one) => one.parts[0]?.dueMinor),
        );
      },
    ),
  );
});
