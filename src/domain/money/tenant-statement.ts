import type { ChargeKind, CurrencyCode, JournalKind, PaymentMethod } from '../foundation/enums.ts';

/** A movement of what a tenant owes, in minor units: a charge is positive, a payment negative. */
export interface StatementLine {
  readonly occurredOn: string;
  readonly kind: JournalKind;
  readonly amountMinor: number;
  /** Of the charge that it is about, where there is one. */
  readonly chargeKind: ChargeKind | null;
  readonly description: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** Of the payment that it is about, where there is one. */
  readonly method: PaymentMethod | null;
  readonly reference: string;
  readonly receiptNumber: number | null;
}

/** A lease's year as the database tells it (`tenant_statement`). */
export interface TenantStatement {
  readonly leaseId: string;
  readonly year: number;
  readonly currency: CurrencyCode;
  /** What was owed when the year began; negative in the tenant's favor. */
  readonly openingMinor: number;
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
export function statementSums({ openingMinor, lines }: TenantStatement): StatementSums {
  const chargedMinor = lines.reduce((sum, line) => sum + Math.max(0, line.amountMinor), 0);
  const paidMinor = lines.reduce((sum, line) => sum + Math.max(0, -line.amountMinor), 0);
  return { chargedMinor, paidMinor, closingMinor: openingMinor + chargedMinor - paidMinor };
}

/** What was owed after each line, in their order. */
export function runningBalances({ openingMinor, lines }: TenantStatement): number[] {
  let balance = openingMinor;
  return lines.map((line) => {
    balance += line.amountMinor;
    return balance;
  });
}
