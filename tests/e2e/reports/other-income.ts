import { randomUUID } from 'node:crypto';
import { made, type Rental } from '#tests/support/rental.ts';

/** The owner writes down income of the property that is no rent: came in cash on a day. */
export async function postOtherIncome(rental: Rental, day: string, amountMinor: number): Promise<void> {
  const { client } = rental.owner;
  const accounts = await made(
    client.from('accounts').select('id, system_key').in('system_key', ['operating_cash', 'other_income']),
  );
  const line = (key: string, amount: number) => ({
    account_id: accounts.find((account) => account.system_key === key)?.id,
    currency: 'DOP',
    amount_minor: amount,
    property_id: rental.propertyId,
  });
  await made(
    client.rpc('post_journal_entry', {
      p_request_id: randomUUID(),
      p_organization_id: rental.organizationId,
      p_occurred_on: day,
      p_memo: 'Parqueo',
      p_lines: [line('operating_cash', amountMinor), line('other_income', 0 - amountMinor)],
    }),
  );
}
