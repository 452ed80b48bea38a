import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental, newPerson } from '#tests/support/rental.ts';
import { wordsOf } from '#tests/support/texts.ts';

test('a portfolio leaves as files, comes into another organization and leaves it the same', async ({
  open,
  baseURL,
}) => {
  const [es, en] = await Promise.all([
    wordsOf('ownerPortfolioFiles', 'es'),
    wordsOf('ownerPortfolioFiles', 'en'),
  ]);
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
  await page.goto('/owner-dashboard/properties/files?way=files');
  const first = await save(page, es.exportSubmit);
  expect(first.text('leases')).toContain(rental.leaseId);
  expect(first.text('charges')).toContain('deposit');

  const other = await newPerson(baseURL, 'Otra Dueña', 'owner');
  await made(other.client.rpc('create_organization', { p_request_id: randomUUID(), p_name: 'Otra' }));
  const there = await open({ session: other.session, language: 'en' });
  await there.goto('/owner-dashboard/properties/files?way=files');
  const choose = (files: Parameters<ReturnType<typeof there.locator>['setInputFiles']>[0]) =>
    there.locator('input[type="file"]').setInputFiles(files);
  await choose(first.zip);
  await there.getByRole('button', { name: en.submit({ count: 4 }) }).click();
  await expect(there.getByText(en.done({ count: 4 }))).toBeVisible();
  const second = await save(there, en.exportSubmit);
  for (const file of importableFiles) expect(second.text(file), file).toBe(first.text(file));
  await choose(first.zip);
  await expect(there.getByText(en.nothingNew)).toBeVisible();
});
