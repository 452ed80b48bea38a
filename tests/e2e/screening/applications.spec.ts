import type { Page } from '@playwright/test';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { textsOf } from '#tests/support/texts.ts';
import { makeApplication, makeVacantPlace, screeningTexts, type VacantPlace } from './place.ts';

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

for (const language of languagesInTurn(import.meta.url)) {
  test(`a rejection says why, is kept for its days, and can be reopened (${language})`, async ({
    open,
    baseURL,
  }) => {
    const text = await screeningTexts(language);
    const place = await makeVacantPlace(baseURL);
    const id = await makeApplication(place.owner.client, place, 'Luis Mota');
    const page = await open({ language, session: place.owner.session });
    // The property says of its vacant unit since when it is empty and how far its next lease has come.
    const { vacancy } = (await textsOf(language)).owner.property;
    await page.goto(`/owner-dashboard/properties/${place.propertyId}?tab=vacancy`);
    const steps = page.getByRole('list', { name: vacancy.steps({ unit: place.unit }) });
    await expect(steps.getByRole('link', { name: vacancy.noListing })).toBeVisible();
    await expect(page.getByText(vacancy.days({ count: 1 }), { exact: true })).toBeVisible();
    await expectAccessible(page, `vacancy ${language}`);
    await steps.getByRole('link', { name: vacancy.inReview({ count: 1 }) }).click();
    await page.getByRole('link', { name: 'Luis Mota' }).click();
    await expect(page).toHaveURL(`${LIST}/${id}`);
    await page.getByRole('button', { name: text.detail.verbs.reject, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: text.detail.verbs.reject }).click();
    await expect(dialog.getByText(text.detail.dialogs.reasonMissing)).toBeVisible();
    await dialog.getByLabel(text.detail.dialogs.reject.reason).fill('La unidad ya se alquiló');
    await dialog.getByRole('button', { name: text.detail.verbs.reject }).click();
    await expect(page.getByText(text.detail.reasonIs({ reason: 'La unidad ya se alquiló' }))).toBeVisible();
    await expect(page.getByText(/Sus datos se borran después del|deleted after/)).toBeVisible();
    await page.getByRole('button', { name: text.detail.verbs.reopen, exact: true }).click();
    await expect(page.getByRole('button', { name: text.detail.verbs.approve, exact: true })).toBeVisible();
  });
}

test('the list is filtered and searched in its address', async ({ open, baseURL }) => {
  const text = await screeningTexts('es');
  const place = await makeVacantPlace(baseURL);
  await makeApplication(place.owner.client, place, 'Luis Mota');
  await makeApplication(place.owner.client, place, 'José Peña');
  const page = await open({ session: place.owner.session });
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Luis Mota' })).toBeVisible();
  await page.getByRole('button', { name: text.names.status.rejected }).click();
  await expect(page).toHaveURL(/f\.status=rejected/);
  await expect(page.getByRole('heading', { name: text.list.noMatchTitle })).toBeVisible();
  await page.getByRole('button', { name: text.names.status.in_review }).click();
  await page.getByRole('searchbox', { name: text.list.search }).fill('pena');
  await expect(page).toHaveURL(/q=pena/);
  await expect(page.getByRole('link', { name: 'José Peña' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Luis Mota' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'José Peña' })).toBeVisible();

  await page.getByRole('button', { name: text.retention.change, exact: true }).click();
  await page.getByLabel(text.retention.days, { exact: true }).fill('10');
  await page.getByRole('button', { name: text.retention.save, exact: true }).click();
  await expect(page.getByText(text.retention.daysRange)).toBeVisible();
  await page.getByLabel(text.retention.days, { exact: true }).fill('60');
  await page.getByRole('button', { name: text.retention.save, exact: true }).click();
  await expect(page.getByText(text.retention.text({ days: 60 }))).toBeVisible();
});

test('no form of screening asks for what may not decide', async ({ open, baseURL }) => {
  const place = await makeVacantPlace(baseURL);
  const page = await open({ session: place.owner.session });
  await page.goto(`${LIST}/new`);
  await expect(page.getByRole('combobox').first()).toBeVisible();
  const names = await page
    .locator('main :is(input, select, textarea)[name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
  const allowed = [
    'moveInOn',
    'termMonths',
    'rentMinor',
    'currency',
    'deposit',
    'note',
    ...[
      'fullName',
      'email',
      'phone',
      'identityType',
      'identityNumber',
      'occupation',
      'employer',
      'incomeMinor',
      'incomeCurrency',
      'hasConsented',
    ].map((field) => `applicants.0.${field}`),
  ];
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
});
