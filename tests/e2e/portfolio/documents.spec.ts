import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { wordsOf } from '#tests/support/texts.ts';

test('a paper of a unit is stored, found among all, told from those of a tenant, and downloaded (es)', async ({
  open,
  baseURL,
}) => {
  const [text, documents] = await Promise.all([wordsOf('ownerDocuments', 'es'), wordsOf('documents', 'es')]);
  const rental = await makeRental(baseURL);
  const { client, session } = rental.owner;
  const { person_id: personId } = await made(
    client.from('lease_tenants').select('person_id').eq('lease_id', rental.leaseId).single(),
  );
  const paper = { organization_id: rental.organizationId, file_type: 'pdf', size_bytes: 2048 };
  await made(
    client
      .from('documents')
      .insert([
        { ...paper, lease_id: rental.leaseId, kind: 'inventory', name: 'Inventario.pdf', is_shared: true },
        { ...paper, person_id: personId, kind: 'identity', name: 'Cédula.pdf', is_shared: false },
      ])
      .select('id'),
  );
  const page = await open({ language: 'es', session });
  await page.goto(`/owner-dashboard/units/${rental.unitId}#documents`);
  const file = { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: documents.open({ name: 'plano.pdf' }) })).toBeVisible();

  await goWithin(page, '/owner-dashboard/documents');
  const rows = page.locator('.data-table-row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: documents.more({ name: 'plano.pdf' }) }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: documents.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plano.pdf');
  await page.getByRole('button', { name: text.tenant.choose }).click();
  await page.getByRole('dialog').getByRole('button', { name: rental.tenant.name }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'plano.pdf' })).toHaveCount(0);
});
