// Made-up months of rent income. It knows nothing of the models: it lets units, raises rents once a year and leaves some
// of them empty, and adds up what is paid.

/** From 0 to below 1, always the same ones for a seed (Lehmer). */
export function numbers(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
  for (let warm = 0; warm < 5; warm += 1) next();
  return next;
}

/** A number of the normal distribution (G. Box and M. Muller). */
export const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

/** More leave in summer. */
const LEAVES = [0.6, 0.6, 0.8, 0.9, 1, 1.4, 1.6, 1.5, 1, 0.9, 0.8, 0.9];

/** Rent income in minor units, a month each: `months` of them, of four to thirty units. */
export function rentHistory(seed: number, months: number): number[] {
  const draw = numbers(seed * 7919 + 13);
  const inflation = 0.02 + 0.06 * draw();
  const turnover = (0.1 + 0.25 * draw()) / 12;
  const units = Array.from({ length: 4 + Math.floor(draw() * 27) }, () => ({
    rent: Math.round(1_000_000 + draw() * 5_000_000),
    raisedIn: Math.floor(draw() * 12),
    emptyFor: draw() < 0.06 ? 1 : 0,
  }));
  return Array.from({ length: months }, (_, month) => {
    let sum = 0;
    for (const unit of units) {
      if (unit.emptyFor > 0) {
        unit.emptyFor -= 1;
        continue;
      }
      if (month % 12 === unit.raisedIn) unit.rent = Math.round(unit.rent * (1 + inflation));
      if (draw() < turnover * (LEAVES[month % 12] ?? 1)) unit.emptyFor = 1 + Math.floor(draw() * 3);
      // Some is paid later, and some earlier.
      sum += Math.round(unit.rent * (1 + 0.02 * normal(draw)));
    }
    return sum;
  });
}
