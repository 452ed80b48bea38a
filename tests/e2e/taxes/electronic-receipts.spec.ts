import type { Page } from '@playwright/test';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { peerRnc } from '#stack/dgii/book.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { made } from '#tests/support/rental.ts';
import { allow, charge, comeBy, keyFileOf, makeElectronicShop, sendToUs, tell } from './electronic-desk.ts';
import { taxTexts } from './tax-desk.ts';

async function paperOf(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return textOfPdf(await download);
}

// One after the other: the counterpart's switches are for whoever comes next.
test('receipts are rejected and replaced, accepted, and given out while nobody answers (es)', async ({
  open,
  baseURL,
}) => {
  const { common, taxes } = await taxTexts('es');
  await loadText('es', ['ownerCertificates', 'ownerEcf', 'ownerReceived', 'tenantFiscal']);
  const ecf = knownText('ownerEcf', 'es') as Texts['ownerEcf'];
  const fiscal = knownText('tenantFiscal', 'es') as Texts['tenantFiscal'];
  const desk = await makeElectronicShop(baseURL);
  await made(desk.tenant.client.rpc('accept_invitation', { p_token: desk.invitationToken }));
  const [first, second] = [desk.encf(0), desk.encf(1)];
  const page = await open({ language: 'es', session: desk.owner.session });
  const dialog = page.getByRole('dialog');
  const row = (encf: string) => page.getByRole('row').filter({ hasText: encf });
  const issue = async () => {
    await page.getByRole('checkbox', { name: common.table.selectRow({ name: desk.tenant.name }) }).check();
    await page.getByRole('button', { name: taxes.receipts.issue }).click();
    await expect(dialog.getByLabel(taxes.issueDialog.id, { exact: true })).toHaveValue(peerRnc);
    await dialog.getByRole('button', { name: taxes.issueDialog.submit }).click();
  };

  await test.step('the key is opened with its password alone, and the authority lets its holder in', async () => {
    const text = knownText('ownerCertificates', 'es') as Texts['ownerCertificates'];
    await page.goto('/owner-dashboard/finance/taxes/profile');
    await page.getByRole('button', { name: text.add }).click();
    const buffer = await keyFileOf(desk.baseURL, 'Clave-ñ-123');
    await dialog.getByLabel(text.file).setInputFiles({ name: 'a.p12', mimeType: '', buffer });
    const password = dialog.getByLabel(text.password, { exact: true });
    await password.fill('Clave-n-123');
    await dialog.getByRole('button', { name: text.open }).click();
    await expect(dialog.getByText(text.faults.wrong_password).last()).toBeVisible();
    await password.fill('Clave-ñ-123');
    await dialog.getByRole('button', { name: text.open }).click();
    await dialog.getByRole('button', { name: text.save }).click();
    await page.getByLabel(text.signer({ issuer: 'Carmen Jiménez' })).selectOption({ index: 1 });
    await page.getByRole('button', { name: text.try }).click();
    await expect(page.getByText(text.letIn.testecf)).toBeVisible();
    await picture(page, 'es/ecf-certificate');
  });

  await test.step('a number that the authority does not know is rejected, and given out again', async () => {
    await allow(desk, 1);
    await page.goto('/owner-dashboard/finance/taxes/receipts');
    await issue();
    await expect(row(first).getByText(ecf.states.rejected)).toBeVisible();
    await allow(desk, 0);
    await page.getByRole('button', { name: taxes.receipts.actionsOf({ ncf: first }) }).click();
    await page.getByRole('menuitem', { name: ecf.details.open }).click();
    await expect(dialog.getByText('El e-NCF no está autorizado').first()).toBeVisible();
    await picture(page, 'es/ecf-rejected');
    await dialog.getByRole('button', { name: ecf.details.replace }).click();
    await dialog.getByRole('button', { name: ecf.replace.submit }).click();
    await expect(row(first).getByText(ecf.states.accepted)).toBeVisible();
    await expect(row(first).getByText(ecf.states.replaced)).toBeVisible();
    await picture(page, 'es/ecf-replaced');
  });

  const tenantPage = await open({ language: 'es', session: desk.tenant.session });
  await test.step('the tenant gets the paper of the one that was accepted', async () => {
    await tenantPage.goto('/tenant-dashboard/payments/fiscal-receipts');
    await expect(tenantPage.getByText(first).first()).toBeVisible();
    const paper = await paperOf(tenantPage, fiscal.downloadNamed({ ncf: first }));
    expect(paper).toContain('RD$59,000.00');
    expect(paper).not.toMatch(/modalidad de contingencia/i);
  });

  await test.step('while nobody answers, its paper says that it was given out in contingency', async () => {
    await charge(desk, 'Limpieza');
    await tell(
      desk,
      'faults',
      ['autenticacion', 'recepcion'].map((where) => ({ kind: '503', where, times: 100 })),
    );
    try {
      await page.reload();
      await issue();
      await expect(row(second).getByText(ecf.states.signed)).toBeVisible();
      // What the timer does shows on the open screen.
      await comeBy(desk, 11);
      await expect(row(second).getByText(ecf.states.contingency)).toBeVisible();
      await expectAccessible(page, 'receipts in contingency es');
      await tenantPage.reload();
      await expect(tenantPage.getByText(fiscal.standings.contingency)).toBeVisible();
      expect(await paperOf(tenantPage, fiscal.downloadNamed({ ncf: second }))).toMatch(
        /modalidad de contingencia/i,
      );
    } finally {
      await tell(desk, 'faults', []);
    }
    await comeBy(desk, 13);
    await expect(row(second).getByText(ecf.states.accepted)).toBeVisible();
  });

  await test.step('what another taxpayer sends becomes a bill, and the deal is approved', async () => {
    const received = knownText('ownerReceived', 'es') as Texts['ownerReceived'];
    await page.goto('/owner-dashboard/finance/expenses/received');
    await expect(page.getByRole('heading', { name: received.emptyTitle })).toBeVisible();
    const encf = await sendToUs(desk);
    await expect(row(encf).getByText(received.states.received)).toBeVisible();
    await comeBy(desk);
    await expect(row(encf).getByText(received.states.accepted_by_dgii)).toBeVisible();
    await picture(page, 'es/ecf-received');
    await row(encf).getByRole('link', { name: received.openBill }).click();
    await expect(page.getByText(received.card.title)).toBeVisible();
    await page.getByRole('button', { name: received.card.approve }).click();
    await dialog.getByRole('button', { name: received.card.approve }).click();
    await expect(page.getByText(received.card.deliveries.waits).first()).toBeVisible();
    await comeBy(desk);
    await expect(page.getByText(received.card.deliveries.taken).first()).toBeVisible();
    await expectAccessible(page, 'bill of a received receipt es');
    await picture(page, 'es/ecf-received-bill');
  });
});
