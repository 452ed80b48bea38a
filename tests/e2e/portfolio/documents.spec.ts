import { readFile } from 'node:fs/promises';
import type { TablesInsert } from '#src/data/database.types.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

async function wordsOf(language: Language) {
  await loadText(language, ['ownerDocuments', 'documents', 'common']);
  const [text, documents, common] = [
    knownText('ownerDocuments', language),
    knownText('documents', language),
    knownText('common', language),
  ];
  if (!text || !documents || !common) throw new Error('no words');
  return { text, documents, common };
}

/** A shared paper of the lease and one of the tenant. */
async function addPapers({ owner: { client }, organizationId, leaseId }: Rental): Promise<void> {
  const { person_id: personId } = await made(
    client.from('lease_tenants').select('person_id').eq('lease_id', leaseId).single(),
  );
  const paper = { organization_id: organizationId, file_type: 'pdf', size_bytes: 2048 };
  const add = async (row: Omit<TablesInsert<'documents'>, keyof typeof paper>) =>
    made(
      client
        .from('documents')
        .insert({ ...paper, ...row })
        .select('id'),
    );
  await add({ lease_id: leaseId, kind: 'inventory', name: 'Inventario.pdf', is_shared: true });
  await add({ person_id: personId, kind: 'identity', name: 'Cédula.pdf' });
}

test('papers of a unit, a lease and a tenant stand in one list', async ({ open, baseURL }) => {
  const { text, documents, common } = await wordsOf('es');
  const rental = await makeRental(baseURL);
  await addPapers(rental);
  const page = await open({ language: 'es', session: rental.owner.session });
  await page.goto(`/owner-dashboard/units/${rental.unitId}`);
  await page.locator('input[type=file]').setInputFiles(pdf('plano.pdf'));
  await expect(page.getByRole('button', { name: documents.open({ name: 'plano.pdf' }) })).toBeVisible();

  await goWithin(page, '/owner-dashboard/documents');
  const rows = page.locator('.data-table-row');
  await expect(rows).toHaveCount(3);
  const place = text.place({ property: rental.property, unit: rental.unit });
  await expect(rows.filter({ hasText: 'plano.pdf' })).toContainText(place);
  await expectAccessible(page, 'documents es');
  await picture(page, 'es/portfolio-documents');
  await page.getByLabel(text.kind, { exact: true }).selectOption('inventory');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Inventario.pdf');
  await page.getByLabel(text.kind, { exact: true }).selectOption('');
  await page.getByRole('button', { name: text.shared.no }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: common.actions.clearAll }).click();
  await page.getByRole('button', { name: text.tenant.choose }).click();
  await page.getByRole('dialog').getByRole('button', { name: rental.tenant.name }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'plano.pdf' })).toHaveCount(0);
  await expect(page).toHaveURL(/f\.tenant=/);

  const english = await wordsOf('en');
  const phone = await open({ language: 'en', width: 360, session: rental.owner.session });
  await phone.goto('/owner-dashboard/documents');
  const cards = phone.locator('.data-table-row');
  await phone.getByLabel(english.text.search).fill('cedula');
  await expect(cards).toHaveCount(1);
  await expectAccessible(phone, 'documents en');
  await picture(phone, 'en/portfolio-documents');
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: english.text.exportCsv }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('Cédula.pdf');
  expect(csv).not.toContain('plano.pdf');
  await phone.getByLabel(english.text.search).fill('no hay');
  await expect(phone.getByText(english.text.noMatchTitle)).toBeVisible();
  await phone.getByRole('button', { name: english.common.actions.clearAll }).click();
  await phone.getByRole('button', { name: english.documents.more({ name: 'plano.pdf' }) }).click();
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('menuitem', { name: english.documents.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plano.pdf');
});
