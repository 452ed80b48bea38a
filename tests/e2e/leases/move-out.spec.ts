import { addDays } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { chooseAction } from '#tests/support/record-menu.ts';
import { made, makeRental, recordPayment, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant moves out and a part of the deposit is kept (${language})`, async ({ open, baseURL }) => {
    const texts = await textsOf(language);
    const { deposit: text, actions, law } = texts.owner.leasing;
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    await recordPayment(rental, rental.depositMinor);
    const page = await open({ language, width: 360, session: rental.owner.session });
    const { terminate, terminateDialog } = texts.owner.lease;
    await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    await chooseAction(page, terminate, language);
    const end = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await end.getByLabel(terminateDialog.endedOn).fill(addDays(today(), 1));
    await end.getByRole('button', { name: terminateDialog.confirm }).click();
    await expect(end.getByText(terminateDialog.dateInvalid)).toBeVisible();
    await end.getByLabel(terminateDialog.endedOn).fill(today());
    await end.getByRole('button', { name: terminateDialog.confirm }).click();
    await expect(page.getByText(terminateDialog.done)).toBeVisible();
    await page.getByRole('button', { name: actions.settle }).click();
    const dialog = page.getByRole('dialog');
    const money = (minor: number) => formatMoney(minor, 'DOP', language);
    await expect(dialog.getByText(text.noDeductions)).toBeVisible();
    await dialog.getByRole('button', { name: text.add }).click();
    const line = dialog.getByRole('group', { name: text.line({ position: 1 }) });
    await line.getByLabel(text.kind).selectOption('repairs');
    await line.getByLabel(text.amount).fill('999999');
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect(line.getByText(text.problems.description_missing)).toBeVisible();
    await line.getByLabel(text.description).fill('Puerta');
    await expect(dialog.getByText(text.problems.deductions_exceed_deposit)).toBeVisible();
    await line.getByLabel(text.amount).fill('2500');
    await expect(dialog.getByText(money(750_000))).toBeVisible();
    await expect(dialog.getByText(law.information)).toBeVisible();
    await expectAccessible(page, `deposit settlement ${language}`);
    await picture(page, `${language}/deposit-settlement`);
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect(page.getByText(text.done, { exact: true })).toBeVisible();
    await expect(page.getByText(`${text.kinds.repairs}: Puerta`)).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.statement }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${text.statementFile}-${today()}.pdf`);
    const settled = await made(
      client
        .from('deposit_settlements')
        .select('held_minor, deducted_minor, refund_minor')
        .eq('lease_id', rental.leaseId)
        .single(),
    );
    expect(settled).toEqual({ held_minor: 1_000_000, deducted_minor: 250_000, refund_minor: 750_000 });
    const held = await made(
      client.from('lease_deposits').select('held_minor').eq('lease_id', rental.leaseId).single(),
    );
    expect(held.held_minor).toBe(0);
  });
}
