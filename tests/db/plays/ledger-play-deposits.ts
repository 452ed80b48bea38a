// The actions of the ledger test that move deposits: a renewal carries one over, a move-out settles one.
import { randomUUID } from 'node:crypto';
import type { Random } from '#stack/demo/random.ts';
import type { Chooser, Play, PlayLease } from '#tests/db/plays/ledger-play.ts';
import { addUnit } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A lease of a new unit with a deposit, of which a part has come, or which was held already. */
async function leaseWithDeposit({ sql, today }: Play, lease: PlayLease, random: Random): Promise<string> {
  const { landlord, propertyId, personId } = lease;
  const isDepositHeld = random.pick([true, false, false]);
  const leaseId = await verbs.createLease(sql, landlord.owner, {
    unitId: await addUnit(sql, landlord, propertyId, randomUUID().slice(0, 12)),
    personIds: [personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    depositMinor: 250_000,
    isDepositHeld,
  });
  if (isDepositHeld) return leaseId;
  const amountMinor = random.pick([250_000, 250_000, 99_999, 300_000]);
  await verbs.recordPayment(sql, landlord.owner, { leaseId, amountMinor, paidOn: today });
  return leaseId;
}

export const renew: Chooser = async (play, lease, random) => {
  const input = {
    leaseId: await leaseWithDeposit(play, lease, random),
    startsOn: '2041-01-01',
    endsOn: '2041-12-31',
    depositMinor: random.pick([100_000, 250_000, 400_000]),
  };
  return {
    kind: 'renew_lease',
    run: (requestId) => verbs.renewLease(play.sql, lease.landlord.owner, { ...input, requestId }),
  };
};

export const moveOut: Chooser = async (play, lease, random) => {
  const { sql, today } = play;
  const { owner } = lease.landlord;
  const leaseId = await leaseWithDeposit(play, lease, random);
  await verbs.addCharge(sql, owner, { leaseId, amountMinor: 70_000, dueOn: today });
  await verbs.terminateLease(sql, owner, { leaseId, endedOn: today });
  const deductions = random.pick([
    [],
    [{ kind: 'owed', amount_minor: random.between(1, 20_000) }],
    [{ kind: 'repairs', description: 'Puerta', amount_minor: random.between(1, 99_999) }],
    [
      { kind: 'owed', amount_minor: 20_000 },
      { kind: 'cleaning', description: 'Limpieza', amount_minor: 79_999 },
    ],
  ]);
  const input = { leaseId, returnedOn: today, deductions, method: 'cash' as const };
  return {
    kind: 'settle_deposit',
    run: (requestId) => verbs.settleDeposit(sql, owner, { ...input, requestId }),
  };
};
