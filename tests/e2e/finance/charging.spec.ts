import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { booksTextsOf } from './books-texts.ts';

test('a charge is discounted and charged again, and something is charged every month (es)', async ({
  open,
  baseURL,
}) => {
  const { charging, owner: words } = await booksTextsOf('es');
  const { credits, recurring } = charging;
  const { owner, leaseId } = await makeRental(baseURL);
  await made(
    owner.client.rpc('add_charge', {
      p_request_id: crypto.randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'other',
      p_amount_minor: 500_000,
      p_due_on: today(),
      p_description: 'Llave perdida',
    }),
  );
  const page = await open({ language: 'es', session: owner.session });
  await page.goto(`/owner-dashboard/leases/${leaseId}#charges`);
  await page.getByRole('button', { name: words.lease.lineActions({ name: 'Llave perdida' }) }).click();
  await page.getByRole('menuitem', { name: credits.take({ name: 'Llave perdida' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(credits.amount).fill('6000');
  await dialog.getByLabel(credits.reason).fill('Buen inquilino');
  await dialog.getByRole('button', { name: credits.submit }).click();
  const most = formatMoney(500_000, 'DOP', 'es');
  await expect(dialog.getByText(credits.amountInvalid({ amount: most }))).toBeVisible();
  await dialog.getByLabel(credits.amount).fill('2000');
  await picture(page, 'es/charge-credit');
  await dialog.getByRole('button', { name: credits.submit }).click();
  await expect(page.getByText('Buen inquilino')).toBeVisible();
  await page.getByRole('button', { name: recurring.add }).click();
  await dialog.getByLabel(recurring.amount).fill('3500');
  await dialog.getByRole('button', { name: recurring.add }).click();
  await expect(page.getByText(recurring.added)).toBeVisible();
  await expectAccessible(page, 'lease with credits');
  await picture(page, 'es/lease-credits');
  await page
    .getByRole('button', { name: credits.undo({ amount: formatMoney(200_000, 'DOP', 'es') }) })
    .click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel(credits.reason).fill('Era de otro mes');
  await asked.getByRole('button', { name: credits.undoConfirm }).click();
  await expect(page.getByText(credits.wasUndone)).toBeVisible();
});
