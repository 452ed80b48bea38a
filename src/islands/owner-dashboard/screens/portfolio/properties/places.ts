import type { PropertyPlace } from '#src/data/portfolio/properties/place-queries.ts';
import { type Province, provincePlaces } from '#src/domain/foundation/country-map.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

/** A province with its municipalities, the one with the most properties first. */
export interface ProvinceCount {
  readonly province: string;
  readonly count: number;
  /** False where what was written down is none of the provinces: it has a line in the list, and no marker. */
  readonly isOnMap: boolean;
  readonly municipalities: readonly { readonly name: string; readonly count: number }[];
}

export const isProvince = (name: string): name is Province => Object.hasOwn(provincePlaces, name);

/** The places by province, the province with the most properties first. */
export function byProvince(places: readonly PropertyPlace[]): ProvinceCount[] {
  const groups = Map.groupBy(places, ({ province }) => province);
  return [...groups]
    .map(([province, of]) => ({
      province,
      count: of.reduce((sum, { propertyCount: count }) => sum + count, 0),
      isOnMap: isProvince(province),
      municipalities: of
        .map(({ municipality: name, propertyCount: count }) => ({ name, count }))
        .toSorted((a, b) => b.count - a.count || byText(a.name, b.name)),
    }))
    .toSorted((a, b) => b.count - a.count || byText(a.province, b.province));
}
