import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, recordPayment, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { postOtherIncome } from './other-income.ts';

test('owners are paid by their shares, never more than is theirs unless it is said, and it can be taken back (es)', async ({
  open,
  baseURL,
}) => {
  const { ownerDistributions: text, common } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const { client } = rental.owner;
  await made(
    client.rpc('set_property_owners', {
      p_property_id: rental.propertyId,
      p_owners: [
        { full_name: 'Rosa Peña', share_basis_points: 2500 },
        { full_name: 'Juan Peña', share_basis_points: 7500 },
      ],
    }),
  );
  await recordPayment(rental, 100);
  await postOtherIncome(rental, today(), 1_000_000);
  const page = await open({ language: 'es', session: rental.owner.session });
  await page.goto('/owner-dashboard/finance/distributions');
  await expect(page.getByText(text.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: text.add }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text.form.submit }).click();
  await expect(dialog.getByText(text.form.propertyMissing)).toBeVisible();
  await dialog.getByLabel(text.property).selectOption(rental.propertyId);
  await dialog.getByLabel(text.form.shareOut).fill('12000');
  await dialog.getByLabel(text.form.shareOut).blur();
  await expect(dialog.getByLabel(text.form.amountOf({ name: 'Juan Peña' }))).toHaveValue(/9,000/);
  await dialog.getByRole('button', { name: text.form.submit }).click();
  await expect(dialog.getByText(text.form.exceeds)).toBeVisible();
  await expectAccessible(page, 'paying owners');
  await picture(page, 'es/distribute');
  const rosas = dialog.getByLabel(text.form.amountOf({ name: 'Rosa Peña' }));
  await rosas.fill('2.500');
  await dialog.getByRole('checkbox', { name: text.form.beyondDue }).check();
  await dialog.getByRole('button', { name: text.form.submit }).click();
  await expect(rosas).toHaveAccessibleDescription(common.form.amountInvalid);
  await rosas.fill('');
  await dialog.getByRole('button', { name: text.form.allDue }).click();
  await expect(dialog.getByLabel(text.form.amountOf({ name: 'Juan Peña' }))).toHaveValue(/7,500/);
  await dialog.getByRole('button', { name: text.form.submit }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Juan Peña' });
  await expect(row).toContainText('7,500.00');
  await expect(page.getByRole('row').filter({ hasText: 'Rosa Peña' })).toContainText('2,500.00');
  await picture(page, 'es/distributions');

  await row.getByRole('button', { name: /Reversar/ }).click();
  const reason = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await reason.getByLabel(text.reason).fill('Cuenta equivocada');
  await reason.getByRole('button', { name: text.reverse }).click();
  await expect(row).toContainText(text.states.reversed);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.exportCsv }).click();
  const csv = (await readFile(await (await download).path())).toString('utf8');
  expect(csv).toContain('Juan Peña');
  expect(csv).toContain('Cuenta equivocada');
  await expect(page.getByText(common.states.loading)).toHaveCount(0);
});
