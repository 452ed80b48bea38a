import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { makeRental, PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.describe('whoever asks for an address while signed out', () => {
  test.use({ expectedErrors: [/status of 400 .*\/auth\/v1\/token/] });

  for (const language of languagesInTurn(import.meta.url)) {
    test(`is refused with a wrong password in words, and led there with the right one (${language})`, async ({
      open,
      baseURL,
    }) => {
      const { auth, errors } = await textsOf(language);
      const rental = await makeRental(baseURL);
      const page = await open({ language });
      const address = `/owner-dashboard/leases/${rental.leaseId}?from=mail`;
      await page.goto(address);
      await expect(page).toHaveURL(/\/login\//);
      const email = page.getByLabel(auth.email);
      await email.fill(rental.owner.email);
      const password = page.getByLabel(auth.password, { exact: true });
      await password.fill('Equivocada-1');
      await password.press('Enter');
      await expect(page.getByText(errors.codes.invalid_credentials)).toBeVisible();
      await expect(email).toHaveValue(rental.owner.email);
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: rental.tenant.name })).toBeVisible();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    });
  }
});
