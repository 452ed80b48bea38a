import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { leaseInStatus } from '#tests/support/lease-in-status.ts';
import { createRentable } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let other: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Almendros');
  other = await createRentable(database.sql, 'Cayacoa');
});

const AT = '2026-05-15T16:00:00Z';

interface Start {
  readonly profile: { readonly full_name: string } | null;
  readonly memberships: readonly {
    readonly id: string;
    readonly role: string;
    readonly is_closed: boolean;
  }[];
  readonly home: {
    readonly organization_id: string;
    readonly today: string;
    readonly first_month: string;
    readonly ends_until: string;
    readonly size: number;
    readonly overview: unknown;
  } | null;
  readonly user_type: string;
  readonly areas: unknown;
  readonly notifications: unknown;
  readonly waiting?: { readonly organization_id: string | null; readonly counts: unknown };
  readonly my_waiting?: unknown;
  readonly landlord_time_zone?: string | null;
  readonly tenancy?: {
    readonly asked_lease_id: string | null;
    readonly overview: {
      readonly leases: readonly { readonly id: string }[];
      readonly lease_id: string | null;
    };
  } | null;
}

interface Asked {
  readonly area?: string;
  readonly leaseId?: string | null;
  readonly organizationId?: string | null;
  readonly at?: string;
  readonly showsHome?: boolean;
}

const start = (caller: Caller, asked: Asked = {}): Promise<Start> =>
  act(database.sql, caller, async (sql) => {
    const { area = 'owner', organizationId = null, leaseId = null, at = AT, showsHome = true } = asked;
    const [row] = await sql<{ answer: Start }[]>`
      select public.start_overview(${area}, ${at}, ${showsHome}, ${organizationId}, ${leaseId}) as answer`;
    if (!row) throw new Error('No answer');
    return row.answer;
  });

describe('the start of the owner’s area', () => {
  it('says where the caller works, as what, and what their home shows', async () => {
    const { memberships, home, profile } = await start(place.owner);
    expect(profile).toMatchObject({ locale: expect.any(String), preferences_saved_at: null });
    expect(memberships).toMatchObject([
      { id: place.landlord.organizationId, role: 'owner', is_closed: false },
    ]);
    expect(home).toMatchObject({
      organization_id: place.landlord.organizationId,
      today: '2026-05-15',
      first_month: '2025-06-01',
      ends_until: '2026-07-14',
      size: 4,
    });
    const [same] = await act(
      database.sql,
      place.owner,
      (sql) =>
        sql`select public.home_overview(${place.landlord.organizationId}, '2026-05-15', '2025-06-01', '2026-07-14', 4) as answer`,
    );
    expect(home?.overview).toEqual(same?.answer);
  });

  it('counts the day where the organization is', async () => {
    const { home } = await start(place.owner, { at: '2026-05-01T03:00:00Z' });
    expect(home).toMatchObject({ today: '2026-04-30', first_month: '2025-05-01' });
  });

  it('leaves the home out where it is not asked for', async () => {
    expect((await start(place.owner, { showsHome: false })).home).toBeNull();
  });

  it('gives nothing of an organization to who is not of it, and shows their own instead', async () => {
    const { memberships, home } = await start(other.owner, { organizationId: place.landlord.organizationId });
    expect(memberships.map(({ id }) => id)).toEqual([other.landlord.organizationId]);
    expect(home?.organization_id).toBe(other.landlord.organizationId);
    const nobody = { userId: await createUser(database.sql, `sola-${randomUUID()}@example.test`, 'owner') };
    expect(await start(nobody, { organizationId: place.landlord.organizationId })).toMatchObject({
      memberships: [],
      home: null,
    });
  });

  it('shows the chosen one of several', async () => {
    const { sql } = database;
    await sql`insert into public.memberships (organization_id, user_id, role)
      values (${place.landlord.organizationId}, ${other.owner.userId}, 'viewer')`;
    const chosen = await start(other.owner, { organizationId: place.landlord.organizationId });
    expect(chosen.memberships).toHaveLength(2);
    expect(chosen.home?.organization_id).toBe(place.landlord.organizationId);
    expect((await start(other.owner)).home?.organization_id).toBe(other.landlord.organizationId);
  });
});

describe('the start of the other areas', () => {
  const ask = async <Answer>(caller: Caller, statement: string): Promise<Answer> => {
    const [row] = await act(database.sql, caller, (sql) =>
      sql.unsafe<{ answer: Answer }[]>(`select ${statement} as answer`),
    );
    return row?.answer as Answer;
  };

  it('says to tenants what their home shows, of the lease they chose, and to others nothing of it', async () => {
    const { sql } = database;
    const tenant = { userId: await createUser(sql, `inquilina-${randomUUID()}@example.test`, 'tenant') };
    const [first, second] = [
      await leaseInStatus(sql, place, 'active'),
      await leaseInStatus(sql, place, 'active'),
    ];
    await sql`update public.lease_tenants set user_id = ${tenant.userId} where lease_id in (${first}, ${second})`;
    for (const leaseId of [first, second]) {
      const { tenancy } = await start(tenant, { area: 'tenant', leaseId });
      expect(tenancy).toMatchObject({ asked_lease_id: leaseId, overview: { lease_id: leaseId } });
      expect(tenancy?.overview).toEqual(await ask(tenant, `public.tenancy_overview('${leaseId}')`));
    }
    const { my_waiting, landlord_time_zone, ...rest } = await start(tenant, {
      area: 'tenant',
      showsHome: false,
    });
    expect(my_waiting).toEqual(await ask(tenant, 'public.my_waiting_counts()'));
    expect(landlord_time_zone).toBe('America/Santo_Domingo');
    expect(rest).toMatchObject({ user_type: 'tenant', tenancy: null, areas: { is_tenant: true } });
    expect(rest).not.toHaveProperty('home');
    const stranger = { userId: await createUser(sql, `vecino-${randomUUID()}@example.test`, 'tenant') };
    const { tenancy } = await start(stranger, { area: 'tenant', leaseId: first });
    expect(tenancy?.overview).toMatchObject({ leases: [], lease_id: null });
  });

  it('counts for owners what waits in the organization on screen', async () => {
    const { waiting } = await start(place.owner, { showsHome: false });
    const { organizationId } = place.landlord;
    expect(waiting).toEqual({
      organization_id: organizationId,
      counts: await ask(place.owner, `public.waiting_counts('${organizationId}')`),
    });
  });

  it('is the caller alone for the administration, and for an area that there is not', async () => {
    const { sql } = database;
    await sql`insert into public.notification_settings (user_id, event, channel, cadence)
      values (${place.owner.userId}, 'payment_reported', 'email', 'off'), (${other.owner.userId}, 'payment_reported', 'email', 'at_once')`;
    const keys = ['areas', 'notifications', 'profile', 'unread_notifications', 'user_type'];
    for (const area of ['admin', 'elsewhere']) {
      const answer = await start(place.owner, { area });
      expect(Object.keys(answer).sort()).toEqual(keys);
      expect(answer).toMatchObject({
        user_type: 'owner',
        notifications: [{ event: 'payment_reported', channel: 'email', cadence: 'off' }],
      });
    }
  });
});
