import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentOf, loadForm } from '#src/data/taxes/forms.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';
import { issueOf, postBill, ROSA, rosaOf } from './two-issuers.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const month = shiftMonth(monthOf(today()), -1);

async function officeOf(scene: LeaseScene): Promise<string> {
  const { organization_id } = await made(
    scene.owner.from('leases').select('organization_id').eq('id', scene.leaseId).single(),
  );
  await made(
    scene.owner.rpc('save_fiscal_issuer', {
      p_organization_id: organization_id,
      p_tax_id: '101850043',
      p_legal_name: 'Inversiones Peña, S. R. L.',
      p_taxpayer_kind: 'person',
    }),
  );
  return organization_id;
}
const send = (token: string, body: object) =>
  worker.fetch('/api/tax-forms', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** A client in the product's names, as the Worker's. */
const clientOf = ({ ownerToken }: LeaseScene) =>
  callerClient(
    { supabaseUrl: stack.url, publishableKey: stack.publishableKey, secretKey: '', siteUrl: stack.url },
    new Request(stack.url, { headers: { authorization: `Bearer ${ownerToken}` } }),
  );
const refusal = async (response: Response) => [response.status, (await response.json()).code];

describe('a form of a month', () => {
  it('is checked and filed as the records give it, and kept so', async () => {
    const scene = await makeLease(stack);
    const organizationId = await officeOf(scene);
    const asOwner = clientOf(scene);
    for (const form of ['606', '607', '608', 'IT-1', 'IR-17'] as const) {
      const seen = await loadForm(asOwner, { organizationId, issuerId: organizationId }, form, month);
      const asked = { organizationId, form, month, sha256: seen.sha256 };
      expect((await send(scene.ownerToken, { ...asked, action: 'check' })).status).toBe(204);
      expect((await send(scene.ownerToken, { ...asked, action: 'file' })).status).toBe(204);
      const filing = await made(
        scene.owner
          .from('tax_filings')
          .select('id, status')
          .match({ organization_id: organizationId, form })
          .single(),
      );
      expect(filing.status).toBe('filed');
      const kept = await made(
        scene.owner
          .from('tax_filed_contents')
          .select('content, file_sha256')
          .eq('filing_id', filing.id)
          .single(),
      );
      expect(kept).toEqual({ content: contentOf(seen), file_sha256: seen.sha256 });
    }
  });

  it('is not what a client invents, nor somebody else’s', async () => {
    const scene = await makeLease(stack);
    const organizationId = await officeOf(scene);
    const invented = { organizationId, form: '606', month, sha256: 'a'.repeat(64), action: 'check' };
    expect(await refusal(await send(scene.ownerToken, invented))).toEqual([409, 'file_changed']);
    const text = { p_organization_id: organizationId, p_form: '606', p_month: `${month}-01` } as const;
    const kept = await scene.owner.rpc('keep_made_tax_form', {
      ...text,
      p_file_name: 'DGII_F_606.TXT',
      p_row_count: 0,
      p_has_errors: false,
      p_content: `606|101850043|${month.replace('-', '')}|0\r\n`,
    });
    expect(kept.error?.code).toBe('42501');
    const other = await makeLease(stack);
    const { sha256 } = await loadForm(
      clientOf(scene),
      { organizationId, issuerId: organizationId },
      '606',
      month,
    );
    const stolen = await send(other.ownerToken, { ...invented, sha256 });
    expect(stolen.status).toBeGreaterThanOrEqual(403);
    expect(await refusal(await send('a.b.c', { ...invented, sha256 }))).toEqual([401, 'unauthenticated']);
  });

  // By hand. Own: a receipt of 5,000.00 with 900.00 of ITBIS, and a bill of 1,000.00 with 180.00. Rosa: on paper 10,000.00 with
  // 1,800.00, then electronic 20,000.00 with 3,600.00, and a bill of 2,000.00 with 360.00.
  it('is of one issuer, on paper and electronic: what is of two is told apart', async () => {
    const scene = await makeLease(stack);
    const organizationId = await officeOf(scene);
    const rosa = await rosaOf(scene, organizationId);
    await issueOf(scene, scene.leaseId, 500_000);
    await postBill(scene, organizationId, null, 'B0100000777', 100_000, 18_000);
    await issueOf(scene, rosa.leaseId, 1_000_000);
    await rosa.save({
      p_electronic_since: today(),
      p_issuing_way: 'external',
      p_address: 'Calle El Conde 10',
    });
    await issueOf(scene, rosa.leaseId, 2_000_000);
    await postBill(scene, organizationId, rosa.propertyId, 'B0100000778', 200_000, 36_000);

    const [day, now] = [today().replaceAll('-', ''), monthOf(today())];
    const header = (form: string, taxId: string, rows: number) =>
      `${form}|${taxId}|${day.slice(0, 6)}|${rows}`;
    const row = (base: string, itbis: string, total: string) =>
      `101010632|1|B0100000001||04|${day}||${base}|${itbis}|||||||||||${total}|||`;
    const of = (issuerId: string, form: 'IT-1' | '606' | '607' | '608') =>
      loadForm(clientOf(scene), { organizationId, issuerId }, form, now);
    const own = await of(organizationId, '607');
    expect(own.file?.text.split('\r\n')).toEqual([
      header('607', '101850043', 1),
      row('5000.00', '900.00', '5900.00'),
      '',
    ]);
    const hers = await of(rosa.issuerId, '607');
    expect(hers.file?.text.split('\r\n')).toEqual([
      header('607', ROSA, 1),
      row('10000.00', '1800.00', '11800.00'),
      '',
    ]);
    expect([own.file?.electronicCount, hers.file?.electronicCount]).toEqual([0, 1]);
    const ncfsOf = async (issuerId: string) => (await of(issuerId, '606')).file?.text.match(/B01\d{8}/g);
    expect(await ncfsOf(organizationId)).toEqual(['B0100000777']);
    expect(await ncfsOf(rosa.issuerId)).toEqual(['B0100000778']);
    expect((await of(organizationId, 'IT-1')).itbis).toMatchObject({
      billedMinor: 90_000,
      advancedMinor: 18_000,
    });
    expect((await of(rosa.issuerId, 'IT-1')).itbis).toMatchObject({
      billedMinor: 180_000 + 360_000,
      advancedMinor: 36_000,
    });
    // What one files is the other's no more than anybody's.
    const seen = await of(rosa.issuerId, '608');
    const asked = { organizationId, issuerId: rosa.issuerId, form: '608', month: now, sha256: seen.sha256 };
    expect((await send(scene.ownerToken, { ...asked, action: 'check' })).status).toBe(204);
    const checked = await made(
      scene.owner.from('tax_filings').select('issuer_id, status').eq('organization_id', organizationId),
    );
    expect(checked).toEqual([{ issuer_id: rosa.issuerId, status: 'checked' }]);
    expect(
      await refusal(await send(scene.ownerToken, { ...asked, issuerId: randomUUID(), action: 'check' })),
    ).toEqual([404, 'not_found']);
  });

  // By hand. In the trial 1,000.00 with 180.00 of ITBIS, and in production another of 3,000.00 with 540.00.
  it('has nothing of a trial, though its numbers are the same', async () => {
    const scene = await makeLease(stack);
    const organizationId = await officeOf(scene);
    const goTo = async (p_environment: 'testecf' | 'ecf') => {
      await made(
        scene.owner.rpc('save_fiscal_issuer', {
          ...{ p_organization_id: organizationId, p_tax_id: '101850043', p_legal_name: 'Inversiones Peña' },
          ...{ p_taxpayer_kind: 'person', p_electronic_since: today(), p_address: 'Calle El Conde 10' },
          ...{ p_issuing_way: 'direct', p_environment },
        }),
      );
      const range = {
        p_kind: 'fiscal_credit',
        p_series: 'E',
        p_first: 1,
        p_last: 9,
        p_expires_on: '2099-12-31',
      };
      await made(
        scene.owner.rpc('add_ncf_range', {
          ...{ ...range, p_request_id: randomUUID(), p_organization_id: organizationId },
        }),
      );
    };
    const now = monthOf(today());
    const of = (form: 'IT-1' | '607' | '608') =>
      loadForm(clientOf(scene), { organizationId, issuerId: organizationId }, form, now);
    await goTo('testecf');
    await issueOf(scene, scene.leaseId, 100_000);
    expect((await of('IT-1')).itbis).toMatchObject({ billedMinor: 0, taxableMinor: 0 });
    expect((await of('607')).file?.electronicCount).toBe(0);
    await goTo('ecf');
    await issueOf(scene, scene.leaseId, 300_000);
    expect((await of('IT-1')).itbis).toMatchObject({ billedMinor: 54_000, taxableMinor: 300_000 });
    expect((await of('607')).file?.electronicCount).toBe(1);
    expect((await of('608')).file?.electronicCount).toBe(0);
    const rows = await made(
      scene.owner
        .from('fiscal_invoices_list')
        .select('ncf, environment')
        .eq('organization_id', organizationId),
    );
    expect(rows.map(({ ncf, environment }) => `${ncf} ${environment}`).toSorted()).toEqual([
      'E310000000001 ecf',
      'E310000000001 testecf',
    ]);
  });
});
