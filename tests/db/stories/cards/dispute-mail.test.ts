import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/account-rows.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { addTenantToLease, cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { addMember } from '#tests/support/team.ts';
import { verbs } from '#tests/support/verbs.ts';

const PAID = 60_000;
/** Already the next day in UTC. */
const DUE = '2026-12-05T02:00:00Z';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let accountant: Awaited<ReturnType<typeof addMember>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Disputas');
  await takeCards(database.sql, place.landlord);
  accountant = await addMember(database.sql, place.landlord, 'accountant');
  await addMember(database.sql, place.landlord, 'viewer');
});

/** A payment by card, and what is told of it. */
async function paid() {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: PAID, dueOn: '2026-02-01' });
  const id = await cards.start(sql, await addTenantToLease(sql, place.owner, leaseId), leaseId, PAID);
  await cards.open(sql, id);
  const approved = { outcome: 'approved', amount_minor: PAID, currency: 'DOP', authorization_code: id };
  const { payment_id: paymentId } = await cards.settle(sql, id, approved);
  const reference = `dp_${randomUUID()}`;
  const tell = (status: string, more: object = {}) =>
    cards.settleClaim(sql, id, {
      ...{ kind: 'dispute', status, reference, currency: 'DOP', amount_minor: PAID, reason: 'fraudulent' },
      ...more,
    });
  const mails = async () => [
    ...(await sql`
      select u.id as to, m.parameters ->> 'state' as state, m.parameters ->> 'respond_by' as until
      from private.outgoing_messages m join auth.users u on u.email = m.to_address
      where m.template = 'card_disputed' and m.parameters ->> 'payment_id' = ${paymentId} order by m.created_at, u.id`),
  ];
  return { reference, paymentId, tell, mails };
}
const toAll = (state: string, until: string | null) =>
  [place.owner.userId, accountant.userId].sort().map((to) => ({ to, state, until }));

describe('who handles money', () => {
  it('1. is told once that a dispute opened, with the day until which it is answered, and how it ended', async () => {
    const { tell, mails } = await paid();
    for (const status of ['open', 'taken', 'open', 'taken']) await tell(status, { respond_by: DUE });
    expect(await mails()).toEqual(toAll('opened', '2026-12-04'));
    for (const status of ['lost', 'lost', 'taken']) await tell(status, { respond_by: DUE });
    expect((await mails()).slice(2)).toEqual(toAll('lost', '2026-12-04'));
    const won = await paid();
    for (const status of ['taken', 'returned', 'returned', 'lost']) await won.tell(status);
    expect(await won.mails()).toEqual([...toAll('opened', null), ...toAll('returned', null)]);
  });

  it('2. hears of one that was over before anybody told of it only how it ended', async () => {
    const { tell, mails } = await paid();
    for (const status of ['lost', 'taken', 'open']) await tell(status);
    expect(await mails()).toEqual(toAll('lost', null));
  });

  it('3. hears nothing of a refund, and cannot switch disputes off on the last channel', async () => {
    const refunded = await paid();
    await refunded.tell('taken', { kind: 'refund' });
    expect(await refunded.mails()).toEqual([]);
    const switchedOff = ask(database.sql, place.owner, 'set_notification', 'card_disputed', 'email', 'off');
    expect(await outcomeOf(switchedOff)).toBe('notification_needed');
    const disputed = await paid();
    await disputed.tell('open');
    expect(await disputed.mails()).toEqual(toAll('opened', null));
  });

  it('4. sees the moment on the claim, also where only a later message says it', async () => {
    const { tell, reference } = await paid();
    await tell('open');
    await tell('open', { respond_by: DUE });
    await tell('taken', { respond_by: '2027-01-01T00:00:00Z' });
    const [claim] = await database.sql`
      select respond_by = ${DUE} as is_first, status from public.card_claims where reference = ${reference}`;
    expect(claim).toEqual({ is_first: true, status: 'taken' });
  });
});
