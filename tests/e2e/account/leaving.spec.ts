import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, PASSWORD, recordPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

// Of the user who is gone, the last sign-out can only be refused.
test.use({ expectedErrors: [/status of (400|401|403|404) .*\/(auth\/v1|rest\/v1)\//] });

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant deletes the account, and the landlord keeps the books (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { account } = await textsOf(language);
    const { deletion } = account.settings;
    const rental = await makeRental(baseURL);
    const { tenant, owner, leaseId } = rental;
    await recordPayment(rental, 250_000);
    const page = await open({ language, width: 360, session: tenant.session });
    await page.goto('/tenant-dashboard/settings');
    await page.getByRole('button', { name: deletion.open }).click();
    await expect(page.getByText(/11-92/)).toBeVisible();
    await expectAccessible(page, 'deleting the account');
    await picture(page, `account/${language}-deletion`);
    await page.getByLabel(account.again.password, { exact: true }).fill('Equivocada-1');
    const confirmation = page.getByLabel(deletion.confirm({ email: tenant.email }));
    await confirmation.fill('otra@example.com');
    await page.getByRole('button', { name: deletion.submit }).click();
    await expect(page.getByText(deletion.mismatch)).toBeVisible();
    await confirmation.fill(tenant.email);
    await page.getByRole('button', { name: deletion.submit }).click();
    await expect(page.getByText(account.again.errors.invalid_credentials)).toBeVisible();
    await page.getByLabel(account.again.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: deletion.submit }).click();
    await expect(page).toHaveURL(/\/(en\/)?$/);

    const { error } = await tenant.client.auth.signInWithPassword({
      email: tenant.email,
      password: PASSWORD,
    });
    expect(error?.code).toBe('invalid_credentials');
    const receipts = await made(owner.client.from('receipts').select('amount_minor').eq('lease_id', leaseId));
    expect(receipts).toEqual([{ amount_minor: 250_000 }]);
    const [seat] = await made(
      owner.client.from('tenants_list').select('full_name, user_id').eq('lease_id', leaseId),
    );
    expect(seat).toEqual({ full_name: tenant.name, user_id: null });
  });
}

test('an only owner is told what stands in the way', async ({ open, baseURL }) => {
  const { account } = await textsOf('es');
  const { deletion } = account.settings;
  const { owner, organizationId } = await makeRental(baseURL);
  const { name } = await made(
    owner.client.from('organizations').select('name').eq('id', organizationId).single(),
  );
  const page = await open({ session: owner.session });
  await page.goto('/owner-dashboard/settings');
  await page.getByRole('button', { name: deletion.open }).click();
  await expect(page.getByText(deletion.obstacle({ name, reason: deletion.reasons.leases }))).toBeVisible();
  await expect(page.getByRole('button', { name: deletion.submit })).toHaveCount(0);
  await page.getByRole('button', { name: deletion.keep }).click();
  await expect(page.getByRole('button', { name: deletion.open })).toBeVisible();
});
