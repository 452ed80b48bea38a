import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`many units at once (${language})`, () => {
    // One of them is let, and the name of a view is given twice.
    test.use({ expectedErrors: [/status of (400 .*\/units\?|409 .*saved_views)/] });

    test('are ticked and saved into a file', async ({ open, baseURL }) => {
      const { owner: text, common } = await textsOf(language);
      const { bulk, units } = text;
      const rental = await makeRental(baseURL);
      const labels = ['Local 1', 'Local 2', 'Local 3', 'Local 4'];
      await made(
        rental.owner.client
          .from('units')
          .insert(
            labels.map((label) => ({
              organization_id: rental.organizationId,
              property_id: rental.propertyId,
              label,
            })),
          )
          .select('id'),
      );
      const page = await open({ language, session: rental.owner.session });
      await page.goto('/owner-dashboard/units');
      const tick = (name: string) => page.getByLabel(common.table.selectRow({ name }));
      const bar = page.getByRole('region', { name: bulk.label });
      await tick('Local 1').click();
      await tick('Local 3').click({ modifiers: ['Shift'] });
      await expect(bar.getByText(common.table.selected({ count: 3 }))).toBeVisible();
      const download = page.waitForEvent('download');
      await bar.getByRole('button', { name: units.exportCsv }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain('Local 2');
      expect(file).not.toContain('Local 4');
      await picture(page, `${language}/portfolio-bulk`);
    });

    test('are found again by a view that was saved', async ({ open, baseURL }) => {
      const { owner: text, common } = await textsOf(language);
      const { savedViews, units } = text;
      const rental = await makeRental(baseURL);
      const page = await open({ language, session: rental.owner.session });
      await page.goto('/owner-dashboard/units?f.state=vacant&sort=-label');
      const dialog = page.getByRole('dialog');
      const openMenu = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const save = async (name: string) => {
        await dialog.getByLabel(savedViews.name).fill(name);
        await dialog.getByRole('button', { name: savedViews.submit }).click();
      };
      await openMenu(savedViews.title);
      await page.getByRole('menuitem', { name: savedViews.save }).click();
      await save('');
      await expect(dialog.getByText(common.form.required)).toBeVisible();
      await save('Libres');
      await expect(page.getByText(savedViews.saved({ name: 'Libres' }))).toBeVisible();

      await goWithin(page, '/owner-dashboard/units');
      await expect(page.getByRole('row').filter({ hasText: rental.unit })).toBeVisible();
      await openMenu(savedViews.title);
      await page.getByRole('menuitem', { name: savedViews.save }).click();
      await save('libres');
      await expect(dialog.getByText(savedViews.taken)).toBeVisible();
      await dialog.getByRole('button', { name: common.actions.cancel }).click();
      await openMenu(savedViews.title);
      await picture(page, `${language}/portfolio-views`);
      await page.getByRole('menuitemradio', { name: 'Libres' }).click();
      await expect(page).toHaveURL(/f\.state=vacant&sort=-label/);
      await expect(page.getByText(units.noMatchTitle)).toBeVisible();
      await openMenu('Libres');
      await page.getByRole('menuitem', { name: savedViews.manage }).click();
      await expectAccessible(page, `saved views ${language}`);
      await dialog.getByRole('button', { name: savedViews.remove({ name: 'Libres' }) }).click();
      await expect(dialog.getByText(savedViews.none)).toBeVisible();

      // Of the other list, and of somebody else, nothing was kept.
      await goWithin(page, '/owner-dashboard/properties');
      await openMenu(savedViews.title);
      await expect(page.getByRole('menuitem', { name: savedViews.manage })).toHaveCount(0);
    });
  });
}

test('a long table scrolls within itself: the page ends where its frame ends (es)', async ({
  open,
  baseURL,
}) => {
  const rental = await makeRental(baseURL);
  const place = { organization_id: rental.organizationId, property_id: rental.propertyId };
  const units = Array.from({ length: 40 }, (_, index) => ({ ...place, label: `Local ${index + 1}` }));
  await made(rental.owner.client.from('units').insert(units).select('id'));
  const page = await open({ session: rental.owner.session });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/owner-dashboard/units');
  await expect(page.getByRole('link', { name: 'Local 40', exact: true })).toBeAttached();
  const {
    isWithin,
    page: length,
    frame,
  } = await page.evaluate(() => {
    const table = document.querySelector('.data-table');
    return {
      isWithin: table !== null && table.scrollHeight > table.clientHeight,
      page: document.documentElement.scrollHeight,
      frame: Math.max(window.innerHeight, Math.ceil(document.body.getBoundingClientRect().height)),
    };
  });
  expect(isWithin).toBe(true);
  expect(length).toBeLessThanOrEqual(frame);
});
