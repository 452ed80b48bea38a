import type { Sql } from 'postgres';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { textOfPages } from '#src/edge/pdf-pages.ts';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { act } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { accountOf } from '#tests/support/expenses.ts';
import { addProperty, addUnit } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

/**
 * A month in whole pesos. A lease of 12,000 with a deposit of 5,000, of which 10,000 came; an empty flat for 15,000; a
 * repair of 3,000 and 540 of ITBIS, paid; 2,000 for the owner; 20,000 of rent and 2,500 of repairs were planned.
 */
export async function workMonth(sql: Sql) {
  const place = await createBillPlace(sql, 'Correo');
  const { landlord, owner, propertyId, today } = place;
  const { organizationId } = landlord;
  const month = startOfMonth(today);
  const empty = await addUnit(sql, landlord, propertyId, '2-B');
  await addUnit(sql, landlord, await addProperty(sql, landlord, 'Casa Sola'), '9-Z');
  await sql`update public.units set market_rent_minor = 1500000, market_rent_currency = 'DOP' where id in (${empty}, ${place.unitId})`;
  await sql`update public.units set created_at = ${addMonths(month, -1)} where organization_id = ${organizationId}`;
  const leaseId = await verbs.createLease(sql, owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: month,
    endsOn: '2040-12-31',
    rentMinor: 1_200_000,
    depositMinor: 500_000,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 1_000_000, paidOn: today });
  const billId = await place.save({ ncf: 'B0100000009', itbis_minor: 54_000, itbis_to_cost_minor: 0 }, [
    { account_id: place.accounts.repairs, description: 'Bomba', amount_minor: 300_000 },
  ]);
  await place.submit(billId);
  await place.pay(billId, 354_000);
  await verbs.distributeToOwners(sql, owner, {
    propertyId,
    paidOn: today,
    parts: [{ owner: '', amount_minor: 200_000 }],
  });
  const cells = [
    { account_id: await accountOf(sql, organizationId, 'rent_income'), amount_minor: 2_000_000 },
    { account_id: place.accounts.repairs, amount_minor: 250_000 },
  ].map((cell) => ({ ...cell, month: Number(month.slice(5, 7)) }));
  await act(
    sql,
    owner,
    (transaction) =>
      transaction`select public.set_budget_amounts(${organizationId}, ${Number(month.slice(0, 4))}, null, 'DOP', ${transaction.json(cells)})`,
  );
  return { ...place, organizationId, month, leaseId };
}

/** What an address was sent, the newest first. */
export async function mailsTo(stackUrl: string, address: string): Promise<Mail[]> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${stackUrl}/_local/mail?to=${encodeURIComponent(address)}`, { headers });
  return (await answer.json()) as Mail[];
}

/** The named lines of a message: what the report is about, and what it comes to. */
export const linesOf = ({ text }: Mail) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => /^([^:]+): (.+)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name, value]) => [name, value]),
  );

/** What stands in the files of a message. */
export const pdfTextOf = ({ attachments = [] }: Mail) =>
  attachments.map(({ content }) => textOfPages(Buffer.from(content, 'base64')).join('\n')).join('\n');

/** As both languages write it. */
export const pesos = (amount: number) => {
  const digits = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '−' : ''}RD$${digits}`;
};
