import type { PassOnKind, PassOnMethod } from '#src/domain/pass-on.ts';

type Named = { who: string; month: string };

/** What a bill costs, charged on to the tenants of its property. */
export const ownerPassOn = {
  action: 'Pass on to tenants',
  submit: 'Charge tenants',
  done: 'Tenants have been charged.',
  text: 'Each tenant gets a charge of their own. They see what it is for, not the bill.',
  property: 'Property',
  lines: 'What is passed on',
  noLine: 'Choose at least one line.',
  amount: 'Amount to split',
  amountHint: (p: { cost: string; left: string }) =>
    `It costs you ${p.cost}. ${p.left} can still be passed on.`,
  amountMissing: 'Enter an amount above zero.',
  amountTooMuch: (p: { left: string }) => `Only ${p.left} is left to pass on.`,
  handTooMuch: 'What you wrote for the tenants is more than this amount.',
  kind: 'Kind of charge',
  kinds: { utility: 'Service', other: 'Other charge' },
  method: 'How it is split',
  methods: {
    equal: 'The same for each unit',
    area: 'By size (m²)',
    rent: 'By rent',
    manual: 'By hand',
  } satisfies Record<PassOnMethod, string>,
  noArea: 'By size is not possible: a unit has no size.',
  noRent: 'By rent is not possible: a unit has no rent, or they are in several currencies.',
  dueOn: 'Due on',
  dueInvalid: 'Choose a day.',
  description: 'Description',
  descriptionHint: 'The tenant reads it on the charge.',
  descriptionMissing: 'Write what it is for.',
  descriptions: {
    condominium_fee: (p: Named) => `Condominium fee, ${p.month} · ${p.who}`,
    utility: (p: Named) => `Service, ${p.month} · ${p.who}`,
    other: (p: Named) => `Shared cost, ${p.month} · ${p.who}`,
  } satisfies Record<PassOnKind, (p: Named) => string>,
  month: (p: { month: string; year: string }) => `${p.month} ${p.year}`,
  preview: 'Who pays what',
  shareOf: (p: { unit: string }) => `Share of ${p.unit}`,
  vacant: 'Vacant: stays with you',
  otherCurrency: (p: { currency: string }) =>
    `The lease is in ${p.currency}: cannot be charged, stays with you`,
  twice: 'Is charged the condominium fee of this month already',
  twiceNote: (p: { count: number }) =>
    p.count === 1
      ? 'One tenant is charged the condominium fee of this month already, and would pay it twice.'
      : `${p.count} tenants are charged the condominium fee of this month already, and would pay it twice.`,
  toTenants: 'To tenants',
  stays: 'Stays with you',
  split: 'Amount to split',
  nobody: 'Nobody is charged. Give at least one tenant a share.',
  noUnits: 'There are no units here.',
  card: {
    title: 'Passed on to tenants',
    total: 'Passed on',
    stays: 'Not passed on',
    caption: 'Charges of this bill',
    tenant: 'Tenant',
    what: 'Charge',
    due: 'Due',
    amount: 'Amount',
    reversed: 'Reversed',
  },
  voidNote: (p: { amount: string; count: number }) =>
    `${p.amount} of it was passed on to tenants, in ${p.count === 1 ? '1 charge that stays' : `${p.count} charges that stay`}. Reverse them on their leases if they should not pay.`,
};

export type OwnerPassOnText = typeof ownerPassOn;
