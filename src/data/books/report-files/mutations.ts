import { fetchFile, postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';

export interface ReportFileInput {
  readonly organizationId: string;
  readonly from: string;
  readonly to: string;
  /** Null: all, and what belongs to none. */
  readonly propertyId: string | null;
  readonly language: string;
}

/** Asks for the journal of a period as a file. Errors: `report_files_busy`, `period_invalid`. */
export async function requestReportFile(input: ReportFileInput, requestId: string): Promise<void> {
  await postApi('/api/report-files', { ...input, requestId });
}

/** Takes a file away, or stops making it. Error: `not_found`. */
export const removeReportFile = verb('remove_report_file');

/** The text of a finished file. Errors: `not_found`, offline. */
export async function fetchReportFile(fileId: string): Promise<Blob> {
  return fetchFile(`/api/report-files/${fileId}.csv`);
}
