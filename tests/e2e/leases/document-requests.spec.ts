import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const NAME = 'Carta de trabajo';

for (const language of languagesInTurn(import.meta.url)) {
  test(`from a tenant's page a document is asked for, handed in, refused, replaced and accepted; both sides hear of it (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { documentRequests: text, documents, owner, common, tenant: tenantText } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const desk = await open({ language, session: rental.owner.session });
    const { data } = await rental.owner.client
      .from('lease_tenants')
      .select('person_id')
      .eq('lease_id', rental.leaseId);
    await desk.goto(`/owner-dashboard/tenants/${data?.[0]?.person_id}#documents`);
    await desk.getByRole('button', { name: text.office.ask }).click();
    const dialog = desk.getByRole('dialog', { name: text.office.ask });
    await expect(dialog.getByText(rental.tenant.name)).toBeVisible();
    await dialog.getByLabel(text.office.name, { exact: true }).fill(NAME);
    await expectAccessible(desk, `asking a tenant for a document (${language})`);
    await picture(desk, `${language}/ask-from-tenant-page`);
    await dialog.getByRole('button', { name: text.office.send }).click();
    await expect(dialog).toBeHidden();
    const atDesk = desk.getByRole('listitem', { name: NAME });
    await expect(atDesk.getByText(text.states.requested)).toBeVisible();

    const phone = await open({ language, width: 360, session: rental.tenant.session });
    await phone.goto('/tenant-dashboard/');
    await expect(phone.getByText(text.tenant.homeTitle({ name: NAME }))).toBeVisible();
    const more = phone.getByRole('button', { name: common.actions.more });
    await expect(more).toContainText(tenantText.navigation.waiting.documents({ count: 1 }));
    await phone.getByRole('link', { name: text.tenant.upload }).click();
    const item = phone.getByRole('listitem', { name: NAME });
    await item.locator('input[type=file]').setInputFiles('local-stack/demo/proof.jpg');
    await expect(item.getByText(/proof\.jpg/)).toBeVisible();
    await picture(phone, `${language}/document-to-hand-in`);
    await item.getByRole('button', { name: text.tenant.send }).click();
    await expect(item.getByText(text.states.handed_in)).toBeVisible();
    await expect(more).not.toContainText(tenantText.navigation.waiting.documents({ count: 1 }));

    await expect(atDesk.getByRole('button', { name: documents.open({ name: 'proof.jpg' }) })).toBeVisible();
    await atDesk.getByRole('button', { name: text.office.refuse }).click();
    const why = desk.getByRole('alertdialog', { name: text.office.refuseTitle });
    await why.getByLabel(text.office.refuseReason).fill('No se lee');
    await why.getByRole('button', { name: text.office.refuse }).click();
    await expect(item.getByText(text.refusal({ reason: 'No se lee' }))).toBeVisible();
    await item.locator('input[type=file]').setInputFiles({
      name: 'carta.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await item.getByRole('button', { name: text.tenant.send }).click();
    await expect(item.getByRole('button', { name: text.tenant.replace })).toBeVisible();
    await expect(item.getByRole('button', { name: text.open({ name: 'carta.pdf' }) })).toBeVisible();

    const badge = desk.getByRole('link', { name: owner.navigation.documentsWaiting({ count: 1 }) }).first();
    await badge.click();
    const waiting = desk.locator('section', {
      has: desk.getByRole('heading', { name: text.office.waiting }),
    });
    const row = waiting.getByRole('listitem', { name: NAME });
    await expect(row.getByRole('link', { name: rental.unit })).toBeVisible();
    await expectAccessible(desk, `documents that wait to be looked at (${language})`);
    await picture(desk, `${language}/documents-to-look-at`);
    await row.getByRole('button', { name: text.office.accept, exact: true }).click();
    await expect(waiting).toBeHidden();
    await expect(badge).toBeHidden();
    await expect(item.getByText(text.states.accepted)).toBeVisible();
    await expect(item.locator('input[type=file]')).toHaveCount(0);
    const kept = await made(
      rental.owner.client.from('documents').select('name, file_type').eq('lease_id', rental.leaseId),
    );
    expect(kept).toEqual([{ name: NAME, file_type: 'pdf' }]);
  });
}
