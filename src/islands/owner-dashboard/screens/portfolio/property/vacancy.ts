import type { VacantUnit } from '#src/data/portfolio/properties/vacancy-queries.ts';
import { daysBetween, type IsoDate } from '#src/domain/foundation/dates.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { byCode } from '#src/domain/foundation/text-order.ts';

interface Sum {
  readonly currency: CurrencyCode;
  readonly rentMinor: number;
  readonly lostMinor: number;
}

export interface Vacancy {
  /** Market rent of the vacant units a month, and of their empty days so far; one entry a currency, minor units. */
  readonly sums: readonly Sum[];
  /** Vacant units whose market rent nobody set: the sums leave them out. */
  readonly unpricedCount: number;
}

/** What vacant units could earn and have lost. An unknown market rent is not zero: it is counted apart. */
export function vacancyOf(
  units: readonly Pick<VacantUnit, 'market_rent_minor' | 'market_rent_currency' | 'lost_minor'>[],
): Vacancy {
  const sums = currencyCodes.flatMap((currency) => {
    const priced = units.filter(
      (unit) => unit.market_rent_currency === currency && unit.market_rent_minor !== null,
    );
    const rentMinor = priced.reduce((sum, unit) => sum + (unit.market_rent_minor ?? 0), 0);
    const lostMinor = priced.reduce((sum, unit) => sum + (unit.lost_minor ?? 0), 0);
    return priced.length > 0 ? [{ currency, rentMinor, lostMinor }] : [];
  });
  return { sums, unpricedCount: units.filter((unit) => unit.market_rent_minor === null).length };
}

/** An estimate in whole units of its currency: cents would claim more than it knows. */
export const rounded = (minor: number): number => Math.round(minor / 100) * 100;

/** The days on which a unit stood empty, today with them. */
export function emptyDays(unit: Pick<VacantUnit, 'vacant_since'>, today: IsoDate): number {
  return daysBetween(unit.vacant_since, today) + 1;
}

/** The unit that has stood empty for the longest time; undefined when none does. */
export function longestEmpty<U extends Pick<VacantUnit, 'vacant_since'>>(units: readonly U[]): U | undefined {
  return units.toSorted((one, other) => byCode(one.vacant_since, other.vacant_since))[0];
}
