import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { addMember, organizationName } from '#tests/support/members.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const SETTINGS = '/owner-dashboard/settings/organization';

for (const language of languagesInTurn(import.meta.url)) {
  test(`who works in two organisations changes between them, and links open in their own (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { common } = await textsOf(language);
    const { shell } = common;
    const [own, other] = [await makeRental(baseURL), await makeRental(baseURL)];
    await addMember(other, own.owner, 'manager');
    const [ownName, otherName] = [await organizationName(own), await organizationName(other)];
    const page = await open({ language, session: own.owner.session });
    await page.goto('/owner-dashboard/properties');
    await expect(page.getByText(own.property).first()).toBeVisible();

    // By the keyboard alone.
    const switcher = page.getByRole('button', { name: shell.switchOrganization });
    await switcher.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: ownName })).toBeFocused();
    await expect(page.getByRole('menuitemradio', { name: ownName })).toHaveAttribute('aria-checked', 'true');
    await expectAccessible(page, `switcher ${language}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(switcher).toContainText(otherName);
    await expect(page).toHaveURL(/\/owner-dashboard\/$/);

    await page.goto('/owner-dashboard/properties');
    await expect(page.getByText(other.property).first()).toBeVisible();
    expect(await page.content()).not.toContain(own.property);

    // Another window begins with the browser's last choice, and changing there does not disturb this one.
    const second = await page.context().newPage();
    await second.goto('/owner-dashboard/');
    const secondSwitcher = second.getByRole('button', { name: shell.switchOrganization });
    await expect(secondSwitcher).toContainText(otherName);
    await secondSwitcher.click();
    await second.getByRole('menuitemradio', { name: ownName }).click();
    await expect(secondSwitcher).toContainText(ownName);
    await page.reload();
    await expect(switcher).toContainText(otherName);

    // A link of the other organisation opens there, and so does the way back.
    await page.goto(`/owner-dashboard/leases/${own.leaseId}`);
    await expect(page.getByRole('heading', { name: own.tenant.name })).toBeVisible();
    await expect(switcher).toContainText(ownName);
    await expect(page.getByText(shell.organization.nowIn({ name: ownName }))).toBeVisible();
    await page.goto(`/owner-dashboard/properties/${other.propertyId}`);
    await expect(page.getByRole('heading', { name: other.property })).toBeVisible();
    await expect(switcher).toContainText(otherName);
    // A report is no record: its link names the organisation.
    await page.goto(
      `/owner-dashboard/finance/reports/income-statement?period=2026-01&organization=${own.organizationId}`,
    );
    await expect(switcher).toContainText(ownName);
    await expect(page.getByText(shell.organization.nowIn({ name: ownName }))).toBeVisible();
  });
}

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
  await goWithin(page, '/owner-dashboard/properties');
  expect(await page.content()).not.toContain(rental.property);
});

test('the data of an organisation are changed, with what is wrong said at the field', async ({
  open,
  baseURL,
}) => {
  const { owner: text } = await textsOf('es');
  const { organization } = text;
  const rental = await makeRental(baseURL);
  const page = await open({ session: rental.owner.session });
  await page.goto(SETTINGS);
  // The deposit is posted.
  await expect(page.getByText(organization.currencyLocked)).toBeVisible();
  const rnc = page.getByLabel(organization.rnc);
  await rnc.fill('1018500');
  await page.getByLabel(organization.phone).fill('55');
  await page.getByRole('button', { name: organization.save }).click();
  await expect(page.getByText(organization.problems.rncMalformed).first()).toBeVisible();
  await expect(page.getByText(organization.problems.phoneInvalid).first()).toBeVisible();
  await rnc.fill('101850044');
  await expect(page.getByText(organization.rncSuspicious)).toBeVisible();
  await rnc.fill('101850043');
  await page.getByLabel(organization.phone).fill('8095550101');
  await page.getByLabel(organization.address).fill('Av. Sarasota 20');
  await expect(page.getByText(organization.rncSuspicious)).toHaveCount(0);
  await page.getByRole('button', { name: organization.save }).click();
  await expect(page.getByText(organization.saved)).toBeVisible();
  const row = await made(
    rental.owner.client
      .from('organizations')
      .select('rnc, phone, address')
      .eq('id', rental.organizationId)
      .single(),
  );
  expect(row).toEqual({ rnc: '101850043', phone: '+18095550101', address: 'Av. Sarasota 20' });
  await page.getByRole('link', { name: organization.activity }).click();
  await expect(page.getByText(text.activity.did.organizationChanged).first()).toBeVisible();
  await page.getByRole('button', { name: text.activity.groups.team }).click();
  await expect(page.getByText(text.activity.did.organizationChanged)).toHaveCount(0);
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
    await goWithin(page, '/owner-dashboard/properties');
    await expect(page.getByText(rental.property).first()).toBeVisible();
    await expect(page.getByRole('link', { name: text.home.addProperty })).toHaveCount(0);
    await goWithin(page, SETTINGS);
    await expect(page.getByRole('button', { name: closing.reopen })).toBeVisible();
    await expectAccessible(page, 'closed organisation');
    await page.getByRole('button', { name: closing.reopen }).click();
    await expect(page.getByText(closing.reopened({ organization }))).toBeVisible();
    await expect(page.getByText(common.shell.organization.closedNote)).toHaveCount(0);
  });
});
