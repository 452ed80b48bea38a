// A manager who gives out receipts of their own, and of an owner whose apartment they rent out.
import { randomUUID } from 'node:crypto';
import { today } from '#tests/support/rental.ts';
import { type LeaseScene, made } from './lease.ts';

export const ROSA = '00112345673';

/** An owner whose apartment the organization rents out, with numbers of her own. */
export async function rosaOf({ owner }: LeaseScene, organizationId: string) {
  const [issuerId, propertyId, unitId, personId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const save = (more: object = {}) =>
    made(
      owner.rpc('save_fiscal_issuer', {
        p_organization_id: organizationId,
        p_issuer_id: issuerId,
        p_tax_id: ROSA,
        p_legal_name: 'Rosa Almonte',
        p_taxpayer_kind: 'person',
        ...more,
      }),
    );
  await save();
  const ids = { organization_id: organizationId, property_id: propertyId };
  const place = {
    municipality: 'Santo Domingo',
    province: 'Distrito Nacional',
    property_type: 'multi_family',
  };
  await made(
    owner
      .from('properties')
      .insert({ id: propertyId, organization_id: organizationId, name: 'Apartamento', ...place }),
  );
  await made(owner.from('units').insert({ id: unitId, ...ids, label: '1' }));
  await made(
    owner.from('people').insert({ id: personId, organization_id: organizationId, full_name: 'Luis Mota' }),
  );
  const leaseId = await made(
    owner.rpc('create_lease', {
      p_request_id: randomUUID(),
      p_unit_id: unitId,
      p_person_ids: [personId],
      p_starts_on: today(),
      p_ends_on: `${Number(today().slice(0, 4)) + 1}-12-31`,
      p_currency: 'DOP',
      p_rent_minor: 2_500_000,
      p_due_day: 1,
    }),
  );
  const range = { p_organization_id: organizationId, p_kind: 'fiscal_credit', p_first: 1, p_last: 9 };
  const add = (more: object) =>
    made(owner.rpc('add_ncf_range', { ...range, p_request_id: randomUUID(), ...more }));
  await add({ p_series: 'B' });
  await add({ p_series: 'B', p_issuer_id: issuerId });
  // Of receipts that another program makes, so the numbers are real.
  await save({ p_issuing_way: 'external' });
  await add({ p_series: 'E', p_issuer_id: issuerId, p_expires_on: '2099-12-31' });
  await made(
    owner.rpc('set_property_issuer', {
      p_property_id: propertyId,
      p_issuer_id: issuerId,
      p_valid_from: '2026-01-01',
    }),
  );
  return { issuerId, propertyId, leaseId, save };
}

/** Gives out a receipt of fiscal credit for a charge of that amount, with ITBIS on top. */
export async function issueOf({ owner }: LeaseScene, leaseId: string, amountMinor: number): Promise<void> {
  const chargeId = await made(
    owner.rpc('add_charge', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'other',
      p_amount_minor: amountMinor,
      p_due_on: today(),
      p_description: 'Local',
    }),
  );
  await made(
    owner.rpc('issue_fiscal_invoice', {
      p_request_id: randomUUID(),
      p_charge_ids: [chargeId],
      p_kind: 'fiscal_credit',
      p_treatment: 'taxable',
      p_client_name: 'Ferretería Sol',
      p_client_id_type: 'rnc',
      p_client_id: '101010632',
    }),
  );
}

/** A bill of a vendor of its own, posted. */
export async function postBill(
  { owner }: LeaseScene,
  organization_id: string,
  property_id: string | null,
  ncf: string,
  amount_minor: number,
  itbis_minor: number,
): Promise<void> {
  const vendor_id = randomUUID();
  const identity = { identity_type: 'rnc', identity_number: property_id ? '101010632' : '101023122' };
  await made(
    owner.from('vendors').insert({ id: vendor_id, organization_id, name: `Suplidor ${ncf}`, ...identity }),
  );
  const account = await made(
    owner.from('accounts').select('id').match({ organization_id, system_key: 'repairs' }).single(),
  );
  const billId = await made(
    owner.rpc('save_bill', {
      p_request_id: randomUUID(),
      p_organization_id: organization_id,
      p_bill: {
        ...{ vendor_id, property_id, ncf, itbis_minor, expense_kind: '02', currency: 'DOP' },
        ...{ billed_on: today(), due_on: today() },
      },
      p_lines: [{ account_id: account.id, description: 'Pintura', amount_minor }],
    }),
  );
  await made(owner.rpc('submit_bill', { p_request_id: randomUUID(), p_bill_id: billId }));
}
