// What a building shares and how a place was found, one row of each kind, for the cast.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addArea, noteParcel, publishPost, reserve, startReport } from '#tests/support/community.ts';

export interface CommunityRows {
  rulesId: string;
  /** Of the office, on the board, reported by the tenant. */
  officePostId: string;
  /** Of the tenant: something lost, with a photo. */
  lostPostId: string;
  areaId: string;
  /** Of the tenant, not decided. */
  reservationId: string;
  /** A slot that is free. */
  freeSlot: string;
  parcelId: string;
  /** Of the tenant's lease, at move-in. */
  conditionReportId: string;
  conditionItemId: string;
  /** A line of what was kept of somebody's deposit, and what shows why. */
  deductionId: string;
  deductionItemId: string;
}

interface Where {
  owner: Caller;
  organizationId: string;
  propertyId: string;
}

/** The tenant and the office do one of everything. */
export async function addCommunityRows(
  sql: Sql,
  { owner, organizationId, propertyId }: Where,
  tenant: Caller,
  lease: { id: string; unitId: string },
  today: string,
): Promise<CommunityRows> {
  const slot = (days: number) => `${addDays(today, days)}T14:00:00Z`;
  await call(sql, owner, 'set_community_parts', {
    p_property_id: propertyId,
    p_has_board: true,
    p_has_areas: true,
    p_has_parcels: true,
    p_has_lost_and_found: true,
  });
  const rulesId = await call(sql, owner, 'publish_house_rules', {
    p_rules_id: randomUUID(),
    p_property_id: propertyId,
    p_body: 'Sin ruido después de las diez.',
  });
  await call(sql, tenant, 'acknowledge_house_rules', { p_rules_id: rulesId });
  await call(sql, tenant, 'set_neighbour_name', { p_shown: 'first_name_and_unit' });
  const officePostId = await publishPost(sql, owner, { propertyId, body: 'Mañana se limpia la cisterna.' });
  await publishPost(sql, tenant, {
    propertyId,
    kind: 'comment',
    parentId: officePostId,
    body: '¿A qué hora?',
  });
  await shutPostWithComment(sql, owner, tenant, propertyId);
  const lostPostId = await publishPost(sql, tenant, { propertyId, kind: 'lost', body: 'Unas llaves.' });
  await call(sql, tenant, 'add_post_photo', { p_photo_id: randomUUID(), p_post_id: lostPostId });
  await call(sql, tenant, 'report_post', {
    p_report_id: randomUUID(),
    p_post_id: officePostId,
    p_reason: 'No dice la hora',
  });
  const areaId = await addArea(sql, owner, propertyId, { needsApproval: true });
  const reservationId = await reserve(sql, tenant, areaId, slot(1));
  const parcelId = await noteParcel(sql, owner, { propertyId, unitId: lease.unitId });
  await setContacts(sql, owner, propertyId);
  const { reportId, itemId } = await startReport(sql, owner, lease.id);
  await call(sql, tenant, 'add_condition_photo', { p_photo_id: randomUUID(), p_item_id: itemId });
  const [deduction] = await sql<{ id: string; lease_id: string }[]>`
    select id, lease_id from public.deposit_deductions where organization_id = ${organizationId} limit 1`;
  const settled = await startReport(sql, owner, deduction?.lease_id ?? '', 'move_out');
  await call(sql, owner, 'set_deduction_evidence', {
    p_deduction_id: deduction?.id,
    p_item_ids: [settled.itemId],
  });
  return {
    ...{ rulesId, officePostId, lostPostId, areaId, reservationId, freeSlot: slot(9), parcelId },
    ...{ conditionReportId: reportId, conditionItemId: itemId },
    ...{ deductionId: deduction?.id ?? '', deductionItemId: settled.itemId },
  };
}

/** Hidden by the office, with a comment of the office below it. */
async function shutPostWithComment(sql: Sql, owner: Caller, tenant: Caller, propertyId: string) {
  const postId = await publishPost(sql, tenant, { propertyId, body: 'Un insulto' });
  await publishPost(sql, owner, { propertyId, kind: 'comment', parentId: postId, body: 'Así no.' });
  await call(sql, owner, 'moderate_post', {
    p_post_id: postId,
    p_is_hidden: true,
    p_reason: 'Es un insulto',
  });
}

const setContacts = (sql: Sql, owner: Caller, propertyId: string) =>
  act(
    sql,
    owner,
    (transaction) =>
      transaction`select public.set_property_contacts(${propertyId}, ${transaction.json([
        { kind: 'office', name: 'Administración', phone: '809-555-0100', email: '', note: '' },
        { kind: 'emergency', name: 'Seguridad', phone: '809-555-0199' },
      ])})`,
  );
