import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

const LONGEST_LIST = 500;

const METER_READING_COLUMNS = 'id, meterId, readOn, value, used, chargeId';
export type MeterReading = Selected<'meter_readings', typeof METER_READING_COLUMNS>;

/** Whom a reading would charge. */
export interface MeterPayer {
  readonly tenantName: string;
  readonly currency: CurrencyCode;
  readonly startsOn: string;
  /** Whether the meter was read since they came, or the day before: without that nothing is charged. */
  readonly isCounted: boolean;
}

async function fetchPayer(meterId: string, readOn: string): Promise<MeterPayer | null> {
  const [row] = await call('meter_payer', { meterId, readOn });
  if (!row) return null;
  const { tenantName, currency, startsOn, isCounted } = row;
  return { tenantName, currency, startsOn, isCounted };
}

export const readingQueries = {
  all: ['readings'] as const,
  /** Whom a reading of a day would charge; null where nobody lived there. */
  payer: (meterId: string, readOn: string) =>
    query(['readings', 'payer', meterId, readOn], () => fetchPayer(meterId, readOn), { staleTime: 0 }),
  /** The readings that count of a unit's meters, the newest first. */
  ofUnit: (organizationId: string, unitId: string) =>
    query(['readings', organizationId, unitId], async () => {
      const answer = await select('meter_readings', METER_READING_COLUMNS, {
        organizationId,
        unitId,
      })
        .is('removedAt', null)
        .order('readOn', { ascending: false })
        .limit(LONGEST_LIST);
      // Exact decimals, which some servers write as text.
      return unwrap(answer).map(
        (row): MeterReading => ({
          ...row,
          value: Number(row.value),
          used: row.used === null ? null : Number(row.used),
        }),
      );
    }),
};
