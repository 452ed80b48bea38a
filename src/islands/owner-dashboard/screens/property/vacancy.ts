import type { Unit } from '#src/data/units/queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/enums.ts';

export interface Vacancy {
  /** Market rent of the vacant units a month, one entry a currency, minor units. */
  readonly rents: readonly { readonly currency: CurrencyCode; readonly rentMinor: number }[];
  /** Vacant units whose market rent nobody set: the sum leaves them out. */
  readonly unpricedCount: number;
}

/** What vacant units could earn a month. An unknown market rent is not zero: it is counted apart. */
export function vacancyOf(units: readonly Unit[]): Vacancy {
  const rents = currencyCodes.flatMap((currency) => {
    const priced = units.filter(
      (unit) => unit.market_rent_currency === currency && unit.market_rent_minor !== null,
    );
    const rentMinor = priced.reduce((sum, unit) => sum + (unit.market_rent_minor ?? 0), 0);
    return priced.length > 0 ? [{ currency, rentMinor }] : [];
  });
  return { rents, unpricedCount: units.filter((unit) => unit.market_rent_minor === null).length };
}
