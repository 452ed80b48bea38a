import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { organizationName } from '#tests/support/seats.ts';
import { textsOf } from '#tests/support/texts.ts';

const SETTINGS = '/owner-dashboard/settings/organization';

test('another organisation is made, and the screen goes to it', async ({ open, baseURL }) => {
  const { owner: text, common } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const page = await open({ session: rental.owner.session });
  await page.goto('/owner-dashboard/');
  await page.getByRole('button', { name: common.shell.switchOrganization }).click();
  await page.getByRole('menuitem', { name: common.shell.organization.create }).click();
  await page.getByLabel(text.welcome.name, { exact: true }).fill('Segunda Firma');
  await page.getByRole('button', { name: text.welcome.submit }).click();
  await expect(page).toHaveURL(/\/properties\/new$/);
  await expect(page.getByRole('button', { name: common.shell.switchOrganization })).toContainText(
    'Segunda Firma',
  );
  await page.goto('/owner-dashboard/properties');
  expect(await page.content()).not.toContain(rental.property);
});

test.describe('closing', () => {
  test.use({ expectedErrors: [/status of 400 .*\/rpc\/close_organization/] });

  test('waits for leases to end, then leaves everything to be read, until it is opened again', async ({
    open,
    baseURL,
  }) => {
    const { owner: text, common, errors } = await textsOf('es');
    const { closing } = text.organization;
    const rental = await makeRental(baseURL);
    const organization = await organizationName(rental);
    const page = await open({ session: rental.owner.session });
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: closing.submit }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(closing.confirmation).fill(organization);
    await dialog.getByRole('button', { name: closing.submit }).click();
    await expect(dialog.getByText(errors.codes.leases_open)).toBeVisible();

    const { client } = rental.owner;
    const charges = await made(client.from('charges').select('id').eq('lease_id', rental.leaseId));
    for (const { id } of charges) {
      await made(
        client.rpc('reverse_charge', {
          p_request_id: crypto.randomUUID(),
          p_charge_id: id,
          p_reason: 'Cierre',
        }),
      );
    }
    await made(
      client.rpc('terminate_lease', {
        p_request_id: crypto.randomUUID(),
        p_lease_id: rental.leaseId,
        p_ended_on: rental.startsOn,
      }),
    );
    await dialog.getByRole('button', { name: closing.submit }).click();
    await expect(page.getByText(common.shell.organization.closedNote)).toBeVisible();
    await page.goto('/owner-dashboard/properties');
    await expect(page.getByText(rental.property).first()).toBeVisible();
    await expect(page.getByRole('link', { name: text.home.addProperty })).toHaveCount(0);
    await page.goto(SETTINGS);
    await expect(page.getByRole('button', { name: closing.reopen })).toBeVisible();
    await expectAccessible(page, 'closed organisation');
    await page.getByRole('button', { name: closing.reopen }).click();
    await expect(page.getByText(closing.reopened({ organization }))).toBeVisible();
    await expect(page.getByText(common.shell.organization.closedNote)).toHaveCount(0);
  });
});
