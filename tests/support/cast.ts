// One organisation with every kind of actor around it, a second one beside it, and rows in every table.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { type Caller, createUser } from '#tests/support/actors.ts';
import { addCalendarRows, type CalendarRows } from '#tests/support/calendar-rows.ts';
import { takeCards } from '#tests/support/card-rows.ts';
import { type CastLease, createLease } from '#tests/support/cast-leases.ts';
import { joinOrganization } from '#tests/support/cast-members.ts';
import { addPlainRows, type PlainRows } from '#tests/support/cast-rows.ts';
import { endPaidLease, settlePaidLease } from '#tests/support/cast-settlements.ts';
import { addCommunityRows, type CommunityRows } from '#tests/support/community-rows.ts';
import { addDecisionRows, type DecisionRows } from '#tests/support/decision-rows.ts';
import { addDocumentRequests, type DocumentRequestRows } from '#tests/support/document-requests.ts';
import { addExpenseRows, addPassOn, type ExpenseRows } from '#tests/support/expense-rows.ts';
import { addLedgerRows, type LedgerRows } from '#tests/support/ledger-rows.ts';
import { addLegalFiles } from '#tests/support/legal-files.ts';
import { addLogRows } from '#tests/support/log-rows.ts';
import { addConversation, addNotices, addTemplates } from '#tests/support/messages.ts';
import { addNotificationRows } from '#tests/support/notification-rows.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { addPerson, addProperty, addUnit, createLandlord, todayOf } from '#tests/support/portfolio.ts';
import { addRepair } from '#tests/support/repairs.ts';
import { addReportRows, type ReportRows } from '#tests/support/report-rows.ts';
import { createApplicationInReview, keepFor, publishListing } from '#tests/support/screening.ts';
import { addDocument, addDraft, type BegunContract, writePapers } from '#tests/support/signing.ts';
import { addTaxRows, type TaxRows } from '#tests/support/tax.ts';
import { addUpkeepRows, type UpkeepRows } from '#tests/support/upkeep-rows.ts';
import { invitationKey, inviteMember, inviteTenant, verbs } from '#tests/support/verbs.ts';
import { createVisitors } from '#tests/support/visitors.ts';
import { addWorkOrders, type WorkOrderRows } from '#tests/support/work-order-rows.ts';

export const actors = [
  'owner',
  'manager',
  'accountant',
  'maintenance',
  'viewer',
  'otherOwner',
  'tenant',
  'coTenant',
  'formerTenant',
  'otherTenant',
  'foreignTenant',
  'admin',
  'anon',
] as const;
export type Actor = (typeof actors)[number];

export interface CastOrganization
  extends Landlord,
    PlainRows,
    ExpenseRows,
    ReportRows,
    CalendarRows,
    UpkeepRows {
  propertyId: string;
  vacantUnitId: string;
  /** A person without a lease. */
  freePersonId: string;
  emptyPropertyId: string;
  /** A lease that has not begun, with a guarantor. */
  futureLeaseId: string;
  openTenantInvitation: { id: string; token: string; key: string };
  openMemberInvitation: { id: string; token: string };
  application: { id: string; secondApplicantId: string; referenceId: string; documentId: string };
  listingId: string;
  /** A lease that nobody has seen yet, with what its contract will say. */
  draftLeaseId: string;
  /** Of the property; tenants do not see it. */
  documentId: string;
}

export interface Cast {
  callers: Record<Actor, Caller>;
  users: Record<Exclude<Actor, 'anon'>, string>;
  home: CastOrganization;
  other: CastOrganization;
  /** tenant and coTenant. */
  shared: CastLease;
  /** otherTenant, of the same building. */
  neighbour: CastLease;
  /** formerTenant: a lease that was terminated. */
  former: CastLease;
  /** foreignTenant, of the other organisation. */
  foreign: CastLease;
  /** A tenant who has not been invited yet. */
  uninvited: CastLease;
  /** A lease that has ended, whose deposit is held. */
  unsettled: CastLease;
  /** A lease with notice given, whose deposit was held already. */
  noticed: CastLease;
  /** Of the shared lease: waits for every signature; the tenant has begun to sign. */
  contract: BegunContract;
  /** Of the shared lease. */
  documentRequests: DocumentRequestRows;
  /** What there is of taxes, with a lease of its own. */
  invoiced: TaxRows;
  /** A pending request of each lease, with a photo, a message and a note of the office. */
  repairs: Record<'shared' | 'former' | 'foreign', string>;
  /** Work orders of the shared lease's request; the other organization has the same. */
  workOrders: WorkOrderRows;
  /** A conversation of each lease. */
  conversations: Record<'shared' | 'neighbour' | 'former' | 'foreign', string>;
  /** For everybody of an organisation; one that is yet to be published; for the other organisation's tenants. */
  notices: Record<'everybody' | 'scheduled' | 'foreign', string>;
  /** A saved text of each organisation. */
  templates: Record<'own' | 'foreign', string>;
  /** What the building of the first organisation shares; the other one has the same. */
  community: CommunityRows;
  /** A file of a lease in each organisation, with an event and its document. */
  legalFiles: Record<'home' | 'other', string>;
  /** What the building of the first organisation decides; the other one has the same. */
  decisions: DecisionRows;
  /** The books of the first organisation; the other one has the same. */
  ledger: LedgerRows;
  /** What visitors left. */
  visitors: { waitlistEntryId: string; contactMessageId: string };
  today: string;
}

/** Plays the story once. Everything goes through the API's verbs, so the rows are as they are in life. */
export async function createCast(sql: Sql): Promise<Cast> {
  const admin = await createUser(sql, 'admin@example.test', 'admin');
  const home = await createOrganization(sql, 'Casa');
  const other = await createOrganization(sql, 'Ajena');
  const today = await todayOf(sql, home);
  const members = {} as Record<Exclude<MembershipRole, 'owner'>, string>;
  for (const role of ['manager', 'accountant', 'maintenance', 'viewer'] as const) {
    members[role] = await joinOrganization(sql, home, role);
  }
  const make = (where: CastOrganization, names: string[]) => createLease(sql, where, names, today);
  const shared = await make(home, ['tenant', 'coTenant']);
  const neighbour = await make(home, ['otherTenant']);
  const former = await make(home, ['formerTenant']);
  const foreign = await make(other, ['foreignTenant']);
  const books = (where: CastOrganization, { lease }: typeof shared) =>
    addLedgerRows(sql, where, {
      leaseId: lease.id,
      chargeId: lease.rentChargeId,
      unitId: lease.unitId,
      today,
    });
  const ledger = await books(home, shared);
  await books(other, foreign);
  await addPassOn(sql, home, shared.lease.id, today);
  await addPassOn(sql, other, foreign.lease.id, today);
  const uninvited = await make(home, []);
  const unsettled = await make(home, []);
  await endPaidLease(sql, home, unsettled.lease, today);
  for (const where of [home, other]) await settlePaidLease(sql, where, (await make(where, [])).lease, today);
  const shares = (where: CastOrganization, { lease, users: [userId = ''] }: typeof shared) =>
    addCommunityRows(sql, where, { userId }, lease, today);
  const community = await shares(home, shared);
  await shares(other, foreign);
  const decisions = await addDecisionRows(sql, home, shared);
  await addDecisionRows(sql, other, foreign);
  const legalFiles = await addLegalFiles(sql, {
    home: { ...home, leaseId: shared.lease.id, today },
    other: { ...other, leaseId: foreign.lease.id, today },
  });
  const noticed = await make(home, []);
  await verbs.giveNotice(sql, home.owner, {
    leaseId: noticed.lease.id,
    givenBy: 'tenant',
    givenOn: today,
    leavesOn: '2039-12-31',
  });
  for (const [where, { lease }] of [
    [home, noticed],
    [other, await make(other, [])],
  ] as const)
    await verbs.recordHeldDeposit(sql, where.owner, { leaseId: lease.id, amountMinor: 1_000 });
  const repairs = {
    shared: await addRepair(sql, home.owner, shared),
    former: await addRepair(sql, home.owner, former),
    foreign: await addRepair(sql, other.owner, foreign),
  };
  const conversations = {
    shared: await addConversation(sql, home.owner, shared),
    neighbour: await addConversation(sql, home.owner, neighbour),
    former: await addConversation(sql, home.owner, former),
    foreign: await addConversation(sql, other.owner, foreign),
  };
  const notices = await addNotices(sql, home, other);
  const templates = await addTemplates(sql, home, other);
  await addDocumentRequests(sql, other.owner, foreign, today);
  const documentRequests = await addDocumentRequests(sql, home.owner, shared, today);
  await verbs.terminateLease(sql, home.owner, { leaseId: former.lease.id, endedOn: today });
  const users = {
    owner: home.owner.userId,
    otherOwner: other.owner.userId,
    ...members,
    admin,
    tenant: shared.users[0] as string,
    coTenant: shared.users[1] as string,
    otherTenant: neighbour.users[0] as string,
    formerTenant: former.users[0] as string,
    foreignTenant: foreign.users[0] as string,
  };
  const callers = Object.fromEntries(
    actors.map((actor) => [actor, actor === 'anon' ? 'anon' : { userId: users[actor], aal: 'aal2' }]),
  ) as Record<Actor, Caller>;
  await addNotificationRows(sql, [home.organizationId, other.organizationId]);
  await addLogRows(sql, [home, users.tenant], [other, users.foreignTenant]);
  return {
    callers,
    users,
    contract: await writePapers(sql, [other, foreign.lease.id], [home, shared.lease.id], callers.tenant),
    home,
    other,
    shared: shared.lease,
    neighbour: neighbour.lease,
    former: former.lease,
    foreign: foreign.lease,
    uninvited: uninvited.lease,
    unsettled: unsettled.lease,
    noticed: noticed.lease,
    documentRequests,
    invoiced: await addInvoices(sql, home, other, today),
    repairs,
    workOrders: await addWorkOrders(sql, [other, repairs.foreign], [home, repairs.shared], today),
    conversations,
    notices,
    templates,
    community,
    decisions,
    legalFiles,
    ledger,
    visitors: await createVisitors(sql),
    today,
  };
}

async function addInvoices(sql: Sql, home: CastOrganization, other: CastOrganization, today: string) {
  const [own, foreign] = [await createLease(sql, home, [], today), await createLease(sql, other, [], today)];
  await addTaxRows(sql, other, foreign.lease.id, today);
  return addTaxRows(sql, home, own.lease.id, today);
}

async function createOrganization(sql: Sql, name: string): Promise<CastOrganization> {
  const landlord = await createLandlord(sql, name);
  const propertyId = await addProperty(sql, landlord, `Torre ${name}`);
  const vacantUnitId = await addUnit(sql, landlord, propertyId, 'Vacía');
  const freePersonId = await addPerson(sql, landlord, `Libre ${name}`);
  const emptyPropertyId = await addProperty(sql, landlord, `Solar ${name}`);
  const unitId = await addUnit(sql, landlord, propertyId, 'Invitada');
  const personId = await addPerson(
    sql,
    landlord,
    `Invitada ${name}`,
    `invitada-${randomUUID()}@example.test`,
  );
  const leaseId = await verbs.createLease(sql, landlord.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
  });
  const guarantorId = await addPerson(sql, landlord, `Fiador ${name}`);
  await verbs.setLeaseGuarantors(sql, landlord.owner, { leaseId, personIds: [guarantorId] });
  const [row] = await sql<{ id: string }[]>`select id from public.lease_tenants where lease_id = ${leaseId}`;
  const tenant = await inviteTenant(sql, landlord.owner, row?.id ?? '');
  const member = await inviteMember(sql, landlord.owner, {
    organizationId: landlord.organizationId,
    email: `socio-${randomUUID()}@example.test`,
    role: 'viewer',
  });
  await keepFor(sql, landlord, 90);
  await takeCards(sql, landlord);
  const rows = await addPlainRows(sql, landlord, name, { propertyId, vacantUnitId, freePersonId });
  const expenses = await addExpenseRows(sql, landlord, propertyId);
  return {
    ...landlord,
    propertyId,
    vacantUnitId,
    ...rows,
    ...expenses,
    ...(await addUpkeepRows(sql, landlord, propertyId, expenses.expenses.vendorId)),
    ...(await addReportRows(sql, landlord, propertyId)),
    ...(await addCalendarRows(sql, landlord, propertyId)),
    freePersonId,
    emptyPropertyId,
    futureLeaseId: leaseId,
    openTenantInvitation: {
      id: tenant.invitation_id,
      token: tenant.token,
      key: await invitationKey(sql, tenant.invitation_id),
    },
    openMemberInvitation: { id: member.invitation_id, token: member.token },
    application: await createApplicationInReview(sql, landlord.owner, propertyId),
    listingId: (await publishListing(sql, landlord.owner, unitId, [rows.photoId])).id,
    draftLeaseId: await addDraft(sql, landlord, {
      unitId: await addUnit(sql, landlord, propertyId, 'Por firmar'),
      personId: await addPerson(sql, landlord, `Por firmar ${name}`),
    }),
    documentId: await addDocument(sql, landlord.owner, landlord.organizationId, { propertyId }),
  };
}
