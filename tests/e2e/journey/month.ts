// What the tenant does in their month, on a phone.
import type { Page } from '@playwright/test';
import { addDays } from '#src/domain/foundation/dates.ts';
import { expect } from '#tests/support/browser.ts';
import { today } from '#tests/support/rental.ts';
import { smallTargets } from '#tests/support/targets.ts';
import type { ScreenTexts } from '#tests/support/texts.ts';
import type { NoticeWords } from './month-office.ts';
import { photo } from './tenant.ts';

/** Opens a place that is not among those at hand. */
export async function goByMore(page: Page, name: string, { common }: ScreenTexts): Promise<void> {
  await page.getByRole('button', { name: common.actions.more }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
}

export interface Leak {
  readonly title: string;
  readonly said: string;
  readonly answer: string;
}

/** Reports a leak with a photo and writes about it. */
export async function reportLeak(page: Page, leak: Leak, { tenant, maintenance: text }: ScreenTexts) {
  await page.getByRole('link', { name: tenant.navigation.maintenance }).first().click();
  await page.getByRole('link', { name: text.tenant.report }).click();
  await page.getByLabel(text.fields.category).selectOption('plumbing');
  await page.getByLabel(text.fields.title).fill(leak.title);
  await page.getByLabel(text.photos.add).setInputFiles(photo);
  await expect(page.getByRole('img', { name: text.photos.photo({ number: 1 }) })).toBeVisible();
  await page.getByRole('button', { name: text.tenant.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: leak.title })).toBeVisible();
  await page.getByLabel(text.thread.write, { exact: true }).fill(leak.said);
  await page.getByRole('button', { name: text.thread.send }).click();
  await expect(page.getByRole('listitem').filter({ hasText: leak.said })).toBeVisible();
}

/** Reads the answer as it comes, and says how well it was done. */
export async function rateRepair(page: Page, leak: Leak, { maintenance: text }: ScreenTexts): Promise<void> {
  await expect(page.getByText(leak.answer)).toBeVisible();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: text.tenant.sendRating }).click();
  await expect(page.getByText(text.tenant.youRated({ count: 5 }))).toBeVisible();
}

/** Sees behind "More" that a notice waits, reads it from home and says so. */
export async function acknowledgeNotice(
  page: Page,
  words: NoticeWords,
  { common, tenant, notices: text }: ScreenTexts,
): Promise<void> {
  const more = page.getByRole('button', { name: common.actions.more });
  await expect(more).toContainText(tenant.navigation.waiting.notices({ count: 1 }));
  await page.getByRole('link', { name: tenant.navigation.home }).first().click();
  const latest = page.getByRole('region', { name: text.tenant.latest });
  await expect(latest.getByText(words.title)).toBeVisible();
  await latest.getByRole('link', { name: text.tenant.open }).click();
  await expect(page.getByText(words.body)).toBeVisible();
  await page.getByRole('button', { name: text.tenant.acknowledge }).click();
  await expect(page.getByText(text.tenant.thanks)).toBeVisible();
  await expect(more).not.toContainText(tenant.navigation.waiting.notices({ count: 1 }));
}

/** Reserves the first free time of tomorrow. */
export async function reserveArea(page: Page, area: string, texts: ScreenTexts): Promise<void> {
  const { community: text, tenant } = texts;
  await goByMore(page, tenant.navigation.community, texts);
  await page.getByRole('tab', { name: text.tabs.areas }).click();
  await page.getByLabel(text.areas.day).fill(addDays(today(), 1));
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: text.areas.reserve }).click();
  const row = page.getByRole('listitem').filter({ hasText: area });
  await expect(row.getByText(text.areas.status.confirmed)).toBeVisible();
}

export async function readRules(page: Page, rules: string, { community: text }: ScreenTexts): Promise<void> {
  await page.getByRole('tab', { name: text.tabs.rules }).click();
  await expect(page.getByText(rules)).toBeVisible();
  await page.getByRole('button', { name: text.rules.acknowledge }).click();
  await expect(page.getByRole('button', { name: text.rules.acknowledge })).toHaveCount(0);
}

/** Asks what is due and goes to where the answer comes from. */
export async function askWhatIsDue(page: Page, question: string, texts: ScreenTexts): Promise<void> {
  const { assistant: text, tenant, tenantAutopay } = texts;
  await goByMore(page, tenant.navigation.assistant, texts);
  await page.getByRole('button', { name: question }).click();
  await expect(page.getByText(text.says.nothing_owed())).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page
    .getByRole('link', { name: text.from({ place: text.places.charges }) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: tenant.charges.title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: tenant.charge.deposit })).toContainText(
    tenantAutopay.chargeList.states.paid,
  );
}

export async function signOut(page: Page, { common }: ScreenTexts): Promise<void> {
  await page.getByRole('button', { name: common.frame.account }).click();
  await page.getByRole('menuitem', { name: common.actions.signOut }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/tenant-dashboard'));
}
