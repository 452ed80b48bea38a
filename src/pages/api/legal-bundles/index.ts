import { object } from 'valibot';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readBundle } from '#src/edge/law/bundle.ts';
import { renderBundle } from '#src/edge/law/bundle-pdf.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { readSettings } from '#src/edge/settings.ts';

export const prerender = false;

/**
 * A legal file as one PDF for the bailiff, for members who read leases: papers, account, and the attachments with their hashes.
 * 400 `bundle_too_large`, `attachment_missing`, `paper_changed`, `year_invalid`; 404 `not_found`. Nothing is stored.
 */
export const POST = callerPost(readSettings, object({ fileId: RecordId }), async ({ caller, body }) =>
  pdfAnswer(await renderBundle(await readBundle(caller, body.fileId)), 'legal-file.pdf'),
);

export const ALL = onlyMethods('POST');
