import { describe, expect, test } from 'vitest';
import { askedWork } from '#tests/screens/fixtures/work-orders.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { refuseAtEdge } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const ADDRESS = `/quote/#${'a'.repeat(64)}`;
type Body = Record<string, unknown>;

/** Answers the page's calls, and keeps what was sent. */
function answerLink(facts: object): Body[] {
  const sent: Body[] = [];
  server.at('POST', '/api/quotes', (_, body) => {
    const asked = body as Body;
    if (asked.act === 'read') return facts;
    sent.push(asked);
    return null;
  });
  return sent;
}

describe('a vendor, by their link', () => {
  test('reads what is wanted, is told what is missing, and gives a price', async () => {
    const text = await wordsOf('quotePage', 'es');
    const sent = answerLink(askedWork());
    const page = await openPage(ADDRESS, { width: 360 });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sellar el techo' })).toBeVisible();
    await expect.element(page.getByText('Sellar la losa')).toBeVisible();
    const submit = page.getByRole('button', { name: text.send });
    await submit.click();
    await expect.element(page.getByText(text.problems.priceMissing).first()).toBeVisible();
    await expect.element(page.getByText(text.problems.daysInvalid).first()).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessible();
    await page.getByLabelText(text.price, { exact: true }).fill('1,000');
    await page.getByRole('radio', { name: text.taxes.added }).click();
    await expect.element(page.getByText('1,180', { exact: false })).toBeVisible();
    await page.getByLabelText(text.days).fill('2');
    await submit.click();
    await expect.element(page.getByText(text.sent)).toBeVisible();
    expect(sent).toMatchObject([
      { act: 'give', token: 'a'.repeat(64), amountMinor: 100_000, tax: 'added', days: 2, note: '' },
    ]);
  });

  test('finds their price again, and declines in English', async () => {
    const text = await wordsOf('quotePage', 'en');
    const quote = { amountMinor: 5_000, tax: 'none', days: 1, validUntil: '2026-06-01', note: 'Hi' };
    const sent = answerLink(askedWork({ quote }));
    const page = await openPage(ADDRESS, { language: 'en', theme: 'dark' });
    await expect.element(page.getByText(text.given({ organization: 'Inversiones Peña' }))).toBeVisible();
    await expect.element(page.getByLabelText(text.price, { exact: true })).toHaveValue('50.00');
    await page.getByRole('button', { name: text.decline }).click();
    const dialog = page.getByRole('alertdialog');
    await expectAccessible();
    await dialog.getByRole('button', { name: text.decline }).click();
    await expect.element(page.getByText(text.declined, { exact: true })).toBeVisible();
    expect(sent).toEqual([{ act: 'decline', token: 'a'.repeat(64), reason: '' }]);
  });

  test.each(['deciding', 'accepted', 'expired', 'closed'] as const)(
    'reads that it is %s, and gives no price',
    async (state) => {
      const text = await wordsOf('quotePage', 'es');
      answerLink(askedWork({ state, organizationPhone: '8095550100' }));
      const page = await openPage(ADDRESS);
      await expect.element(page.getByRole('heading', { level: 1, name: text[state].title })).toBeVisible();
      await expect.element(page.getByRole('button', { name: text.send })).not.toBeInTheDocument();
      await expect
        .element(page.getByRole('link', { name: text.phone({ phone: '8095550100' }) }))
        .toBeVisible();
    },
  );

  test('is told that a link is not valid, whether it is unknown or cut', async () => {
    const text = await wordsOf('quotePage', 'en');
    server.at('POST', '/api/quotes', () => refuseAtEdge('quote_not_found'));
    const page = await openPage(ADDRESS, { language: 'en' });
    await expect.element(page.getByRole('heading', { name: text.unknown.title })).toBeVisible();
    await expectAccessibleInBothThemes();
    const cut = await openPage('/quote/#abc', { language: 'en' });
    await expect.element(cut.getByRole('heading', { name: text.unknown.title })).toBeVisible();
  });
});
