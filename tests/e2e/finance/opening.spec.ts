import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { formatMoney } from '#src/i18n/format.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { made, makeRental, newPerson } from '#tests/support/rental.ts';
import { booksTextsOf } from './books-texts.ts';

const PAID_AHEAD = 1_500_000;

for (const language of languagesInTurn(import.meta.url))
  test(`what a tenant had paid ahead is in their favor, on the lease and on their statement (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { books, owner: texts } = await booksTextsOf(language);
    const rental = await makeRental(baseURL);
    const page = await open({ language, width: 360, session: rental.owner.session });
    await page.goto('/owner-dashboard/finance/journal/opening');
    await page.getByLabel(/^1010 /).fill('75000');
    await page
      .getByLabel(books.opening.propertyOf({ code: '1010' }))
      .selectOption({ label: rental.property });
    const tenant = page.getByRole('group', {
      name: `${rental.tenant.name}, ${rental.property}, ${rental.unit}`,
    });
    await tenant.getByLabel(rental.tenant.name).fill(String(PAID_AHEAD / 100));
    await tenant.getByLabel(books.opening.paidAhead).check();
    await page.getByRole('button', { name: books.opening.submit }).click();
    await expect(page.getByText(books.opening.done)).toBeVisible();

    // A phone unfolds it.
    const entry = page.getByRole('listitem').filter({ hasText: '75,000.00' });
    await entry.locator('summary').click();
    await expect(entry.getByText(rental.property).first()).toBeVisible();

    // It paid the deposit, which was due, and the rest is left for what comes next.
    const left = formatMoney(PAID_AHEAD - rental.depositMinor, 'DOP', language);
    await goWithin(page, `/owner-dashboard/leases/${rental.leaseId}`);
    await expect(page.getByText(texts.lease.inCredit, { exact: true })).toBeVisible();
    await expect(page.getByText(left).first()).toBeVisible();

    const theirs = await open({ language, width: 360, session: rental.tenant.session });
    await theirs.goto('/tenant-dashboard/payments/statement');
    await expect(theirs.getByText(tenantStatementWords[language].method.opening_credit)).toBeVisible();
  });

test('what a lease holds and owes leaves in a file and comes into another organization the same (en)', async ({
  open,
  baseURL,
}) => {
  await loadText('en', ['ownerPortfolioFiles']);
  const words = knownText('ownerPortfolioFiles', 'en');
  if (!words) throw new Error('no words');
  const rental = await makeRental(baseURL);
  const { client } = rental.owner;
  const lease = { p_request_id: randomUUID(), p_lease_id: rental.leaseId };
  await made(client.rpc('record_held_deposit', { ...lease, p_amount_minor: 400_000 }));
  const charge = { p_kind: 'other', p_amount_minor: 75_000, p_due_on: rental.startsOn } as const;
  await made(
    client.rpc('add_charge', { ...lease, p_request_id: randomUUID(), ...charge, p_description: 'Agua' }),
  );
  const save = async (page: Awaited<ReturnType<typeof open>>) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.exportSubmit }).click();
    const buffer = await readFile(await (await download).path());
    return { buffer, leases: new TextDecoder().decode(unzipSync(buffer)['leases.csv']) };
  };
  const page = await open({ session: rental.owner.session, language: 'en' });
  await page.goto('/owner-dashboard/properties/files?way=files');
  const first = await save(page);
  expect(first.leases).toContain(',10000.00,4000.00,6000.00,750.00,');

  const other = await newPerson(baseURL, 'Otra Dueña', 'owner');
  await made(other.client.rpc('create_organization', { p_request_id: randomUUID(), p_name: 'Otra' }));
  const there = await open({ session: other.session, language: 'en' });
  await there.goto('/owner-dashboard/properties/files?way=files');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    there.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  // What is no amount is said beside its row.
  await choose('leases.csv', 'text/csv', Buffer.from(first.leases.replace(',4000.00,', ',some,')));
  await expect(there.getByText(words.faults.amount({ column: 'deposit_held', given: 'some' }))).toBeVisible();
  const { common } = await booksTextsOf('en');
  await there.getByRole('button', { name: common.form.removeFile }).click();
  await choose('cartera.zip', 'application/zip', first.buffer);
  await there.getByRole('button', { name: words.submit({ count: 4 }) }).click();
  await expect(there.getByText(words.done({ count: 4 }))).toBeVisible();
  expect((await save(there)).leases).toBe(first.leases);
});
