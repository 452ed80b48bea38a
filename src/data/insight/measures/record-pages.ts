import { call } from '#src/data/call.ts';
import { pagesQuery } from '#src/data/query.ts';
import type { MeasureQuestion, MeasureRow } from '#src/domain/insight/measures/names.ts';
import type { MeasureRecord, MeasureRecords } from './queries.ts';

async function fetchRecords(
  organizationId: string,
  question: MeasureQuestion,
  keys: MeasureRow['keys'],
  after: string | null,
  size: number,
): Promise<MeasureRecords> {
  const asked = { question, keys, after } as Record<'question' | 'keys' | 'after', never>;
  return (await call('measure_records', { organizationId, ...asked, size })) as unknown as MeasureRecords;
}

/** The rows behind one line of an answer, page by page. */
export const recordPagesQuery = (
  organizationId: string,
  question: MeasureQuestion,
  keys: MeasureRow['keys'],
) =>
  pagesQuery<MeasureRecord>(['measure-records', organizationId, question, keys], async (cursor) => {
    const { rows, next } = await fetchRecords(organizationId, question, keys, cursor?.id ?? null, 50);
    return { rows, next: next === null ? null : { key: [], id: next } };
  });

/** All of them, for a file. */
export async function* everyRecord(
  organizationId: string,
  question: MeasureQuestion,
  keys: MeasureRow['keys'],
): AsyncGenerator<readonly MeasureRecord[]> {
  let after: string | null = null;
  do {
    const page: MeasureRecords = await fetchRecords(organizationId, question, keys, after, 500);
    yield page.rows;
    after = page.next;
  } while (after !== null);
}
