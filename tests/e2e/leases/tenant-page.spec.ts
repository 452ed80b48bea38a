import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, operatorOf } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant is found, opened, noted, tagged and brought up to date (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner, common } = await textsOf(language);
    const text = owner.tenantPage;
    const rental = await makeRental(baseURL);
    const requestId = await made(
      rental.tenant.client.rpc('report_maintenance', {
        p_request_id: crypto.randomUUID(),
        p_lease_id: rental.leaseId,
        p_category: 'plumbing',
        p_priority: 'high',
        p_title: 'Gotea el lavamanos',
      }),
    );
    const page = await open({ language, session: rental.owner.session });
    await page.goto('/owner-dashboard/tenants');
    await page.getByLabel(owner.tenants.search).fill('pedro nunez');
    await page.getByRole('link', { name: rental.tenant.name }).click();
    await expect(page.getByRole('heading', { name: rental.tenant.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: text.usesPortal })).toBeVisible();
    await expect(page.getByText(common.enums.chargeKind.deposit).first()).toBeVisible();

    const request = page.getByRole('link', { name: 'Gotea el lavamanos' });
    await expect(request).toHaveAttribute('href', new RegExp(`maintenance/${requestId}$`));

    await page.getByRole('button', { name: text.addNote }).click();
    await expect(page.getByText(text.noteMissing)).toBeVisible();
    await page.getByLabel(text.note).fill('Llama antes de venir');
    await page.getByRole('button', { name: text.addNote }).click();
    await expect(page.getByText(text.noteAdded)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Llama antes de venir' })).toBeVisible();

    await page.getByLabel(text.tag).fill('puntual');
    await page.getByRole('button', { name: text.addTag }).click();
    await expect(page.getByRole('button', { name: text.removeTag({ tag: 'puntual' }) })).toBeVisible();

    await page.getByRole('button', { name: common.actions.edit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.phone).fill('12');
    await dialog.getByRole('button', { name: common.actions.save }).click();
    await expect(dialog.getByText(text.phoneInvalid)).toBeVisible();
    await dialog.getByLabel(text.phone).fill('809 555 0199');
    await dialog.getByRole('button', { name: common.actions.save }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(page.getByRole('link', { name: '809-555-0199' })).toBeVisible();
    await expectAccessible(page, `tenant page ${language}`);
    await picture(page, `${language}/tenant-page`);

    await goWithin(page, '/owner-dashboard/tenants');
    await page.getByLabel(owner.tenants.search).fill('555-0199');
    await page.getByLabel(owner.tenants.tag, { exact: true }).selectOption('puntual');
    await expect(page.getByRole('link', { name: rental.tenant.name })).toBeVisible();
    await expect(page).toHaveURL(/f\.tag=puntual/);

    // The way back leads to the list as it was left, and not to a second visit of it.
    await expect(page).toHaveURL(/555-0199/);
    await page.getByRole('link', { name: rental.tenant.name }).click();
    await expect(page.getByRole('heading', { name: rental.tenant.name, level: 1 })).toBeVisible();
    const visits = await page.evaluate(() => history.length);
    await page.getByRole('main').getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL(/tenants\?.*f\.tag=puntual/);
    await expect(page.getByLabel(owner.tenants.search)).toHaveValue('555-0199');
    expect(await page.evaluate(() => history.length)).toBe(visits);
    const seen = await made(rental.tenant.client.from('person_notes').select('id'));
    expect(seen).toEqual([]);
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`the new address of an account is offered to the record (${language})`, async ({ open, baseURL }) => {
    const { owner } = await textsOf(language);
    const text = owner.tenantPage;
    const rental = await makeRental(baseURL);
    const operator = await operatorOf(baseURL);
    const email = `nueva-${rental.tenant.email}`;
    const { user } = rental.tenant.session;
    await made(operator.auth.admin.updateUserById(user.id, { email, email_confirm: true }));
    const page = await open({ language, width: 360, session: rental.owner.session });
    await page.goto('/owner-dashboard/tenants');
    await page.getByRole('link', { name: rental.tenant.name }).click();
    const note = page.getByText(text.accountEmail.uses({ name: rental.tenant.name, email }));
    await expect(note).toBeVisible();
    await expectAccessible(page, 'an address that is offered');
    await picture(page, `${language}/account-email`);
    await page.getByRole('button', { name: text.accountEmail.take }).click();
    await expect(page.getByRole('link', { name: email, exact: true })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
}
