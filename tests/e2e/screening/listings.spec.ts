import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { rental as en } from '#src/i18n/dictionaries/screening/rental.en.ts';
import { rental as es } from '#src/i18n/dictionaries/screening/rental.es.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { linkIn, mailOfKind, openWithoutScripts, someone } from '#tests/support/public-forms.ts';
import { made } from '#tests/support/rental.ts';
import { makeVacantPlace, screeningTexts, type VacantPlace } from './place.ts';

const words = { es, en };

// A browser reports every answer that is not a success.
test.use({ expectedErrors: [/status of 4(04|22)/] });

/** Offers the unit on a page of its own. @returns the end of its address */
async function publishHome({ owner: { client }, unitId }: VacantPlace, description: string): Promise<string> {
  const id = await made(
    client.rpc('save_listing', {
      p_unit_id: unitId,
      p_title_es: 'Casa en el centro',
      p_rent_minor: 4_500_000,
      p_currency: 'DOP',
      p_description_es: description,
    }),
  );
  await made(client.rpc('publish_listing', { p_listing_id: id, p_is_active: true }));
  const { slug } = await made(client.from('listings').select('slug').eq('id', id).single());
  return slug;
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a unit is offered, found and applied for without a script (${language})`, async ({
    open,
    browser,
    baseURL,
    request,
  }) => {
    const { listing: text, names } = await screeningTexts(language);
    const page = words[language];
    const place = await makeVacantPlace(baseURL);
    const desk = await open({ language, session: place.owner.session });
    await desk.goto(`/owner-dashboard/properties/${place.propertyId}?tab=marketing`);
    await desk.getByRole('button', { name: text.writeOf({ unit: place.unit }) }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(dialog.getByText(text.problems.titleMissing).first()).toBeVisible();
    await dialog.getByLabel(text.titleField).first().fill('Apartamento con balcón');
    await dialog.getByLabel(text.titleField).last().fill('Apartment with a balcony');
    await dialog.getByLabel(text.amenities).first().fill('Parqueo\nCisterna');
    await dialog.getByLabel(text.rent).fill('25000');
    await dialog.getByLabel(text.depositMonths).fill('3');
    await expect(dialog.getByText(/Ley 85-25, art\. 13/)).toBeVisible();
    await dialog.getByLabel(text.depositMonths).fill('2');
    // Two photos are added here, and shown in the order in which they were chosen.
    const buffer = await readFile('local-stack/demo/proof.jpg');
    const photos = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await dialog.getByLabel(text.photosAdd).and(desk.locator('input')).setInputFiles(photos);
    const tile = (number: number) => dialog.getByRole('checkbox', { name: text.photoNumbered({ number }) });
    await expect(tile(2)).toBeChecked();
    await tile(1).uncheck();
    await tile(1).check();
    await expect(tile(1)).toHaveAccessibleName(`${text.photoNumbered({ number: 1 })}, 2`);
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(desk.getByText(text.notPublished)).toBeVisible();
    await desk.getByRole('button', { name: text.publishOf({ unit: place.unit }) }).click();
    await expect(desk.getByText(text.published, { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: text.shareOf({ unit: place.unit }) }).click();
    const address = await desk.getByLabel(text.link).inputValue();
    const whatsApp = await desk.getByRole('link', { name: text.whatsApp }).getAttribute('href');
    expect(decodeURIComponent(whatsApp ?? '')).toContain(address);
    await expect(desk.getByRole('img', { name: text.qrAlt({ unit: place.unit }) })).toBeVisible();
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: text.flyerFile }).click();
    const flyer = await textOfPdf(await download);
    expect(flyer).toContain(address);
    await expectAccessible(desk, `marketing ${language}`);
    await picture(desk, `${language}/listing-share`);

    const context = await openWithoutScripts(browser, baseURL, language);
    const visitor = await context.newPage();
    await visitor.goto(address);
    const title = language === 'es' ? 'Apartamento con balcón' : 'Apartment with a balcony';
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Cisterna')).toBeVisible();
    const shown = visitor.locator('main img');
    await expect(shown).toHaveCount(2);
    await expect
      .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const photoAddress = (await shown.first().getAttribute('src')) ?? '';
    await expect(visitor.locator('main')).not.toContainText(place.unit);
    await visitor.getByRole('button', { name: page.form.send }).click();
    await expect(visitor.getByText(page.form.errors.name?.missing ?? '')).toBeVisible();
    await expect(visitor.getByText(page.form.errors.consent?.missing ?? '')).toBeVisible();
    const email = someone();
    await visitor.locator('#name').fill('Ana Núñez');
    await visitor.locator('#email').fill('ana@');
    await visitor.locator('#phone').fill('809-555-0101');
    await visitor.locator('#income').fill('60,000');
    await visitor.locator('#consent').check();
    await visitor.getByRole('button', { name: page.form.send }).click();
    await expect(visitor.getByText(page.form.errors.email?.invalid ?? '')).toBeVisible();
    await expect(visitor.locator('#name')).toHaveValue('Ana Núñez');
    await expect(visitor.locator('#consent')).toBeChecked();
    await visitor.locator('#email').fill(email);
    await visitor.getByRole('button', { name: page.form.send }).click();
    await expect(visitor.getByRole('heading', { name: page.sent.title })).toBeVisible();

    const list = () =>
      made(
        place.owner.client
          .from('applications_list')
          .select('status, source, full_name, email, income_minor, consent_count'),
      );
    const known = {
      source: 'listing',
      full_name: 'Ana Núñez',
      email,
      income_minor: 6_000_000,
      consent_count: 1,
    };
    expect(await list()).toEqual([{ ...known, status: 'draft' }]);
    await goWithin(desk, '/owner-dashboard/tenant-screening');
    const row = desk.getByRole('row', { name: /Ana Núñez/ });
    await expect(row).toContainText(names.status.draft);
    const mail = await mailOfKind(request, email, 'application_confirm');
    await visitor.goto(linkIn(mail, '/rentals/confirm/'));
    expect(await list()).toEqual([{ ...known, status: 'draft' }]);
    await visitor.getByRole('button', { name: page.confirm.button }).click();
    await expect(visitor.getByRole('heading', { name: page.confirm.doneTitle })).toBeVisible();
    expect(await list()).toEqual([{ ...known, status: 'submitted' }]);

    // The office's screen hears of it by itself.
    await expect(row).toContainText(names.status.submitted);
    await goWithin(desk, `/owner-dashboard/properties/${place.propertyId}?tab=marketing`);
    await desk.getByRole('button', { name: text.unpublishOf({ unit: place.unit }) }).click();
    await expect(desk.getByText(text.notPublished)).toBeVisible();
    const gone = await visitor.goto(address);
    expect(gone?.status()).toBe(404);
    expect((await request.get(photoAddress)).status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: page.closed.title })).toBeVisible();
    await context.close();
  });
}

test('the page of a listing prints as a flyer on one sheet, and can be read by everybody and by machines', async ({
  open,
  baseURL,
}) => {
  const slug = await publishHome(
    await makeVacantPlace(baseURL),
    'Fresca y con patio.\n\nA dos cuadras del parque.',
  );
  const page = await open({ width: 360 });
  await page.goto(`/es/rentals/${slug}/`);
  await expectAccessible(page, 'listing light');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page, 'listing dark', { only: 'colour' });
  await picture(page, 'es/listing');
  const statements = await page.locator('script[type="application/ld+json"]').textContent();
  expect(statements).toContain('"Accommodation"');
  expect(statements).toContain('"priceCurrency":"DOP"');
  // What has no English yet is said in Spanish.
  await page.goto(`/en/rentals/${slug}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Casa en el centro' })).toBeVisible();
  await page.goto('/es/rentals/confirm/?token=x');
  await expect(page.getByText(es.confirm.unknown)).toBeVisible();

  await page.goto(`/es/rentals/${slug}/`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Casa en el centro' })).toBeVisible();
  await expect(page.locator('.rental-address')).toContainText(`/es/rentals/${slug}/`);
  await expect(page.locator('form')).toBeHidden();
  const flyer = await PDFDocument.load(await page.pdf({ format: 'Letter' }));
  expect(flyer.getPageCount()).toBe(1);
});
