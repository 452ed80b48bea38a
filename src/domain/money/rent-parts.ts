import type { RentPart, RentRollUnit } from '../books/report-data.ts';

const sum = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((all, amount) => all + amount, 0);
};

/**
 * Rents by property, state and currency, as `report_rent_parts` says them of a portfolio that is too long for one answer.
 * A unit counts in the currency of its lease, a vacant one in that of its market rent; a market rent in another is left out.
 */
export function rentParts(units: readonly RentRollUnit[]): RentPart[] {
  const groups = new Map<
    string,
    { part: Omit<RentPart, 'marketRentMinor' | 'rentMinor'>; units: RentRollUnit[] }
  >();
  for (const unit of units) {
    const currency = unit.currency ?? unit.marketRentCurrency;
    if (!currency) continue;
    const { propertyId, propertyName, section } = unit;
    const key = `${propertyId} ${section} ${currency}`;
    const group = groups.get(key) ?? { part: { propertyId, propertyName, section, currency }, units: [] };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ part, units: own }) => ({
    ...part,
    marketRentMinor: sum(
      own.map((unit) => (unit.marketRentCurrency === part.currency ? unit.marketRentMinor : null)),
    ),
    rentMinor: sum(own.map((unit) => unit.rentMinor)),
  }));
}
