// A home of two tenants with accounts, one of whom will leave.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addDays, addMonths } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { addPerson, addUnit, type createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

export interface Mate {
  readonly personId: string;
  readonly userId: string;
}

async function addMember(sql: Sql, owner: Caller, leaseId: string, name: string): Promise<Mate> {
  const [row] = await sql`select lt.id, lt.person_id, p.email from public.lease_tenants lt
    join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId} and p.full_name = ${name}`;
  const userId = await createUser(sql, row?.email, 'tenant');
  await verbs.acceptInvitation(sql, { userId }, { token: (await inviteTenant(sql, owner, row?.id)).token });
  return { personId: row?.person_id, userId };
}

/** Ana, the primary tenant, and Beto rent a unit for two months now. */
export async function shareHome(sql: Sql, place: Awaited<ReturnType<typeof createRentable>>) {
  const { owner, landlord } = place;
  const today = await todayOf(sql, landlord);
  const yesterday = addDays(today, -1);
  const startsOn = addMonths(today, -2);
  const unitId = await addUnit(sql, landlord, place.propertyId, randomUUID().slice(0, 8));
  const person = (name: string) => addPerson(sql, landlord, name, `${randomUUID()}@example.test`);
  const personIds = [await person('Ana'), await person('Beto')];
  const leaseId = await verbs.createLease(sql, owner, { unitId, personIds, startsOn, endsOn: '2041-12-31' });
  await runJobs(sql, new Date().toISOString());
  const [ana, beto] = [
    await addMember(sql, owner, leaseId, 'Ana'),
    await addMember(sql, owner, leaseId, 'Beto'),
  ];
  return {
    ...{ owner, today, yesterday, startsOn, leaseId, ana, beto },
    /** Says when somebody leaves, and who is the first one then; without a day that they stay. */
    leave: ({ personId }: Mate, leftOn?: string, primary?: Mate) =>
      verbs.setTenantDeparture(sql, owner, {
        ...{ leaseId, personId },
        ...(leftOn && { leftOn }),
        ...(primary && { primaryPersonId: primary.personId }),
      }),
    /** People of the lease on a day, the first one first. */
    async partiesOn(day: string): Promise<string> {
      const [row] = await sql`select private.lease_party_names(${leaseId}, ${day}) as names`;
      return row?.names ?? '';
    },
    /** How many rows of the lease somebody reads. */
    readBy: ({ userId }: Mate, table: string) =>
      act(sql, { userId }, async (own) => {
        return (await own.unsafe(`select 1 from public.${table} where lease_id = '${leaseId}'`)).length;
      }),
    myLeases: ({ userId }: Mate) =>
      act(sql, { userId }, async (own) => {
        return (await own`select public.my_leases() as found`)[0]?.found as Record<string, unknown>[];
      }),
    /** The day after the last one of those who leave has come. */
    nextDay: () =>
      sql`update public.lease_tenants set left_on = ${yesterday} where lease_id = ${leaseId} and left_on is not null`,
  };
}
