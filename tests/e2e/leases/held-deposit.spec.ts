import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a deposit that was left before is held, and that is undone (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const text = texts.owner.leasing.deposit.heldBefore;
    const rental = await makeRental(baseURL);
    const deposit = () =>
      made(
        rental.owner.client
          .from('lease_deposits')
          .select('held_minor, unpaid_minor')
          .eq('lease_id', rental.leaseId)
          .single(),
      );
    const unpaid = { held_minor: 0, unpaid_minor: rental.depositMinor };
    expect(await deposit()).toEqual(unpaid);
    const page = await open({ language, width: 360, session: rental.owner.session });
    await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    await page.getByRole('button', { name: text.action }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.amount).fill('');
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect(dialog.getByText(text.amountMissing)).toBeVisible();
    await dialog.getByLabel(text.amount).fill(String(rental.depositMinor / 100));
    await dialog.getByLabel(text.counted).check();
    await expectAccessible(page, `held deposit ${language}`);
    await picture(page, `${language}/held-deposit`);
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect(page.getByText(text.done, { exact: true })).toBeVisible();
    expect(await deposit()).toEqual({ held_minor: rental.depositMinor, unpaid_minor: 0 });

    await page.getByRole('button', { name: text.takeBack }).click();
    const undo = page.getByRole('alertdialog');
    await undo.getByLabel(text.reason).fill('Era de otro contrato');
    await undo.getByRole('button', { name: text.takeBack }).click();
    await expect(page.getByText(text.takenBack, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: text.action })).toBeVisible();
    expect(await deposit()).toEqual(unpaid);
  });
}
