import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();

it('who lost the answer learns whether the action was done, and nobody else does', async () => {
  const { sql } = database;
  const place = await createRentable(sql, 'Acuse');
  const stranger = await createRentable(sql, 'Ajeno');
  const today = await todayOf(sql, place.landlord);
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [await addPerson(sql, place.landlord, 'Ana Núñez')],
    startsOn: today,
    endsOn: '2040-12-31',
    depositMinor: 0,
  });
  const wasDone = async (caller: Caller, id: string) => {
    const [row] = await act(sql, caller, (own) => own`select public.was_request_done(${id}) as done`);
    return row?.done;
  };
  const requestId = randomUUID();
  const pay = (amountMinor: number) =>
    verbs.recordPayment(sql, place.owner, { requestId, leaseId, amountMinor, paidOn: today });
  expect(await wasDone(place.owner, requestId)).toBe(false);
  await pay(300_000);
  expect(await wasDone(place.owner, requestId)).toBe(true);
  expect(await wasDone(stranger.owner, requestId)).toBe(false);
  await pay(300_000);
  expect(await outcomeOf(pay(100_000))).toBe('request_id_reused');
  const [row] = await sql`select count(*)::int as count from public.payments where lease_id = ${leaseId}`;
  expect(row?.count).toBe(1);
  const refused = randomUUID();
  await outcomeOf(
    verbs.recordPayment(sql, place.owner, { requestId: refused, leaseId, amountMinor: -1, paidOn: today }),
  );
  expect(await wasDone(place.owner, refused)).toBe(false);
});
