import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { made } from '#tests/support/rental.ts';
import { makeVacantPlace, type VacantPlace } from '../screening/place.ts';

export type ExpenseTexts = Pick<Texts, 'ownerBills' | 'ownerVendors' | 'ownerBank' | 'ownerBankImports'>;

/** The words on the screens of expenses and the bank. */
export async function expenseTexts(language: Language): Promise<ExpenseTexts> {
  await loadText(language, ['ownerBills', 'ownerVendors', 'ownerBank', 'ownerBankImports']);
  return {
    ownerBills: knownText('ownerBills', language) as Texts['ownerBills'],
    ownerVendors: knownText('ownerVendors', language) as Texts['ownerVendors'],
    ownerBank: knownText('ownerBank', language) as Texts['ownerBank'],
    ownerBankImports: knownText('ownerBankImports', language) as Texts['ownerBankImports'],
  };
}

export interface ExpensePlace extends VacantPlace {
  readonly vendorId: string;
  /** Approves a bill of the vendor, of pesos. @returns its id */
  readonly approveBill: (amountMinor: number, today: string, ncf?: string) => Promise<string>;
  /** Approves a credit note of the vendor, of pesos, for the bill with the number B0100000007. @returns its id */
  readonly approveCredit: (amountMinor: number, today: string, ncf: string) => Promise<string>;
}

/** An owner with a property and a vendor. */
export async function makeExpensePlace(baseURL: string | undefined): Promise<ExpensePlace> {
  const place = await makeVacantPlace(baseURL);
  const { client } = place.owner;
  const { organizationId } = place;
  const repairs = await made(client.from('accounts').select('id').eq('system_key', 'repairs').single());
  const vendor = await made(
    client
      .from('vendors')
      .insert({ organization_id: organizationId, name: 'Plomería Rosario' })
      .select('id')
      .single(),
  );
  const approve = async (
    amountMinor: number,
    today: string,
    receipt: { ncf: string; modified_ncf?: string },
  ) => {
    const billId = await made(
      client.rpc('save_bill', {
        p_request_id: crypto.randomUUID(),
        p_organization_id: organizationId,
        p_bill: {
          vendor_id: vendor.id,
          expense_kind: '02',
          ...receipt,
          billed_on: today,
          due_on: today,
          currency: 'DOP',
        },
        p_lines: [{ account_id: repairs.id, description: 'Tubería', amount_minor: amountMinor }],
      }),
    );
    await made(client.rpc('submit_bill', { p_request_id: crypto.randomUUID(), p_bill_id: billId }));
    return billId;
  };
  return {
    ...place,
    vendorId: vendor.id,
    approveBill: (amountMinor, today, ncf = '') => approve(amountMinor, today, { ncf }),
    approveCredit: (amountMinor, today, ncf) =>
      approve(amountMinor, today, { ncf, modified_ncf: 'B0100000007' }),
  };
}

/** An account at a bank, which operating cash is. @returns its id */
export async function makeBankAccount({ owner, organizationId }: ExpensePlace): Promise<string> {
  const { client } = owner;
  const cash = await made(client.from('accounts').select('id').eq('system_key', 'operating_cash').single());
  const row = {
    organization_id: organizationId,
    account_id: cash.id,
    name: 'Corriente',
    currency: 'DOP',
  } as const;
  const opened = { ...row, id: crypto.randomUUID(), opening_on: '2026-01-01' };
  const { error } = await client.from('bank_accounts').insert(opened);
  if (error) throw error;
  return opened.id;
}
