import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { Sale } from '#stack/cards/book.ts';
import { localStripe, signedEvent } from '#stack/cards/stripe.ts';
import { disputeObject } from '#stack/cards/stripe-claims.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, operatorOf, type Rental } from '#tests/support/rental.ts';
import { callAs, confirmedOf, makeCardRental, wordsOf } from './place.ts';

const AMOUNT = 400_000;
const amountIn = (language: Language) => formatMoney(AMOUNT, 'DOP', language);

/** The tenant pays a part by card. @returns the payment and what Stripe knows it by */
async function payByCard(rental: Rental, page: Page, baseURL: string | undefined) {
  const { leaseId, tenant } = rental;
  const body = { leaseId, amountMinor: AMOUNT, feeMinor: 0, requestId: randomUUID(), language: 'es' };
  const opened = await callAs(baseURL, tenant.session, '/api/cards/payments', body);
  const { id, url } = (await opened.json()) as { id: string; url: string };
  const processor = await page.context().newPage();
  await processor.goto(url);
  await processor.getByRole('button', { name: /lose the answer/ }).click();
  await expect(processor.getByRole('heading', { name: /Pagado/ })).toBeVisible();
  await processor.close();
  await callAs(baseURL, tenant.session, '/api/cards/checks', { id });
  const operator = await operatorOf(baseURL);
  const row = await made(
    operator.from('card_payments').select('payment_id, reference').eq('id', id).single(),
  );
  return { paymentId: row.payment_id ?? '', saleId: row.reference ?? '' };
}

/** What the card's bank or the owner does on Stripe's side, of which Stripe tells. */
async function onStripe(
  baseURL: string | undefined,
  saleId: string,
  action: 'dispute' | 'win' | 'lose' | 'refund',
) {
  const answer = await fetch(`${baseURL}/_local/cards/stripe/claims`, {
    method: 'POST',
    body: new URLSearchParams({ id: saleId, action }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** Stripe tells of a dispute before any money has moved. */
async function warn(baseURL: string | undefined, { organizationId }: Rental, saleId: string) {
  const sale = {
    id: saleId,
    amountMinor: AMOUNT,
    request: { 'line_items[0][price_data][currency]': 'dop' },
  } as unknown as Sale;
  const dispute = disputeObject(sale, 'needs_response', []);
  const { body, signature } = signedEvent(dispute, 'charge.dispute.created', localStripe.secretKey);
  const answer = await fetch(`${baseURL}/api/cards/events/${organizationId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  expect(answer.status).toBe(200);
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a dispute of a card payment is on the payment as it goes: opened, taken, won, lost (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { claims: text, paid } = await wordsOf('ownerCards', language);
    const { notices } = await wordsOf('account', language);
    const rental = await makeCardRental(baseURL, 'stripe');
    const page = await open({ language, session: rental.owner.session });
    const { paymentId, saleId } = await payByCard(rental, page, baseURL);
    await page.goto(`/owner-dashboard/finance/payments/${paymentId}`);
    await expectLoaded(page);
    await expect(page.getByRole('heading', { name: text.title })).toHaveCount(0);

    // The screen hears of each step; an answer is asked for until it is decided.
    const answer = page.getByText(text.answerBy({ when: '|' }).split('|')[0] ?? '');
    await warn(baseURL, rental, saleId);
    await expect(page.getByText(text.states.dispute.open, { exact: true })).toBeVisible();
    await expect(answer).toBeVisible();
    await expectAccessible(page, `open dispute ${language}`);
    await picture(page, `${language}/dispute-open`);
    expect(await confirmedOf(rental)).toEqual([AMOUNT]);

    await onStripe(baseURL, saleId, 'dispute');
    await expect(page.getByText(text.states.dispute.taken, { exact: true })).toBeVisible();
    await expect(page.getByText(text.notes.whenWon({ posted: '' }))).toBeVisible();
    await expect(answer).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, `taken dispute ${language}`);
    await picture(page, `${language}/dispute-taken`);
    expect(await confirmedOf(rental)).toEqual([]);

    await onStripe(baseURL, saleId, 'win');
    await expect(page.getByText(text.states.dispute.returned, { exact: true })).toBeVisible();
    await expect(answer).toHaveCount(0);
    await picture(page, `${language}/dispute-won`);
    await page.getByRole('link', { name: text.again }).click();
    await expect(page.getByRole('heading', { level: 1, name: amountIn(language) })).toBeVisible();
    await expect(page.getByRole('link', { name: text.first })).toBeVisible();
    await expect(page.getByText(paid.again)).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, `payment after a dispute ${language}`);
    await picture(page, `${language}/dispute-again`);
    expect(await confirmedOf(rental)).toEqual([AMOUNT]);

    const second = await payByCard(rental, page, baseURL);
    // Told on whichever screen one is; this one has listened since it was opened.
    await onStripe(baseURL, second.saleId, 'dispute');
    await expect(page.getByText(notices.card_disputed)).toBeVisible();
    await picture(page, `${language}/dispute-notice`);
    await page.getByRole('button', { name: notices.open, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/finance/payments/${second.paymentId}$`));
    await onStripe(baseURL, second.saleId, 'lose');
    await expect(page.getByText(text.states.dispute.lost, { exact: true })).toBeVisible();
    await expectLoaded(page);
    await picture(page, `${language}/dispute-lost`);
    expect(await confirmedOf(rental)).toEqual([AMOUNT]);
  });

  test(`a refund that was made at the processor is on its payment (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { claims: text, refund } = await wordsOf('ownerCards', language);
    const { payment } = await wordsOf('ownerMoney', language);
    const rental = await makeCardRental(baseURL, 'stripe');
    const page = await open({ language, width: 360, session: rental.owner.session });
    const { paymentId, saleId } = await payByCard(rental, page, baseURL);
    await onStripe(baseURL, saleId, 'refund');
    await page.goto(`/owner-dashboard/finance/payments/${paymentId}`);
    // Once: among the refunds of its payment.
    await expect(page.getByText(refund.states.done, { exact: true })).toBeVisible();
    await expect(page.getByText(payment.paidNothing)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.title })).toHaveCount(0);
    await expectLoaded(page);
    await expectAccessible(page, `refund outside ${language}`);
    await picture(page, `${language}/refund-outside`);
  });
}
