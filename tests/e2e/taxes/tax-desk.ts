import { randomUUID } from 'node:crypto';
import { monthOf } from '#src/domain/foundation/months.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { made, makeRental, type Rental, today } from '#tests/support/rental.ts';

/** A company whose number is the valid example of python-stdnum. */
export const CLIENT_ID = '101010632';
export const OWN_ID = '101850043';
export const thisMonth = () => monthOf(today());

/** The words of the screens of taxes and of accounting files. */
export async function taxTexts(language: Language) {
  await loadText(language, ['common', 'ownerTaxes', 'ownerAccounting']);
  return {
    common: knownText('common', language) as Texts['common'],
    taxes: knownText('ownerTaxes', language) as Texts['ownerTaxes'],
    accounting: knownText('ownerAccounting', language) as Texts['ownerAccounting'],
  };
}

export type TaxDesk = Rental & { readonly chargeId: string };

/** A shop let to a company, with a charge of 50,000.00 that has no receipt. */
export async function makeShop(url: string | undefined): Promise<TaxDesk> {
  const rental = await makeRental(url, { hasAccepted: false });
  const { client } = rental.owner;
  await made(client.from('units').update({ unit_use: 'commercial' }).eq('id', rental.unitId).select('id'));
  await made(
    client
      .from('people')
      .update({ identity_type: 'rnc', identity_number: CLIENT_ID })
      .eq('organization_id', rental.organizationId)
      .select('id'),
  );
  const chargeId = await made(
    client.rpc('add_charge', {
      p_request_id: randomUUID(),
      p_lease_id: rental.leaseId,
      p_kind: 'other',
      p_amount_minor: 5_000_000,
      p_due_on: today(),
      p_description: 'Local comercial',
    }),
  );
  return { ...rental, chargeId };
}

/** Fills in the profile of a person and adds numbers. */
export async function openTaxes({ owner: { client }, organizationId }: TaxDesk): Promise<void> {
  await made(
    client.rpc('save_fiscal_issuer', {
      p_organization_id: organizationId,
      p_tax_id: OWN_ID,
      p_legal_name: 'Carmen Jiménez',
      p_taxpayer_kind: 'person',
    }),
  );
  for (const p_kind of ['fiscal_credit', 'debit_note', 'credit_note'] as const)
    await made(
      client.rpc('add_ncf_range', {
        p_request_id: randomUUID(),
        p_organization_id: organizationId,
        p_series: 'B',
        p_kind,
        p_first: 1,
        p_last: 100,
      }),
    );
}

/** Gives out the receipt B0100000001 for the charge of the shop. */
export function issueReceipt({ owner: { client }, chargeId }: TaxDesk): Promise<string> {
  return made(
    client.rpc('issue_fiscal_invoice', {
      p_request_id: randomUUID(),
      p_charge_ids: [chargeId],
      p_kind: 'fiscal_credit',
      p_treatment: 'taxable',
      p_client_name: 'Ferretería Sol',
      p_client_id_type: 'rnc',
      p_client_id: CLIENT_ID,
    }),
  );
}
