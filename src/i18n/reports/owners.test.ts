import { expect, it } from 'vitest';
import { CHART_OF_ACCOUNTS } from '#src/domain/chart-of-accounts.ts';
import type { PropertyResult } from '#src/domain/report-data.ts';
import { compose } from './composed.test-support.ts';

const accounts = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));
const torre: PropertyResult = {
  propertyId: 'torre',
  propertyName: 'Torre',
  currency: 'DOP',
  incomeMinor: 900,
  expenseMinor: 300,
  drawnMinor: 0,
  owners: [],
  distributions: [],
  accounts: [
    { accountId: 'rent_income', kind: 'income', earnedMinor: 900 },
    { accountId: 'repairs', kind: 'expense', earnedMinor: -300 },
  ],
};

it('an owner’s lines lead to the entries of their account and property, a property’s sum to the property', () => {
  const { rows } = compose(
    {
      kind: 'owner_statement',
      accounts,
      results: [torre, { ...torre, propertyId: 'casa', propertyName: 'Casa' }],
    },
    'period=2026-Q1',
  );
  const targets = rows.filter(({ target }) => target).map(({ cells, target }) => [cells[0], target]);
  expect(targets).toEqual(
    ['Torre', 'Casa'].flatMap((name) => {
      const propertyId = name.toLowerCase();
      return [
        [`${name} · Rent`, { kind: 'entries', accountId: 'rent_income', propertyId }],
        [`${name} · repairs`, { kind: 'entries', accountId: 'repairs', propertyId }],
        [name, { kind: 'property', id: propertyId }],
      ];
    }),
  );
});
