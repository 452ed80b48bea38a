import type { PassOnKind, PassOnMethod } from '#src/domain/expenses/pass-on.ts';

type Named = { who: string; month: string };

/** What a bill costs, charged on to the tenants of its property. */
export const ownerPassOn = {
  action: 'Pass on to tenants',
  submit: 'Charge tenants',
  done: 'Tenants charged.',
  text: 'Each tenant gets their own charge. They see what it’s for, not the bill.',
  property: 'Property',
  lines: 'Lines to pass on',
  noLine: 'Choose at least one line.',
  amount: 'Amount to split',
  amountHint: (p: { cost: string; left: string }) =>
    `It costs you ${p.cost}. ${p.left} can still be passed on.`,
  amountMissing: 'Enter an amount above zero.',
  amountTooMuch: (p: { left: string }) => `Only ${p.left} is left to pass on.`,
  handTooMuch: 'The tenants’ amounts add up to more than this.',
  kind: 'Charge type',
  kinds: { utility: 'Utility', other: 'Other charge' },
  method: 'How it’s split',
  methods: {
    equal: 'Equally by unit',
    area: 'By size (m²)',
    rent: 'By rent',
    manual: 'Enter amounts',
  } satisfies Record<PassOnMethod, string>,
  noArea: 'Can’t split by size: a unit has no size.',
  noRent: 'Can’t split by rent: a unit has no rent, or rents are in different currencies.',
  dueOn: 'Due on',
  dueInvalid: 'Choose a day.',
  description: 'Description',
  descriptionHint: 'Your tenant will see this on the charge.',
  descriptionMissing: 'Enter what it’s for.',
  descriptions: {
    condominium_fee: (p: Named) => `Condominium fee, ${p.month} · ${p.who}`,
    utility: (p: Named) => `Utility, ${p.month} · ${p.who}`,
    other: (p: Named) => `Shared cost, ${p.month} · ${p.who}`,
  } satisfies Record<PassOnKind, (p: Named) => string>,
  month: (p: { month: string; year: string }) => `${p.month} ${p.year}`,
  preview: 'Who pays what',
  shareOf: (p: { unit: string }) => `Share of ${p.unit}`,
  vacant: 'Vacant: stays with you',
  otherCurrency: (p: { currency: string }) => `Lease in ${p.currency}: can’t be charged, stays with you`,
  twice: 'Already charged this month’s condominium fee',
  twiceNote: (p: { count: number }) =>
    p.count === 1
      ? '1 tenant was already charged this month’s condominium fee and would pay it twice.'
      : `${p.count} tenants were already charged this month’s condominium fee and would pay it twice.`,
  toTenants: 'To tenants',
  stays: 'Stays with you',
  split: 'Amount to split',
  nobody: 'No one is being charged. Give at least one tenant a share.',
  noUnits: 'No units here.',
  card: {
    title: 'Passed on to tenants',
    total: 'Passed on',
    stays: 'Not passed on',
    caption: 'Charges from this bill',
    tenant: 'Tenant',
    what: 'Charge',
    due: 'Due',
    amount: 'Amount',
    reversed: 'Reversed',
  },
  voidNote: (p: { amount: string; count: number }) =>
    `${p.amount} of it was passed on to tenants in ${p.count === 1 ? '1 charge, which stays' : `${p.count} charges, which stay`}. If tenants shouldn’t pay, reverse them on each lease.`,
};

export type OwnerPassOnText = typeof ownerPassOn;
