/** An amount in whole units, for headlines, half away from zero: a figure at a glance, never one to pay by. Minor units. */
export function wholeUnits(amountMinor: number): number {
  const units = Math.sign(amountMinor) * Math.round(Math.abs(amountMinor) / 100) * 100;
  return units === 0 ? 0 : units;
}

/**
 * A part and its whole as a headline shows them: in whole units, both. Where the part would then look like the whole and is
 * not, both keep their cents.
 */
export function headlinePair(partMinor: number, wholeMinor: number): readonly [part: number, whole: number] {
  const shown = [wholeUnits(partMinor), wholeUnits(wholeMinor)] as const;
  return shown[0] === shown[1] && partMinor !== wholeMinor ? [partMinor, wholeMinor] : shown;
}
