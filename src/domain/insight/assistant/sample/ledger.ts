// Sample data: what the made-up portfolio was charged and paid, worked out from its leases.
import { addMonths, endOfMonth, type IsoDate } from '../../../foundation/dates.ts';
import type { CurrencyCode } from '../../../foundation/enums.ts';
import { type SampleProperty, type SampleUnit, sampleDay, sampleProperties } from './portfolio.ts';

/** Rent of one month of one lease, and when it was paid. */
export interface SampleCharge {
  readonly property: string;
  readonly sector: string;
  readonly province: string;
  readonly owner: string;
  readonly unit: string;
  readonly tenant: string;
  readonly currency: CurrencyCode;
  readonly minor: number;
  /** `2026-10`. */
  readonly month: string;
  readonly dueOn: IsoDate;
  readonly paidOn: IsoDate | null;
}

const DUE_DAY = 5;
const FIRST_MONTH = '2025-01-01';
const two = (day: number) => String(day).padStart(2, '0');

/** Each pays on a day of their own, the same each month: some before the due day, some after. */
const payingDay = (tenant: string) =>
  1 + ([...tenant].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 9);

function chargesOf(property: SampleProperty, unit: SampleUnit): SampleCharge[] {
  const { tenant, startsOn, unpaid = [] } = unit;
  if (!tenant || !startsOn) return [];
  const found: SampleCharge[] = [];
  for (let first: IsoDate = FIRST_MONTH; first <= sampleDay; first = addMonths(first, 1)) {
    if (startsOn > endOfMonth(first)) continue;
    const month = first.slice(0, 7);
    const isUnpaid = first.startsWith(sampleDay.slice(0, 4)) && unpaid.includes(Number(month.slice(5)));
    found.push({
      property: property.name,
      sector: property.sector,
      province: property.province,
      owner: property.owner,
      unit: unit.label,
      tenant,
      currency: property.currency,
      minor: unit.rent,
      month,
      dueOn: `${month}-${two(DUE_DAY)}`,
      paidOn: isUnpaid ? null : `${month}-${two(payingDay(tenant))}`,
    });
  }
  return found;
}

/** All charges from January 2025 until the day of the sample. */
export const sampleCharges: readonly SampleCharge[] = sampleProperties.flatMap((property) =>
  property.units.flatMap((unit) => chargesOf(property, unit)),
);

/** A unit with what its property says. */
export type SampleHome = SampleUnit &
  Pick<SampleProperty, 'currency' | 'sector' | 'province' | 'owner'> & { readonly property: string };

export const sampleHomes: readonly SampleHome[] = sampleProperties.flatMap(
  ({ name, currency, sector, province, owner, units }) =>
    units.map((unit) => ({ ...unit, property: name, currency, sector, province, owner })),
);
