import { readFile } from 'node:fs/promises';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { reportFileName } from '#src/i18n/reports/file-name.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { made, recordPayment, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { issueReceipt, makeShop, openTaxes } from './tax-desk.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`ITBIS is billed and collected, and is no profit; whose figures a report has is said (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerReports: text, owner, common, dates } = await textsOf(language);
    await loadText(language, ['ownerMonth', 'ownerTaxes']);
    const month = knownText('ownerMonth', language) as Texts['ownerMonth'];
    const shop = await makeShop(baseURL);
    const { client } = shop.owner;
    await openTaxes(shop);
    await issueReceipt(shop);
    // The deposit, then 50,000.00 and its ITBIS.
    await recordPayment(shop, shop.depositMinor + 5_900_000);
    await made(
      client.rpc('set_property_owners', {
        p_property_id: shop.propertyId,
        p_owners: [
          { full_name: 'Rosa Peña', share_basis_points: 4000 },
          { full_name: 'Juan Peña', share_basis_points: 6000 },
        ],
      }),
    );
    const page = await open({ language, session: shop.owner.session });
    await page.goto('/owner-dashboard/finance');
    const card = (label: string) =>
      page.getByRole('main').getByText(label, { exact: true }).locator('xpath=..');
    await expect(card(owner.finance.billed)).toContainText('59,000');
    await expect(card(owner.finance.collected)).toContainText('59,000');
    // What is folded away is on paper, too.
    await expect(page.getByText(month.profitHint)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(month.profitHint)).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByText(month.more).click();
    await expect(card(month.profit)).toContainText('50,000');
    await expect(page.getByText(month.profitHint)).toBeVisible();
    await picture(page, `${language}/finance-profit`);

    // Each amount leads to what it is made of.
    await page.getByRole('link', { name: `${owner.finance.billed}: RD$59,000` }).click();
    await expect(page).toHaveURL(/finance\/charges\?/);
    await expect(page.getByRole('button', { name: new RegExp(`^${dates.label}: `) })).toBeInViewport();
    await expect(page.getByRole('cell', { name: /50,000\.00/ }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: /9,000\.00/ }).first()).toBeVisible();
    await picture(page, `${language}/charges-of-a-month`);
    await page.goBack();
    await page.getByRole('link', { name: `${month.profit}: RD$50,000` }).click();
    await expect(page.getByRole('row').filter({ hasText: text.rows.profit })).toContainText('50,000.00');

    const { month: heads } = text.columns;
    await goWithin(page, `/owner-dashboard/finance/reports/tax-summary?period=${today().slice(0, 7)}`);
    await expect(page.getByRole('columnheader', { name: heads })).toBeVisible();
    await page.getByRole('link', { name: '9,000.00', exact: true }).first().click();
    const { figure, itbis } = (knownText('ownerTaxes', language) as Texts['ownerTaxes']).form;
    await expect(page.getByRole('heading', { name: itbis.billed })).toBeVisible();
    await expectAccessible(page, `what a figure of a form is made of ${language}`);
    await picture(page, `${language}/figure-of-a-form`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: figure.exportCsv }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(',9000.00');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/taxes\/receipts\?/);
    await expect(page.getByRole('row').filter({ hasText: '9,000.00' })).toBeVisible();
    await goWithin(page, `/owner-dashboard/finance/taxes/forms/IT-1/nothing?month=${today().slice(0, 7)}`);
    await expect(
      page.getByRole('heading', {
        name: common.shell.notFound.title,
      }),
    ).toBeVisible();

    await goWithin(page, `/owner-dashboard/properties/${shop.propertyId}`);
    await expect(page.getByText(/RD\$50,000/).first()).toBeVisible();
    await expect(page.getByText(/RD\$59,000/).first()).toBeVisible();

    await goWithin(page, '/owner-dashboard/finance/reports/income-statement');
    const profit = page.getByRole('row').filter({ hasText: text.rows.profit });
    await expect(profit).toContainText('50,000.00');
    await page.getByLabel(text.filters.propertiesOf, { exact: true }).selectOption({ label: 'Rosa Peña' });
    const whole = text.facts.whole({ name: 'Rosa Peña', shares: formatPercent(0.4, language) });
    await expect(page.getByText(`${text.facts.figures}: ${whole}`, { exact: true })).toBeVisible();
    await expect(profit).toContainText('50,000.00');
    await expectAccessible(page, `a report of one owner's properties ${language}`);
    await picture(page, `${language}/report-of-properties`);

    await page.getByLabel(text.filters.basis).selectOption('cash');
    await expect(page).toHaveURL(/basis=cash/);
    const save = async (label: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text.files.label, exact: true }).click();
      await page.getByRole('menuitem', { name: label }).click();
      return download;
    };
    const file = await save(text.files.csv);
    const [organization] = await made(client.from('organizations').select('name'));
    const asked = { today: today(), currency: 'DOP' } as const;
    const name = reportFileName(decodeReportRequest('income_statement', '?basis=cash', asked), {
      language,
      text,
      accountNames: {},
      organization: organization?.name ?? '',
      property: null,
      owner: 'Rosa Peña',
      shares: [],
    });
    expect(file.suggestedFilename()).toBe(`${name}.csv`);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(`${text.files.currency},${text.facts.figures}\r\n`);
    expect(csv).toContain(`${text.rows.profit},50000.00,DOP,`);

    const pdf = (await textOfPdf(await save(text.files.pdf))).replaceAll(/\s+/g, ' ');
    expect(pdf).toContain(`${text.facts.propertiesOf}: Rosa Peña`);
    expect(pdf).toContain(whole);

    // Statements of owners are split by share: theirs is forty percent.
    await goWithin(page, '/owner-dashboard/finance/reports/owner-statement');
    await page.getByLabel(text.filters.owner, { exact: true }).selectOption({ label: 'Rosa Peña' });
    await expect(page.getByRole('cell', { name: /20,000\.00/ }).first()).toBeVisible();
    await expect(page.getByText(whole)).toHaveCount(0);
  });
}
