import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

// Of a picture of 720 × 960 px: small files are 800 px long.
const SMALL_WIDTH = 600;

for (const language of languagesInTurn(import.meta.url)) {
  test(`photos of a property are added, named, ordered and removed (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner: text, common } = await textsOf(language);
    const { photos } = text;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    const buffer = await readFile('local-stack/demo/proof.jpg');
    const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.getByLabel(photos.add).and(page.locator('input')).setInputFiles(files);
    const photo = (number: number) => page.getByRole('img', { name: photos.numbered({ number }) });
    const stored = async () =>
      made(rental.owner.client.from('property_photos').select('path, caption').order('position'));

    await page.goto(`/owner-dashboard/properties/${rental.propertyId}`);
    await expect(page.getByText(photos.none)).toBeVisible();
    await choose({ name: 'foto.heic', mimeType: 'image/heic', buffer: Buffer.from('no es una foto') });
    await expect(page.getByText(photos.unreadable({ names: 'foto.heic' }))).toBeVisible();
    await choose(
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer },
    );
    await expect(photo(2)).toBeVisible();
    await expect
      .poll(() => photo(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
      // What lists show is the small file.
      .toBe(SMALL_WIDTH);
    const [first, second] = await stored();
    expect(first?.path).toMatch(/\.webp$/);

    // The second becomes the cover; what it shows is said.
    await photo(2).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: photos.makeCover }).click();
    await expect(dialog.getByRole('heading', { name: photos.numbered({ number: 1 }) })).toBeVisible();
    await expect
      .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(SMALL_WIDTH);
    await dialog.getByLabel(photos.caption).fill('La fachada');
    await picture(page, `${language}/portfolio-photo`);
    await dialog.getByRole('button', { name: common.actions.save }).click();
    await expect(page.getByText(photos.saved)).toBeVisible();
    await expect(page.getByRole('img', { name: 'La fachada' })).toBeVisible();
    expect(await stored()).toEqual([
      { path: second?.path, caption: 'La fachada' },
      { path: first?.path, caption: '' },
    ]);
    await expectAccessible(page, `photos ${language}`);

    await goWithin(page, '/owner-dashboard/properties');
    const card = page.getByRole('listitem').filter({ hasText: rental.property });
    const cover = card.locator('img');
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await picture(page, `${language}/portfolio-cards`);

    await goWithin(page, `/owner-dashboard/properties/${rental.propertyId}`);
    await page.getByRole('img', { name: 'La fachada' }).click();
    await dialog.getByRole('button', { name: photos.remove }).click();
    await expect(page.getByText(photos.removed)).toBeVisible();
    await expect(page.getByRole('img', { name: 'La fachada' })).toHaveCount(0);
    expect(await stored()).toEqual([{ path: first?.path, caption: '' }]);
    const left = await made(
      rental.owner.client.storage.from('property-photos').list(first?.path.replace(/\/[^/]+$/, '')),
    );
    expect(left).toHaveLength(2);
  });
}
