/** Weights on standardized columns; the first is the constant. */
export interface Logistic {
  readonly means: readonly number[];
  readonly spreads: readonly number[];
  readonly weights: readonly number[];
}

const STEPS = 50;
const ENOUGH = 1e-9;
/** Beyond this the chance is 0 or 1 in a number. */
const MOST_LOGIT = 30;

export const chanceOf = (logit: number): number =>
  1 / (1 + Math.exp(-Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, logit))));

/**
 * Logistic regression with a ridge (L2) by Newton's method, from zero: the same rows give the same weights. The ridge keeps
 * the weights finite where a column tells the outcomes apart or never changes.
 * @param rows one or more, all of the same length, of finite numbers
 * @param outcomes 0 or 1 for each row
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  ridge = 1,
): Logistic {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map((values, column) => {
    const spread = Math.sqrt(mean(values.map((value) => (value - (means[column] ?? 0)) ** 2)));
    return spread > ENOUGH ? spread : 1;
  });
  const design = rows.map((row) => [1, ...row.map((value, at) => standardized(value, at, means, spreads))]);
  let weights = Array.from({ length: width + 1 }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const { gradient, curvature } = slopes(design, outcomes, weights, ridge);
    const change = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
    if (change.every((value) => Math.abs(value) < ENOUGH)) break;
  }
  return { means, spreads, weights };
}

/** What each column adds to the logit, against a row of means. */
export function shares({ means, spreads, weights }: Logistic, row: readonly number[]): number[] {
  return row.map((value, at) => (weights[at + 1] ?? 0) * standardized(value, at, means, spreads));
}

export const logitOf = (model: Logistic, row: readonly number[]): number =>
  shares(model, row).reduce((sum, share) => sum + share, model.weights[0] ?? 0);

const standardized = (value: number, at: number, means: readonly number[], spreads: readonly number[]) =>
  (value - (means[at] ?? 0)) / (spreads[at] ?? 1);

function slopes(
  design: readonly (readonly number[])[],
  outcomes: readonly number[],
  weights: readonly number[],
  ridge: number,
) {
  // The constant is not pulled to zero, only kept from running off where all outcomes are the same.
  const pull = weights.map((_, at) => (at === 0 ? ENOUGH : ridge));
  const gradient = weights.map((weight, at) => -weight * (pull[at] ?? 0));
  const curvature = weights.map((_, at) => weights.map((__, other) => (at === other ? (pull[at] ?? 0) : 0)));
  for (const [index, row] of design.entries()) {
    const chance = chanceOf(row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
    const rest = (outcomes[index] ?? 0) - chance;
    const weight = chance * (1 - chance);
    for (const [at, value] of row.entries()) {
      gradient[at] = (gradient[at] ?? 0) + rest * value;
      const line = curvature[at] ?? [];
      for (let other = 0; other <= at; other += 1)
        line[other] = (line[other] ?? 0) + weight * value * (row[other] ?? 0);
    }
  }
  return { gradient, curvature };
}

/** Cholesky's method, of the lower half of a positive definite matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lower: number[][] = [];
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0;
  for (const [row, line] of matrix.entries()) {
    const own: number[] = [];
    lower.push(own);
    for (let column = 0; column <= row; column += 1) {
      let rest = line[column] ?? 0;
      for (let before = 0; before < column; before += 1) rest -= at(row, before) * at(column, before);
      own.push(column === row ? Math.sqrt(Math.max(rest, ENOUGH ** 2)) : rest / at(column, column));
    }
  }
  const half: number[] = [];
  for (const [row, value] of right.entries())
    half.push(half.reduce((rest, known, before) => rest - at(row, before) * known, value) / at(row, row));
  const solution = half.map(() => 0);
  for (let row = half.length - 1; row >= 0; row -= 1) {
    let rest = half[row] ?? 0;
    for (let after = row + 1; after < half.length; after += 1)
      rest -= at(after, row) * (solution[after] ?? 0);
    solution[row] = rest / at(row, row);
  }
  return solution;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
