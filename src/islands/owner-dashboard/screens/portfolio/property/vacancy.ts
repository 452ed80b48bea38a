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
  units: readonly Pick<VacantUnit, 'marketRentMinor' | 'marketRentCurrency' | 'lostMinor'>[],
): Vacancy {
  const sums = currencyCodes.flatMap((currency) => {
    const priced = units.filter(
      (unit) => unit.marketRentCurrency === currency && unit.marketRentMinor !== null,
    );
    const rentMinor = priced.reduce((sum, unit) => sum + (unit.marketRentMinor ?? 0), 0);
    const lostMinor = priced.reduce((sum, unit) => sum + (unit.lostMinor ?? 0), 0);
    return priced.length > 0 ? [{ currency, rentMinor, lostMinor }] : [];
  });
  return { sums, unpricedCount: units.filter((unit) => unit.marketRentMinor === null).length };
}

/** An estimate in whole units of its currency: cents would claim more than it knows. */
export const rounded = (minor: number): number => Math.round(minor / 100) * 100;

/** The days on which a unit stood empty, today with them. */
export function emptyDays(unit: Pick<VacantUnit, 'vacantSince'>, today: IsoDate): number {
  return daysBetween(unit.vacantSince, today) + 1;
}

/** The unit that has stood empty for the longest time; undefined when none does. */
export function longestEmpty<U extends Pick<VacantUnit, 'vacantSince'>>(units: readonly U[]): U | undefined {
  return units.toSorted((one, other) => byCode(one.vacantSince, other.vacantSince))[0];
}
