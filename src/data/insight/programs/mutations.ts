import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { type Proof, signInAgain } from '#src/data/people/security/mutations.ts';
import type { AskedAccess } from '#src/domain/insight/programs/asked-access.ts';
import type { ProgramScope } from '#src/domain/insight/programs/scopes.ts';

/** What the reader agrees to. */
export interface Agreement {
  readonly asked: AskedAccess;
  /** Null: what is the reader's own as a tenant. */
  readonly organizationId: string | null;
  readonly scopes: readonly ProgramScope[];
}

/**
 * Lets a program ask in the reader's name, in a sign-in that is made for it. @returns where the browser goes on
 * Errors: those of `signInAgain`, `not_found`, `too_many_programs`.
 */
export async function allowProgram(proof: Proof, agreement: Agreement): Promise<string> {
  const auth = await signInAgain(proof);
  const { session } = unwrap(await auth.getSession());
  if (!session) throw new AppError('unauthenticated', 'session_expired');
  const { asked, organizationId, scopes } = agreement;
  const body = { ...asked, organizationId, scopes, refreshToken: session.refresh_token };
  return (await postApi<{ redirect: string }>('/api/programs/grant', body, auth)).redirect;
}

/** A program may ask nothing more, from its next question on. Error: `not_found`. */
export const revokeProgram = verb('revoke_program_grant');
