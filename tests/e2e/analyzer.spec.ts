import type { APIRequestContext, Page } from '@playwright/test';
import { analyzer as en } from '#src/i18n/dictionaries/public-forms/analyzer.en.ts';
import { analyzer as es } from '#src/i18n/dictionaries/public-forms/analyzer.es.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';

const words = { es, en };
const figure = (page: Page, name: string) => page.locator(`.results [data-figure="${name}"]`);
const field = (page: Page, query: string) => page.locator(`#field-${query}`);

/** Turns to the form, which brings the script that follows it. */
async function turnTo(page: Page): Promise<void> {
  await field(page, 'p').focus();
  await expect(page.locator('[data-follows]')).toBeAttached();
}

/** Types the worked example of docs/analyzer.md. */
async function typeExample(page: Page): Promise<void> {
  for (const [query, text] of Object.entries({ p: '12', r: 'RD$ 25,000', h: '10', u: '1', sc: '1.190' })) {
    await field(page, query).fill(text);
  }
}

for (const language of languagesInTurn(import.meta.url)) {
  const text = words[language];
  const path = `/${language}/portfolio-analyzer/`;

  test.describe(`in ${language}`, () => {
    test('the answer follows each keystroke, and the address keeps it', async ({ open }) => {
      const page = await open({ language });
      await page.goto(path);
      await expect(page.getByText(text.results.example)).toBeVisible();
      await turnTo(page);
      await typeExample(page);
      await expect(figure(page, 'net')).toHaveText('RD$93,880');
      await expect(figure(page, 'net.range')).toHaveText('RD$50,616 – RD$137,144');
      await expect(figure(page, 'hours')).toHaveText('3.2 h');
      await expect(figure(page, 'time')).toHaveText('RD$74,880');
      await expect(figure(page, 'savings')).toHaveText('RD$33,280');
      await expect(figure(page, 'maintenance')).toHaveText('RD$17,280');
      await expect(figure(page, 'vacancy')).toHaveText('RD$16,000');
      await expect(figure(page, 'roi')).toHaveText('657%');
      await expect(figure(page, 'payback')).toHaveText('7.6×');
      await expect(page.getByText(text.results.example)).toBeHidden();

      await page.getByLabel(text.form.tools).selectOption({ label: text.form.toolTypes.manual_paper });
      await expect(figure(page, 'hours')).toHaveText('4 h');
      await page.reload();
      await expect(field(page, 'p')).toHaveValue('12');
      await expect(figure(page, 'hours')).toHaveText('4 h');
    });

    test('without a script the form is answered by a page', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await typeExample(page);
      await page.locator('#analyzer').getByRole('button', { name: text.form.calculate }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/portfolio-analyzer/results/\\?`));
      await expect(figure(page, 'net')).toHaveText('RD$93,880');
      await expect(page.getByText(text.results.example)).toBeHidden();
      await expect(field(page, 'r')).toHaveValue('RD$ 25,000');

      await field(page, 'h').fill('200');
      await page.locator('#analyzer').getByRole('button', { name: text.form.calculate }).click();
      await expect(page.getByText(text.form.refused)).toBeVisible();
      await expect(page.getByText(text.form.numberRefused({ min: '0', max: '168' }))).toBeVisible();
      await expect(field(page, 'h')).toHaveValue('200');
      await expect(field(page, 'p')).toHaveValue('12');
      await context.close();
    });

    test('the link restores inputs and assumptions', async ({ open }) => {
      const page = await open({ language });
      await page.goto(path);
      await turnTo(page);
      await typeExample(page);
      await page.getByText(text.form.currencies.USD).click();
      await page.getByRole('textbox', { name: text.assumptions.fields.timeSaved.label }).fill('85');
      const net = await figure(page, 'net').textContent();
      const link = await page.getByLabel(text.keep.link).inputValue();

      const other = await open({ language });
      await other.goto(link);
      await expect(figure(other, 'net')).toHaveText(net ?? '');
      await expect(field(other, 's')).toHaveValue('85');
      await expect(other.getByRole('radio', { name: text.form.currencies.USD })).toBeChecked();
      await expect(field(other, 'r')).toHaveValue('416.67');
    });

    test('a link with values that cannot be used says so and goes on', async ({ open }) => {
      const page = await open({ language });
      await page.goto(`${path}results/?p=12&h=lots&t=castle&s=400`);
      await expect(page.getByText(text.form.refused)).toBeVisible();
      await expect(page.locator('#field-t-error')).toHaveText(text.form.choiceRefused);
      await expect(page.locator('#field-t-error')).toBeVisible();
      await expect(page.locator('#field-s-error')).toBeVisible();
      await expect(field(page, 'h')).toHaveValue('lots');
      await expect(figure(page, 'net')).toContainText('RD$');
      await expectAccessible(page, 'analyzer with errors');

      await page.locator('#analyzer').getByRole('button', { name: text.form.calculate }).click();
      await expect(field(page, 'h')).toBeFocused();
      await field(page, 'h').fill('12,5');
      await expect(field(page, 'h')).not.toHaveAttribute('aria-invalid');
    });

    test('an assumption is replaced and reset', async ({ open }) => {
      const page = await open({ language });
      await page.goto(path);
      await turnTo(page);
      const before = await figure(page, 'hours').textContent();
      const { label } = text.assumptions.fields.timeSaved;
      await page.getByRole('textbox', { name: label }).fill('100');
      await expect(figure(page, 'hours')).toHaveText('8 h');
      await page.getByRole('button', { name: `${text.assumptions.reset}: ${label}` }).press('Enter');
      await expect(page.getByRole('textbox', { name: label })).toBeFocused();
      await expect(figure(page, 'hours')).toHaveText(before ?? '');
      await expect(page.getByRole('button', { name: `${text.assumptions.reset}: ${label}` })).toBeHidden();
    });

    test('amounts change with the currency and come back as they were typed', async ({ open }) => {
      const page = await open({ language });
      await page.goto(path);
      await turnTo(page);
      await field(page, 'r').fill('25,001.50');
      await field(page, 'fx').fill('61');
      await page.getByText(text.form.currencies.USD).click();
      await expect(field(page, 'r')).toHaveValue('409.86');
      await expect(figure(page, 'net')).toContainText('US$');
      await page.getByText(text.form.currencies.DOP).click();
      await expect(field(page, 'r')).toHaveValue('25,001.50');
    });

    test('on paper there are the numbers and no controls', async ({ open }) => {
      const page = await open({ language });
      await page.goto(`${path}results/?p=12&r=25000&h=10&u=1&sc=1190`);
      await page.emulateMedia({ media: 'print' });
      await expect(figure(page, 'net')).toBeVisible();
      await expect(page.getByRole('cell', { name: 'RD$137,144.00' })).toBeVisible();
      for (const button of await page.locator('article').getByRole('button').all()) {
        await expect(button).toBeHidden();
      }
      await expect(page.getByRole('navigation').first()).toBeHidden();
    });

    test('the analysis comes by mail, once', async ({ open, request }) => {
      const address = `analysis-${language}-${Date.now()}@example.com`;
      const page = await open({ language });
      await page.goto(path);
      await turnTo(page);
      await typeExample(page);
      const send = page.locator('#mail').getByRole('button');
      await send.click();
      await expect(page.getByText(text.mail.emailRefused)).toBeVisible();
      await expect(page.getByLabel(text.mail.email)).toBeFocused();
      await page.getByLabel(text.mail.email).fill(address);
      await send.click();
      await expect(page.getByText(text.mail.consentMissing)).toBeVisible();
      await page.getByLabel(text.mail.consent).check();
      await send.click();
      await expect(page.getByText(text.mail.sent)).toBeVisible();

      const mail = await mailTo(request, address);
      expect(mail.html).toContain('RD$93,880');
      const link = /href="([^"]+\/results\/[^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      await page.goto(link);
      await expect(figure(page, 'net')).toHaveText('RD$93,880');
    });
  });
}

test('without a script the mail form answers too, and keeps what was typed', async ({ browser, request }) => {
  const address = `analysis-${Date.now()}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/es/portfolio-analyzer/results/?p=12&r=25000&h=10&u=1&sc=1190');
  await page.getByLabel(es.mail.email).fill(address);
  await page.locator('#mail').getByRole('button').click();
  await expect(page.getByText(es.mail.consentMissing)).toBeVisible();
  await expect(page.getByLabel(es.mail.email)).toHaveValue(address);
  await page.getByLabel(es.mail.consent).check();
  await page.locator('#mail').getByRole('button').click();
  await expect(page.getByText(es.mail.sent)).toBeVisible();
  await expect(figure(page, 'net')).toHaveText('RD$93,880');
  expect((await mailTo(request, address)).html).toContain('RD$93,880');
  await context.close();
});

test('the script comes when the visitor turns to the page, not before', async ({ open }) => {
  const page = await open({ isNew: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/live\.|\/prices\.json/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/es/portfolio-analyzer/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await turnTo(page);
  await expect.poll(() => scripts.length).toBe(2);
});

test.describe('without today’s prices', () => {
  test.use({ expectedErrors: [/prices\.json|Failed to fetch|TypeError/] });

  for (const language of languagesInTurn(import.meta.url)) {
    test(`says so in ${language}, goes on, and takes them when they come`, async ({ open }) => {
      const { prices } = words[language];
      const page = await open({ language });
      await page.context().route('**/prices.json', (route) => route.abort());
      await page.goto(`/${language}/portfolio-analyzer/`);
      await turnTo(page);
      await expect(page.getByText(prices.failed)).toBeVisible();
      await typeExample(page);
      await expect(figure(page, 'net')).toHaveText('RD$93,880');
      await expectAccessible(page, 'analyzer without prices');

      await page.context().unroute('**/prices.json');
      const dearer = [
        {
          id: 'one',
          units_included: 999,
          monthly_minor: { DOP: 200_000, USD: 3_400 },
          extra_unit_minor: null,
        },
      ];
      await page.context().route('**/prices.json', (route) => route.fulfill({ json: { plans: dearer } }));
      await page.getByRole('button', { name: prices.retry }).click();
      await expect(page.getByText(prices.failed)).toBeHidden();
      await field(page, 'sc').fill('');
      await expect(page.locator('[data-figure="start.software"]')).toHaveText('RD$2,000');
    });
  }

  test('takes nothing for a price list that is none', async ({ open }) => {
    const page = await open();
    await page.context().route('**/prices.json', (route) => route.fulfill({ json: { plans: [] } }));
    await page.goto('/es/portfolio-analyzer/');
    await turnTo(page);
    await expect(page.getByText(es.prices.failed)).toBeVisible();
  });
});

async function mailTo(request: APIRequestContext, to: string): Promise<{ html: string }> {
  const read = async () => {
    const answer = await request.get('/_local/mail', {
      params: { to },
      headers: { accept: 'application/json' },
    });
    return (await answer.json()) as { html: string }[];
  };
  await expect.poll(async () => (await read()).length, { message: `a mail to ${to}` }).toBe(1);
  return (await read())[0] ?? { html: '' };
}
