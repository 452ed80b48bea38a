import { object, optional, picklist, pipe, regex, string } from 'valibot';
import { taxForms } from '#src/domain/taxes/codes.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { doneAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { keepForm } from '#src/edge/taxes/tax-form.ts';

export const prerender = false;

const Body = object({
  organizationId: RecordId,
  issuerId: optional(RecordId),
  form: picklist(taxForms),
  month: pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  action: picklist(['check', 'file']),
});

/** Checks or files a form of a month as the records make it now. 204; 409 `file_changed` when `sha256` is of another. */
export const POST = callerPost(readSettings, Body, async ({ settings, caller, body }) => {
  const { action, ...asked } = body;
  await keepForm(caller, serviceClient(settings), action, asked);
  return doneAnswer();
});

export const ALL = onlyMethods('POST');
