import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { positionOf } from '#tests/support/cash.ts';
import { createCashPlace } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let cash: Awaited<ReturnType<typeof createCashPlace>>;

beforeAll(async () => {
  cash = await createCashPlace(database.sql, 'Cuentas');
});

const expectTrue = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe("an account that keeps owners' money", () => {
  it('7. pays bills and owners of a property up to what it holds for that property', async () => {
    await cash.pay(await cash.newLease(), 20_000, cash.accounts.owners);
    await cash.move(cash.accounts.own, cash.accounts.owners, 100_000, { propertyId: cash.otherPropertyId });
    const mine = await cash.held(cash.accounts.owners, cash.propertyId);
    const billId = await cash.billOf(mine + 30_000);
    expect(await outcomeOf(cash.payBill(billId, mine + 1, cash.accounts.owners))).toBe('owners_money_short');
    await cash.payBill(billId, mine, cash.accounts.owners);
    expect(await outcomeOf(cash.distribute(1, cash.accounts.owners))).toBe('owners_money_short');
    expect(await outcomeOf(cash.distribute(100_001, cash.accounts.owners, cash.otherPropertyId))).toBe(
      'owners_money_short',
    );
    await cash.distribute(40_000, cash.accounts.owners, cash.otherPropertyId);
    expect(await outcomeOf(cash.payBill(await cash.billOf(1_000, null), 1_000, cash.accounts.owners))).toBe(
      'owners_money_reserved',
    );
    // The owner advances the rest.
    await cash.payBill(billId, 30_000, cash.accounts.own);
    expect(await cash.held(cash.accounts.owners, cash.propertyId)).toBe(0);
    expect(await cash.held(cash.accounts.owners, cash.otherPropertyId)).toBe(60_000);
    await expectTrue();
  });

  it('8. pays no expense by hand, and moves no more of a property than it holds', async () => {
    const byHand = cash.books.enter(cash.today, [
      { account: 'repairs', amount: 100, propertyId: cash.otherPropertyId },
      { account: cash.accounts.owners, amount: -100, propertyId: cash.otherPropertyId },
    ]);
    expect(await outcomeOf(byHand)).toBe('owners_money_reserved');
    const out = (amount: number, propertyId?: string) =>
      cash.move(cash.accounts.owners, cash.accounts.own, amount, propertyId ? { propertyId } : {});
    expect(await outcomeOf(out(60_001, cash.otherPropertyId))).toBe('owners_money_short');
    expect(await outcomeOf(out(1, cash.propertyId))).toBe('owners_money_short');
    // What is of no property is not taken from any.
    expect(await outcomeOf(out(1))).toBe('owners_money_short');
    await out(10_000, cash.otherPropertyId);
    await cash.move(cash.accounts.own, cash.accounts.owners, 500);
    await out(500);
    expect(await cash.held(cash.accounts.owners, cash.otherPropertyId)).toBe(50_000);
  });

  it('9. does not keep a payment from being taken back, and then waits for the money', async () => {
    const leaseId = await cash.newLease();
    const paymentId = await cash.pay(leaseId, 25_000, cash.accounts.owners);
    await cash.distribute(25_000, cash.accounts.owners);
    await verbs.reversePayment(database.sql, cash.owner, { paymentId, reason: 'Cheque devuelto' });
    expect(await cash.held(cash.accounts.owners, cash.propertyId)).toBe(-25_000);
    expect(await outcomeOf(cash.payBill(await cash.billOf(1_000), 1_000, cash.accounts.owners))).toBe(
      'owners_money_short',
    );
    await cash.move(cash.accounts.own, cash.accounts.owners, 25_000, { propertyId: cash.propertyId });
    await expectTrue();
  });

  it('10. is shown against what is due to the owners that a property names', async () => {
    expect(await positionOf(database.sql, cash.landlord)).toMatchObject({ due: 0, owners: 50_000 });
    await cash.books.verb('set_property_owners', {
      p_request_id: undefined,
      p_property_id: cash.otherPropertyId,
      p_owners: [{ full_name: 'Rosa', share_basis_points: 10_000 }],
    });
    await cash.books.enter(cash.today, [
      { account: 'operating_cash', amount: 90_000, propertyId: cash.otherPropertyId },
      { account: 'other_income', amount: -90_000, propertyId: cash.otherPropertyId },
    ]);
    // 900 earned, 400 drawn above.
    expect(await positionOf(database.sql, cash.landlord)).toMatchObject({
      due: 50_000,
      owners: 50_000,
      apart: [false, true],
    });
  });
});
