import { useQuery } from '@tanstack/react-query';
import { measureQueries } from '#src/data/insight/measures/queries.ts';
import { askedPeriods, type CutRow, cutRows, sortedRows } from '#src/domain/insight/analysis/cut.ts';
import { type ExploreRequest, isTime } from '#src/domain/insight/analysis/explore.ts';
import { canCut, questionOf } from '#src/domain/insight/analysis/figures.ts';
import { useKeyNames } from '#src/islands/owner-dashboard/screens/insight/analytics/use-key-names.ts';
import { useOrganization } from '#src/islands/shell/session.ts';

/** The answer to a question of Explore: its lines in their order, and what their keys are called. */
export function useCut(asked: ExploreRequest) {
  const { id } = useOrganization();
  const nameOfKey = useKeyNames();
  // An address may ask for a cut that the measure does not know.
  const by = asked.by.filter((dimension) => canCut(asked.measure, dimension));
  const request = { ...asked, by };
  const questions = askedPeriods(request).map((period) => questionOf(request.measure, request, period, by));
  const query = useQuery(measureQueries.answers(id, questions));
  const names = Object.assign({}, ...(query.data ?? []).map((answer) => answer.names)) as Record<
    string,
    string
  >;
  const nameOf = (row: CutRow, index: number) => {
    const dimension = by[index];
    return dimension ? nameOfKey(dimension, row.keys[index] ?? null, names) : '';
  };
  const rows = query.data
    ? sortedRows(cutRows(request, query.data), by, request.sort, (row, index) =>
        isTime(by[index]) ? (row.keys[index] ?? '') : nameOf(row, index),
      )
    : [];
  return {
    query,
    by,
    rows,
    question: questions[0],
    nameOf,
    /** In a chart, which has little room. */
    shortNameOf: (index: number, key: string | null) => {
      const dimension = by[index];
      return dimension ? nameOfKey(dimension, key, names, true) : '';
    },
    isCut: (query.data ?? []).some(({ isCut }) => isCut),
  };
}

export type Cut = ReturnType<typeof useCut>;
