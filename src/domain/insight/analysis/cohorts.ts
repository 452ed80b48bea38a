import type { IsoDate } from '../../foundation/dates.ts';

export const cohortMonths = [6, 12, 18, 24] as const;

/** A line of `lease_cohorts`: of those old enough (`reachedCount`), so many were still there after the months. */
export interface CohortRow {
  readonly startsOn: IsoDate;
  readonly tenancyCount: number;
  readonly months: number;
  readonly reachedCount: number;
  readonly stayingCount: number;
}

/** Tenancies that began in the same quarter. */
export interface Cohort {
  readonly startsOn: IsoDate;
  readonly tenancyCount: number;
  /** In the order of `cohortMonths`; null where none is old enough. */
  readonly stays: readonly ({ readonly reachedCount: number; readonly stayingCount: number } | null)[];
}

/** Cohorts in the order of time, and all of them together. */
export function cohortsOf(rows: readonly CohortRow[]): { cohorts: Cohort[]; all: Omit<Cohort, 'startsOn'> } {
  const staysOf = (own: readonly CohortRow[]) =>
    cohortMonths.map((months) => {
      const ofMonths = own.filter((row) => row.months === months);
      const reachedCount = ofMonths.reduce((sum, row) => sum + row.reachedCount, 0);
      const stayingCount = ofMonths.reduce((sum, row) => sum + row.stayingCount, 0);
      return reachedCount === 0 ? null : { reachedCount, stayingCount };
    });
  const cohorts = [...Map.groupBy(rows, ({ startsOn }) => startsOn)].map(([startsOn, own]) => ({
    startsOn,
    tenancyCount: own[0]?.tenancyCount ?? 0,
    stays: staysOf(own),
  }));
  return {
    cohorts,
    all: {
      tenancyCount: cohorts.reduce((sum, { tenancyCount }) => sum + tenancyCount, 0),
      stays: staysOf(rows),
    },
  };
}
