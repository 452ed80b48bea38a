import { formatMoney } from '#src/i18n/format.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental } from '#tests/support/rental.ts';
import { booksTextsOf } from './books-texts.ts';

const PAID_AHEAD = 1_500_000;

for (const language of ['es', 'en'] as const)
  test(`what a tenant had paid ahead is in their favor, on the lease and on their statement (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { books, owner: texts } = await booksTextsOf(language);
    const rental = await makeRental(baseURL);
    const page = await open({ language, width: 360, session: rental.owner.session });
    await page.goto('/owner-dashboard/finance/journal/opening');
    await page.getByRole('button', { name: books.opening.submit }).click();
    await expect(page.getByText(books.opening.nothing)).toBeVisible();
    // Of which property a balance was, is asked once there is one.
    const property = page.getByLabel(books.opening.propertyOf({ code: '1010' }));
    await expect(property).toHaveCount(0);
    await page.getByLabel(/^1010 /).fill('75000');
    await property.selectOption({ label: rental.property });
    const tenant = page.getByRole('group', {
      name: `${rental.tenant.name}, ${rental.property}, ${rental.unit}`,
    });
    await tenant.getByLabel(rental.tenant.name).fill(String(PAID_AHEAD / 100));
    await tenant.getByLabel(books.opening.paidAhead).check();
    await expectAccessible(page, 'opening balances');
    await picture(page, `${language}/opening-balances`);
    await page.getByRole('button', { name: books.opening.submit }).click();
    await expect(page.getByText(books.opening.done)).toBeVisible();

    await expect(
      page.getByRole('listitem').filter({ hasText: '75,000.00' }).getByText(rental.property).first(),
    ).toBeVisible();

    // It paid the deposit, which was due, and the rest is left for what comes next.
    const left = formatMoney(PAID_AHEAD - rental.depositMinor, 'DOP', language);
    await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    await expect(page.getByText(texts.lease.inCredit, { exact: true })).toBeVisible();
    await expect(page.getByText(left).first()).toBeVisible();

    const theirs = await open({ language, width: 360, session: rental.tenant.session });
    await theirs.goto('/tenant-dashboard/payments/statement');
    await expect(theirs.getByText(tenantStatementWords[language].method.opening_credit)).toBeVisible();
  });
