import { expect, test } from '#tests/support/browser.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a property is added, found and opened with the keyboard alone', async ({ open, baseURL }) => {
  const { owner: text, common, palette } = await textsOf('es');
  const form = text.propertyForm;
  const rental = await makeRental(baseURL);
  const page = await open({ session: rental.owner.session });
  const { keyboard } = page;
  /** Goes on with Tab until what has the focus is called so. */
  const tabTo = async (
    role: 'textbox' | 'combobox' | 'button' | 'link' | 'searchbox',
    name: string | RegExp,
  ) => {
    const wanted = page.getByRole(role, { name }).first();
    await expect(wanted).toBeAttached();
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${role} "${name}"`);
  };
  await page.goto('/owner-dashboard/');
  await expect(page.locator('#page-title')).toBeVisible();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: palette.title })).toBeFocused();
  await keyboard.type(palette.commands.addProperty);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: form.newTitle })).toBeFocused();

  await tabTo('textbox', form.name);
  await keyboard.type('Casa Teclado');
  await tabTo('combobox', form.type);
  await keyboard.type(common.enums.propertyType.single_family.slice(0, 4));
  await tabTo('textbox', form.municipality);
  await keyboard.type('Jarabacoa');
  await tabTo('combobox', form.province);
  await keyboard.type('La Vega');
  await tabTo('button', form.create({ count: 1 }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Teclado' })).toBeFocused();

  await keyboard.press('g');
  await keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: text.properties.title })).toBeFocused();
  await keyboard.press('/');
  await keyboard.type('teclado');
  await expect(page.getByText(rental.property)).toHaveCount(0);
  await tabTo('button', text.properties.views.table);
  await keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  await tabTo('link', 'Casa Teclado');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Teclado' })).toBeFocused();
});
