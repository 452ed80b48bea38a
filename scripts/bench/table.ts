import type { Cost } from './measure.ts';

/** What was measured in each database, the smallest first. */
export interface Line {
  name: string;
  isRead: boolean;
  costs: { size: string; cost: Cost }[];
}

/** How much a read may grow from the smallest history to the largest. */
export const ALLOWED_GROWTH = 1.2;

/** One row for each line and size; growth is against the smallest size. */
export function rowsOf(lines: readonly Line[]): Record<string, string | number>[] {
  return lines.flatMap(({ name, costs }) =>
    costs.map(({ size, cost }) => {
      const first = costs[0]?.cost ?? cost;
      return {
        what: name,
        payments: size,
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

/** The reads that grow by more than is allowed. */
export function tooSteep(lines: readonly Line[]): string[] {
  return lines
    .filter(({ isRead }) => isRead)
    .flatMap(({ name, costs }) =>
      costs
        .filter(({ cost }) => growthOf(cost, costs[0]?.cost ?? cost) > ALLOWED_GROWTH)
        .map(({ size, cost }) => `${name}: ${growthOf(cost, costs[0]?.cost ?? cost).toFixed(2)} at ${size}`),
    );
}

/** By the time that the server computed, or where that is unknown by the clock. */
function growthOf(cost: Cost, first: Cost): number {
  return (cost.serverMs ?? cost.medianMs) / (first.serverMs ?? first.medianMs);
}
