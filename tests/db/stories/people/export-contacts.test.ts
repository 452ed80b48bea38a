import { expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();

interface Exported {
  kind: string;
  lines: { contact: string; property: string }[];
}

it('a file names the vendor of a bill and of its payment, the owner who drew, and what takes them back alike', async () => {
  const { sql } = database;
  const place = await createBillPlace(sql, 'Contactos');
  const { owner, propertyId, today, landlord } = place;
  await call(sql, owner, 'set_property_owners', {
    p_property_id: propertyId,
    p_owners: [{ full_name: 'Rosa Núñez', share_basis_points: 10_000 }],
  });
  const bill = await place.save();
  await place.submit(bill);
  const payment = await place.pay(bill, 400_000);
  await verbs.reverseBillPayment(sql, owner, { billPaymentId: payment, reason: 'Error' });
  const [distribution = ''] = await verbs.distributeToOwners(sql, owner, {
    propertyId,
    paidOn: today,
    parts: [{ owner: 'rosa núñez', amount_minor: 5_000 }],
    isBeyondDue: true,
  });
  await verbs.reverseDistribution(sql, owner, { distributionId: distribution });
  const rows = await act(
    sql,
    owner,
    (transaction) => transaction<Exported[]>`
      select kind, lines from public.export_entries(${landlord.organizationId}, 'generic_journal', 'DOP', ${today}, ${today},
        false, 100)`,
  );
  const named = rows.map(({ kind, lines }) => [kind, ...new Set(lines.map(({ contact }) => contact))]);
  expect(named).toEqual([
    ['bill', 'Electricidad Díaz'],
    ['bill_payment', 'Electricidad Díaz'],
    ['reversal', 'Electricidad Díaz'],
    ['owner_distribution', 'Rosa Núñez'],
    ['reversal', 'Rosa Núñez'],
  ]);
  expect(rows.flatMap(({ lines }) => lines.map(({ property }) => property))).toContain('Torre Contactos');
});
