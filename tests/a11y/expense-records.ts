import type { Client } from '#tests/support/rental.ts';
import { made, today } from '#tests/support/rental.ts';

/** Ids of a vendor, bills and a bank account: the demo has none of its own, so they are made for whoever looks. */
export async function expenseRecords(client: Client): Promise<Readonly<Record<string, readonly string[]>>> {
  const { id: organizationId } = await made(client.from('organizations').select('id').limit(1).single());
  const accounts = await made(
    client.from('accounts').select('id, system_key').in('system_key', ['repairs', 'operating_cash']),
  );
  const accountOf = (key: string) => accounts.find((row) => row.system_key === key)?.id ?? '';
  const month = today().slice(0, 7);
  const vendor = await made(
    client
      .from('vendors')
      .insert({ organization_id: organizationId, name: `Ferretería ${crypto.randomUUID().slice(0, 4)}` })
      .select('id')
      .single(),
  );
  const save = () =>
    made(
      client.rpc('save_bill', {
        p_request_id: crypto.randomUUID(),
        p_organization_id: organizationId,
        p_bill: {
          vendor_id: vendor.id,
          expense_kind: '02',
          billed_on: `${month}-01`,
          due_on: `${month}-05`,
          currency: 'DOP',
          itbis_minor: 18_000,
        },
        p_lines: [{ account_id: accountOf('repairs'), description: 'Pintura', amount_minor: 100_000 }],
      }),
    );
  const [draftId, billId] = [await save(), await save()];
  await made(client.rpc('submit_bill', { p_request_id: crypto.randomUUID(), p_bill_id: billId }));
  await made(
    client.rpc('repeat_bill', {
      p_request_id: crypto.randomUUID(),
      p_bill_id: billId,
      p_every_months: 1,
      p_starts_on: '2040-01-05',
    }),
  );
  const bank = await made(
    client
      .from('bank_accounts')
      .insert({
        organization_id: organizationId,
        account_id: accountOf('operating_cash'),
        name: `Corriente ${crypto.randomUUID().slice(0, 4)}`,
        currency: 'DOP',
        opening_on: `${month}-01`,
      })
      .select('id')
      .single(),
  );
  await made(
    client.rpc('import_bank_lines', {
      p_request_id: crypto.randomUUID(),
      p_bank_account_id: bank.id,
      p_file_name: 'estado.csv',
      p_lines: [
        { occurred_on: `${month}-02`, amount_minor: -118_000, description: 'FERRETERIA', reference: '1' },
        { occurred_on: `${month}-03`, amount_minor: -17_500, description: 'COMISION', reference: '2' },
      ],
    }),
  );
  return {
    bill: [billId, draftId],
    draftBill: [draftId],
    vendor: [vendor.id],
    bankAccount: [bank.id],
  };
}
