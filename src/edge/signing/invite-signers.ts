import { array, object, parse, string } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Language } from '#src/i18n/language.ts';
import { IssuedInvitation, writeInvitationMail } from '../people/invitation-mail.ts';
import { fromDatabase } from '../problem.ts';
import type { Settings } from '../settings.ts';

const Signers = array(object({ id: string(), people: object({ email: string() }) }));

interface Signing {
  settings: Settings;
  caller: Client;
  leaseId: string;
  /** Of the sending of the contract: repeated, it invites nobody again. */
  requestId: string;
  language: Language;
}

/** Invites the tenants of a lease who have no account yet: accepting leads them to what they are to sign. */
export async function inviteSigners({
  settings,
  caller,
  leaseId,
  requestId,
  language,
}: Signing): Promise<void> {
  const { data, error } = await caller
    .from('lease_tenants')
    .select('id, people(email)')
    .eq('leaseId', leaseId)
    .eq('hasLeft', false)
    .is('userId', null);
  if (error) throw fromDatabase(error);
  for (const signer of parse(Signers, data)) {
    if (signer.people.email === '') continue;
    const ownRequestId = requestOf(requestId, signer.id);
    const issued = await callWith(caller, 'invite_tenant', { leaseTenantId: signer.id }, ownRequestId);
    // The contract is sent whether or not somebody is invited: that can be done again from the lease.
    if (issued.error) {
      console.error('Invitation:', fromDatabase(issued.error).message);
      continue;
    }
    const [invitation] = parse(IssuedInvitation, issued.data);
    await writeInvitationMail(settings, { token: invitation.token, requestId: ownRequestId, language }).catch(
      (problem: unknown) => console.error('Mail:', problem),
    );
  }
}

/** The request of one signer within another: the same two make the same. */
function requestOf(requestId: string, signerId: string): string {
  const digits = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`);
  const both = (digits(requestId) ^ digits(signerId)).toString(16).padStart(32, '0');
  return both.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
