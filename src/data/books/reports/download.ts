import { fetchFile } from '#src/data/api.ts';

/**
 * The PDF of a report, read as the signed-in user.
 * @param address what the report's screen has after its "?"
 * Errors: unauthenticated, forbidden, not_found, offline.
 */
export async function fetchReportPdf(report: {
  organizationId: string;
  slug: string;
  address: string;
  language: string;
}): Promise<Blob> {
  const { organizationId, slug, address, language } = report;
  return fetchFile(`/api/reports/${slug}.pdf?organization=${organizationId}&lang=${language}&${address}`);
}
