import type { ChargeKind, CurrencyCode, JournalKind, PaymentMethod } from '../foundation/enums.ts';

/** A movement of what a tenant owes, in minor units: a charge is positive, a payment negative. */
export interface StatementLine {
  readonly occurred_on: string;
  readonly kind: JournalKind;
  readonly amount_minor: number;
  /** Of the charge that it is about, where there is one. */
  readonly charge_kind: ChargeKind | null;
  readonly description: string;
  readonly period_start: string | null;
  readonly period_end: string | null;
  /** Of the payment that it is about, where there is one. */
  readonly method: PaymentMethod | null;
  readonly reference: string;
  readonly receipt_number: number | null;
}

/** A lease's year as the database tells it (`tenant_statement`). */
export interface TenantStatement {
  readonly lease_id: string;
  readonly year: number;
  readonly currency: CurrencyCode;
  /** What was owed when the year began; negative in the tenant's favor. */
  readonly opening_minor: number;
  readonly lines: readonly StatementLine[];
  readonly landlord: string;
  readonly property: string;
  readonly unit: string;
  readonly tenants: string;
}

export interface StatementSums {
  readonly chargedMinor: number;
  /** Payments and credits, as a positive amount. */
  readonly paidMinor: number;
  readonly closingMinor: number;
}

/** What a year came to. Opening, charged less paid, is the closing balance. */
export function statementSums({ opening_minor, lines }: TenantStatement): StatementSums {
  const chargedMinor = lines.reduce((sum, line) => sum + Math.max(0, line.amount_minor), 0);
  const paidMinor = lines.reduce((sum, line) => sum + Math.max(0, -line.amount_minor), 0);
  return { chargedMinor, paidMinor, closingMinor: opening_minor + chargedMinor - paidMinor };
}

/** What was owed after each line, in their order. */
export function runningBalances({ opening_minor, lines }: TenantStatement): number[] {
  let balance = opening_minor;
  return lines.map((line) => {
    balance += line.amount_minor;
    return balance;
  });
}
