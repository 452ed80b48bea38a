import type { CsvValue } from '#src/domain/foundation/csv.ts';
import { getClient } from '../client.ts';
import { allRows, FIRST, type Names } from './all-rows.ts';

/** An index of the files that the portfolio keeps: photos, proofs of payment, papers of applications. */
export async function* documentLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  const client = getClient();
  for await (const page of allRows((after) =>
    client
      .from('property_photos')
      .select('id, property_id, path, created_at')
      .eq('organization_id', organizationId)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(1000),
  ))
    yield page.map((row) => [
      'photo',
      name('property', row.property_id),
      fileName(row.path),
      row.path,
      day(row.created_at),
    ]);
  for await (const page of allRows((after) =>
    client
      .from('payments')
      .select('id, proof_path, created_at')
      .eq('organization_id', organizationId)
      .not('proof_path', 'is', null)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(1000),
  ))
    yield page.map((row) => [
      'payment_proof',
      row.id,
      fileName(row.proof_path ?? ''),
      row.proof_path,
      day(row.created_at),
    ]);
  for await (const page of allRows((after) =>
    client
      .from('application_documents')
      .select('*')
      .eq('organization_id', organizationId)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(1000),
  ))
    yield page.map((row) => ['application', row.application_id, row.file_name, '', day(row.created_at)]);
}

const fileName = (path: string) => path.split('/').at(-1) ?? '';
const day = (moment: string) => moment.slice(0, 10);
