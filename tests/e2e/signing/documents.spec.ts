import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental } from '#tests/support/rental.ts';
import { signingTexts } from './signing-scene.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

test('documents are added, renamed, shared with the tenant and deleted (es and en)', async ({
  open,
  baseURL,
}) => {
  const { documents: text, common } = await signingTexts('es');
  const { documents: english } = await signingTexts('en');
  const rental = await makeRental(baseURL);
  const page = await open({ language: 'es', session: rental.owner.session });
  await page.goto(`/owner-dashboard/properties/${rental.propertyId}?tab=documents`);
  await expect(page.getByText(text.empty)).toBeVisible();
  const input = page.locator('input[type=file]');
  const bad = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await input.setInputFiles([pdf('poliza.pdf'), bad]);
  await expect(page.getByText(text.faults.type({ name: 'nota.txt' }))).toBeVisible();
  await expect(page.getByRole('button', { name: text.open({ name: 'poliza.pdf' }) })).toBeVisible();

  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: text.more({ name }) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('poliza.pdf', text.edit);
  await page.getByRole('dialog').getByLabel(text.name, { exact: true }).fill('Reglamento 2026.pdf');
  await page.getByRole('dialog').getByLabel(text.kind).selectOption('insurance');
  await page.getByRole('dialog').getByRole('button', { name: common.actions.save }).click();
  await choose('Reglamento 2026.pdf', text.share);
  await expect(page.getByText(text.shared, { exact: true })).toBeVisible();
  await expectAccessible(page, 'documents es');
  await picture(page, 'es/documents');

  const phone = await open({ language: 'en', width: 360, session: rental.tenant.session });
  await phone.goto('/tenant-dashboard/documents');
  await expect(phone.getByText(english.tenant.noContracts)).toBeVisible();
  await expectAccessible(phone, 'tenant documents en');
  await picture(phone, 'en/tenant-documents');
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: english.open({ name: 'Reglamento 2026.pdf' }) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Reglamento 2026.pdf');

  await choose('Reglamento 2026.pdf', text.remove);
  await page.getByRole('alertdialog').getByRole('button', { name: text.removeSubmit }).click();
  await expect(page.getByText(text.empty)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(english.tenant.noFiles)).toBeVisible();
});
