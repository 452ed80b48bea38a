import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { leaseStatuses } from '#src/domain/foundation/enums.ts';
import { type LeaseVerb, leaseRefusal, leaseVerbs } from '#src/domain/leasing/lease-verbs.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { leaseInStatus } from '#tests/support/lease-in-status.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

// Every verb against a lease in every status: the domain says which are allowed, the database decides.
const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let someoneElse: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Verbos');
  today = await todayOf(database.sql, place.landlord);
  someoneElse = await addPerson(database.sql, place.landlord, 'Otra persona');
});

/** Each with arguments that nothing but the status could refuse. */
const actions: Readonly<Record<LeaseVerb, (leaseId: string) => Promise<string>>> = {
  save_lease_draft: (leaseId) =>
    verbs.saveLeaseDraft(database.sql, place.owner, {
      leaseId,
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: '2039-01-01',
      endsOn: '2040-12-31',
    }),
  delete_lease_draft: (leaseId) => verbs.deleteLeaseDraft(database.sql, place.owner, { leaseId }),
  send_lease: (leaseId) => verbs.sendLease(database.sql, place.owner, { leaseId }),
  send_amendment: (leaseId) => verbs.sendAmendment(database.sql, place.owner, { leaseId }),
  record_paper_signature: (leaseId) => verbs.recordPaperSignature(database.sql, place.owner, { leaseId }),
  recall_contract: (leaseId) => verbs.recallContract(database.sql, place.owner, { leaseId }),
  call_off_lease: (leaseId) => verbs.callOffLease(database.sql, place.owner, { leaseId, reason: 'Desistió' }),
  give_notice: (leaseId) =>
    verbs.giveNotice(database.sql, place.owner, {
      leaseId,
      givenBy: 'tenant',
      givenOn: today,
      leavesOn: '2039-12-31',
    }),
  withdraw_notice: (leaseId) => verbs.withdrawNotice(database.sql, place.owner, { leaseId }),
  renew_lease: (leaseId) =>
    verbs.renewLease(database.sql, place.owner, { leaseId, startsOn: '2040-02-01', endsOn: '2041-12-31' }),
  draft_renewal: (leaseId) =>
    verbs.draftRenewal(database.sql, place.owner, { leaseId, startsOn: '2040-02-01', endsOn: '2041-12-31' }),
  move_to_unit: async (leaseId) =>
    verbs.moveToUnit(database.sql, place.owner, {
      leaseId,
      unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
      movesOn: '2040-02-01',
      endsOn: '2041-12-31',
    }),
  add_rent_step: (leaseId) =>
    verbs.addRentStep(database.sql, place.owner, { leaseId, startsOn: '2040-06-01', rentMinor: 1_200_000 }),
  change_lease_tenants: (leaseId) =>
    verbs.changeLeaseTenants(database.sql, place.owner, {
      leaseId,
      personIds: [place.personId, someoneElse],
    }),
  set_tenant_departure: (leaseId) =>
    verbs.setTenantDeparture(database.sql, place.owner, { leaseId, personId: place.personId }),
  set_lease_guarantors: (leaseId) =>
    verbs.setLeaseGuarantors(database.sql, place.owner, { leaseId, personIds: [someoneElse] }),
  settle_deposit: (leaseId) =>
    verbs.settleDeposit(database.sql, place.owner, { leaseId, returnedOn: today, method: 'cash' }),
  terminate_lease: (leaseId) => verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: today }),
};

/** What else refuses: a signed lease has no day up to today, none of them ever had a deposit or sent an amendment. */
function otherRefusal(verb: LeaseVerb, status: string): string {
  if (verb === 'settle_deposit') return 'no_deposit_held';
  if (verb === 'recall_contract' && status !== 'sent' && status !== 'partially_signed')
    return 'contract_not_sent';
  return verb === 'terminate_lease' && status === 'signed' ? 'term_ends_before_start' : 'done';
}

async function isUntouched(leaseId: string, status: string): Promise<void> {
  const [row] = await database.sql`
    select l.status, (select count(*)::int from public.lease_events where lease_id = l.id) as events
    from public.leases l where l.id = ${leaseId}`;
  expect(row).toEqual({ status, events: 1 });
}

describe.each(leaseStatuses)('a lease that is %s', (status) => {
  it.each(leaseVerbs)('%s', async (verb) => {
    const leaseId = await leaseInStatus(database.sql, place, status);
    const refusal = leaseRefusal(verb, status);
    const expected = refusal ?? otherRefusal(verb, status);
    expect(await outcomeOf(actions[verb](leaseId))).toBe(expected);
    if (expected !== 'done') await isUntouched(leaseId, status);
  });
});

it('the rule of the database is that of the domain, word for word', async () => {
  const rows = await database.sql<{ verb: LeaseVerb; status: string; refusal: string | null }[]>`
    select v as verb, s::text as status, private.lease_refusal(v, s) as refusal
    from unnest(${[...leaseVerbs]}::text[]) v, unnest(enum_range(null::public.lease_status)) s`;
  expect(rows).toHaveLength(leaseVerbs.length * leaseStatuses.length);
  for (const { verb, status, refusal } of rows) {
    expect(refusal, `${verb} ${status}`).toBe(leaseRefusal(verb, status as (typeof leaseStatuses)[number]));
  }
});
