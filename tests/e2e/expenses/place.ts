import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { made } from '#tests/support/rental.ts';
import { makeVacantPlace, type VacantPlace } from '../screening/place.ts';

export type ExpenseTexts = Pick<Texts, 'ownerBills' | 'ownerVendors' | 'ownerBank'>;

/** The words on the screens of expenses and the bank. */
export async function expenseTexts(language: Language): Promise<ExpenseTexts> {
  await loadText(language, ['ownerBills', 'ownerVendors', 'ownerBank']);
  return {
    ownerBills: knownText('ownerBills', language) as Texts['ownerBills'],
    ownerVendors: knownText('ownerVendors', language) as Texts['ownerVendors'],
    ownerBank: knownText('ownerBank', language) as Texts['ownerBank'],
  };
}

export interface ExpensePlace extends VacantPlace {
  readonly vendorId: string;
  /** Approves a bill of the vendor, of pesos. @returns its id */
  readonly approveBill: (amountMinor: number, today: string, ncf?: string) => Promise<string>;
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
  const approveBill = async (amountMinor: number, today: string, ncf = '') => {
    const billId = await made(
      client.rpc('save_bill', {
        p_request_id: crypto.randomUUID(),
        p_organization_id: organizationId,
        p_bill: {
          vendor_id: vendor.id,
          expense_kind: '02',
          ncf,
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
  return { ...place, vendorId: vendor.id, approveBill };
}
