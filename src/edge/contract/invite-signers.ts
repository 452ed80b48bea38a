import type { SupabaseClient } from '@supabase/supabase-js';
import { array, object, parse, string } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import { IssuedInvitation, sendInvitationMail } from '../invitation-mail.ts';
import { fromDatabase } from '../problem.ts';
import type { Settings } from '../settings.ts';

const Seats = array(object({ id: string(), people: object({ email: string() }) }));

interface Signing {
  settings: Settings;
  caller: SupabaseClient;
  leaseId: string;
  language: Language;
}

/** Invites the tenants of a lease who have no account yet: accepting leads them to what they are to sign. */
export async function inviteSigners({ settings, caller, leaseId, language }: Signing): Promise<void> {
  const { data, error } = await caller
    .from('lease_tenants')
    .select('id, people(email)')
    .eq('lease_id', leaseId)
    .is('user_id', null);
  if (error) throw fromDatabase(error);
  for (const seat of parse(Seats, data)) {
    if (seat.people.email === '') continue;
    const issued = await caller.rpc('invite_tenant', {
      p_request_id: crypto.randomUUID(),
      p_lease_tenant_id: seat.id,
    });
    if (issued.error) throw fromDatabase(issued.error);
    const [invitation] = parse(IssuedInvitation, issued.data);
    // The contract is sent whether or not this message is: it can be sent again from the lease.
    await sendInvitationMail(settings, { ...invitation, kind: 'tenant', language }).catch(
      (problem: unknown) => console.error('Mail:', problem),
    );
  }
}
