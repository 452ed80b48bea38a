// What a building decides, one row of each kind, for the cast: its tenants have a voice, and a vote in their units.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { call } from '#tests/support/call.ts';
import { CLOSES, publishRules, saveDecision, voteOf } from '#tests/support/decisions.ts';
import { addPerson, type Landlord } from '#tests/support/portfolio.ts';
import { addDocument } from '#tests/support/signing.ts';

export interface DecisionRows {
  draftDecisionId: string;
  openDecisionId: string;
  secretDecisionId: string;
  /** Closed for lack of a quorum. */
  closedDecisionId: string;
  /** Of the tenant's unit, in the open and the secret one. */
  openVoteId: string;
  secretVoteId: string;
  /** Of the tenant. */
  decisionCommentId: string;
  /** From the organization to somebody without a unit. */
  proxyId: string;
  /** In order of what they may do: not called, called, in session, closed. */
  assemblies: Record<'draft' | 'called' | 'inSession' | 'closed', string>;
  attendanceId: string;
  minutesHash: string;
  /** Owns the tenant's unit beside the organization, and has no account. */
  coOwner: { personId: string; email: string };
}

interface Where extends Landlord {
  propertyId: string;
  vacantUnitId: string;
}

export async function addDecisionRows(
  sql: Sql,
  place: Where,
  { lease: { unitId }, users: [userId = ''] }: { lease: { unitId: string }; users: string[] },
): Promise<DecisionRows> {
  const tenant = { userId };
  const { owner, propertyId } = place;
  await publishRules(sql, owner, propertyId, { voters: 'occupants', weight: 'unit', notice_days: 0 });
  await call(sql, owner, 'set_unit_coefficients', {
    p_property_id: propertyId,
    p_denominator: 10,
    p_coefficients: [{ unit_id: unitId, numerator: 10 }],
  });
  const email = `duena-${randomUUID()}@example.test`;
  const coOwner = { email, personId: await addPerson(sql, place, 'Dueña de parte', email) };
  await call(sql, owner, 'set_unit_owners', {
    p_unit_id: unitId,
    p_owners: [{ person_id: null }, { person_id: coOwner.personId }],
  });
  const open = async (more: object = {}) => {
    const id = await saveDecision(sql, place, more);
    await call(sql, owner, 'open_decision', { p_decision_id: id, p_closes_at: CLOSES() });
    return id;
  };
  const options = [{ label: 'A' }, { label: 'B' }];
  const draftDecisionId = await saveDecision(sql, place, { kind: 'single', options });
  const documentId = await addDocument(sql, owner, place.organizationId, { propertyId });
  const closedDecisionId = await open({ kind: 'single', options, document_ids: [documentId] });
  const vote = async (id: string) =>
    call(sql, tenant, 'cast_vote', { p_vote_id: await voteOf(sql, id, unitId), p_choice: [1] });
  await vote(closedDecisionId);
  await sql`select private.close_due_decisions(${place.organizationId}, now() + interval '9 days')`;
  const openDecisionId = await open();
  const secretDecisionId = await open({ is_secret: true });
  await vote(openDecisionId);
  // Other tests delete that unit; one with a vote on record stays.
  await sql`delete from public.decision_votes where unit_id = ${place.vacantUnitId}`;
  const decisionCommentId = await call(sql, tenant, 'comment_on_decision', {
    p_comment_id: randomUUID(),
    p_decision_id: openDecisionId,
    p_body: 'Es caro',
  });
  const proxyId = await call(sql, owner, 'give_proxy', {
    p_proxy_id: randomUUID(),
    p_property_id: propertyId,
    p_giver_id: null,
    p_holder_id: await addPerson(sql, place, 'Apoderado sin unidad'),
  });
  const assemblies = await addAssemblies(sql, place);
  const [person] = await sql`select id from public.people where user_id = ${userId}
    and organization_id = ${place.organizationId}`;
  const attend = (assembly: string) =>
    call(sql, owner, 'record_attendance', {
      p_attendance_id: randomUUID(),
      p_assembly_id: assembly,
      p_unit_id: unitId,
      p_person_id: person?.id,
    });
  const attendanceId = await attend(assemblies.inSession);
  await call(sql, owner, 'write_minutes', { p_assembly_id: assemblies.closed, p_minutes: 'Acta' });
  await call(sql, owner, 'close_assembly', { p_assembly_id: assemblies.closed });
  const [closed] = await sql`select minutes_hash from public.assemblies where id = ${assemblies.closed}`;
  await call(sql, owner, 'sign_minutes', {
    p_assembly_id: assemblies.closed,
    p_role: 'chair',
    p_minutes_hash: closed?.minutes_hash,
    p_full_name: 'Ana Peña',
  });
  return {
    draftDecisionId,
    openDecisionId,
    secretDecisionId,
    closedDecisionId,
    openVoteId: await voteOf(sql, openDecisionId, unitId),
    secretVoteId: await voteOf(sql, secretDecisionId, unitId),
    decisionCommentId,
    proxyId,
    assemblies,
    attendanceId,
    minutesHash: closed?.minutes_hash,
    coOwner,
  };
}

async function addAssemblies(sql: Sql, { owner, propertyId }: Where): Promise<DecisionRows['assemblies']> {
  const make = async (until: 'draft' | 'called' | 'inSession') => {
    const id = randomUUID();
    await call(sql, owner, 'save_assembly', {
      p_assembly_id: id,
      p_property_id: propertyId,
      p_assembly: { title: 'Asamblea', starts_at: CLOSES(), items: [{ title: 'Cuentas' }] },
    });
    if (until !== 'draft') await call(sql, owner, 'call_assembly', { p_assembly_id: id });
    if (until !== 'inSession') return id;
    await sql`update public.assemblies set starts_at = now() - interval '1 hour' where id = ${id}`;
    await call(sql, owner, 'start_assembly', { p_assembly_id: id, p_call: 1 });
    return id;
  };
  return {
    draft: await make('draft'),
    called: await make('called'),
    inSession: await make('inSession'),
    closed: await make('inSession'),
  };
}
