import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { chooseAction } from './lease-page.ts';

/** A rental whose rent is charged through the end of the next month, and what of it is for days after today. */
async function chargedRental(url: string | undefined) {
  const rental = await makeRental(url);
  const { client } = rental.owner;
  await made(
    client.rpc('post_month', {
      p_request_id: randomUUID(),
      p_organization_id: rental.organizationId,
      p_month: addMonths(startOfMonth(today()), 1),
    }),
  );
  const asked = { p_lease_id: rental.leaseId, p_last_day: today() };
  const months = (await made(client.rpc('preview_rent_after', asked))) as unknown as {
    amount_minor: number;
  }[];
  const offMinor = months.reduce((sum, month) => sum + month.amount_minor, 0);
  return { rental, offMinor, before: await owedOf(rental) };
}

async function owedOf({ owner, leaseId }: Rental): Promise<number> {
  const row = await made(
    owner.client.from('lease_balances').select('receivable_minor').eq('lease_id', leaseId).single(),
  );
  return row.receivable_minor;
}

const dialogOf = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

for (const language of languagesInTurn(import.meta.url)) {
  const off = (offMinor: number) => ({
    amount: formatMoney(offMinor, 'DOP', language),
    date: formatDate(today(), language),
  });

  test(`a lease ends early and its rent after the last day goes with it, or later (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { rentAfterEnd: text } = texts.owner.leasing;
    const { terminate, terminateDialog } = texts.owner.lease;
    const { rental, offMinor, before } = await chargedRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await chooseAction(page, rental, texts, terminate);
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel(text.takeOff(off(offMinor)))).toBeChecked();
    await expectAccessible(page, `lease ends with its rent ${language}`);
    await dialog.getByRole('button', { name: terminateDialog.confirm }).click();
    await expect(page.getByText(terminateDialog.done)).toBeVisible();
    expect(await owedOf(rental)).toBe(before - offMinor);
    await expect(page.getByText(text.note({ date: formatDate(today(), language) })).first()).toBeVisible();
    await expect(page.getByRole('button', { name: text.takeOffLeft })).toHaveCount(0);

    const later = await chargedRental(baseURL);
    const second = await open({ language, width: 360, session: later.rental.owner.session });
    await chooseAction(second, later.rental, texts, terminate);
    await dialogOf(second)
      .getByLabel(text.takeOff(off(later.offMinor)))
      .uncheck();
    await dialogOf(second).getByRole('button', { name: terminateDialog.confirm }).click();
    const { amount } = off(later.offMinor);
    const left = text.left({ amount, date: formatDate(today(), language, 'long') });
    await expect(second.getByText(left)).toBeVisible();
    expect(await owedOf(later.rental)).toBe(later.before);
    await picture(second, `${language}/lease-rent-left`);
    await second.getByRole('button', { name: text.takeOffLeft }).click();
    await expect(dialogOf(second).getByText(text.hint)).toBeVisible();
    await expectAccessible(second, `rent left after the end ${language}`);
    await dialogOf(second).getByRole('button', { name: text.takeOffLeft }).click();
    await expect(second.getByText(text.takenOff)).toBeVisible();
    await expect(second.getByText(left)).toHaveCount(0);
    expect(await owedOf(later.rental)).toBe(later.before - later.offMinor);
  });

  test(`a notice takes rent off, and gives it back when it is withdrawn (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { actions, notice, withdraw, rentAfterEnd: text } = texts.owner.leasing;
    const { rental, offMinor, before } = await chargedRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await chooseAction(page, rental, texts, actions.giveNotice);
    const dialog = dialogOf(page);
    await dialog.getByLabel(notice.leavesOn).fill(today());
    await expect(dialog.getByLabel(text.takeOff(off(offMinor)))).toBeChecked();
    await dialog.getByRole('button', { name: notice.submit }).click();
    await expect(page.getByText(notice.done)).toBeVisible();
    expect(await owedOf(rental)).toBe(before - offMinor);

    await page.getByRole('button', { name: texts.owner.lease.more }).click();
    await page.getByRole('menuitem', { name: actions.withdrawNotice, exact: true }).click();
    await expect(dialog.getByLabel(text.giveBack(off(offMinor)))).toBeChecked();
    await expectAccessible(page, `notice withdrawn with its rent ${language}`);
    await picture(page, `${language}/lease-notice-withdrawn`);
    await dialog.getByRole('button', { name: withdraw.confirm }).click();
    await expect(page.getByText(withdraw.done)).toBeVisible();
    expect(await owedOf(rental)).toBe(before);
  });
}
