import type { Client } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';
import type { ReportScope } from './account-material.ts';
import { fetchAged, fetchDeposits, fetchRentRoll, propertiesOf } from './material.ts';

/** Rows of an answer at most: then there may be more. */
const MOST_LEASES = 5_000;
/** So few that their leases fit an answer. */
const PROPERTIES_AT_ONCE = 20;
const PAGE = 1_000;

/**
 * What a screen shows cut, whole: for files.
 * @param shown what the screen has
 * @throws AppError
 */
export async function fetchFullReport(
  client: Client,
  organizationId: string,
  request: ReportRequest,
  shown: ReportData,
): Promise<ReportData> {
  const day = request.period.to;
  const scope = { client, organizationId, propertyIds: await propertiesOf(client, organizationId, request) };
  if (shown.kind === 'rent_roll' && shown.isCut) return fetchRentRoll(scope, day, Number.POSITIVE_INFINITY);
  if (shown.kind === 'aged_receivables' && shown.rows.length >= MOST_LEASES) {
    const rows = await byProperties(scope, async (part) => (await fetchAged(part, day)).rows);
    // As the database orders them: the oldest first.
    rows.sort(
      (a, b) =>
        b.olderMinor - a.olderMinor ||
        b.days90Minor - a.days90Minor ||
        b.days60Minor - a.days60Minor ||
        b.totalMinor - a.totalMinor,
    );
    return { ...shown, rows };
  }
  if (shown.kind === 'deposits_held' && shown.rows.length >= MOST_LEASES)
    return {
      ...shown,
      rows: await byProperties(scope, async (part) => (await fetchDeposits(part, day)).rows),
    };
  return shown;
}

/** Rows of every property, a few properties at a time. */
async function byProperties<Row>(
  scope: ReportScope,
  read: (part: ReportScope) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const ids = scope.propertyIds ?? (await everyProperty(scope));
  const rows: Row[] = [];
  for (const propertyIds of inParts(ids, PROPERTIES_AT_ONCE))
    rows.push(...(await read({ ...scope, propertyIds: [...propertyIds] })));
  return rows;
}

async function everyProperty({ client, organizationId }: ReportScope): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = unwrap(
      await client
        .from('properties')
        .select('id')
        .eq('organizationId', organizationId)
        .order('nameOrder')
        .order('id')
        .range(ids.length, ids.length + PAGE - 1),
    );
    ids.push(...page.map(({ id }) => id));
    if (page.length < PAGE) return ids;
  }
}
