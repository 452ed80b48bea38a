import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { cohortsOf } from '#src/domain/insight/analysis/cohorts.ts';

/** Questions that are kept together under a name: the user's own, and what others share with them. */
export interface AnalysisBoard {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly isShared: boolean;
  /** What the address of Explore holds, without the "?", in the order in which they are shown. */
  readonly views: readonly string[];
  readonly position: number;
}

export const analysisQueries = {
  /** Sectors in which the organization has properties, to choose from. */
  sectors: (organizationId: string) =>
    query(['analysis', organizationId, 'sectors'], async () => {
      const rows = unwrap(await select('properties', 'sector', { organizationId }).limit(1000));
      return [...new Set(rows.map(({ sector }) => sector))].filter((sector) => sector !== '').sort(byText);
    }),
  boards: (organizationId: string) =>
    rowsQuery<AnalysisBoard[]>(['analysis', organizationId, 'boards'], () =>
      select('analysis_boards', 'id, userId, name, isShared, views, position', { organizationId })
        .order('position')
        .order('createdAt')
        .order('id'),
    ),
  /** How long tenancies last, by the quarter in which they began. @param propertyId null is all of them */
  cohorts: (organizationId: string, today: IsoDate, propertyId: string | null) =>
    query(['analysis', organizationId, 'cohorts', today, propertyId], async () =>
      cohortsOf(
        await call('lease_cohorts', {
          organizationId,
          today,
          ...(propertyId && { propertyIds: [propertyId] }),
        }),
      ),
    ),
};
