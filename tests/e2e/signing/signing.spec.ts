import { formatList } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made } from '#tests/support/rental.ts';
import { completeContract, makeDraft, sendContract, signingTexts } from './signing-scene.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a draft says what the law asks, is sent, and signed by both sides (${language})`, async ({
    open,
    baseURL,
  }) => {
    const text = await signingTexts(language);
    const { ownerContract: words, contract } = text;
    const scene = await makeDraft(baseURL);
    const page = await open({ language, session: scene.owner.session });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`/owner-dashboard/leases/${scene.leaseId}`);
    await expect(page.getByText(words.card.draft)).toBeVisible();
    await picture(page, `${language}/lease-draft`);
    await page.getByRole('link', { name: words.card.prepare }).click();

    await expect(page.getByText(words.missing.items.furniture)).toBeVisible();
    await expect(button(words.send.action)).toBeDisabled();
    await page.getByLabel(words.form.description).fill('Apartamento con balcón');
    await page.getByLabel(words.form.condition).fill('Recién pintado');
    await page.getByLabel(words.form.furniture, { exact: true }).fill('Nevera\nEstufa');
    await page.getByLabel(words.form.paymentForm).fill('Transferencia bancaria');
    await page.getByLabel(words.form.landlordName).fill(scene.owner.name);
    await page.getByLabel(words.form.landlordIdentity).fill('001-0000000-0');
    await page.getByLabel(words.form.landlordDomicile).fill('Santiago');
    await expectAccessible(page, `contract ${language}`);
    await picture(page, `${language}/contract-draft`);
    await button(words.form.save).click();
    await expect(page.getByText(words.missing.complete({ law: 'Ley 85-25', article: '5' }))).toBeVisible();
    await expect(page.getByText('· Nevera')).toBeVisible();
    await button(words.send.action).click();
    const names = formatList([scene.tenant.name], language);
    await expect(page.getByRole('dialog').getByText(words.send.text({ names }))).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: words.send.submit }).click();
    await expect(page.getByRole('heading', { name: contract.statuses.open })).toBeVisible();

    const phone = await open({ language, width: 360, session: scene.tenant.session });
    await phone.goto('/tenant-dashboard');
    await phone.getByRole('link', { name: text.documents.tenant.toSign }).click();
    await expect(phone.getByText('Recién pintado')).toBeVisible();
    await phone.getByRole('button', { name: contract.sign.submit }).click();
    await expect(phone.getByText(contract.sign.consentMissing)).toBeVisible();
    await expectAccessible(phone, `tenant contract ${language}`);
    await picture(phone, `${language}/tenant-contract`);
    await phone.getByLabel(contract.sign.consent).check();
    await phone.getByLabel(contract.sign.name).fill('pedro nunez');
    await phone.getByRole('button', { name: contract.sign.submit }).click();
    await expect(phone.getByText(text.documents.tenant.youSigned)).toBeVisible();

    await page.getByLabel(contract.sign.consent).check();
    await page.getByLabel(contract.sign.name).fill(scene.owner.name);
    await button(contract.sign.submit).click();
    await expect(page.getByText(contract.sign.doneByAll)).toBeVisible();
    await expect(page.getByText(words.screen.upToDate)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: contract.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${contract.fileName}-1.pdf`);
    await picture(page, `${language}/contract-signed`);
    const lease = await made(
      scene.owner.client.from('leases').select('status').eq('id', scene.leaseId).single(),
    );
    expect(lease.status).toBe('signed');
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant does not sign and says why; the draft is changed, sent again, taken back, signed on paper and called off (${language})`, async ({
    open,
    baseURL,
  }) => {
    const text = await signingTexts(language);
    const { ownerContract: words, contract, ownerMoney, ownerLeasing, common, record } = text;
    const { actions } = ownerLeasing.leasing;
    const reason = 'El alquiler no es el acordado';
    const scene = await makeDraft(baseURL);
    await completeContract(scene);
    const versionId = await sendContract(baseURL, scene);
    const phone = await open({ language, width: 360, session: scene.tenant.session });
    await phone.goto(`/tenant-dashboard/contracts/${versionId}`);
    await phone.getByRole('button', { name: contract.refuse.action }).click();
    const refusal = phone.getByRole('alertdialog');
    await refusal.getByRole('button', { name: contract.refuse.submit }).click();
    await expect(refusal.getByText(contract.refuse.reasonMissing)).toBeVisible();
    await refusal.getByLabel(contract.refuse.reason).fill(reason);
    await refusal.getByRole('button', { name: contract.refuse.submit }).click();
    await expect(phone.getByText(text.documents.tenant.closed)).toBeVisible();

    const page = await open({ language, session: scene.owner.session });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const choose = async (action: string) => {
      await button(record.actions).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await page.goto(`/owner-dashboard/leases/${scene.leaseId}`);
    await expect(page.getByText(contract.reason({ reason }))).toHaveCount(2);
    await choose(actions.editDraft);
    const next = button(common.actions.next);
    await next.click();
    await expect(page.getByRole('heading', { name: ownerMoney.tenantForm.unit.heading })).toBeVisible();
    await next.click();
    await page.getByLabel(ownerMoney.tenantForm.terms.rent, { exact: true }).fill('24000');
    await next.click();
    await button(ownerMoney.tenantForm.review.saveChanges).click();
    await expect(page.getByText(/RD\$24,000\.00 (al mes|a month)/).first()).toBeVisible();
    await button(words.send.action).click();
    await page.getByRole('dialog').getByRole('button', { name: words.send.submit }).click();
    await button(words.waiting.recall).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.waiting.recall }).click();
    await expect(page.getByText(words.waiting.recalled)).toBeVisible();

    await page.goto(`/owner-dashboard/leases/${scene.leaseId}`);
    await choose(actions.signedOnPaper);
    await page.getByRole('dialog').getByRole('button', { name: words.paper.submit }).click();
    await expect(page.getByText(words.paper.done).first()).toBeVisible();
    await choose(actions.callOff);
    const off = page.getByRole('alertdialog');
    await off.getByLabel(words.callOff.reason).fill('Encontró otro lugar');
    await off.getByRole('button', { name: words.callOff.submit }).click();
    await expect(page.getByText(words.callOff.done)).toBeVisible();
    const charges = await made(
      scene.owner.client.from('charges').select('reversed_at').eq('lease_id', scene.leaseId),
    );
    expect(charges.every((charge) => charge.reversed_at !== null)).toBe(true);
  });
}
