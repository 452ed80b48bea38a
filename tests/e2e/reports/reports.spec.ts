import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { reportKinds } from '#src/domain/foundation/enums.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openDays } from '#tests/support/date-range.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, recordPayment, signInDemo, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a report leads to its entries, goes into files and out by mail (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerReports: text, owner, common } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    await made(
      client.rpc('add_charge', {
        p_request_id: randomUUID(),
        p_lease_id: rental.leaseId,
        p_kind: 'other',
        p_amount_minor: 123_456,
        p_due_on: today(),
        p_description: 'Agua de la cisterna',
      }),
    );
    await recordPayment(rental, 300_000);
    await client.rpc('set_property_owners', {
      p_property_id: rental.propertyId,
      p_owners: [{ full_name: 'Rosa Núñez', share_basis_points: 10_000 }],
    });
    const page = await open({ language, session: rental.owner.session });
    await page.goto('/owner-dashboard/finance/reports');
    await page.getByRole('link', { name: text.names.income_statement }).click();
    const account = owner.ledger.accountNames.other_income;
    const line = page.getByRole('row').filter({ hasText: account });
    await expect(line).toContainText('1,234.56');
    await expect(page.getByRole('row').filter({ hasText: text.rows.profit })).toContainText('1,234.56');

    // Cash: nothing of it was paid yet, the deposit was due first.
    await page.getByLabel(text.filters.basis).selectOption('cash');
    await expect(page).toHaveURL(/basis=cash/);
    await expect(line.or(page.getByText(text.empty.title)).first()).toBeVisible();
    await page.goBack();
    await page.goForward();
    await page.getByLabel(text.filters.basis).selectOption('accrual');
    const days = await openDays(page, language);
    await days.popup.getByLabel(days.text.compare).selectOption('previous');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: text.columns.change, exact: true })).toBeVisible();
    await expectAccessible(page, `income statement ${language}`);

    const save = async (label: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text.files.label }).click();
      await page.getByRole('menuitem', { name: label }).click();
      return readFile(await (await download).path());
    };
    expect((await save(text.files.csv)).toString('utf8')).toContain(`${account},1234.56,0.00,1234.56,,DOP`);
    expect((await save(text.files.xlsx)).subarray(0, 2).toString()).toBe('PK');
    expect((await save(text.files.pdf)).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('row').getByRole('link', { name: account }).click();
    await expect(page.getByRole('heading', { name: account, level: 1 })).toBeVisible();
    await expect(page.getByText(rental.unit).first()).toBeVisible();
    // The account's ledger: what it had, what went in and out, what it has; the balance after the only line is all of it.
    const totals = page.getByRole('region', { name: text.drill.totals });
    await expect(totals).toContainText('1,234.56');
    const entry = page.getByRole('row').filter({ hasText: rental.unit });
    await expect(entry.getByRole('cell').last()).toContainText('1,234.56');
    await picture(page, `${language}/report-entries`);
    const ledger = page.waitForEvent('download');
    await page.getByRole('button', { name: text.drill.exportCsv }).click();
    const ledgerCsv = await readFile(await (await ledger).path(), 'utf8');
    expect(ledgerCsv).toContain(`,${text.drill.opening},,,,0.00\r\n`);
    expect(ledgerCsv).toMatch(/,1234\.56,-1234\.56\r\n$/);
    await expectAccessible(page, `ledger of an account ${language}`);
    // To the entry in the journal, from there back, and to the lease that was charged.
    await entry.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/finance\/journal\?q=%23\d+/);
    await expect(page.getByRole('list').getByText(account).first()).toBeVisible();
    await page.goBack();
    await entry.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(new RegExp(`/leases/${rental.leaseId}`));
    await page.goBack();
    await page.getByRole('link', { name: text.drill.back }).click();
    await expect(page).toHaveURL(/compare=previous/);

    await page.locator('#content').getByRole('link', { name: text.back, exact: true }).first().click();
    await page.getByRole('button', { name: text.schedules.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.schedules.report).selectOption('rent_roll');
    await dialog.getByLabel(text.filters.propertiesOf).selectOption({ label: 'Rosa Núñez' });
    await dialog.getByLabel(rental.owner.name).uncheck();
    await dialog.getByRole('button', { name: text.schedules.submit }).click();
    await expect(dialog.getByText(text.schedules.recipientsMissing)).toBeVisible();
    await dialog.getByLabel(rental.owner.name).check();
    await expectAccessible(page, `schedule ${language}`);
    await dialog.getByRole('button', { name: text.schedules.submit }).click();
    await expect(page.getByText(text.schedules.added)).toBeVisible();
    await expect(page.getByText(text.schedules.of({ name: 'Rosa Núñez' }))).toBeVisible();
    await page.getByRole('button', { name: text.schedules.stop({ name: text.names.rent_roll }) }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(text.schedules.stopText)).toBeVisible();
    await question.getByRole('button', { name: text.schedules.stopVerb }).click();
    await expect(page.getByText(text.schedules.none)).toBeVisible();
    await expect(page.getByText(common.failure.data)).toHaveCount(0);
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`every report has a chart, and the table of its numbers (${language})`, async ({ open, baseURL }) => {
    const { ownerReports: text, common } = await textsOf(language);
    const owner = await signInDemo(baseURL, 'owner');
    const page = await open({ language, session: owner.session });
    await page.goto('/owner-dashboard/finance/reports');
    for (const kind of reportKinds) {
      await page.getByRole('link', { name: text.names[kind] }).click();
      await expect(page).toHaveURL(new RegExp(reportSlug(kind)));
      const chart = page.getByRole('figure');
      await expect(chart.getByRole('listitem').first(), kind).toBeVisible();
      await chart.getByText(common.chart.showTable).click();
      const table = chart.getByRole('table');
      const title = await page.locator('figcaption').textContent();
      await expect(table, kind).toHaveAccessibleName(title ?? '');
      // The table has the names and the figures that stand at the bars.
      const drawn = (await chart.getByRole('listitem').allTextContents()).join('\n');
      const told = await table.locator('tbody').locator('th, td').allTextContents();
      expect(told.length, kind).toBeGreaterThan(1);
      expect(
        told.filter((cell) => !cell.startsWith('—') && !drawn.includes(cell)),
        kind,
      ).toEqual([]);
      await expectAccessible(page, `chart of ${kind} ${language}`);
      await page.goBack();
    }

    // A year has its months upright, and the accounts for whoever chooses them; a name leads to its entries.
    await goWithin(page, `/owner-dashboard/finance/reports/income-statement?period=${today().slice(0, 4)}`);
    const { titles, names, each } = text.chart;
    await expect(page.getByRole('img', { name: titles.incomeOverTime({ each: each.month }) })).toBeVisible();
    await page.getByRole('radio', { name: names.accounts }).check();
    await expect(page.getByRole('heading', { name: titles.incomeByAccount })).toBeVisible();
    await page.getByRole('figure').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/entries\/.*period=/);
  });
}
