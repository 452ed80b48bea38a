import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { textOfPages } from '#src/edge/pdf-pages.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { joinTenant, type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const get = (id: string, token: string, query = '') =>
  worker.fetch(`/api/fiscal-receipts/${id}.pdf${query}`, { headers: { authorization: `Bearer ${token}` } });
const textOf = async (response: Response) =>
  textOfPages(new Uint8Array(await response.arrayBuffer())).join('\n');
const notFound = async (response: Response) =>
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'fiscal_receipt_not_found' }]);

const kinds = { B: ['fiscal_credit', 'credit_note'], E: ['fiscal_credit', 'purchases'] } as const;
/** What an issuer that sends its receipts to the tax authority says of itself beside its name. */
const ELECTRONIC = {
  p_address: 'Av. Sarasota 20',
  p_municipality_code: '010101',
  p_province_code: '010000',
  p_issuing_way: 'direct',
  p_electronic_since: '2026-01-01',
};

/** Its fiscal profile and the numbers of a series. @returns the organization's id */
async function becomeIssuer(owner: LeaseScene['owner'], leaseId: string, series: 'B' | 'E'): Promise<string> {
  const { organization_id: p_organization_id } = await made(
    owner.from('leases').select('organization_id').eq('id', leaseId).single(),
  );
  await made(
    owner.rpc('save_fiscal_issuer', {
      p_organization_id,
      p_tax_id: '101850043',
      p_legal_name: 'Inversiones Peña, S. R. L.',
      p_taxpayer_kind: 'company',
      ...(series === 'E' && ELECTRONIC),
    }),
  );
  const range = { p_organization_id, p_series: series, p_first: 1, p_last: 9, p_expires_on: '2099-12-31' };
  for (const p_kind of kinds[series])
    await made(owner.rpc('add_ncf_range', { ...range, p_request_id: randomUUID(), p_kind }));
  return p_organization_id;
}

/** A receipt of RD$5,000 and its ITBIS. @returns its id and the charge's */
async function issue(
  { owner, leaseId }: LeaseScene,
  series: 'B' | 'E' = 'B',
): Promise<{ invoiceId: string; chargeId: string }> {
  await becomeIssuer(owner, leaseId, series);
  const chargeId = await made(
    owner.rpc('add_charge', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'other',
      p_amount_minor: 500_000,
      p_due_on: today(),
      p_description: 'Letrero',
    }),
  );
  const invoiceId = await made(
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
  return { invoiceId, chargeId };
}

describe('the PDF of a fiscal receipt', () => {
  it('opens for the owner, with what the books say', async () => {
    const scene = await makeLease(stack);
    const { invoiceId } = await issue(scene);
    const response = await get(invoiceId, scene.ownerToken);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'inline; filename="comprobante-B0100000001.pdf"',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getTitle()).toBe('Factura de crédito fiscal B0100000001');
    expect(document.getAuthor()).toBe('Inversiones Peña, S. R. L.');
    const text = textOfPages(bytes).join('\n');
    for (const part of [
      'Válido hasta: 31/12/2099',
      'RNC 1-01-85004-3',
      'RNC del cliente\n1-01-01063-2',
      'Otro cargo: Letrero\nRD$5,000.00',
      'ITBIS (18%)\nRD$900.00\nTotal\nRD$5,900.00',
    ])
      expect(text).toContain(part);
  });

  it('opens for the tenant of the lease, with English captions where asked', async () => {
    const scene = await makeLease(stack);
    const { invoiceId } = await issue(scene);
    const { tenantToken } = await joinTenant(stack, scene);
    const response = await get(invoiceId, tenantToken, '?lang=en');
    expect(response.status).toBe(200);
    const text = await textOf(response);
    expect(text).toContain('Factura de crédito fiscal\n');
    expect(text).toContain('Monto gravado / Taxable amount\nRD$5,000.00');
    expect(text).toContain('Otro cargo / Other charge: Letrero\nRD$5,000.00');
  });

  it('says of a cancelled one that it is void, and of a note what it changes', async () => {
    const [scene, credited] = [await makeLease(stack), await makeLease(stack)];
    const { invoiceId } = await issue(scene);
    const cancellation = { p_request_id: randomUUID(), p_invoice_id: invoiceId, p_reason: '04' };
    await made(scene.owner.rpc('cancel_fiscal_invoice', cancellation));
    expect(await textOf(await get(invoiceId, scene.ownerToken))).toContain('ANULADO\n');

    const { invoiceId: p_invoice_id, chargeId } = await issue(credited);
    const note = { p_request_id: randomUUID(), p_invoice_id, p_charge_ids: [chargeId], p_reason: 'Doble' };
    const noteId = await made(credited.owner.rpc('issue_credit_note', note));
    const text = await textOf(await get(noteId, credited.ownerToken));
    expect(text).toMatch(/^Nota de crédito\nNCF B0400000001\n/);
    expect(text).toMatch(/NCF que modifica\nB0100000001, del .+\nMotivo\nDoble\n/);
    expect(text).toContain('Otro cargo: Letrero\nRD$5,000.00');
  });

  it('of an electronic one waits for the verdict, but for a contingency; the office sees it marked before', async () => {
    const scene = await makeLease(stack);
    const { invoiceId } = await issue(scene, 'E');
    const { tenantToken } = await joinTenant(stack, scene);
    const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
    const becomes = (state: string, contingency: number | null = null) => sql`
      update public.ecf_documents set state = ${state}::public.ecf_state, contingency_kind = ${contingency},
        signed_at = '2026-11-26T17:20:05Z', security_code = 'AbC123', sha256 = ${'0'.repeat(64)}
      where invoice_id = ${invoiceId}`;
    const refusalOf = async () => {
      const response = await get(invoiceId, tenantToken);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    try {
      expect(await refusalOf()).toEqual([409, 'ecf_not_valid']);
      const before = await textOf(await get(invoiceId, scene.ownerToken));
      expect(before).toContain('PENDIENTE');
      expect(before).toContain('Santo Domingo de Guzmán, Distrito Nacional');
      expect(before).not.toContain('Código de seguridad');

      await becomes('signed', 1);
      const given = (await textOf(await get(invoiceId, tenantToken))).replaceAll('\n', ' ');
      expect(given).toContain('e-CF emitido en modalidad de Contingencia');
      expect(given).toContain('Código de seguridad: AbC123 Fecha de firma digital: 26-11-2026 13:20:05');

      await becomes('rejected');
      expect(await refusalOf()).toEqual([409, 'ecf_not_valid']);
      await becomes('rejected', 1);
      expect(await textOf(await get(invoiceId, tenantToken))).toContain('RECHAZADO');

      await becomes('accepted');
      const text = await textOf(await get(invoiceId, tenantToken));
      expect(text).toContain('Factura de Crédito Fiscal Electrónica\ne-NCF: E310000000001');
      expect(text).toContain('Monto total\nRD$5,900.00');
      expect(text).not.toMatch(/PENDIENTE|RECHAZADO|Contingencia/);
    } finally {
      await sql.end();
    }
  });

  it('does not exist for another owner, another tenant, nor where there is none', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const { invoiceId } = await issue(scene);
    const { tenantToken } = await joinTenant(stack, other);
    await notFound(await get(invoiceId, other.ownerToken));
    await notFound(await get(invoiceId, tenantToken));
    await notFound(await get(randomUUID(), scene.ownerToken));
  });

  it('wants a session that is valid', async () => {
    const scene = await makeLease(stack);
    const { invoiceId } = await issue(scene);
    const [header, payload] = scene.ownerToken.split('.');
    for (const response of [
      await worker.fetch(`/api/fiscal-receipts/${invoiceId}.pdf`),
      await get(invoiceId, `${header}.${payload}.AAAA`),
    ])
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
  });
});

describe('the PDF of a receipt for an own purchase', () => {
  it('opens for the office as the printed representation of its e-CF', async () => {
    const { owner, ownerToken, leaseId } = await makeLease(stack);
    const p_organization_id = await becomeIssuer(owner, leaseId, 'E');
    const vendor = { id: randomUUID(), organization_id: p_organization_id, name: 'Ramón Ureña' };
    const identity = { identity_type: 'cedula', identity_number: '00112345673' };
    await made(owner.from('vendors').insert({ ...vendor, ...identity }));
    const { id: account_id } = await made(
      owner
        .from('accounts')
        .select('id')
        .eq('organization_id', p_organization_id)
        .eq('system_key', 'repairs')
        .single(),
    );
    const p_bill = {
      ...{ vendor_id: vendor.id, expense_kind: '02', billed_on: today(), due_on: today(), currency: 'DOP' },
      purchase_receipt_kind: 'purchases',
    };
    const p_lines = [{ account_id, description: 'Plomería', amount_minor: 500_000 }];
    const p_bill_id = await made(
      owner.rpc('save_bill', { p_request_id: randomUUID(), p_organization_id, p_bill, p_lines }),
    );
    await made(owner.rpc('submit_bill', { p_request_id: randomUUID(), p_bill_id }));
    const { id } = await made(owner.from('purchase_receipts').select('id').eq('bill_id', p_bill_id).single());
    const response = await worker.fetch(`/api/purchase-receipts/${id}.pdf`, {
      headers: { authorization: `Bearer ${ownerToken}` },
    });
    const text = await textOf(response);
    expect(text).toContain('Compras Electrónico\ne-NCF: E410000000001');
    expect(text).toContain('Vendedor\nRamón Ureña\nCédula del vendedor\n001-1234567-3');
    expect(text).toContain('Firma del vendedor, recibí conforme\nFecha\nRamón Ureña');
    expect(text).toContain('PENDIENTE');
  });
});
