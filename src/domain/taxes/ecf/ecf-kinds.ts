import type { EcfKind } from './ecf-facts.ts';

type Presence = 'must' | 'may' | 'never';

/** What the schema of a kind asks for and refuses. `schemas.test.ts` holds each row against the schema. */
export interface EcfRules {
  readonly expiry: 'must' | 'never';
  readonly incomeType: 'must' | 'never';
  readonly payment: 'must' | 'may';
  /** Until when it is paid. */
  readonly dueDate: 'may' | 'never';
  readonly paymentParts: 'may' | 'never';
  readonly period: 'may' | 'never';
  readonly buyer: Presence;
  readonly buyerTaxId: Presence;
  readonly foreignId: 'may' | 'never';
  readonly taxed: 'may' | 'never';
  readonly itbisWithheld: 'may' | 'never';
  readonly withholding: Presence;
  readonly reference: 'must' | 'may';
}

const sale: EcfRules = {
  expiry: 'must',
  incomeType: 'must',
  payment: 'must',
  dueDate: 'may',
  paymentParts: 'may',
  period: 'may',
  buyer: 'must',
  buyerTaxId: 'must',
  foreignId: 'never',
  taxed: 'may',
  itbisWithheld: 'may',
  withholding: 'may',
  reference: 'may',
};
const exempt = { taxed: 'never', itbisWithheld: 'never' } as const;
const notWithheld = { withholding: 'never', itbisWithheld: 'never' } as const;
const anyBuyer = { buyerTaxId: 'may', foreignId: 'may' } as const;

export const ecfRules: Readonly<Record<EcfKind, EcfRules>> = {
  fiscal_credit: sale,
  consumer: { ...sale, ...anyBuyer, ...notWithheld, expiry: 'never' },
  debit_note: { ...sale, ...anyBuyer, buyer: 'may', reference: 'must' },
  credit_note: {
    ...{ ...sale, ...anyBuyer, buyer: 'may', reference: 'must' },
    ...{ expiry: 'never', paymentParts: 'never' },
  },
  purchases: { ...sale, incomeType: 'never', period: 'never', withholding: 'must' },
  minor_expenses: {
    ...{ ...sale, ...exempt, ...notWithheld, incomeType: 'never', payment: 'may', dueDate: 'never' },
    ...{ paymentParts: 'never', period: 'never', buyer: 'never', buyerTaxId: 'never' },
  },
  special_regime: { ...sale, ...exempt, ...notWithheld, ...anyBuyer },
  government: { ...sale, ...notWithheld },
  payments_abroad: {
    ...{ ...sale, ...exempt, incomeType: 'never', payment: 'may', buyer: 'may', buyerTaxId: 'never' },
    ...{ foreignId: 'may', withholding: 'must' },
  },
};
