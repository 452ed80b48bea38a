import { expect, it } from 'vitest';
import { emptyOpening, isReadable, openingRows } from './opening-draft.ts';

const accounts = [
  { id: 'cash', kind: 'asset' },
  { id: 'loan', kind: 'liability' },
] as const;
const leases = [{ id: 'owes' }, { id: 'ahead' }, { id: 'even' }];

it('what is typed on the side of each account is posted as debit or credit, what is empty is not', () => {
  const draft = { ...emptyOpening('USD'), balances: { cash: 500, loan: 300, gone: 9 } };
  expect(openingRows(draft, accounts, leases).lines).toEqual([
    { accountId: 'cash', currency: 'USD', amountMinor: 500, propertyId: null },
    { accountId: 'loan', currency: 'USD', amountMinor: -300, propertyId: null },
  ]);
  expect(openingRows(emptyOpening('DOP'), accounts, leases)).toEqual({ lines: [], tenants: [] });
});

it('a balance belongs to the property that was chosen for its account, or to none', () => {
  const draft = {
    ...emptyOpening('DOP'),
    balances: { cash: 500, loan: 300 },
    properties: { cash: '', loan: 'tower' },
  };
  expect(openingRows(draft, accounts, leases).lines.map((line) => line.propertyId)).toEqual([null, 'tower']);
});

it('what a tenant had paid ahead is below zero, what they owed above it', () => {
  const draft = {
    ...emptyOpening('DOP'),
    debts: { owes: 100, ahead: 200, even: null },
    paidAhead: { ahead: true, even: true },
  };
  expect(openingRows(draft, accounts, leases).tenants).toEqual([
    { leaseId: 'owes', amountMinor: 100 },
    { leaseId: 'ahead', amountMinor: -200 },
  ]);
});

it('a text that is no amount keeps it from being posted', () => {
  expect(isReadable({ ...emptyOpening('DOP'), debts: { owes: Number.NaN } })).toBe(false);
  expect(isReadable({ ...emptyOpening('DOP'), debts: { owes: null }, balances: { cash: 1 } })).toBe(true);
});
