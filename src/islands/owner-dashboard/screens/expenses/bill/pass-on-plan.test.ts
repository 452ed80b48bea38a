import { expect, it } from 'vitest';
import type { PassedOn, PassOnPlace, PassOnRow } from '#src/data/expenses/bills/pass-ons.ts';
import type { Bill, BillLine } from '#src/data/expenses/bills/queries.ts';
import { choiceOf, costedLines, emptyDraft, problemsOf, propertiesOf, splitOf } from './pass-on-plan.ts';

const bill = {
  propertyId: 'tower',
  currency: 'DOP',
  totalMinor: 1_180,
  itbisToCostMinor: 100,
  exciseMinor: 0,
  otherTaxesMinor: 0,
  tipMinor: 0,
} as Bill;
const line = (id: string, account: string, amount: number, property: string | null = null) =>
  ({ id, accountId: account, amountMinor: amount, propertyId: property, description: id }) as BillLine;
const lines = costedLines(
  bill,
  [line('door', 'repairs', 300), line('fee', 'fees', 500), line('annex', 'repairs', 200, 'annex')],
  ['fees'],
);
const passed = (amount: number, lineId: string, reversed: string | null = null) =>
  ({ amountMinor: amount, lineIds: [lineId], reversedAt: reversed }) as PassedOn;
const unit = (id: string, changes: Partial<PassOnRow> = {}): PassOnRow => ({
  unitId: id,
  label: id,
  tenantName: 'Ana',
  leaseId: `lease-${id}`,
  leaseCurrency: 'DOP',
  areaM2: 50,
  rentMinor: 100,
  rentCurrency: 'DOP',
  ...changes,
});
const place: PassOnPlace = {
  name: 'Torre',
  condominiumName: '',
  units: [unit('a'), unit('b', { leaseId: null, leaseCurrency: null, areaM2: null, tenantName: null })],
  feeLeases: ['lease-a', 'lease-z'],
};
const draft = emptyDraft('2026-11-23');
const said = { dueOn: '2026-11-23', description: 'Cuota' };

it('begins with the fees of the condominium, at what they cost and is not passed on yet', () => {
  expect(propertiesOf(lines)).toEqual(['tower', 'annex']);
  const choice = choiceOf(
    bill,
    lines,
    [passed(50, 'fee'), passed(70, 'door'), passed(90, 'fee', 'x')],
    draft,
  );
  expect(choice).toMatchObject({
    costMinor: 550,
    leftMinor: 1_060,
    amountMinor: 500,
    kind: 'condominium_fee',
  });
  expect(choice.chosen.map(({ id }) => id)).toEqual(['fee']);
});

it('takes all lines of a property that has no such fee, for which the kind is chosen', () => {
  const choice = choiceOf(bill, lines, [], { ...draft, propertyId: 'annex', kind: 'other' });
  expect(choice).toMatchObject({ costMinor: 220, kinds: ['utility', 'other'], kind: 'other' });
  const both = choiceOf(bill, lines, [], { ...draft, lineIds: ['door', 'fee'] });
  expect(both).toMatchObject({ costMinor: 880, kind: 'utility' });
});

it('splits over the units, and says who would pay the fee of the month twice', () => {
  const choice = choiceOf(bill, lines, [], draft);
  const split = splitOf(bill, choice, place, { ...draft, method: 'area' });
  expect(split).toMatchObject({
    impossible: ['area'],
    method: 'equal',
    chargedMinor: 275,
    staysMinor: 275,
    twiceCount: 1,
  });
  expect(split.parts).toEqual([{ leaseId: 'lease-a', amountMinor: 275 }]);
  expect(problemsOf(choice, split, said)).toEqual({});
});

it('names what is missing or too much', () => {
  const none = choiceOf(bill, lines, [], { ...draft, lineIds: [], amountMinor: null });
  expect(problemsOf(none, null, { dueOn: '', description: ' ' })).toEqual({
    lines: 'noLine',
    amountMinor: 'amountMissing',
    dueOn: 'dueInvalid',
    description: 'descriptionMissing',
    parts: 'nobody',
  });
  const much = choiceOf(bill, lines, [passed(1_000, 'fee')], { ...draft, amountMinor: 181 });
  expect(problemsOf(much, splitOf(bill, much, place, draft), said)).toEqual({ amountMinor: 'amountTooMuch' });
  const byHand = { ...draft, method: 'manual' as const, typed: new Map([['a', 551]]) };
  const choice = choiceOf(bill, lines, [], byHand);
  expect(problemsOf(choice, splitOf(bill, choice, place, byHand), said)).toEqual({
    amountMinor: 'handTooMuch',
  });
  const empty = splitOf(bill, choice, { ...place, units: [] }, draft);
  expect(problemsOf(choice, empty, said)).toEqual({ parts: 'nobody' });
});
