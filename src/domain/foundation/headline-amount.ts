/** An amount in whole units, for headlines, half away from zero: a figure at a glance, never one to pay by. Minor units. */
export function wholeUnits(amountMinor: number): number {
  const units = Math.sign(amountMinor) * Math.round(Math.abs(amountMinor) / 100) * 100;
  return units === 0 ? 0 : units;
}

/** Whether a part of an amount looks like all of it once both are in whole units, and is not. */
export const looksWhole = (partMinor: number, wholeMinor: number): boolean =>
  partMinor !== wholeMinor && wholeUnits(partMinor) === wholeUnits(wholeMinor);
