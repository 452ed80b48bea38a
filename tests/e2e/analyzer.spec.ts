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

/** Price lists: one that is none, and one that is dear. */
const NO_PRICES = { plans: [] };
const DEAR_PRICES = {
  plans: [
    { id: 'one', units_included: 999, monthly_minor: { DOP: 200_000, USD: 3_400 }, extra_unit_minor: null },
  ],
};

const RESULTS = 'results/?p=12&r=25000&h=10&u=1&sc=1190';

test.use({ expectedErrors: [/prices\.json|Failed to fetch|TypeError/] });

for (const language of languagesInTurn(import.meta.url)) {
  const text = words[language];
  const path = `/${language}/portfolio-analyzer/`;

  test(`the answer follows the form, with today's prices, and a link restores it (${language})`, async ({
    open,
  }) => {
    const page = await open({ language });
    const onPrices = (answer: object | null) =>
      page
        .context()
        .route('**/prices.json', (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/_astro\/live\.|\/prices\.json/.test(request.url())) fetched.push(request.url());
    });
    await onPrices(null);

    await test.step('the script comes when the visitor turns to the page, not before', async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(fetched).toEqual([]);
      await expect(page.getByText(text.results.example)).toBeVisible();
      await turnTo(page);
      await expect.poll(() => fetched.length).toBe(2);
    });

    await test.step('without prices it says so, goes on, and takes them when they come', async () => {
      const failed = page.getByText(text.prices.failed);
      await expect(failed).toBeVisible();
      await typeExample(page);
      await expect(figure(page, 'net')).toHaveText('RD$93,880');
      await expect(figure(page, 'net.range')).toHaveText('RD$50,616 – RD$137,144');
      await expect(figure(page, 'hours')).toHaveText('3.2 h');
      await expect(page.getByText(text.results.example)).toBeHidden();
      await expectAccessible(page, 'analyzer without prices');
      for (const [prices, isGone] of [
        [NO_PRICES, false],
        [DEAR_PRICES, true],
      ] as const) {
        await page.context().unroute('**/prices.json');
        await onPrices(prices);
        const answered = page.waitForResponse('**/prices.json');
        await page.getByRole('button', { name: text.prices.retry }).click();
        await answered;
        await expect(failed).toBeVisible({ visible: !isGone });
      }
      await field(page, 'sc').fill('');
      await expect(page.locator('[data-figure="start.software"]')).toHaveText('RD$2,000');
    });

    await test.step('the address keeps it', async () => {
      await page.getByLabel(text.form.tools).selectOption({ label: text.form.toolTypes.manual_paper });
      await expect(figure(page, 'hours')).toHaveText('4 h');
      await page.reload();
      await expect(field(page, 'p')).toHaveValue('12');
      await expect(figure(page, 'hours')).toHaveText('4 h');
    });

    const timeSaved = text.assumptions.fields.timeSaved.label;
    const assumption = page.getByRole('textbox', { name: timeSaved });
    await test.step('an assumption is replaced and reset', async () => {
      const reset = page.getByRole('button', { name: `${text.assumptions.reset}: ${timeSaved}` });
      await assumption.fill('100');
      await expect(figure(page, 'hours')).toHaveText('8 h');
      await reset.press('Enter');
      await expect(assumption).toBeFocused();
      await expect(figure(page, 'hours')).toHaveText('4 h');
      await expect(reset).toBeHidden();
    });

    await test.step('amounts change with the currency and come back as they were typed', async () => {
      await field(page, 'r').fill('25,001.50');
      await field(page, 'fx').fill('61');
      await page.getByText(text.form.currencies.USD).click();
      await expect(field(page, 'r')).toHaveValue('409.86');
      await expect(figure(page, 'net')).toContainText('US$');
      await page.getByText(text.form.currencies.DOP).click();
      await expect(field(page, 'r')).toHaveValue('25,001.50');
    });

    await test.step('what cannot be used is said, and led to', async () => {
      await field(page, 'h').fill('lots');
      await page.locator('#analyzer').getByRole('button', { name: text.form.calculate }).click();
      await expect(field(page, 'h')).toBeFocused();
      await expect(page.getByText(text.form.refused)).toBeVisible();
      await expectAccessible(page, 'analyzer with errors');
      await field(page, 'h').fill('12,5');
      await expect(field(page, 'h')).not.toHaveAttribute('aria-invalid');
    });

    await test.step('a link restores inputs and assumptions', async () => {
      await page.getByText(text.form.currencies.USD).click();
      await assumption.fill('85');
      const net = (await figure(page, 'net').textContent()) ?? '';
      await page.goto(await page.getByLabel(text.keep.link).inputValue());
      await expect(figure(page, 'net')).toHaveText(net);
      await expect(field(page, 's')).toHaveValue('85');
      await expect(page.getByRole('radio', { name: text.form.currencies.USD })).toBeChecked();
      await expect(field(page, 'r')).toHaveValue('409.86');
    });

    await test.step('on paper there are the numbers and no controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(figure(page, 'net')).toBeVisible();
      await expect(page.locator('[data-figure="net.high"]').first()).toBeVisible();
      for (const button of await page.locator('article').getByRole('button').all())
        await expect(button).toBeHidden();
      await expect(page.getByRole('navigation').first()).toBeHidden();
    });
  });

  test(`without a script the form and its mail are answered by a page; with one, on it (${language})`, async ({
    open,
    browser,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const calculate = page.locator('#analyzer').getByRole('button', { name: text.form.calculate });
    await page.goto(path);
    await typeExample(page);
    await calculate.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/portfolio-analyzer/results/\\?`));
    await expect(figure(page, 'net')).toHaveText('RD$93,880');
    await expect(page.getByText(text.results.example)).toBeHidden();
    await expect(field(page, 'r')).toHaveValue('RD$ 25,000');
    await field(page, 'h').fill('200');
    await calculate.click();
    await expect(page.getByText(text.form.refused)).toBeVisible();
    await expect(page.getByText(text.form.numberRefused({ min: '0', max: '168' }))).toBeVisible();
    await expect(field(page, 'h')).toHaveValue('200');
    await expect(field(page, 'p')).toHaveValue('12');

    await page.goto(path + RESULTS);
    const address = `analysis-${Date.now()}@example.com`;
    await page.getByLabel(text.mail.email).fill(address);
    await page.locator('#mail').getByRole('button').click();
    await expect(page.getByText(text.mail.consentMissing)).toBeVisible();
    await expect(page.getByLabel(text.mail.email)).toHaveValue(address);
    await page.getByLabel(text.mail.consent).check();
    await page.locator('#mail').getByRole('button').click();
    await expect(page.getByText(text.mail.sent)).toBeVisible();
    await expect(figure(page, 'net')).toHaveText('RD$93,880');
    expect((await mailTo(request, address)).html).toContain('RD$93,880');
    await context.close();

    await mailOnThePage(await open({ language }), text, request, path + RESULTS);
  });
}

/** With a script the page stays, and says at the field what is missing. */
async function mailOnThePage(
  page: Page,
  text: (typeof words)[keyof typeof words],
  request: APIRequestContext,
  results: string,
): Promise<void> {
  const address = `analysis-live-${Date.now()}@example.com`;
  await page.goto(results);
  await expect(page.locator('[data-follows]')).toBeAttached();
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
}

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
