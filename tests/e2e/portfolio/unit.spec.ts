import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`a unit (${language})`, () => {
    // The same meter is added twice on purpose.
    test.use({ expectedErrors: [/status of 409 .*unit_meters/] });

    test('has a page with its lease, what it comes with, its meters and its history', async ({
      open,
      baseURL,
    }) => {
      const { owner: text, common } = await textsOf(language);
      const { unitPage, units } = text;
      const rental = await makeRental(baseURL);
      const page = await open({ language, session: rental.owner.session });
      await page.goto('/owner-dashboard/units');
      await page.getByRole('link', { name: rental.unit, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: rental.unit })).toBeVisible();
      await expect(page.getByRole('link', { name: rental.tenant.name, exact: true })).toBeVisible();
      await expect(
        page.getByText(unitPage.events.added({ tenant: '', amount: '', before: '' })),
      ).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: rental.tenant.name })).toBeVisible();

      await page.getByRole('button', { name: unitPage.editAmenities }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(unitPage.amenityNames.parking).check();
      await dialog.getByLabel(unitPage.amenityNames.inverter).check();
      await dialog.getByRole('button', { name: common.actions.save }).click();
      await expect(page.getByText(unitPage.amenitiesSaved)).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: unitPage.amenityNames.inverter }),
      ).toBeVisible();

      const addMeter = async (number: string) => {
        await page.getByRole('button', { name: unitPage.addMeter }).first().click();
        await dialog.getByLabel(unitPage.meterNumber).fill(number);
        await dialog.getByRole('button', { name: unitPage.addMeter }).click();
      };
      await addMeter('');
      await expect(dialog.getByText(common.form.required).last()).toBeVisible();
      await dialog.getByLabel(unitPage.meterNumber).fill('5512345');
      await dialog.getByRole('button', { name: unitPage.addMeter }).click();
      await expect(page.getByText('5512345', { exact: true })).toBeVisible();
      await addMeter('5512345');
      await expect(dialog.getByText(unitPage.meterTaken)).toBeVisible();
      await dialog.getByRole('button', { name: common.actions.cancel }).click();
      await expectAccessible(page, `unit ${language}`);
      await picture(page, `${language}/portfolio-unit`);

      const name = `${unitPage.meterKinds.electricity} 5512345`;
      await page.getByRole('button', { name: unitPage.removeMeter({ name }) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: common.actions.remove }).click();
      await expect(page.getByText(unitPage.noMeters)).toBeVisible();

      // What the dialog changes shows at once, and in the history.
      await page.getByRole('button', { name: units.edit, exact: true }).click();
      await dialog.getByLabel(text.unitForm.marketRent).fill('27000');
      await dialog.getByRole('button', { name: text.unitForm.submitEdit }).click();
      await expect(page.getByText(text.unitForm.saved({ label: rental.unit }))).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '27,000.00' })).toBeVisible();
    });
  });

  test(`units come from a file, and every row that cannot is named (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner: text } = await textsOf(language);
    const { unitImport, units } = text;
    const { columns } = unitImport;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await page.goto('/owner-dashboard/units');
    await page.getByRole('link', { name: units.importCsv }).click();
    await expect(page.getByRole('heading', { level: 1, name: unitImport.title })).toBeVisible();
    const choose = (name: string, body: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(body) });

    await choose('otra.csv', 'Casa,Puerta\na,b\n');
    await expect(page.getByText(unitImport.problems.columns_missing)).toBeVisible();
    const head = [columns.property, columns.label, columns.bedrooms, columns.rent].join(',');
    const lines = [
      `${rental.property},Local 1,,"12,500.00"`,
      `${rental.property},Local 2,muchas,`,
      `${rental.property},${rental.unit},,`,
      'Torre que no hay,Local 3,,',
    ];
    await choose('unidades.csv', `${head}\n${lines.join('\n')}\n`);
    const refused = page.getByRole('table', { name: unitImport.refused });
    await expect(refused.getByRole('row').filter({ hasText: 'Local 2' })).toContainText(
      unitImport.reasons.bedrooms_invalid,
    );
    await expect(refused.getByRole('row').filter({ hasText: 'Local 3' })).toContainText(
      unitImport.reasons.property_unknown,
    );
    await expectAccessible(page, `import ${language}`);
    await picture(page, `${language}/portfolio-import`);
    const before = await made(rental.owner.client.from('units').select('id'));
    await page.getByRole('button', { name: unitImport.submit({ count: 1 }) }).click();
    await expect(page.getByText(unitImport.done({ count: 1 }))).toBeVisible();
    const after = await made(rental.owner.client.from('units').select('id'));
    expect(after.length).toBe(before.length + 1);

    // The same file again adds nothing.
    await choose('unidades.csv', `${head}\n${lines.join('\n')}\n`);
    await expect(refused).toBeVisible();
    await expect(page.getByRole('button', { name: unitImport.submit({ count: 1 }) })).toHaveCount(0);
    await goWithin(page, '/owner-dashboard/units');
    await expect(page.getByRole('row').filter({ hasText: 'Local 1' })).toContainText('12,500.00');
  });
}
