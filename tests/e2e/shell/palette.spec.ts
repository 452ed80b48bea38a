import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`the palette finds screens, actions and records, by keys alone (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { palette, owner: text } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const page = await open({ session: rental.owner.session, language });
    await page.goto('/owner-dashboard/');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: palette.title });
    await expect(box).toBeFocused();
    await expect(page.getByRole('option', { name: palette.commands.addProperty })).toBeVisible();
    await expectAccessible(page, 'palette');

    await box.fill(text.titles.units.slice(0, 4).toUpperCase());
    await expect(page.getByRole('option', { selected: true })).toContainText(/unid|unit/i);

    // A part of the name is enough; the record comes from the server.
    await box.fill(rental.property.slice(2));
    await expect(page.getByRole('option', { name: rental.property }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/properties/${rental.propertyId}$`));
    await expect(box).toBeHidden();

    await page.keyboard.press('Control+k');
    await box.fill('zzzz');
    await expect(page.getByText(palette.nothing({ text: 'zzzz' }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  });

  test(`letters lead to screens until they are switched off (${language})`, async ({ open, baseURL }) => {
    const { palette, owner: text, common } = await textsOf(language);
    const { owner } = await makeRental(baseURL);
    const page = await open({ session: owner.session, language });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/owner-dashboard/');
    await expect(page.locator('#page-title')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(heading(text.tenants.title)).toBeVisible();

    // In a field a letter is a letter.
    const search = page.locator('#content input[type="search"]');
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('gp?');
    await expect(search).toHaveValue('gp?');
    await search.blur();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: palette.sheet.title });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'shortcuts');
    await sheet.getByRole('checkbox', { name: palette.sheet.letters }).uncheck();
    await sheet.getByRole('button', { name: common.actions.close }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('?');
    await expect(sheet).toBeHidden();
    await expect(heading(text.tenants.title)).toBeVisible();
    // The one with Ctrl stays.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: palette.title })).toBeFocused();
  });
}
