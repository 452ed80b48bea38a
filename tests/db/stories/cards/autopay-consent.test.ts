import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { autopays, FIRST_PAYMENT } from '#tests/support/autopay-rows.ts';
import { addTenantToLease, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
type Place = Awaited<ReturnType<typeof createRentable>>;
let place: Place;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Autorizaciones');
  await takeCards(database.sql, place.landlord);
});

/** A lease with its tenant's account. */
async function tenancy(where: Place = place) {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, where.owner, {
    unitId: await addUnit(sql, where.landlord, where.propertyId, randomUUID().slice(0, 8)),
    personIds: [where.personId],
    startsOn: '2041-03-01',
    endsOn: '2041-12-31',
    rentMinor: 2_000_000,
  });
  return { leaseId, tenant: await addTenantToLease(sql, where.owner, leaseId) };
}

async function enrolled(where: Place = place) {
  const scene = await tenancy(where);
  return { ...scene, autopayId: await autopays.activated(database.sql, scene.tenant, scene.leaseId) };
}

const statusOf = async (id: string) => {
  const [row] = await database.sql`select status, stopped_for from public.autopays where id = ${id}`;
  return row;
};

describe('who agrees', () => {
  it('agrees once for a request, and to nothing until the card is stored', async () => {
    const { sql } = database;
    const { leaseId, tenant } = await tenancy();
    const requestId = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => autopays.start(sql, tenant, leaseId, {}, requestId)));
    expect(new Set(ids).size).toBe(1);
    const autopayId = await autopays.activate(sql, ids[0] ?? '');
    expect(await statusOf(autopayId)).toEqual({ status: 'pending', stopped_for: null });
    await autopays.approve(sql, ids[0] ?? '', FIRST_PAYMENT);
    await Promise.all([1, 2, 3].map(() => autopays.activate(sql, ids[0] ?? '')));
    expect(await statusOf(autopayId)).toEqual({ status: 'active', stopped_for: null });
    const [kept] =
      await sql`select consent_version, consent_language, consented_at is not null as at from public.autopays
      where id = ${autopayId}`;
    expect(kept).toEqual({ consent_version: '2026-11-22', consent_language: 'es', at: true });
  });

  it('with another card replaces the first', async () => {
    const { sql } = database;
    const { leaseId, autopayId, tenant } = await enrolled();
    const chargeId = await autopays.announced(sql, autopayId, '2041-03-05');
    const next = await autopays.activated(sql, tenant, leaseId);
    expect(await statusOf(autopayId)).toEqual({ status: 'cancelled', stopped_for: 'replaced' });
    const [moved] = await sql`select autopay_id, status from public.autopay_charges where id = ${chargeId}`;
    expect(moved).toEqual({ autopay_id: next, status: 'announced' });
  });

  it.each([
    [{ limitMinor: 50 }, 'limit_too_low'],
    [{ paysOn: 29 }, 'pay_day_invalid'],
    [{ paysOn: 0 }, 'pay_day_invalid'],
    [{ consentVersion: '2020-01-01' }, 'consent_changed'],
    [{ amountMinor: 50 }, 'amount_outside_limits'],
    [{ feeMinor: 1 }, 'fee_changed'],
  ])('on %o is refused: %s', async (terms, code) => {
    const { leaseId, tenant } = await tenancy();
    expect(await outcomeOf(autopays.start(database.sql, tenant, leaseId, terms))).toBe(code);
  });

  it('is not offered it where no card can be stored', async () => {
    const { sql } = database;
    const other = await createRentable(sql, 'Sin bóveda');
    await takeCards(sql, other.landlord);
    await act(
      sql,
      other.owner,
      (own) => own`select public.set_card_credentials(${other.landlord.organizationId}, 'azul',
      'v1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaa')`,
    );
    const { leaseId, tenant } = await tenancy(other);
    expect(await outcomeOf(autopays.start(sql, tenant, leaseId))).toBe('autopay_not_offered');
  });

  it('is the only one who changes it', async () => {
    const { sql } = database;
    const { autopayId, tenant } = await enrolled();
    const stranger = await enrolled(
      await (async () => {
        const other = await createRentable(sql, 'Vecina');
        await takeCards(sql, other.landlord);
        return other;
      })(),
    );
    const cancel = (caller: Caller) =>
      act(sql, caller, (own) => own`select public.cancel_autopay(${autopayId})`);
    expect(await outcomeOf(cancel(stranger.tenant))).toBe('not_found');
    expect(await outcomeOf(cancel(place.owner))).toBe('not_found');
    const change = (limit: number) =>
      act(
        sql,
        tenant,
        (own) => own`select public.change_autopay(${autopayId}, ${limit}, 12, '2026-11-22', 'en')`,
      );
    expect(await outcomeOf(change(10))).toBe('limit_too_low');
    await change(700_000);
    const [row] =
      await sql`select limit_minor::int as limit, pays_on, consent_language from public.autopays where id = ${autopayId}`;
    expect(row).toEqual({ limit: 700_000, pays_on: 12, consent_language: 'en' });
  });
});
