// What the accountant does at their desk: who they are, a vendor's bill, the bank.
import type { Page } from '@playwright/test';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import type { Person } from '#tests/support/rental.ts';
import { prefix, type ScreenTexts, textsOf } from '#tests/support/texts.ts';
import { signInByForm } from '../accounts/entry.ts';
import type { AccountantPlan } from './accountant-plan.ts';

const PARTS = [
  'ownerBills',
  'ownerVendors',
  'ownerBank',
  'ownerBankImports',
  'ownerBooks',
  'ownerTaxes',
  'ownerAccounting',
  'sections',
] as const;

/** Where the accountant works: the page, what is to happen, and the words on the screens. */
export interface Desk {
  readonly page: Page;
  readonly plan: AccountantPlan;
  readonly texts: ScreenTexts & Pick<Texts, (typeof PARTS)[number]>;
}

export async function deskOf(page: Page, plan: AccountantPlan): Promise<Desk> {
  await loadText(plan.language, [...PARTS]);
  const parts = PARTS.map((part) => [part, knownText(part, plan.language)]);
  return { page, plan, texts: { ...(await textsOf(plan.language)), ...Object.fromEntries(parts) } };
}

export const button = ({ page }: Desk, name: string) => page.getByRole('button', { name, exact: true });

const menuOf = ({ page }: Desk) => page.getByRole('navigation').first();

/** The entry of the menu that stands for each, and its link in the line of the entry's section. */
const PLACES = {
  bills: ['spending', 'bills'],
  bank: ['bank', null],
  journal: ['books', 'journal'],
  periods: ['books', 'periods'],
  accounting: ['books', 'accounting'],
  reports: ['reports', 'reports'],
  taxes: ['reports', 'taxes'],
} as const;

/** Opens a screen of the organization's money by the menu. */
export async function goTo(desk: Desk, place: keyof typeof PLACES): Promise<void> {
  const { owner, sections } = desk.texts;
  const [entry, link] = PLACES[place];
  const name = entry === 'bank' ? owner.titles.bank : owner.navigation[entry];
  await menuOf(desk).getByRole('link', { name, exact: true }).click();
  if (!link) return;
  const line = desk.page.getByRole('navigation', { name: sections.label({ section: name }), exact: true });
  await line.getByRole('link', { name: sections[link], exact: true }).click();
}

/** Looks with axe at the screen that stands there, and takes its picture. */
export async function look(desk: Desk, name: string): Promise<void> {
  await expectLoaded(desk.page);
  await expectAccessible(desk.page, `accountant, ${name} (${desk.plan.language})`);
  await picture(desk.page, `${desk.plan.language}/accountant-${name}`);
}

/** Signs in, sees the organization's work, and nothing that is not an accountant's. */
export async function arrive(desk: Desk, accountant: Person): Promise<void> {
  const { page, plan, texts } = desk;
  const { navigation, home } = texts.owner;
  await page.goto(`${prefix[plan.language]}/login/`);
  await signInByForm(page, texts, accountant.email);
  await expect(page).toHaveURL(/\/owner-dashboard\/$/);
  const menu = menuOf(desk);
  for (const place of ['properties', 'tenants', 'finance', 'messages'] as const)
    await expect(menu.getByRole('link', { name: navigation[place] })).toBeVisible();
  await expect(page.getByRole('heading', { name: home.needs.title })).toBeVisible();
  await page.getByRole('button', { name: home.otherActions, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: home.viewReports, exact: true })).toBeVisible();
  for (const action of [home.addProperty, home.newTenant, home.maintenanceRequest])
    await expect(page.getByRole('menuitem', { name: action, exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** What an owner does with the team and with leases is not offered. */
export async function findNoForeignActions(desk: Desk, tenant: string): Promise<void> {
  const { page, texts } = desk;
  const { navigation, team } = texts.owner;
  const menu = menuOf(desk);
  await menu.getByRole('button', { name: navigation.settings }).click();
  await menu.getByRole('link', { name: navigation.team }).click();
  await expect(page.getByText(team.onlyManagers)).toBeVisible();
  await expect(button(desk, team.invite)).toHaveCount(0);
  await menu.getByRole('link', { name: navigation.tenants }).click();
  await page.getByRole('link', { name: tenant }).first().click();
  await page.locator('a[href*="/owner-dashboard/leases/"]').first().click();
  await expect(button(desk, texts.owner.lease.recordPayment)).toBeVisible();
  await button(desk, texts.record.actions).click();
  await expect(page.getByRole('menuitem', { name: texts.owner.lease.terminate })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await menuOf(desk).getByRole('link', { name: desk.texts.owner.navigation.finance }).click();
}

/** Enters a vendor's bill with its receipt, ITBIS and what is withheld. It is above the limit: it waits. */
export async function enterBill(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerBills: text, ownerVendors: vendors, owner } = texts;
  await goTo(desk, 'bills');
  await page.getByRole('link', { name: text.add }).first().click();
  await button(desk, text.form.newVendor).click();
  await page.getByLabel(vendors.form.name, { exact: true }).fill(plan.vendor.name);
  // The number is not at hand yet: the check of the 606 will ask for it.
  await page.getByLabel(vendors.form.identityType).selectOption('');
  await button(desk, vendors.form.save).click();
  await expect(page.getByRole('combobox', { name: text.form.vendor })).toHaveValue(plan.vendor.name);
  await page.getByLabel(text.form.ncf, { exact: false }).first().fill(plan.ncf);
  await page.getByLabel(text.form.billedOn).fill(plan.billedOn);
  await page.getByLabel(text.form.description).fill(plan.work);
  await page.getByRole('combobox', { name: text.form.account }).click();
  await page.getByRole('option', { name: owner.ledger.accountNames.repairs }).click();
  await page.getByLabel(text.form.amount).fill(plan.plain(plan.workMinor));
  await expect(page.getByLabel(/^ITBIS \(/)).toHaveValue(plan.plain(plan.itbisMinor));
  await page.getByLabel(text.form.itbisWithheld).fill(plan.plain(plan.itbisMinor));
  await page.getByLabel(text.form.isrKind).selectOption('2');
  await page.getByLabel(text.form.isrWithheld, { exact: false }).last().fill(plan.plain(plan.isrMinor));
  await expect(page.getByText(plan.money(plan.payableMinor))).toBeVisible();
  await look(desk, 'bill-form');
  await button(desk, text.form.saveAndApprove).click();
  await expect(page.getByRole('heading', { level: 1, name: plan.money(plan.billMinor) })).toBeVisible();
  await expect(page.getByText(text.detail.waitingNote)).toBeVisible();
  // Four eyes: whoever entered it does not approve it.
  await expect(button(desk, text.actions.sendBack)).toBeVisible();
  await expect(button(desk, text.actions.approve)).toHaveCount(0);
}

/** Pays the bill that somebody approved meanwhile: the page hears of it by itself. */
export async function payBill(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerBills: text } = texts;
  await button(desk, text.actions.pay).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(text.pay.amount)).toHaveValue(plan.plain(plan.payableMinor));
  await dialog.getByLabel(text.pay.paidOn).fill(plan.billPaidOn);
  await dialog.getByLabel(text.pay.reference).fill(plan.billReference);
  await dialog.getByRole('button', { name: text.pay.submit }).click();
  await expect(page.getByText(text.statuses.paid, { exact: true }).first()).toBeVisible();
  await look(desk, 'bill');
}

/** The bank's statement of the month, made up: the rent that came and the vendor's payment. */
const statementOf = ({ rentPaidOn, billPaidOn, ...plan }: AccountantPlan) => {
  return [
    'Banco de Ejemplo;;;;',
    'Fecha;Descripción;Referencia;Débito;Crédito',
    `${rentPaidOn};TRANSF PEDRO NUNEZ;${plan.rentReference};;"${plan.plain(plan.rentMinor)}"`,
    `${billPaidOn};CK PLOMERIA ROSARIO;${plan.billReference};"${plan.plain(plan.payableMinor)}";`,
    `Totales;;;"${plan.plain(plan.payableMinor)}";"${plan.plain(plan.rentMinor)}"`,
  ].join('\r\n');
};

/** Brings the statement in, takes what is suggested, and closes the reconciliation of the month. */
export async function reconcileBank(desk: Desk, bankName: string): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerBank: text } = texts;
  await goTo(desk, 'bank');
  const account = page.getByRole('row').filter({ hasText: bankName });
  await account.getByRole('link', { name: bankName, exact: true }).click();
  await button(desk, text.import.button).first().click();
  await page
    .getByRole('dialog')
    .getByLabel(text.import.file)
    .setInputFiles({
      name: 'estado.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(statementOf(plan)),
    });
  await button(desk, text.import.submit).click();
  await expect(
    page.getByText(texts.ownerBankImports.done.added({ count: 2 }), { exact: true }),
  ).toBeVisible();
  await button(desk, text.lines.acceptSure({ count: 2 })).click();
  await expect(page.getByText(text.lines.accepted({ count: 2 }))).toBeVisible();
  await look(desk, 'bank');
  await page.getByRole('link', { name: text.reconcile.button }).click();
  await page.getByLabel(text.reconcile.endsOn).fill(plan.lastDay);
  await page.getByLabel(text.reconcile.closing).fill(plan.plain(plan.bankMinor + 1));
  await expect(page.getByText(text.reconcile.differs)).toBeVisible();
  await page.getByLabel(text.reconcile.closing).fill(plan.plain(plan.bankMinor));
  await expect(page.getByText(text.reconcile.fits)).toBeVisible();
  await look(desk, 'reconcile');
  await button(desk, text.reconcile.close).click();
  await expect(page.getByText(text.reconcile.isClosed, { exact: true })).toBeVisible();
}
