import type { SupabaseClient } from '@supabase/supabase-js';
import { array, object, parse, string } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import { IssuedInvitation, writeInvitationMail } from '../people/invitation-mail.ts';
import { fromDatabase } from '../problem.ts';
import type { Settings } from '../settings.ts';

const Seats = array(object({ id: string(), people: object({ email: string() }) }));

interface Signing {
  settings: Settings;
  caller: SupabaseClient;
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
    .eq('lease_id', leaseId)
    .eq('has_left', false)
    .is('user_id', null);
  if (error) throw fromDatabase(error);
  for (const seat of parse(Seats, data)) {
    if (seat.people.email === '') continue;
    const ownRequestId = requestOf(requestId, seat.id);
    const issued = await caller.rpc('invite_tenant', {
      p_request_id: ownRequestId,
      p_lease_tenant_id: seat.id,
    });
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

/** The request of one seat within another: the same two make the same. */
function requestOf(requestId: string, seatId: string): string {
  const digits = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`);
  const both = (digits(requestId) ^ digits(seatId)).toString(16).padStart(32, '0');
  return both.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
