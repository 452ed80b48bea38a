import type { Page } from '@playwright/test';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { textsOf } from '#tests/support/texts.ts';
import { makeVacantPlace, screeningTexts, type VacantPlace } from './place.ts';

const LIST = '/owner-dashboard/tenant-screening';
const PDF = { name: 'nomina.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

type Words = Awaited<ReturnType<typeof screeningTexts>>;

async function fillIn(page: Page, text: Words['form'], place: VacantPlace): Promise<void> {
  await page.getByRole('combobox', { name: text.property }).click();
  await page.getByRole('option', { name: place.property }).click();
  await page.getByRole('combobox', { name: text.unit }).click();
  await page.getByRole('option', { name: place.unit }).click();
  await page.getByLabel(text.rent).fill('25000');
  await page.getByLabel(text.deposit).selectOption('ready');
  await page.getByLabel(text.fullName).fill('Ana Núñez');
  await page.getByLabel(text.email).fill('ana@example.com');
  await page.getByLabel(text.phone).first().fill('809-555-0101');
  await page.getByLabel(text.identityNumber).fill('001-1391820-5');
  await page.getByLabel(text.occupation).fill('Contadora');
  await page.getByLabel(text.income).fill('75000');
  await page.getByLabel(text.consent).check();
  await page.getByRole('button', { name: text.addReference }).click();
  await page.getByLabel(text.referenceName, { exact: true }).fill('Rosa Gil');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`an application is entered, checked, approved and becomes a lease (${language})`, async ({
    open,
    baseURL,
  }) => {
    const text = await screeningTexts(language);
    const { owner, common } = await textsOf(language);
    const place = await makeVacantPlace(baseURL);
    const page = await open({ language, session: place.owner.session });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto(LIST);
    await expect(page.getByRole('heading', { name: text.list.emptyTitle })).toBeVisible();
    await expectAccessible(page, `${LIST} ${language} empty`);
    await page.getByRole('link', { name: text.list.add }).first().click();
    await button(text.form.submit).click();
    await expect(page.getByText(text.form.problems.propertyMissing).first()).toBeVisible();
    await expect(page.getByText(common.form.required).first()).toBeVisible();
    await fillIn(page, text.form, place);
    await picture(page, `${language}/screening-form`);
    await expectAccessible(page, `${LIST}/new ${language}`);
    await button(text.form.submit).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Ana Núñez' })).toBeVisible();
    await expectLoaded(page);
    // Income of three rents 40, deposit 10, data 10; nobody was asked and nothing is proven.
    await expect(page.getByText(text.score.of({ total: 60 }))).toBeVisible();
    await expect(page.getByText(text.score.reasons.not_checked())).toBeVisible();
    await page.getByRole('button', { name: text.detail.recordOf({ name: 'Rosa Gil' }) }).click();
    await page.getByLabel(text.detail.outcome, { exact: true }).selectOption('favorable');
    await button(common.actions.save).click();
    await expect(page.getByText(text.score.of({ total: 72 }))).toBeVisible();
    await button(text.documents.add).click();
    await page.getByRole('dialog').getByLabel(text.documents.file).setInputFiles(PDF);
    await button(text.documents.upload).click();
    await expect(page.getByText(text.score.of({ total: 87 }))).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: PDF.name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(PDF.name);

    await button(text.detail.verbs.submit).click();
    await button(text.detail.verbs.start_review).click();
    await button(text.score.override).click();
    await page.getByLabel(text.score.overrideScore).fill('95');
    await button(common.actions.save).click();
    await expect(page.getByText(text.detail.dialogs.reasonMissing)).toBeVisible();
    await page.getByLabel(text.score.overrideNote).fill('Tiene fiador');
    await button(common.actions.save).click();
    await expect(page.getByText(text.score.own({ score: 95 }))).toBeVisible();
    await expectAccessible(page, `${LIST}/:id ${language}`);
    await picture(page, `${language}/screening-application`);

    await button(text.detail.verbs.approve).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.detail.verbs.approve }).click();
    await expect(page.getByText(text.detail.approvedNote)).toBeVisible();
    await expect(button(text.documents.add)).toHaveCount(0);

    await page.getByRole('link', { name: text.detail.makeLease }).click();
    const next = page.getByRole('button', { name: common.actions.next, exact: true });
    await expect(page.getByLabel(owner.tenantForm.people.fullName)).toHaveValue('Ana Núñez');
    await next.click();
    await expect(page.getByRole('combobox', { name: owner.tenantForm.unit.unit })).toHaveValue(place.unit);
    await next.click();
    await expect(page.getByLabel(owner.tenantForm.terms.rent)).toHaveValue('25,000.00');
    await next.click();
    await page.getByRole('button', { name: owner.tenantForm.review.create }).click();
    await expect(page).toHaveURL(/\/leases\/[0-9a-f-]{36}/);

    await goWithin(page, LIST);
    await page.getByRole('link', { name: 'Ana Núñez' }).click();
    await expect(page.getByRole('link', { name: text.detail.seeLease })).toBeVisible();
    await expect(page.locator('#content').getByText(text.names.event.lease_made)).toBeVisible();
  });
}
