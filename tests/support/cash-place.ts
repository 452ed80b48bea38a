// What the stories of cash accounts are told with: a place with two properties, and each way money arrives and leaves.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { booksOf } from '#tests/support/books.ts';
import { cashAccountsOf, heldIn, moveCash, openBill } from '#tests/support/cash.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { addProperty, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

export const DEPOSIT = 500_000;

export async function createCashPlace(sql: Sql, name: string) {
  const place = await createRentable(sql, name);
  const books = booksOf(sql, place.landlord);
  const today = await todayOf(sql, place.landlord);
  const accounts = await cashAccountsOf(sql, place.landlord);
  const otherPropertyId = await addProperty(sql, place.landlord, 'Otra torre');
  const vendorId = await addVendor(sql, place.landlord, 'Plomería');

  const held = (accountId: string, propertyId?: string) => heldIn(sql, accountId, propertyId);
  const move = (
    from: string,
    to: string,
    amountMinor: number,
    more: { propertyId?: string; requestId?: string } = {},
  ) => moveCash(sql, place.landlord, { from, to, amountMinor, movedOn: today, ...more });

  async function newLease(propertyId = place.propertyId, depositMinor = DEPOSIT) {
    return verbs.createLease(sql, place.owner, {
      unitId: await addUnit(sql, place.landlord, propertyId, randomUUID().slice(0, 8)),
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
      depositMinor,
    });
  }

  const pay = (leaseId: string, amountMinor: number, accountId?: string) =>
    verbs.recordPayment(sql, place.owner, { leaseId, amountMinor, paidOn: today, accountId });

  const refund = (paymentId: string, amountMinor: number) =>
    books.verb('refund_payment', {
      p_payment_id: paymentId,
      p_amount_minor: amountMinor,
      p_method: 'transfer',
      p_reason: 'Error',
    });

  async function endedLease(accountId?: string) {
    const leaseId = await newLease();
    await pay(leaseId, DEPOSIT, accountId);
    await verbs.terminateLease(sql, place.owner, { leaseId, endedOn: today });
    return leaseId;
  }

  const settle = (leaseId: string, accountId?: string) =>
    verbs.settleDeposit(sql, place.owner, {
      leaseId,
      returnedOn: today,
      method: 'transfer',
      accountId,
    });

  const billOf = (amountMinor: number, propertyId: string | null = place.propertyId) =>
    openBill(sql, place.landlord, { vendorId, propertyId, amountMinor, billedOn: today });

  const payBill = (billId: string, amountMinor: number, accountId: string) =>
    verbs.payBill(sql, place.owner, { billId, amountMinor, paidOn: today, accountId });

  const distribute = (amountMinor: number, accountId: string, propertyId = place.propertyId) =>
    verbs.distributeToOwners(sql, place.owner, {
      propertyId,
      paidOn: today,
      parts: [{ owner: '', amount_minor: amountMinor }],
      accountId,
      isBeyondDue: true,
    });

  const convert = (from: string, to: string, amountMinor: number) =>
    books.inBooks('convert_currency', {
      p_occurred_on: today,
      p_from_account_id: from,
      p_from_currency: 'DOP',
      p_from_minor: amountMinor,
      p_to_account_id: to,
      p_to_minor: Math.round(amountMinor / 60),
      p_rate: 60,
      p_rate_source: 'Banco Central',
      p_rated_on: today,
    });

  return {
    ...place,
    books,
    today,
    accounts,
    otherPropertyId,
    held,
    move,
    newLease,
    pay,
    refund,
    endedLease,
    settle,
    billOf,
    payBill,
    distribute,
    convert,
  };
}
