import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const { common, owner: text } = await textsOf('es');

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ open, baseURL }) => {
  const rental = await makeRental(baseURL);
  const page = await open({ session: rental.owner.session });
  await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
  const opener = page.getByRole('button', { name: text.lease.recordPayment });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(text.payment.record.amount)).toBeFocused();
  await expectAccessible(page, 'record payment');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls come after the dialog; the page behind it never does.
    const isBehind = await page.evaluate(
      () => document.activeElement?.closest('main:not(:has(dialog))') !== null,
    );
    expect(isBehind && (await dialog.locator(':focus').count()) === 0).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what is sorted, turned to or taken out by keyboard keeps the focus where it was', async ({
  open,
  baseURL,
}) => {
  const { owner, leaseId } = await makeRental(baseURL);
  const { person_id: personId } = await made(
    owner.client.from('lease_tenants').select('person_id').eq('lease_id', leaseId).single(),
  );
  const page = await open({ session: owner.session });
  const { table } = common;

  await page.goto('/owner-dashboard/tenants');
  const column = text.tenants.columns.property;
  const head = page.getByRole('columnheader', { name: column }).getByRole('button');
  await head.press('Enter');
  await expect(page.getByRole('button', { name: table.sortDescending({ column }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: table.sortAscending({ column }) })).toBeFocused();

  await goWithin(page, '/owner-dashboard/finance');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab(text.finance.tabs.payments).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(text.finance.tabs.charges)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(text.finance.tabs.payments)).toBeFocused();

  await goWithin(page, `/owner-dashboard/tenants/${personId}`);
  const { tag, addTag, removeTag } = text.tenantPage;
  for (const word of ['puntual', 'jardín']) {
    await page.getByLabel(tag).fill(word);
    await page.getByRole('button', { name: addTag }).press('Enter');
    await expect(page.getByRole('button', { name: removeTag({ tag: word }) })).toBeVisible();
  }
  await page.getByRole('button', { name: removeTag({ tag: 'jardín' }) }).press('Enter');
  await expect(page.getByRole('button', { name: removeTag({ tag: 'puntual' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.tenantPage.tags })).toBeFocused();
});
