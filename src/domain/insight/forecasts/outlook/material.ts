import type { IsoDate } from '../../../foundation/dates.ts';
import type { CurrencyCode, LeaseStatus, ProrationMethod } from '../../../foundation/enums.ts';
import { firstDayOf, type IsoMonth, monthOf, monthsFrom, shiftMonth } from '../../../foundation/months.ts';
import type { RentStep } from '../../../money/rent-schedule.ts';
import { type MonthlySeries, monthlySeries } from '../monthly-series.ts';

/** A month of the books that is over, in minor units of a currency. `month` is its first day. */
export interface BookMonth {
  readonly month: IsoDate;
  readonly currency: CurrencyCode;
  /** Rent charged, less what was taken off. */
  readonly rentMinor: number;
  readonly costMinor: number;
  readonly maintenanceMinor: number;
  /** Income that was paid less costs that were paid. */
  readonly flowMinor: number;
}

/** Rent that fell due in a month, what of it came in that month and in each of the three after, and what was owed at last. */
export interface CollectionMonth {
  readonly month: IsoDate;
  readonly currency: CurrencyCode;
  readonly chargedMinor: number;
  readonly collectedMinor: readonly number[];
  /** When the running month began. */
  readonly owedMinor: number;
}

/** A lease that holds, held or will hold its unit. */
export interface MaterialLease {
  readonly id: string;
  readonly unitId: string;
  readonly currency: CurrencyCode;
  readonly status: LeaseStatus;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** The last day where it is another than the agreed one. */
  readonly endedOn: IsoDate | null;
  readonly dueDay: number;
  readonly prorationMethod: ProrationMethod;
  readonly isRenewed: boolean;
  readonly rentSteps: readonly RentStep[];
}

export interface MaterialUnit {
  readonly id: string;
  readonly propertyId: string;
  readonly label: string;
  readonly propertyName: string;
  readonly marketRentMinor: number | null;
  readonly marketRentCurrency: CurrencyCode | null;
  readonly knownSince: IsoDate;
  readonly archivedOn: IsoDate | null;
}

/** All that forecasts are made of but for how single leases were paid (`rent-records`). Nothing is about a person. */
export interface ForecastMaterial {
  readonly months: readonly BookMonth[];
  /** What there was on the first day of the running month. */
  readonly cash: readonly { readonly currency: CurrencyCode; readonly openingMinor: number }[];
  readonly collections: readonly CollectionMonth[];
  /** Owed when the running month began, by the month in which it is due. */
  readonly bills: readonly {
    readonly month: IsoDate;
    readonly currency: CurrencyCode;
    readonly owedMinor: number;
  }[];
  readonly leases: readonly MaterialLease[];
  readonly units: readonly MaterialUnit[];
}

type BookFigure = 'rentMinor' | 'costMinor' | 'maintenanceMinor' | 'flowMinor';

/** The currencies that a material has anything in, in the order of their codes. */
export function currenciesOf({ months, leases, cash }: ForecastMaterial): CurrencyCode[] {
  const found = [...months, ...leases, ...cash.filter(({ openingMinor }) => openingMinor !== 0)];
  return [...new Set(found.map(({ currency }) => currency))].sort();
}

/**
 * A figure of the books month by month, without gaps: from the first month in which the books have anything in the currency to
 * the one before `until`.
 */
export function bookSeries(
  { months }: ForecastMaterial,
  currency: CurrencyCode,
  figure: BookFigure,
  until: IsoMonth,
): MonthlySeries {
  const own = months.filter((row) => row.currency === currency);
  const first = own.reduce((least, { month }) => (month < least ? month : least), firstDayOf(until));
  const rows = own.map((row) => ({ month: monthOf(row.month), amountMinor: row[figure] }));
  return monthlySeries(rows, monthOf(first), shiftMonth(until, -1));
}

/** The amount of a month of a series, null outside it. */
export function amountAt({ firstMonth, amountsMinor }: MonthlySeries, month: IsoMonth): number | null {
  if (month < firstMonth) return null;
  return amountsMinor[monthsFrom(firstMonth, month).length - 1] ?? null;
}
