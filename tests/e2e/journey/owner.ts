import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';
import { codeMailedTo } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/picture.ts';
import type { ScreenTexts } from '#tests/support/texts.ts';
import type { Plan } from './plan.ts';

export async function signUp(page: Page, plan: Plan, { auth, owner }: ScreenTexts): Promise<void> {
  await page.goto('/signup/');
  await page.getByLabel(auth.signUp.name).fill(plan.owner.name);
  await page.getByLabel(auth.email).fill(plan.owner.email);
  await page.getByLabel(auth.password, { exact: true }).fill(plan.password);
  await picture(page, `${plan.language}/01-sign-up`);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await page.getByLabel(auth.code.label).fill(await codeMailedTo(page.request, plan.owner.email));
  await page.getByRole('button', { name: auth.confirm.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
}

export async function nameOrganization(
  page: Page,
  plan: Plan,
  { common, owner }: ScreenTexts,
): Promise<void> {
  const { welcome, propertyForm } = owner;
  await page.getByLabel(welcome.name, { exact: true }).fill(plan.organization);
  // The splash lies over it for its second and a half.
  await expect(page.getByText(common.shell.loadingApp)).toBeHidden();
  await picture(page, `${plan.language}/02-organization`);
  await page.getByRole('button', { name: welcome.submit }).click();
  await expect(page.getByRole('heading', { name: propertyForm.newTitle })).toBeVisible();
}

/** A building with four apartments. */
export async function addProperty(page: Page, plan: Plan, { owner, common }: ScreenTexts): Promise<void> {
  const text = owner.propertyForm;
  await page.getByLabel(text.name, { exact: true }).fill(plan.property);
  await page.getByLabel(text.type).selectOption({ label: common.enums.propertyType.apartment_complex });
  await page.getByLabel(text.municipality).fill('Santo Domingo Este');
  await page.getByLabel(text.province).selectOption('Santo Domingo');
  await page.getByLabel(text.homes).fill('4');
  await picture(page, `${plan.language}/03-property`);
  await page.getByRole('button', { name: text.create({ count: 4 }), exact: true }).click();
  await expect(page.getByRole('heading', { name: plan.property })).toBeVisible();
  await expect(page.getByText(plan.unit).first()).toBeVisible();
  await expect(page.getByRole('link', { name: owner.property.nextAction })).toHaveAttribute(
    'href',
    /\/tenants\/new\?property=/,
  );
  await picture(page, `${plan.language}/04-property-page`);
}

/** Tenant and lease in the four steps; ends on the lease's page. */
export async function addLease(page: Page, plan: Plan, texts: ScreenTexts): Promise<void> {
  const text = texts.owner.tenantForm;
  const next = page.getByRole('button', { name: texts.common.actions.next, exact: true });
  await page.goto('/owner-dashboard/tenants/new');
  await page.getByLabel(text.people.fullName).fill(plan.tenant.name);
  await page.getByLabel(text.people.email).fill(plan.tenant.email);
  await page.getByLabel(text.people.phone).fill('8095551234');
  await picture(page, `${plan.language}/05-tenant`);
  await next.click();
  await chooseUnit(page, plan.property, plan.unit, texts);
  await picture(page, `${plan.language}/06-unit`);
  await next.click();
  await fillTerms(page, plan, texts);
  await expect(page.getByText(plan.money(plan.proratedMinor)).first()).toBeVisible();
  await picture(page, `${plan.language}/07-terms`);
  await next.click();
  await expect(page.getByRole('heading', { name: text.review.heading })).toBeVisible();
  await picture(page, `${plan.language}/08-review`);
  await page.getByRole('button', { name: text.review.create }).click();
  await expect(page.getByText(texts.owner.lease.createdTitle)).toBeVisible();
}

export async function chooseUnit(
  page: Page,
  property: string,
  unit: string,
  { owner }: ScreenTexts,
): Promise<void> {
  const text = owner.tenantForm.unit;
  await page.getByRole('combobox', { name: text.property }).click();
  await page.getByRole('option', { name: property }).click();
  await page.getByRole('combobox', { name: text.unit }).click();
  await page.getByRole('option', { name: unit }).click();
}

async function fillTerms(
  page: Page,
  plan: Plan,
  { owner, common, ownerCharging }: ScreenTexts,
): Promise<void> {
  const text = owner.tenantForm.terms;
  await page.getByLabel(text.startsOn).fill(plan.startsOn);
  await page.getByRole('button', { name: text.year, exact: true }).click();
  await page.getByLabel(text.rent).fill(String(plan.rentMinor / 100));
  await page.getByLabel(text.dueDay).fill('5');
  await page.getByLabel(text.deposit).fill(String(plan.depositMinor / 100));
  await page.getByLabel(text.proration).selectOption({ label: common.enums.prorationMethod.calendar_month });
  await page.getByRole('radio', { name: text.billingStart }).check();
  await page
    .getByLabel(text.lateFee)
    .selectOption({ label: common.enums.lateFeeKind.percent_of_outstanding });
  await page.getByLabel(ownerCharging.lateFees.percent).fill('5');
  await page.getByLabel(ownerCharging.lateFees.grace).fill('5');
}

export async function invite(page: Page, plan: Plan, { owner }: ScreenTexts): Promise<void> {
  const text = owner.lease.invitation;
  // The notice about the new lease has the step that it names; the tenant's card has it at any time.
  const name = plan.language === 'es' ? owner.lease.createdInvite : text.invite;
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(text.sent({ email: plan.tenant.email }))).toBeVisible();
  await picture(page, `${plan.language}/09-invited`);
}

/** From the home screen, where the report has appeared by itself. */
export async function rejectFromHome(
  home: Page,
  plan: Plan,
  reason: string,
  texts: ScreenTexts,
): Promise<void> {
  const { needs } = texts.owner.home;
  const named = { amount: plan.money(plan.totalMinor), name: plan.tenant.name };
  await expect(home.getByRole('button', { name: needs.confirmNamed(named) })).toBeVisible();
  await picture(home, `${plan.language}/14-home-with-report`);
  await home.getByRole('button', { name: needs.rejectNamed(named) }).click();
  const dialog = home.getByRole('alertdialog').or(home.getByRole('dialog'));
  await dialog.getByLabel(needs.reason).fill(reason);
  await dialog.getByRole('button', { name: needs.rejectSubmit }).click();
  await expect(home.getByText(needs.rejected)).toBeVisible();
}

/** Looks at the proof, confirms, and is told which charges were paid. */
export async function confirmPayment(page: Page, plan: Plan, texts: ScreenTexts): Promise<void> {
  const { finance, payment } = texts.owner;
  await page.goto('/owner-dashboard/finance');
  await page
    .getByRole('link', {
      name: finance.reviewOne({ name: plan.tenant.name, amount: plan.money(plan.totalMinor) }),
    })
    .click();
  const proof = page.getByRole('img', { name: payment.proofAlt({ name: plan.tenant.name }) });
  await expect.poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(payment.explain.exact)).toBeVisible();
  await picture(page, `${plan.language}/18-payment`);
  await page.getByRole('button', { name: payment.confirm }).click();
  await expect(page.getByRole('heading', { name: payment.hasPaid })).toBeVisible();
  await picture(page, `${plan.language}/19-confirmed`);
}

export async function expectLedgerEntry(page: Page, plan: Plan, { owner }: ScreenTexts): Promise<void> {
  const { ledger } = owner;
  // The address that the ledger had before it was the journal.
  await page.goto('/owner-dashboard/finance/ledger');
  await expect(page).toHaveURL(/finance\/journal/);
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: ledger.words.payment }) });
  await expect(entry).toHaveCount(1);
  const line = (account: string) => entry.getByRole('row').filter({ hasText: account });
  await expect(line(ledger.accountNames.operating_cash)).toContainText(plan.money(plan.totalMinor));
  await expect(line(ledger.accountNames.receivables)).toContainText(plan.money(plan.totalMinor));
  await picture(page, `${plan.language}/20-ledger`);
}

/** The four figures of the home screen as they stand on it, without loading it again. */
export async function expectStats(
  home: Page,
  { owner }: ScreenTexts,
  figures: { properties: string; units: string; occupancy: string; revenue: string },
): Promise<void> {
  const { stats } = owner.home;
  const region = home.getByRole('region', { name: stats.title });
  for (const [label, figure] of [
    [stats.properties, figures.properties],
    [stats.units, figures.units],
    [stats.occupancy, figures.occupancy],
    [stats.revenue, figures.revenue],
  ] as const) {
    const card = region.locator('> div').filter({ has: home.getByText(label, { exact: true }) });
    await expect(card.locator('p').nth(1), label).toHaveText(figure);
  }
}
