// What reports are made of. Long because each of eleven has a shape of its own, and they belong side by side.

import type { IsoDate } from '../foundation/dates.ts';
import type { AccountKind, CurrencyCode, LeaseStatus } from '../foundation/enums.ts';
import type { IsoMonth } from '../foundation/months.ts';
import type { AccountSubtype, CashFlowClass } from './chart-of-accounts.ts';

/** What reports are made of, as the database answers it. All amounts are in minor units. */

export interface ReportAccount {
  readonly id: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly name: string;
  readonly kind: AccountKind;
  readonly subtype: AccountSubtype;
  readonly cashFlowClass: CashFlowClass | null;
}

/** Debits are positive. */
export interface AccountAmount {
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

export interface AccountOpening extends AccountAmount {
  /** The part of it from before the year of the period; all of it where it is not said. */
  readonly earlierMinor?: number;
}

export interface AccountMonth extends AccountAmount {
  readonly month: IsoMonth;
  /** The debits alone, of which the credits were taken off; where they are not said it is a single line. */
  readonly debitMinor?: number;
}

export interface AccountTotals {
  /** What stood on the accounts before the period. */
  readonly opening: readonly AccountOpening[];
  /** What they moved by in each month of it. */
  readonly months: readonly AccountMonth[];
}

export interface RentRollUnit {
  readonly unitId: string;
  readonly propertyId: string;
  readonly propertyName: string;
  readonly unitLabel: string;
  readonly areaM2: number | null;
  readonly section: 'current' | 'notice' | 'vacant';
  readonly leaseId: string | null;
  readonly leaseStatus: LeaseStatus | null;
  readonly tenantName: string | null;
  readonly currency: CurrencyCode | null;
  readonly marketRentMinor: number | null;
  readonly marketRentCurrency: CurrencyCode | null;
  readonly rentMinor: number | null;
  readonly otherChargesMinor: number | null;
  readonly depositMinor: number | null;
  readonly balanceMinor: number | null;
  readonly startsOn: IsoDate | null;
  /** Null while it is vacant, and for a lease without a last day. */
  readonly endsOn: IsoDate | null;
  readonly vacantDays: number | null;
}

/** Rents of a property's units that are in the same state and count in the same currency. */
export interface RentPart {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly section: RentRollUnit['section'];
  readonly currency: CurrencyCode;
  /** Null where no market rent of them is known, or none is let. */
  readonly marketRentMinor: number | null;
  readonly rentMinor: number | null;
}

interface LeasePlace {
  readonly leaseId: string;
  readonly propertyName: string;
  readonly unitLabel: string;
  readonly tenantName: string | null;
  readonly currency: CurrencyCode;
}

export interface AgedLease extends LeasePlace {
  readonly notDueMinor: number;
  readonly days30Minor: number;
  readonly days60Minor: number;
  readonly days90Minor: number;
  readonly olderMinor: number;
  readonly totalMinor: number;
}
export type AgedTotals = Omit<AgedLease, keyof LeasePlace> & Pick<LeasePlace, 'currency'>;

/** Of a lease; or of none: an opening balance, an entry by hand. */
export interface HeldDeposit extends Pick<LeasePlace, 'tenantName' | 'currency'> {
  readonly leaseId: string | null;
  readonly propertyName: string | null;
  readonly unitLabel: string | null;
  readonly startsOn: IsoDate | null;
  /** What the books owe. */
  readonly liabilityMinor: number;
  /** The part of it that was charged and has not come. */
  readonly unpaidMinor: number;
}
export type DepositTotals = Pick<HeldDeposit, 'currency' | 'liabilityMinor' | 'unpaidMinor'>;

/** All deposits of a property, however many leases the rows leave out. */
export interface PropertyDeposits extends DepositTotals {
  /** Null: of no lease. */
  readonly propertyId: string | null;
  readonly propertyName: string | null;
}

export interface KeptDeposits {
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

export interface OwnerShare {
  readonly name: string;
  readonly identityNumber: string;
  readonly shareBasisPoints: number;
}

/** What an account of result brought; costs are below zero. */
export interface EarnedOfAccount {
  readonly accountId: string;
  readonly kind: 'income' | 'expense';
  readonly earnedMinor: number;
}

/**
 * A property's period in one currency, and who owns it; nobody: the organization itself. Of a term of owners it has what
 * falls into the days that they owned the property; without a change of owners it has all days.
 */
export interface PropertyResult {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly currency: CurrencyCode;
  readonly incomeMinor: number;
  readonly expenseMinor: number;
  readonly drawnMinor: number;
  readonly owners: readonly OwnerShare[];
  /** Who owned it on the last day of the period; the same ones where it is not said. */
  readonly ownersAtEnd?: readonly OwnerShare[];
  /** The part of what was drawn that says whose it was. */
  readonly distributions: readonly OwnerDrawing[];
  /** What income and expenses are made of; where it is not said, of nothing else. */
  readonly accounts?: readonly EarnedOfAccount[];
  /** Before the period: what was earned, what was drawn, and whose it was. */
  readonly earnedBeforeMinor?: number;
  readonly drawnBeforeMinor?: number;
  readonly distributionsBefore?: readonly OwnerDrawing[];
  /** Income tax that clients withheld before the period, and during it: it went to the State. */
  readonly withheldBeforeMinor?: number;
  readonly withheld?: readonly WithheldForOwners[];
  /** ITBIS that came with the rent during the period: it is the State's. */
  readonly itbisMinor?: number;
  /** Each payment to an owner during the period, and what took one back. */
  readonly drawings?: readonly OwnerPayment[];
  /** What was drawn after the period, up to now. */
  readonly drawnAfterMinor?: number;
  readonly distributionsAfter?: readonly OwnerDrawing[];
}

/** What a client withheld of a receipt for the income tax; below zero where it was taken back. */
export interface WithheldForOwners {
  readonly on: IsoDate;
  readonly clientName: string;
  readonly ncf: string;
  readonly amountMinor: number;
}

export interface OwnerDrawing {
  readonly name: string;
  readonly identityNumber: string;
  readonly amountMinor: number;
}

/** What an owner was paid on a day; below zero where it was taken back. */
export interface OwnerPayment extends OwnerDrawing {
  readonly on: IsoDate;
  readonly reference: string;
  readonly isReversal: boolean;
  /** What left the account, and at how many pesos for a dollar: null where it was the currency of what was due. */
  readonly cashCurrency: CurrencyCode | null;
  readonly cashMinor: number | null;
  readonly rate: number | null;
}

/** Taxes of a month, in centavos of DOP. */
export interface TaxMonth {
  /** `2026-11`. */
  readonly month: string;
  readonly itbisBilledMinor: number;
  /** ITBIS of bills that may be taken off. */
  readonly itbisPaidMinor: number;
  readonly itbisWithheldByClientsMinor: number;
  readonly isrWithheldByClientsMinor: number;
  /** From vendors, in bills that the month paid whole. */
  readonly isrWithheldMinor: number;
  readonly itbisWithheldMinor: number;
  /** Bills in dollars: no rate says what they are in pesos. */
  readonly leftOutCount: number;
}

export interface PropertyVacancy {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly currency: CurrencyCode;
  readonly unitDays: number;
  readonly leasedDays: number;
  /** Empty days of units whose market rent is unknown. */
  readonly unpricedDays: number;
  readonly vacantMinor: number;
  readonly rentBilledMinor: number;
  readonly rentCollectedMinor: number;
}

export interface BudgetCell {
  readonly accountId: string;
  /** 1 to 12. */
  readonly month: number;
  readonly amountMinor: number;
}

/** A report's material, by its kind. `before` is the same of the period that it is compared with. */
export type ReportData =
  | {
      readonly kind: 'income_statement' | 'balance_sheet' | 'trial_balance' | 'cash_flow';
      readonly accounts: readonly ReportAccount[];
      readonly totals: AccountTotals;
      readonly before: AccountTotals | null;
    }
  | {
      readonly kind: 'budget_variance';
      readonly accounts: readonly ReportAccount[];
      readonly totals: AccountTotals;
      readonly budget: readonly (BudgetCell & { readonly year: number })[];
      readonly notes: readonly { readonly accountId: string; readonly note: string }[];
    }
  | {
      readonly kind: 'tax_summary';
      readonly accounts: readonly ReportAccount[];
      readonly totals: AccountTotals;
      readonly taxes: readonly TaxMonth[];
      /** Balance in favor of ITBIS with which the period begins; null of some properties, and of a period that begins within a month. */
      readonly creditBeforeMinor: number | null;
    }
  | {
      readonly kind: 'rent_roll';
      readonly units: readonly RentRollUnit[];
      readonly isCut: boolean;
      /** Of all units, where those above are cut. */
      readonly whole: readonly RentPart[] | null;
      /** What the books owe that day, of leases that are not on the roll too. */
      readonly deposits?: readonly DepositTotals[];
    }
  | {
      readonly kind: 'aged_receivables';
      readonly rows: readonly AgedLease[];
      readonly totals: readonly AgedTotals[];
    }
  | {
      readonly kind: 'deposits_held';
      readonly rows: readonly HeldDeposit[];
      readonly totals: readonly DepositTotals[];
      readonly properties: readonly PropertyDeposits[];
      /** What stood in accounts of deposits that day; null where they are not kept apart, and for some properties only. */
      readonly kept: readonly KeptDeposits[] | null;
    }
  | {
      readonly kind: 'owner_statement';
      readonly results: readonly PropertyResult[];
      readonly accounts?: readonly ReportAccount[];
    }
  | { readonly kind: 'vacancy_loss'; readonly rows: readonly PropertyVacancy[] };
