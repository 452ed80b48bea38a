import type { IsoDate } from '../foundation/dates.ts';
import { type ChargeKind, type CurrencyCode, currencyCodes } from '../foundation/enums.ts';
import { type IsoMonth, monthOf } from '../foundation/months.ts';

/** A posted charge with what is left of it; amounts in minor units. */
export interface PostedCharge {
  readonly tenantId: string;
  readonly kind: ChargeKind;
  readonly currency: CurrencyCode;
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
  readonly outstandingMinor: number;
}

export interface MonthFigures {
  readonly currency: CurrencyCode;
  /** Charged as income and due in the month. Deposits are held, not earned, and do not count. */
  readonly billedMinor: number;
  /** What of `billedMinor` has been paid, whenever it was paid. */
  readonly collectedMinor: number;
}

/** What the owner's home says of a month: "RD$412,300 of RD$468,000 collected, 3 tenants late". */
export interface PortfolioMonth {
  /** One for each currency with something billed, in the order of the currency list; amounts are never mixed. */
  readonly figures: readonly MonthFigures[];
  /** Tenants with anything past due today, of this month or an earlier one, deposits too. */
  readonly lateTenantCount: number;
}

/** The facts of a month as of `today`. A charge is late from the day after its due day. */
export function portfolioMonth(
  charges: readonly PostedCharge[],
  month: IsoMonth,
  today: IsoDate,
): PortfolioMonth {
  const late = charges.filter((charge) => charge.outstandingMinor > 0 && charge.dueOn < today);
  return {
    figures: currencyCodes.flatMap((currency) => {
      const figures = monthFigures(charges, month, currency);
      return figures.billedMinor === 0 ? [] : [figures];
    }),
    lateTenantCount: new Set(late.map((charge) => charge.tenantId)).size,
  };
}

function monthFigures(
  charges: readonly PostedCharge[],
  month: IsoMonth,
  currency: CurrencyCode,
): MonthFigures {
  let billedMinor = 0;
  let collectedMinor = 0;
  for (const charge of charges) {
    if (charge.currency !== currency || charge.kind === 'deposit' || monthOf(charge.dueOn) !== month)
      continue;
    billedMinor += charge.amountMinor;
    collectedMinor += charge.amountMinor - charge.outstandingMinor;
  }
  return { currency, billedMinor, collectedMinor };
}
