/** A step of what was said, and how often it came; both rise from step to step. */
export interface CalibrationStep {
  readonly said: number;
  readonly came: number;
  readonly count: number;
}

/**
 * What chances were worth: neighbors whose outcomes do not rise are pooled (isotonic regression, pool adjacent violators,
 * Ayer et al. 1955). A step has `least` cases or more.
 * @param said chances, at least one
 * @param outcomes 0 or 1 for each
 */
export function calibrate(
  said: readonly number[],
  outcomes: readonly number[],
  least: number,
): readonly CalibrationStep[] {
  const sorted = said
    .map((chance, at) => ({ chance, came: outcomes[at] ?? 0 }))
    .sort((a, b) => a.chance - b.chance);
  const groups: { said: number; came: number; count: number }[] = [];
  for (const [at, { chance, came }] of sorted.entries()) {
    const last = groups.at(-1);
    // Equal chances stay together, or the order of the rows would count.
    if (last && (last.count < least || chance === sorted[at - 1]?.chance)) {
      last.said += chance;
      last.came += came;
      last.count += 1;
    } else groups.push({ said: chance, came, count: 1 });
  }
  const pooled: typeof groups = [];
  for (const group of groups) {
    let own = group;
    for (
      let last = pooled.at(-1);
      last && (last.came * own.count >= own.came * last.count || own.count < least);
      last = pooled.at(-1)
    ) {
      own = { said: last.said + own.said, came: last.came + own.came, count: last.count + own.count };
      pooled.pop();
    }
    pooled.push(own);
  }
  // Half a case is added to each side: what never came so far is not impossible.
  return pooled.map((group) => ({
    said: group.said / group.count,
    came: (group.came + 0.5) / (group.count + 1),
    count: group.count,
  }));
}

/** A chance as its step has it, between two steps on the line between them. */
export function calibrated(steps: readonly CalibrationStep[], chance: number): number {
  const after = steps.findIndex(({ said }) => said >= chance);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return chance;
  if (after === -1) return last.came;
  const [below, above] = [steps[after - 1], steps[after]];
  if (!below || !above) return first.came;
  return below.came + ((above.came - below.came) * (chance - below.said)) / (above.said - below.said);
}

/** The mean square of what a chance was off (Brier 1950): 0 is perfect. */
export const brier = (said: readonly number[], outcomes: readonly number[]): number =>
  said.reduce((sum, chance, at) => sum + (chance - (outcomes[at] ?? 0)) ** 2, 0) / said.length;

/** How far chances are from what came, on average over tenths of the cases in order of their chance. */
export function calibrationError(said: readonly number[], outcomes: readonly number[], groups = 10): number {
  const sorted = said
    .map((chance, at) => ({ chance, came: outcomes[at] ?? 0 }))
    .sort((a, b) => a.chance - b.chance);
  let error = 0;
  for (let group = 0; group < groups; group += 1) {
    const own = sorted.slice(
      Math.floor((group * sorted.length) / groups),
      Math.floor(((group + 1) * sorted.length) / groups),
    );
    error += Math.abs(own.reduce((sum, { chance, came }) => sum + chance - came, 0));
  }
  return error / sorted.length;
}
