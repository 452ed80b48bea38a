import { toCsv } from '#src/domain/foundation/csv.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import type { PlaceUpkeep } from '#src/domain/maintenance/upkeep-costs.ts';
import type { MaintenanceCostsText } from '#src/i18n/dictionaries/maintenance/maintenance-costs.en.ts';

/** A line for each place: a column for each currency, in units with two decimals; hours with one. */
export function costsCsv(places: readonly PlaceUpkeep[], heads: MaintenanceCostsText['columns']): string {
  return toCsv(
    [
      heads.property,
      heads.unit,
      ...currencyCodes.map((code) => `${heads.cost} ${code}`),
      ...[heads.requests, heads.completed, `${heads.time} (h)`],
    ],
    places.map((place) => [
      place.propertyName,
      place.unitLabel,
      ...currencyCodes.map((code) => {
        const amount = place.amounts.find(({ currency }) => currency === code);
        return amount ? amount.amountMinor / 100 : null;
      }),
      ...[place.requestCount, place.completedCount],
      place.averageHours === null ? null : Math.round(place.averageHours * 10) / 10,
    ]),
  );
}
