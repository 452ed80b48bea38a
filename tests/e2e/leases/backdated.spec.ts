import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { chooseAction } from './lease-page.ts';

test.use({ expectedErrors: [/400 .*add_rent_step/] });

for (const language of languagesInTurn(import.meta.url)) {
  test(`the rent changes from a month that was charged: the adjustment is seen before it is saved (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { rentStep } = texts.owner.leasing;
    const rental = await makeRental(baseURL);
    const { client, session } = rental.owner;
    await made(
      client.rpc('post_month', {
        p_request_id: randomUUID(),
        p_organization_id: rental.organizationId,
        p_month: `${rental.startsOn.slice(0, 7)}-01`,
      }),
    );
    const page = await open({ language, session });
    await chooseAction(page, rental, texts, texts.owner.leasing.actions.changeRent);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(rentStep.rent).fill('31000');
    // As when the lease has been shortened meanwhile.
    await page.route('**/rpc/add_rent_step', (route) =>
      route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), p_starts_on: '2199-01-01' }),
      }),
    );
    await dialog.getByRole('button', { name: rentStep.submit }).click();
    const refused = texts.errors.codes.date_outside_lease;
    await expect(dialog.getByLabel(rentStep.startsOn)).toHaveAccessibleDescription(refused);
    await expect(dialog.getByLabel(rentStep.rent)).toHaveValue(/31,000/);
    await dialog.getByLabel(rentStep.startsOn).fill(rental.startsOn);
    await expect(dialog.getByText(rentStep.back.title)).toBeVisible();
    await dialog.getByLabel(rentStep.rent).fill('30000');
    await expect(dialog.getByText(rentStep.back.charge, { exact: true })).toBeVisible();
    await expectAccessible(page, `backdated rent ${language}`);
    await picture(page, `${language}/backdated-rent`);
    await dialog.getByLabel(rentStep.back.note).fill('');
    await dialog.getByRole('button', { name: rentStep.submit }).click();
    await expect(dialog.getByText(texts.common.form.required)).toBeVisible();
    await dialog.getByLabel(rentStep.back.note).fill('Ajuste acordado');
    await dialog.getByRole('button', { name: rentStep.submit }).click();
    await expect(page.getByText(rentStep.done)).toBeVisible();
    const adjustments = await made(
      client.from('charges').select('description').eq('lease_id', rental.leaseId).eq('is_adjustment', true),
    );
    expect(adjustments).toEqual([{ description: 'Ajuste acordado' }]);
  });
}
