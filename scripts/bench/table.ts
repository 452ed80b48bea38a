import type { Cost } from './measure.ts';

/** What was measured in each database, the smallest first. */
export interface Line {
  name: string;
  /** How much the cost may grow from the smallest size to the largest; undefined where it is only shown. */
  allowedGrowth?: number;
  costs: { size: string; cost: Cost }[];
}

/** One row for each line and size; growth is against the smallest size. `grows` is what the sizes count. */
export function rowsOf(lines: readonly Line[], grows = 'payments'): Record<string, string | number>[] {
  return lines.flatMap(({ name, costs }) =>
    costs.map(({ size, cost }) => {
      const first = costs[0]?.cost ?? cost;
      return {
        what: name,
        [grows]: size,
        'median ms': cost.medianMs.toFixed(2),
        'server ms': cost.serverMs?.toFixed(2) ?? '',
        growth: growthOf(cost, first).toFixed(2),
        pages: cost.buffers === undefined ? '' : Math.round(cost.buffers),
        'growth of pages':
          cost.buffers === undefined || !first.buffers ? '' : (cost.buffers / first.buffers).toFixed(2),
      };
    }),
  );
}

/** The lines that grow by more than is allowed. */
export function tooSteep(lines: readonly Line[]): string[] {
  return lines.flatMap(({ name, costs, allowedGrowth = Number.POSITIVE_INFINITY }) =>
    costs
      .filter(({ cost }) => growthOf(cost, costs[0]?.cost ?? cost) > allowedGrowth)
      .map(({ size, cost }) => `${name}: ${growthOf(cost, costs[0]?.cost ?? cost).toFixed(2)} at ${size}`),
  );
}

/** By the time that the server computed, or where that is unknown by the clock. */
function growthOf(cost: Cost, first: Cost): number {
  return (cost.serverMs ?? cost.medianMs) / (first.serverMs ?? first.medianMs);
}
