import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { Counted } from '#tests/support/counted.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { codeMailedTo, linkMailedTo } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/picture.ts';
import { type ScreenTexts, textsOf, wordsOf } from '#tests/support/texts.ts';
import { makePlan, type Plan } from './journey/plan.ts';
import { photo } from './journey/tenant.ts';

// The shortest honest way of a new owner, from the landing page to a receipt, and of their tenant. Nothing is opened by its
// address after the first page and the link of the mail.
const OWNER_AT_MOST = { clicks: 16, fields: 12 };
const TENANT_AT_MOST = 5;

async function enter(page: Page, own: Counted, plan: Plan, { auth, owner }: ScreenTexts): Promise<void> {
  const shot = (name: string) => picture(page, `first-hour/${plan.language}/${name}`);
  await page.goto(`/${plan.language}/`);
  await shot('01-landing');
  await own.press(page.locator('header').locator('a[href$="/signup/"]').first());
  await own.type(page.getByLabel(auth.signUp.name), plan.owner.name);
  await own.type(page.getByLabel(auth.email), plan.owner.email);
  await own.type(page.getByLabel(auth.password, { exact: true }), plan.password);
  await shot('02-sign-up');
  await own.press(page.getByRole('button', { name: auth.signUp.submit }));
  await own.type(page.getByLabel(auth.code.label), await codeMailedTo(page.request, plan.owner.email));
  await own.press(page.getByRole('button', { name: auth.confirm.submit, exact: true }));
  // Their own name is proposed.
  await expect(page.getByLabel(owner.welcome.name, { exact: true })).toHaveValue(plan.owner.name);
  await shot('03-welcome');
  await own.press(page.getByRole('button', { name: owner.welcome.submit }));
}

async function letOneHome(page: Page, own: Counted, plan: Plan, texts: ScreenTexts): Promise<void> {
  const shot = (name: string) => picture(page, `first-hour/${plan.language}/${name}`);
  const { owner, common } = texts;
  const { propertyForm, property, tenantForm: form } = owner;
  await expect(page.getByRole('heading', { name: propertyForm.newTitle })).toBeVisible();
  await own.type(page.getByLabel(propertyForm.name, { exact: true }), plan.property);
  await own.choose(page.getByLabel(propertyForm.type), common.enums.propertyType.single_family);
  await own.type(page.getByLabel(propertyForm.municipality), 'Santo Domingo Este');
  await own.choose(page.getByLabel(propertyForm.province), 'Santo Domingo');
  await shot('04-property');
  await own.press(page.getByRole('button', { name: propertyForm.create({ count: 1 }) }));
  const letIt = page.getByRole('link', { name: property.nextAction });
  await expect(letIt).toBeVisible();
  await shot('05-property-saved');
  await own.press(letIt);
  const next = page.getByRole('button', { name: common.actions.next, exact: true });
  await own.type(page.getByLabel(form.people.fullName), plan.tenant.name);
  await own.type(page.getByLabel(form.people.email), plan.tenant.email);
  await shot('06-tenant');
  await own.press(next);
  await expect(page.getByRole('combobox', { name: form.unit.unit })).toHaveValue(
    propertyForm.unitNames.house,
  );
  await shot('07-unit');
  await own.press(next);
  await own.type(page.getByLabel(form.terms.rent), String(plan.rentMinor / 100));
  await shot('08-terms');
  await own.press(next);
  await shot('09-review');
  await own.press(page.getByRole('button', { name: form.review.create }));
  await own.press(page.getByRole('button', { name: owner.lease.createdInvite }));
  await expect(page.getByText(owner.steps.inviteSentTitle)).toBeVisible();
  await shot('10-invited');
}

/** From the invitation to where tenants are told how to pay, and back to the checklist. */
async function sayHowToPay(page: Page, own: Counted, plan: Plan, texts: ScreenTexts): Promise<void> {
  const { steps } = texts.owner;
  await own.press(page.getByRole('link', { name: steps.each.account.verb }));
  const ownerCards = await wordsOf('ownerCards', plan.language);
  await own.type(page.getByLabel(ownerCards.byHand.transferText), 'Banco Popular 712345678');
  await own.press(page.getByRole('button', { name: ownerCards.save }));
  await expect(page.getByText(steps.count({ done: 4, total: 7 }))).toBeVisible();
  await picture(page, `first-hour/${plan.language}/11-steps`);
}

async function payRent(page: Page, own: Counted, plan: Plan, texts: ScreenTexts): Promise<void> {
  const shot = (name: string) => picture(page, `first-hour/${plan.language}/tenant-${name}`);
  const { auth, tenant } = texts;
  const link = await linkMailedTo(page.request, plan.tenant.email);
  await page.goto(link);
  own.clicks += 1; // The button of the mail.
  await expect(page.getByText(auth.invitation.tenant({ inviter: plan.owner.name }))).toBeVisible();
  await expect(page.getByText(plan.property)).toBeVisible();
  await own.type(page.getByLabel(texts.common.shell.newPassword.label, { exact: true }), plan.password);
  await shot('1-invitation');
  await own.press(page.getByRole('button', { name: auth.invitation.setAndAccept }));
  await expect(page.getByRole('link', { name: tenant.home.pay, exact: true })).toBeVisible();
  await shot('2-home');
  await own.press(page.getByRole('link', { name: tenant.home.report }));
  await own.attach(page.getByLabel(tenant.report.proof), photo);
  await expect(page.getByRole('button', { name: tenant.report.remove })).toBeVisible();
  await shot('3-report');
  await own.press(page.getByRole('button', { name: tenant.report.submit }));
  await expect(page.getByText(tenant.home.waiting).first()).toBeVisible();
  await shot('4-reported');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`the first hour takes an owner sixteen clicks and twelve fields, a tenant five clicks (${language})`, async ({
    open,
  }) => {
    const plan = makePlan(language);
    const texts = await textsOf(language);
    const [owner, tenant] = [new Counted(), new Counted()];
    const desk = await open({ language });
    await enter(desk, owner, plan, texts);
    await letOneHome(desk, owner, plan, texts);
    await sayHowToPay(desk, owner, plan, texts);

    // The hourly job posts the first rent.
    const organization = await desk.evaluate(() => localStorage.getItem('active_organization'));
    expect((await desk.request.post(`/_local/jobs/run?organization=${organization}`)).ok()).toBe(true);
    const phone = await open({ language, width: 360 });
    await payRent(phone, tenant, plan, texts);

    const { needs } = texts.owner.home;
    await owner.press(desk.getByRole('button', { name: needs.confirm, exact: false }).first());
    const { payment } = texts.owner;
    const proof = desk.getByRole('img', { name: payment.proofAlt({ name: plan.tenant.name }) });
    await expect
      .poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await picture(desk, `first-hour/${language}/12-proof`);
    await owner.press(desk.getByRole('button', { name: payment.confirm, exact: true }));
    await expect(desk.getByText(texts.owner.steps.setTitle)).toBeVisible();
    await picture(desk, `first-hour/${language}/13-set`);
    const saved = desk.waitForEvent('download');
    await owner.press(desk.getByRole('button', { name: payment.downloadReceipt }));
    expect((await saved).suggestedFilename()).toContain('R-000001');

    console.log(
      `${language}: owner ${owner.clicks} clicks, ${owner.fields} fields; tenant ${tenant.clicks} clicks`,
    );
    expect(owner.clicks).toBeLessThanOrEqual(OWNER_AT_MOST.clicks);
    expect(owner.fields).toBeLessThanOrEqual(OWNER_AT_MOST.fields);
    expect(tenant.clicks).toBeLessThanOrEqual(TENANT_AT_MOST);
  });
}
