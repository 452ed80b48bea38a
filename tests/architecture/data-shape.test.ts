import { describe, expect, it } from 'vitest';
import { columnsOnce } from './rules/columns-once.ts';
import { declaredCalls } from './rules/declared-calls.ts';
import { stableRequestIds } from './rules/stable-request-ids.ts';

// Each rule is shown to fail on what it forbids, and to pass what it allows.
const path = 'src/data/expenses/bills/mutations.ts';

describe('declared calls', () => {
  it.each([
    `export async function payBill(input: Input, id: string) { return call('pay_bill', { billId: input.billId, note: input.note ?? undefined }, id); }`,
    `export async function payBill(input: Input) { await call('pay_bill', { lines: [...input.lines] }); }`,
    `export async function payBill({ billId }: Input) { await call('pay_bill', { billId }); }`,
    `export const payBill = (billId: string) => call('pay_bill', { billId });`,
    `export const payBill = (input: Arguments<'pay_bill'>, id: string) => call('pay_bill', input, id);`,
  ])('refuses %s', (text) => {
    expect(declaredCalls([{ path, text }])).toEqual([expect.stringContaining('only hands its arguments on')]);
  });

  it.each([
    `export const payBill = repeatable('pay_bill');`,
    `export const payBill = (input: Arguments<'pay_bill'>, id: string) => call('pay_bill', trimmed(input), id);`,
    `export const payBill = ({ rate, ...bill }: Bill, id: string) => call('pay_bill', { ...bill, ...columns(rate) }, id);`,
    `export const payBill = (input: Bill) => call('pay_bill', { billId: input.id });`,
    `export const passOn = (input: PassOnInput, id: string) => call('pass_on_bill', input, id);`,
  ])('takes %s', (text) => {
    expect(declaredCalls([{ path, text }])).toEqual([]);
  });
});

describe('columns', () => {
  it.each([
    [`export type Bill = Pick<Row<'bills_list'>, 'id' | 'vendorName'>;`, 'lists columns again'],
    [
      `export type Bill = Omit<Row<'bills_list'>, 'note'> & { readonly isLate: boolean };`,
      'lists columns again',
    ],
    [
      `const bills = () => queryOptions({ queryKey: ['bills'], queryFn: fetchBills });`,
      'makes its options itself',
    ],
    [`const bills = () => infiniteQueryOptions({ queryKey: ['bills'] });`, 'makes its options itself'],
  ])('refuses %s', (text, said) => {
    expect(columnsOnce([{ path, text }])).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    `export type Bill = Selected<'bills_list', typeof COLUMNS>;`,
    `const bills = () => rowsQuery(['bills'], () => select('bills_list', COLUMNS));`,
    `const small = () => queryOptions({ ...links(paths), queryKey: ['small'] });`,
  ])('takes %s', (text) => {
    expect(columnsOnce([{ path, text }])).toEqual([]);
  });
});

describe('the id of a request', () => {
  const faultsOf = (text: string) => stableRequestIds([{ path: 'src/islands/bills/approve.ts', text }]);

  it('is not made where the request is sent', () => {
    for (const made of ['newId()', 'crypto.randomUUID()'])
      expect(faultsOf(`await submitBill({ billId }, ${made});`)).toEqual([
        'src/islands/bills/approve.ts:1 makes the id of a request where it is sent: take it from the action (partId)',
      ]);
  });

  it('is the action’s, or a part of it; what is added may get one of its own', () => {
    expect(faultsOf('await submitBill({ billId }, partId(requestId, 2));')).toEqual([]);
    expect(faultsOf('await addItemPhoto({ itemId, picture }, newId());')).toEqual([]);
    expect(faultsOf('const draft = { key: crypto.randomUUID() };')).toEqual([]);
  });
});
