import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { makeRental } from '#tests/support/rental.ts';
import { makeEarlierLease } from '#tests/support/second-lease.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`the link of a mail shows a tenant of two leases the one it is about (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { tenant: text } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const unit = `Local ${rental.unit}`;
    const leaseId = await makeEarlierLease(rental, unit);
    const page = await open({ language, width: 1440, session: rental.tenant.session });
    // Without it, the newest is shown.
    await page.goto('/tenant-dashboard/property');
    await expectLoaded(page);
    const chosen = page.getByRole('combobox', { name: text.tenancy.choose });
    await expect(chosen.locator('option:checked')).toContainText(rental.unit);
    await expect(chosen).not.toHaveValue(leaseId);

    // As a mail about a document that is asked for leads to it.
    await page.goto(`/tenant-dashboard/documents?lease=${leaseId}`);
    await expectLoaded(page);
    await expect(page).toHaveURL(/\/tenant-dashboard\/documents\/?$/);
    await page.getByRole('link', { name: text.navigation.rental }).click();
    await expect(chosen).toHaveValue(leaseId);
    // What one chooses oneself afterwards stays, also after a reload.
    await chosen.selectOption(rental.leaseId);
    await page.reload();
    await expect(chosen).toHaveValue(rental.leaseId);

    await page.goto(`/tenant-dashboard/payments/pay?lease=${leaseId}`);
    await expectLoaded(page);
    await expect(chosen).toHaveValue(leaseId);
    // A lease of somebody else shows one's own.
    await page.goto(`/tenant-dashboard/property?lease=${crypto.randomUUID()}`);
    await expect(chosen).toHaveValue(rental.leaseId);
  });
}
