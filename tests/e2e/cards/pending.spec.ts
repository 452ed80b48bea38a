import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, type Rental, today } from '#tests/support/rental.ts';
import { callAs, confirmedOf, makeCardRental, wordsOf } from './place.ts';

const money = (minor: number, language: Language) => formatMoney(minor, 'DOP', language, { look: 'said' });

const recordCash = ({ owner, leaseId }: Rental, amountMinor: number) =>
  made(
    owner.client.rpc('record_payment', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: amountMinor,
      p_paid_on: today(),
      p_method: 'cash',
      p_reference: '',
    }),
  );

test('paga lo que se debe ahora, no lo que se debía cuando la pantalla se abrió', async ({
  open,
  baseURL,
}) => {
  const text = await wordsOf('tenantPay', 'es');
  const rental = await makeCardRental(baseURL, 'azul');
  const { depositMinor } = rental;
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  const all = (minor: number) => page.getByLabel(text.all({ amount: money(minor, 'es') }));
  const pay = (minor: number) =>
    page.getByRole('button', { name: text.payCard({ amount: money(minor, 'es') }), exact: true });
  await page.goto('/tenant-dashboard/payments/pay');
  await expect(all(depositMinor)).toBeChecked();
  await expect(pay(depositMinor)).toBeVisible();

  // While it is open.
  await recordCash(rental, 100_000);
  await expect(all(depositMinor - 100_000)).toBeChecked();
  await expect(pay(depositMinor - 100_000)).toBeVisible();

  // While the reader was elsewhere: what was kept of it is not offered for a moment.
  await expect
    .poll(async () => (await readStorages(page)).includes(`"outstandingMinor":${depositMinor - 100_000}`))
    .toBe(true);
  await page.goto('/tenant-dashboard/help');
  await recordCash(rental, depositMinor - 100_000);
  const offered: string[] = [];
  await page.exposeFunction('noteOffer', (words: string) => offered.push(words));
  await page.addInitScript(() => {
    const note = () =>
      (globalThis as unknown as { noteOffer: (words: string) => void }).noteOffer(
        document.body?.innerText ?? '',
      );
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true }),
    );
  });
  await page.goto('/tenant-dashboard/payments/pay');
  await expect(page.getByText(text.ahead)).toBeVisible();
  await expect(page.getByLabel(text.amount, { exact: true })).toHaveValue('');
  // Without an amount the button has no price.
  const begin = page.getByRole('button', { name: text.payByCard, exact: true });
  await expect(begin).toBeVisible();
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((words) => words.includes(money(depositMinor - 100_000, 'es')))).toEqual([]);
  await begin.click();
  await expect(page.getByText(text.amountMissing)).toBeVisible();
  const attempts = await made(
    rental.tenant.client.from('card_payments').select('id').eq('lease_id', rental.leaseId),
  );
  expect(attempts).toEqual([]);
});

async function leadAway(rental: Rental, baseURL: string | undefined, amountMinor: number) {
  const { leaseId, tenant } = rental;
  const body = { leaseId, amountMinor, feeMinor: 0, requestId: randomUUID(), language: 'es' };
  const opened = await callAs(baseURL, tenant.session, '/api/cards/payments', body);
  return (await opened.json()) as { id: string; url: string };
}

async function loseAnswer(page: Page, url: string) {
  const processor = await page.context().newPage();
  await processor.goto(url);
  await processor.getByRole('button', { name: /lose the answer/ }).click();
}

test('un pago con tarjeta sin respuesta se ve, y se pregunta antes de pagar otra vez', async ({
  open,
  baseURL,
}) => {
  const text = await wordsOf('tenantPay', 'es');
  const { attempt } = await wordsOf('tenantPending', 'es');
  const rental = await makeCardRental(baseURL, 'cardnet');
  const { id, url } = await leadAway(rental, baseURL, 300_000);
  const said = attempt.title({ amount: money(300_000, 'es') });
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  for (const screen of ['', 'payments', 'payments/pay']) {
    await page.goto(`/tenant-dashboard/${screen}`);
    await expect(page.getByText(said)).toBeVisible();
  }
  await expectAccessible(page, 'pay beside an open attempt es');
  await picture(page, 'es/pay-open-attempt');
  await page
    .getByRole('button', { name: text.payCard({ amount: money(rental.depositMinor, 'es') }), exact: true })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(attempt.againText({ amount: money(300_000, 'es') }))).toBeVisible();
  await picture(page, 'es/pay-again');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const begun = await made(
    rental.tenant.client.from('card_payments').select('id').eq('lease_id', rental.leaseId),
  );
  expect(begun).toEqual([{ id }]);

  // The answer that was lost is found while the screen is open, at once or a little later.
  await loseAnswer(page, url);
  await page.reload();
  await expect.poll(() => confirmedOf(rental), { timeout: 20_000 }).toEqual([300_000]);
  await expect(page.getByText(said)).toHaveCount(0);
  await expect(
    page.getByLabel(text.all({ amount: money(rental.depositMinor - 300_000, 'es') })),
  ).toBeChecked();
});
