import type { ReportDocument } from '#src/domain/books/report-document.ts';
import { checkpointLine } from '#src/domain/trust/checkpoint.ts';
import { receiptTexts } from '#src/edge/money/receipt-texts.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Language } from '#src/i18n/language.ts';
import { readLastHead } from './last-head.ts';

/** A statement with the line that receipts have: what the organization's log was when it was last signed. */
export async function withLogNote<Report extends Pick<ReportDocument, 'notes'>>(
  report: Report,
  caller: Client,
  { organizationId, language }: { readonly organizationId: string; readonly language: Language },
): Promise<Report> {
  const head = await readLastHead(caller, organizationId);
  return head
    ? { ...report, notes: [...report.notes, receiptTexts[language].log(checkpointLine(head))] }
    : report;
}
