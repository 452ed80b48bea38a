import path from 'node:path';
import type { Page } from '@playwright/test';
import { formatDate } from '#src/i18n/format.ts';
import { expect } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import type { ScreenTexts } from '#tests/support/texts.ts';
import type { Plan } from './plan.ts';

export const photo = path.resolve('local-stack/demo/proof.jpg');

/** Opens the link of the mail, sets a password, and arrives at home. */
export async function acceptInvitation(
  page: Page,
  link: string,
  plan: Plan,
  texts: ScreenTexts,
): Promise<void> {
  const { invitation } = texts.auth;
  await page.goto(link);
  await expect(page.getByText(plan.organization)).toBeVisible();
  await page.getByLabel(texts.common.shell.newPassword.label, { exact: true }).fill(plan.password);
  await picture(page, `${plan.language}/10-invitation`);
  await page.getByRole('button', { name: invitation.setAndAccept }).click();
  await expect(page).toHaveURL(/\/tenant-dashboard\/$/);
}

export async function expectLease(
  page: Page,
  plan: Plan,
  { common, tenant, tenantRental: rental }: ScreenTexts,
): Promise<void> {
  // On a phone it is not among what is kept at hand.
  await page.getByRole('button', { name: common.actions.more }).click();
  await page.getByRole('dialog').getByRole('link', { name: tenant.navigation.rental }).click();
  await expect(page.getByRole('heading', { name: rental.terms })).toBeVisible();
  const rent = rental.perMonth({ amount: plan.figure(plan.rentMinor) });
  await expect(
    page
      .getByText(rent)
      .or(page.getByText(rental.perMonth({ amount: plan.money(plan.rentMinor) })))
      .first(),
  ).toBeVisible();
  await picture(page, `${plan.language}/11-lease`);
}

/** The large figure of the home screen, as it stands on it. */
export async function expectToPay(
  page: Page,
  minor: number,
  plan: Plan,
  { tenant }: ScreenTexts,
): Promise<void> {
  const card = page.getByRole('region', { name: tenant.home.toPay });
  await expect(card.getByText(plan.figure(minor), { exact: true }).first()).toBeVisible();
}

export async function expectFirstMonth(page: Page, plan: Plan, { tenant }: ScreenTexts): Promise<void> {
  const part = tenant.charge.rentPart({
    from: formatDate(plan.startsOn, plan.language, 'short'),
    to: formatDate(plan.firstMonthEndsOn, plan.language, 'short'),
  });
  const row = page.getByRole('listitem').filter({ hasText: part });
  await expect(row).toContainText(plan.money(plan.proratedMinor));
}

/** Reports what is proposed, the whole amount, with a photo. */
export async function reportTransfer(
  page: Page,
  reference: string,
  plan: Plan,
  { tenant }: ScreenTexts,
): Promise<void> {
  const { report, home } = tenant;
  const amount = page.getByLabel(report.amount);
  await expect(amount).toHaveValue(plan.money(plan.totalMinor).replace('RD$', ''));
  await page.getByLabel(report.reference).fill(reference);
  await page.getByLabel(report.proof).setInputFiles(photo);
  await expect(page.getByRole('button', { name: report.remove })).toBeVisible();
  await picture(page, `${plan.language}/13-report-${reference}`);
  await page.getByRole('button', { name: report.submit }).click();
  await expect(page.getByText(home.waiting).first()).toBeVisible();
}
