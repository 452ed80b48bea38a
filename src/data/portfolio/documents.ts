import { select } from '#src/data/rows.ts';
import type { CsvValue } from '#src/domain/foundation/csv.ts';
import { getClient } from '../client.ts';
import { allRows, FIRST, type Names } from './all-rows.ts';

/** An index of the files that the portfolio keeps: photos, proofs of payment, papers of applications. */
export async function* documentLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  const client = getClient();
  for await (const page of allRows((after) =>
    select('property_photos', 'id, propertyId, path, createdAt', { organizationId })
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(1000),
  ))
    yield page.map((row) => [
      'photo',
      name('property', row.propertyId),
      fileName(row.path),
      row.path,
      day(row.createdAt),
    ]);
  for await (const page of allRows((after) =>
    select('payments', 'id, proofPath, createdAt', { organizationId })
      .not('proofPath', 'is', null)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(1000),
  ))
    yield page.map((row) => [
      'payment_proof',
      row.id,
      fileName(row.proofPath ?? ''),
      row.proofPath,
      day(row.createdAt),
    ]);
  for await (const page of allRows((after) =>
    client
      .from('application_documents')
      .select('*')
      .eq('organizationId', organizationId)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(1000),
  ))
    yield page.map((row) => ['application', row.applicationId, row.fileName, '', day(row.createdAt)]);
}

const fileName = (path: string) => path.split('/').at(-1) ?? '';
const day = (moment: string) => moment.slice(0, 10);
