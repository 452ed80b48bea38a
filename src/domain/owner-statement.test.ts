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

it('the parts sum to the whole, to the cent, for any shares', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 }),
      (income, expense, weights) => {
        const owners = weights.map((weight, index) => owner(`O${index}`, weight));
        const parts = ownerResults([result({ incomeMinor: income, expenseMinor: expense, owners })]).flatMap(
          (one) => one.parts,
        );
        expect(parts.reduce((sum, part) => sum + part.incomeMinor, 0)).toBe(income);
        expect(parts.reduce((sum, part) => sum + part.netMinor, 0)).toBe(income - expense);
      },
    ),
  );
});
