import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { made } from '#tests/support/rental.ts';
import { issueReceipt, makeShop, openTaxes, taxTexts } from './tax-desk.ts';

const NCF = 'B0100000001';

async function tenantTexts(language: Language) {
  await loadText(language, ['tenant', 'tenantFiscal']);
  return {
    tenant: knownText('tenant', language) as Texts['tenant'],
    fiscal: knownText('tenantFiscal', language) as Texts['tenantFiscal'],
  };
}

/** What the file says that a press of the button saves, and its name. */
async function paperOf(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await textOfPdf(file) };
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`owner and tenant download the same fiscal receipt (${language})`, async ({ open, baseURL }) => {
    const { taxes } = await taxTexts(language);
    const { tenant, fiscal } = await tenantTexts(language);
    const shop = await makeShop(baseURL);
    await openTaxes(shop);
    await made(shop.tenant.client.rpc('accept_invitation', { p_token: shop.invitationToken }));

    const tenantPage = await open({ language, session: shop.tenant.session });
    await tenantPage.goto('/tenant-dashboard/payments');
    await tenantPage.getByRole('link', { name: tenant.navigation.fiscalReceipts }).click();
    await expect(tenantPage.getByText(fiscal.emptyTitle)).toBeVisible();
    await expectAccessible(tenantPage, `no fiscal receipts ${language}`);

    const invoiceId = await issueReceipt(shop);
    const page = await open({ language, session: shop.owner.session });
    await page.goto('/owner-dashboard/finance/taxes/receipts');
    const own = await paperOf(page, taxes.receipts.document({ ncf: NCF }));
    expect(own.name).toBe(`comprobante-${NCF}.pdf`);
    expect(own.text).toMatch(new RegExp(`^Factura de crédito fiscal\\nNCF ${NCF}\\n`));
    expect(own.text).toContain('Ferretería Sol');
    expect(own.text).toContain('RD$59,000.00');
    await expectAccessible(page, `fiscal receipts with papers ${language}`);
    await picture(page, `${language}/tax-receipts-papers`);

    await tenantPage.reload();
    await expect(tenantPage.getByText(fiscal.kinds.fiscal_credit)).toBeVisible();
    const theirs = await paperOf(tenantPage, fiscal.downloadNamed({ ncf: NCF }));
    expect(theirs.name).toBe(own.name);
    expect(theirs.text).toBe(own.text);
    await expect(tenantPage.getByText(fiscal.saved({ ncf: NCF }))).toBeVisible();
    await expectAccessible(tenantPage, `fiscal receipts of a tenant ${language}`);
    await picture(tenantPage, `${language}/tenant-fiscal-receipts`);

    const cancellation = { p_request_id: crypto.randomUUID(), p_invoice_id: invoiceId, p_reason: '04' };
    await made(shop.owner.client.rpc('cancel_fiscal_invoice', cancellation));
    await tenantPage.reload();
    await expect(tenantPage.getByText(fiscal.standings.annulled, { exact: true })).toBeVisible();
    const cancelled = await paperOf(tenantPage, fiscal.downloadNamed({ ncf: NCF }));
    expect(cancelled.text).toContain('ANULADO');
  });
}
