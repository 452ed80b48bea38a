import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { type Client, made, makeRental, newPerson } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

/** Adds units to a property through the call that an import makes. */
const addUnits = (client: Client, organizationId: string, property: string, count: number) =>
  made(
    client.rpc('import_units', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_rows: Array.from({ length: count }, (_, n) => ({ property, label: `L-${n}`, unit_use: 'dwelling' })),
    }),
  );

test('a list of hundreds is loaded while it is scrolled, drawn where it is seen, and printed whole', async ({
  open,
  baseURL,
}) => {
  const { owner: text, common } = await textsOf('es');
  const rental = await makeRental(baseURL);
  await addUnits(rental.owner.client, rental.organizationId, rental.property, 160);
  const page = await open({ session: rental.owner.session });
  await page.goto('/owner-dashboard/units');
  const table = page.getByRole('region', { name: text.units.title });
  const rows = page.locator('.data-table-row');
  await expect(rows).toHaveCount(50);
  await expect(async () => {
    await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByText(common.table.shown({ count: 161 }))).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000, intervals: [20] });
  await expect(page.getByRole('link', { name: 'L-159' })).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(160);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '162');

  // The keyboard reaches what was not drawn a moment ago.
  await table.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'L-0', exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(161);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThan(160);
});

test('properties stand on a map by province, which leads to those of a province', async ({
  open,
  baseURL,
}) => {
  const { owner: text } = await textsOf('en');
  const { properties } = text;
  const rental = await makeRental(baseURL);
  await made(
    rental.owner.client
      .from('properties')
      .insert(
        ['Brisas', 'Caracol'].map((name) => ({
          organization_id: rental.organizationId,
          name,
          property_type: 'single_family' as const,
          municipality: 'Higüey',
          province: 'La Altagracia',
        })),
      )
      .select('id'),
  );
  const page = await open({ session: rental.owner.session, language: 'en' });
  await page.goto('/owner-dashboard/properties');
  await page.getByRole('button', { name: properties.views.map }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByText(properties.map.count({ count: 2 }), { exact: true })).toBeVisible();
  const marker = properties.map.marker({ province: 'La Altagracia', count: 2 });
  await expect(page.locator('svg title').filter({ hasText: marker })).toBeAttached();
  await expectAccessible(page, 'map');
  await picture(page, 'en/portfolio-map');

  // A filter keeps the map; a province leads to its list.
  await page.getByLabel(properties.columns.type).selectOption('condominium');
  await expect(page.getByText('La Altagracia')).toHaveCount(0);
  await expect(page).toHaveURL(/view=map/);
  await page.getByLabel(properties.columns.type).selectOption('');
  await page.getByRole('link', { name: 'La Altagracia' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Brisas' })).toBeVisible();
  await expect(page.getByText(rental.property)).toHaveCount(0);
});

test('a portfolio leaves as files, comes into another organization and leaves it the same', async ({
  open,
  baseURL,
}) => {
  await loadText('es', ['ownerPortfolioFiles']);
  await loadText('en', ['ownerPortfolioFiles']);
  const [es, en] = (['es', 'en'] as const).map((language) => knownText('ownerPortfolioFiles', language));
  if (!es || !en) throw new Error('no words');
  const rental = await makeRental(baseURL);
  const { client } = rental.owner;
  await made(
    client
      .from('units')
      .update({
        bedrooms: 3,
        area_m2: 82.5,
        market_rent_minor: 2_500_050,
        market_rent_currency: 'DOP',
        amenities: ['parking'],
      })
      .eq('id', rental.unitId)
      .select('id'),
  );
  const document = { identity_type: 'cedula', identity_number: '00113918205' } as const;
  await made(
    client.from('people').update(document).neq('identity_number', document.identity_number).select('id'),
  );
  const save = async (page: Awaited<ReturnType<typeof open>>, submit: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: submit }).click();
    const buffer = await readFile(await (await download).path());
    const files = unzipSync(buffer);
    const zip = { name: 'cartera.zip', mimeType: 'application/zip', buffer };
    return { zip, text: (name: string) => new TextDecoder().decode(files[`${name}.csv`]) };
  };
  const page = await open({ session: rental.owner.session });
  await page.goto('/owner-dashboard/properties/files');
  const first = await save(page, es.exportSubmit);
  expect(first.text('leases')).toContain(rental.leaseId);
  expect(first.text('charges')).toContain('deposit');

  const other = await newPerson(baseURL, 'Otra Dueña', 'owner');
  await made(other.client.rpc('create_organization', { p_request_id: randomUUID(), p_name: 'Otra' }));
  const there = await open({ session: other.session, language: 'en' });
  await there.goto('/owner-dashboard/properties/files');
  const choose = (files: Parameters<ReturnType<typeof there.locator>['setInputFiles']>[0]) =>
    there.locator('input[type="file"]').setInputFiles(files);
  const { common } = await textsOf('en');
  const remove = there.getByRole('button', { name: common.form.removeFile });
  const broken = first.text('people').replace('full_name', 'apodo');
  await choose({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(broken) });
  await expect(
    there.getByText(en.problems.columns_missing({ file: 'people.csv', columns: 'full_name' })),
  ).toBeVisible();
  const half = 'reference,property,label\nU-1,P-9,1-A\nU-2,,1-B\n';
  await remove.click();
  await choose({ name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(half) });
  await expect(there.getByText(en.reasons.property_unknown)).toBeVisible();
  await expect(there.getByText(en.faults.missing({ column: 'property', given: '' }))).toBeVisible();
  await expectAccessible(there, 'import with problems');
  await picture(there, 'en/portfolio-import');

  await remove.click();
  await choose(first.zip);
  await there.getByRole('button', { name: en.submit({ count: 4 }) }).click();
  await expect(there.getByText(en.done({ count: 4 }))).toBeVisible();
  const second = await save(there, en.exportSubmit);
  for (const file of importableFiles) expect(second.text(file), file).toBe(first.text(file));
  await choose(first.zip);
  await expect(there.getByText(en.nothingNew)).toBeVisible();

  // The same person under another reference is named with theirs; a column that is not read is named too.
  const [, person = ''] = first.text('people').split('\r\n');
  const [column = '', given = ''] = person.split(',');
  const twin = 'reference,full_name,identity_type,identity_number,Apodo\nX-9,Otra,Cédula,001-1391820-5,Ota\n';
  await remove.click();
  await choose({ name: 'people.csv', mimeType: '', buffer: Buffer.from(twin, 'latin1') });
  await expect(there.getByText(en.faults.registered({ given, column }))).toBeVisible();
  await expect(there.getByText(en.ignored({ file: en.files.people, columns: 'Apodo' }))).toBeVisible();
  await picture(there, 'en/portfolio-twin');
});
