import { fetchFile } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { TenantStatement } from '#src/domain/money/tenant-statement.ts';

/** A lease's year, from what the books say. Errors: not_found, year_invalid. */
export const statementQuery = (leaseId: string, year: number) =>
  query(
    ['tenancy', leaseId, 'statement', year],
    async () => (await call('tenant_statement', { leaseId, year })) as TenantStatement,
  );

/** The PDF of the same. Errors: unauthenticated, not_found, offline. */
export async function fetchStatementPdf(leaseId: string, year: number, language: string): Promise<Blob> {
  return fetchFile(`/api/statements/${leaseId}.pdf?year=${year}&lang=${language}`);
}
