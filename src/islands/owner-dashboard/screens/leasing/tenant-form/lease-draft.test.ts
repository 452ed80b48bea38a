import { describe, expect, it } from 'vitest';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import { common } from '#src/i18n/dictionaries/foundation/common.en.ts';
import { ownerTenants } from '#src/i18n/dictionaries/leasing/owner-tenants.en.ts';
import { firstCharges } from './first-charges.ts';
import {
  billFromOf,
  emptyDraft,
  endAfterMonths,
  knownPerson,
  type LeaseDraft,
  newPerson,
  ownRuleOf,
  readableDraft,
  toLeaseInput,
} from './lease-draft.ts';
import { columnsOf, lateFeeField, personField, problemsOf, problemText } from './lease-problems.ts';

const today = '2026-11-21';
const blank = emptyDraft(today, 'DOP', 'p1');
const ana = { ...newPerson('p1'), fullName: 'Ana Díaz' };
const ready: LeaseDraft = {
  ...blank,
  people: [ana],
  propertyId: 'b1',
  unitId: 'u1',
  rentMinor: 3000000,
};

describe('endAfterMonths', () => {
  it.each([
    ['2026-01-15', 12, '2027-01-14'],
    ['2026-01-01', 6, '2026-06-30'],
    ['2026-01-31', 1, '2026-02-27'],
  ])('%s and %i months end on %s', (startsOn, months, endsOn) => {
    expect(endAfterMonths(startsOn, months)).toBe(endsOn);
  });
});

describe('billFromOf', () => {
  const old = { startsOn: '2026-03-10', billFrom: '2026-06-01' } as const;

  it('is the start for a lease of this month or a later one, whatever was chosen before', () => {
    expect(billFromOf({ startsOn: '2026-11-02', billing: 'date', billFrom: '2026-12-01' }, today)).toBe(
      '2026-11-02',
    );
  });

  it('is what the reader chose for an older lease', () => {
    expect(billFromOf({ ...old, billing: 'this_month' }, today)).toBe('2026-11-01');
    expect(billFromOf({ ...old, billing: 'start' }, today)).toBe('2026-03-10');
    expect(billFromOf({ ...old, billing: 'date' }, today)).toBe('2026-06-01');
  });

  it('is unknown without its date', () => {
    expect(billFromOf({ ...old, billing: 'date', billFrom: '' }, today)).toBeNull();
    expect(billFromOf({ startsOn: '', billing: 'start', billFrom: '' }, today)).toBeNull();
  });
});

describe('problemsOf people', () => {
  const ofPeople = (...people: LeaseDraft['people']) => problemsOf('people', { ...ready, people }, today);

  it('needs a name and nothing else', () => {
    expect(ofPeople(ana)).toEqual({});
    expect(ofPeople({ ...ana, fullName: ' ' })).toEqual({ [personField(0, 'fullName')]: 'required' });
  });

  it('checks what was typed, but lets a wrong check digit pass', () => {
    expect(ofPeople({ ...ana, email: 'ana@', phone: '809-55', identityNumber: '123' })).toEqual({
      [personField(0, 'email')]: 'emailInvalid',
      [personField(0, 'phone')]: 'phoneInvalid',
      [personField(0, 'identityNumber')]: 'identityMalformed',
    });
    expect(ofPeople({ ...ana, identityNumber: '001-0000000-1' })).toEqual({});
  });

  it('wants a known person chosen, and only once', () => {
    const known = { ...ana, isNew: false };
    expect(ofPeople({ ...known, fullName: '' })).toEqual({ [personField(0, 'id')]: 'personMissing' });
    expect(ofPeople(known, known)).toEqual({ [personField(1, 'id')]: 'personTwice' });
  });
});

describe('problemsOf people who are registered', () => {
  const luis = { id: 'r1', fullName: 'Luis Ramírez', email: 'luis@example.com', phone: '', userId: null };
  const found = (by: 'email' | 'identity', people: LeaseDraft['people']) =>
    problemsOf('people', { ...ready, people }, today, {
      terms: [],
      registeredOf: (person) => (person.isNew ? { person: luis, by } : undefined),
    });

  it('asks about them at what they were found by', () => {
    expect(found('email', [ana])).toEqual({ [personField(0, 'email')]: 'registered' });
    expect(found('identity', [ana])).toEqual({ [personField(0, 'identityNumber')]: 'registered' });
    expect(found('email', [knownPerson(luis)])).toEqual({});
  });
});

describe('readableDraft', () => {
  it('leaves out what cannot be read', () => {
    const lateFee = {
      ...blank.lateFee,
      graceDays: Number.NaN,
      minimumBalanceMinor: Number.NaN,
      maximumMinor: 5,
    };
    const draft = readableDraft({ ...ready, depositMinor: Number.NaN, lateFee });
    expect(draft).toEqual({
      ...ready,
      depositMinor: null,
      lateFee: { ...blank.lateFee, graceDays: 0, minimumBalanceMinor: 0, maximumMinor: 5 },
    });
  });
});

describe('problemsOf unit', () => {
  it('needs a property, then a unit', () => {
    expect(problemsOf('unit', blank, today)).toEqual({ propertyId: 'propertyMissing' });
    expect(problemsOf('unit', { ...blank, propertyId: 'b1' }, today)).toEqual({ unitId: 'unitMissing' });
    expect(problemsOf('unit', ready, today)).toEqual({});
  });
});

describe('problemsOf terms', () => {
  const lateFee = (part: Partial<LateFeeRule>) => ({ lateFee: { ...blank.lateFee, ...part } });
  const ofTerms = (part: Partial<LeaseDraft>) => problemsOf('terms', { ...ready, ...part }, today);

  it.each([
    [{ startsOn: '' }, { startsOn: 'dateInvalid' }],
    [{ startsOn: '1980-01-01' }, { startsOn: 'dateTooFar' }],
    [{ endsOn: '2026-11-20' }, { endsOn: 'endBeforeStart' }],
    [{ rentMinor: null }, { rentMinor: 'rentMissing' }],
    [{ dueDay: 29 }, { dueDay: 'dueDayInvalid' }],
    [{ startsOn: '2026-01-01', billing: 'date', billFrom: '2025-12-31' }, { billFrom: 'billFromInvalid' }],
    [lateFee({ kind: 'fixed' }), { [lateFeeField('amountMinor')]: 'amountInvalid' }],
    [
      lateFee({ kind: 'percent_of_rent', basisPoints: 10_001 }),
      { [lateFeeField('basisPoints')]: 'percentInvalid' },
    ],
    [
      lateFee({ kind: 'fixed', amountMinor: 5, maximumMinor: -1 }),
      { [lateFeeField('maximumMinor')]: 'amountInvalid' },
    ],
    [lateFee({ kind: 'percent_of_rent', graceDays: 61 }), { [lateFeeField('graceDays')]: 'graceInvalid' }],
    [{ depositMinor: -1 }, { depositMinor: 'amountInvalid' }],
    [{ depositMinor: Number.NaN }, { depositMinor: 'amountInvalid' }],
    [
      lateFee({ kind: 'fixed', amountMinor: 5, minimumBalanceMinor: Number.NaN }),
      { [lateFeeField('minimumBalanceMinor')]: 'amountInvalid' },
    ],
    [
      lateFee({ kind: 'fixed', amountMinor: 5, monthlyMaximumMinor: Number.NaN }),
      { [lateFeeField('monthlyMaximumMinor')]: 'amountInvalid' },
    ],
    [
      lateFee({ kind: 'fixed', amountMinor: 5, graceDays: Number.NaN }),
      { [lateFeeField('graceDays')]: 'graceInvalid' },
    ],
  ] as [Partial<LeaseDraft>, object][])('%j gives %j', (part, problems) => {
    expect(ofTerms(part)).toEqual(problems);
  });

  it('accepts the ready draft', () => {
    expect(ofTerms({})).toEqual({});
  });

  it('refuses days on which the unit is let, at the day that is to change', () => {
    const known = { terms: [{ from: '2027-01-10', to: '2027-10-10' }], registeredOf: () => undefined };
    const of = (startsOn: string, endsOn: string) =>
      problemsOf('terms', { ...ready, startsOn, endsOn }, today, known);
    expect(of('2027-01-15', '2028-01-14')).toEqual({ startsOn: 'overlap' });
    expect(of('2026-11-21', '2027-11-20')).toEqual({ endsOn: 'overlap' });
    expect(of('2027-10-11', '2028-10-10')).toEqual({});
    expect(of('2027-01-15', '2026-01-14')).toEqual({ endsOn: 'endBeforeStart' });
  });
});

describe('problemText', () => {
  it('finds the sentence wherever it stands', () => {
    const text = ownerTenants.tenantForm;
    expect(problemText('required', text, common)).toBe(common.form.required);
    expect(problemText('phoneInvalid', text, common)).toBe(text.people.phoneInvalid);
    expect(problemText('unitMissing', text, common)).toBe(text.unit.unitMissing);
    expect(problemText('endBeforeStart', text, common)).toBe(text.terms.endBeforeStart);
    expect(problemText('registered', text, common)).toBe(text.people.registered);
    expect(problemText('overlap', text, common, 'Taken.')).toBe('Taken.');
  });
});

describe('firstCharges', () => {
  it('prorates the first month and shows two more', () => {
    const charges = firstCharges({ ...ready, depositMinor: 6000000 }, today);
    expect(charges?.rents.map((rent) => [rent.periodStart, rent.amountMinor])).toEqual([
      ['2026-11-21', 1000000],
      ['2026-12-01', 3000000],
      ['2027-01-01', 3000000],
    ]);
    expect(charges?.atStartMinor).toBe(7000000);
  });

  it('charges the months since the chosen day at once', () => {
    const charges = firstCharges(
      { ...ready, startsOn: '2026-03-10', billing: 'date', billFrom: '2026-10-01' },
      today,
    );
    expect(charges?.rents.map((rent) => rent.periodStart)).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(charges?.atStartMinor).toBe(6000000);
  });

  it('leaves out a deposit that cannot be read', () => {
    expect(firstCharges({ ...ready, depositMinor: Number.NaN }, today)?.atStartMinor).toBe(1000000);
  });

  it('waits for the rent and for dates that make sense', () => {
    expect(firstCharges({ ...ready, rentMinor: null }, today)).toBeNull();
    expect(firstCharges({ ...ready, endsOn: '2026-01-01' }, today)).toBeNull();
    expect(firstCharges({ ...ready, dueDay: 31 }, today)).toBeNull();
  });
});

describe('toLeaseInput', () => {
  const percent = { ...blank.lateFee, kind: 'percent_of_rent', basisPoints: 750, amountMinor: 5 } as const;

  it('leaves out what the kind of late fee does not use', () => {
    expect(toLeaseInput({ ...ready, lateFee: percent }, today)).toMatchObject({
      lateFeeMinor: null,
      lateFeeBasisPoints: 750,
      lateFeeGraceDays: 5,
    });
    expect(toLeaseInput({ ...ready, lateFee: { ...percent, kind: 'fixed' } }, today)).toMatchObject({
      lateFeeMinor: 5,
      lateFeeBasisPoints: null,
    });
    expect(toLeaseInput(ready, today)).toMatchObject({
      lateFeeBasisPoints: null,
      lateFeeGraceDays: 0,
      billFrom: today,
      personIds: ['p1'],
    });
    const capped = { ...ready, lateFee: { ...percent, maximumMinor: 900 } };
    expect(toLeaseInput(capped, today).lateFeeCapMinor).toBe(900);
    expect(ownRuleOf(capped)).toBeNull();
  });

  it.each<Partial<LateFeeRule>>([
    { frequency: 'daily' },
    { minimumBalanceMinor: 100_000 },
    { monthlyMaximumMinor: 90_000 },
    { kind: 'fixed', maximumMinor: 150_000 },
  ])('leaves %j, which a contract cannot say, to the rule that the lease has beside its terms', (part) => {
    const lateFee = { ...percent, ...part };
    const draft = { ...ready, lateFee };
    expect(toLeaseInput(draft, today)).toMatchObject({
      lateFeeKind: 'none',
      lateFeeMinor: null,
      lateFeeBasisPoints: null,
      lateFeeCapMinor: null,
      lateFeeGraceDays: 0,
    });
    expect(ownRuleOf(draft)).toEqual(lateFee);
    expect(ownRuleOf({ ...draft, lateFeeFollows: true })).toBeNull();
    expect(ownRuleOf({ ...draft, lateFee: { ...lateFee, kind: 'none' } })).toBeNull();
  });
});

describe('columnsOf', () => {
  it('names what a field fills, in the terms of the contract and in a rule beside them', () => {
    expect(columnsOf('rentMinor')).toEqual(['rent_minor']);
    expect(columnsOf(lateFeeField('basisPoints'))).toEqual(['basis_points', 'late_fee_basis_points']);
    expect(columnsOf(lateFeeField('monthlyMaximumMinor'))[0]).toBe('monthly_maximum_minor');
  });
});
