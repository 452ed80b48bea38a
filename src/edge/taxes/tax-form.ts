import { AppError } from '#src/data/errors.ts';
import { contentOf, type LoadedForm, loadForm } from '#src/data/taxes/forms.ts';
import type { IssuerKey } from '#src/data/taxes/issuers.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { isFileable } from '#src/domain/taxes/problems.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import { Problem } from '../problem.ts';

interface AskedForm {
  readonly organizationId: string;
  /** Absent from pages of the release before: the organization itself. */
  readonly issuerId?: string;
  readonly form: TaxForm;
  readonly month: IsoMonth;
  /** Of what the caller saw. */
  readonly sha256: string;
}

const verbs = { check: 'check_tax_form', file: 'file_tax_form' } as const;
export type FormAction = keyof typeof verbs;

/**
 * Checks or files a form: made here from the records as the caller may read them, so that what is kept as filed is what they
 * gave, and no text that somebody sends.
 *
 * @throws Problem 409 `file_changed` when it is not what the caller saw any more, and what the verb refuses.
 */
export async function keepForm(
  caller: Client,
  service: Client,
  action: FormAction,
  { organizationId, issuerId = organizationId, form, month, sha256 }: AskedForm,
): Promise<void> {
  const made = await makeForm(caller, { organizationId, issuerId }, form, month);
  if (made.sha256 !== sha256) throw new Problem(409, 'file_changed', 'The records have changed.');
  const key = { organizationId, issuerId, form, month: firstDayOf(month) };
  const madeId = await call(service, 'keep_made_tax_form', {
    ...key,
    fileName: made.file?.name ?? form,
    rowCount: made.file?.rowCount ?? 0,
    hasErrors: made.file !== null && !isFileable(made.file),
    content: contentOf(made),
  });
  await call(caller, verbs[action], { ...key, madeId });
}

async function makeForm(
  caller: Client,
  issuer: IssuerKey,
  form: TaxForm,
  month: IsoMonth,
): Promise<LoadedForm> {
  try {
    return await loadForm(caller, issuer, form, month);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind === 'unauthenticated')
      throw new Problem(401, 'unauthenticated', 'The session is not valid.');
    throw new Problem(404, 'not_found', 'There are no such records.');
  }
}
