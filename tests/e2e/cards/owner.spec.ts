import { randomUUID } from 'node:crypto';
import { formatMoney } from '#src/i18n/format.ts';
import { localStripe } from '#stack/cards/stripe.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { chooseAction } from '#tests/support/record-menu.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { callAs, makeCardRental, wordsOf } from './place.ts';

test('el propietario escribe sus credenciales, prueba y ofrece tarjetas', async ({ open, baseURL }) => {
  const text = await wordsOf('ownerCards', 'es');
  const rental = await makeRental(baseURL);
  const page = await open({ language: 'es', width: 1440, session: rental.owner.session });
  await page.goto('/owner-dashboard/finance/online-payments');
  await page.getByLabel(text.cards.processor).selectOption('stripe');
  await expect(page.getByLabel(text.cards.takes)).toBeDisabled();
  // What is chosen before the credentials are written is still chosen afterwards.
  await page.getByLabel(text.cards.feePayers.tenant).check();
  await page.getByLabel(text.cards.feePercent).fill('4.5');
  await page.getByRole('button', { name: text.cards.enter }).click();
  const dialog = page.getByRole('dialog');
  const { fields } = text.dialog;
  await dialog.getByLabel(fields.secretKey, { exact: true }).fill('pk_live_12345678');
  await dialog.getByRole('button', { name: text.dialog.submit }).click();
  await expect(dialog.getByText(text.dialog.invalid)).toHaveCount(2);
  await expect(dialog.getByLabel(fields.secretKey, { exact: true })).toHaveValue('pk_live_12345678');
  await dialog.getByLabel(fields.secretKey, { exact: true }).fill(localStripe.secretKey);
  await dialog.getByLabel(fields.webhookSecret, { exact: true }).fill(localStripe.webhookSecret);
  await expectAccessible(page, 'card credentials es');
  await picture(page, 'es/card-credentials');
  await dialog.getByRole('button', { name: text.dialog.submit }).click();
  await expect(page.getByText(/no se vuelven a mostrar/)).toBeVisible();
  await expect(page.getByLabel(text.cards.feePayers.tenant)).toBeChecked();
  await expect(page.getByLabel(text.cards.feePercent)).toHaveValue('4.5');
  // The test leads away: what is not saved would be lost.
  await expect(page.getByRole('button', { name: text.cards.trial })).toBeDisabled();
  await page.getByRole('button', { name: text.save, exact: true }).click();

  await page.getByRole('button', { name: text.cards.trial }).click();
  await page.getByRole('button', { name: 'Aprobar / Approve' }).click();
  await expect(page.getByText(text.cards.trialResult({ state: text.latest.states.approved }))).toBeVisible();
  await page.getByLabel(text.cards.takes).check();
  await page.getByLabel(text.cards.isTest).uncheck();
  await page.getByLabel(text.byHand.transferText).fill('Banco 1\nCuenta 2');
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByText(text.cards.live)).toBeVisible();
  await expectAccessible(page, 'online payments es');
  await picture(page, 'es/online-payments');
  const kept = await made(
    rental.owner.client
      .from('online_payment_settings')
      .select('takes_cards, is_test, processor, transfer_text, fee_payer, fee_basis_points')
      .single(),
  );
  expect(kept).toEqual({
    takes_cards: true,
    is_test: false,
    processor: 'stripe',
    transfer_text: 'Banco 1\nCuenta 2',
    fee_payer: 'tenant',
    fee_basis_points: 450,
  });
  const posted = await rental.owner.client.from('payments').select('id').eq('lease_id', rental.leaseId);
  expect(posted.data).toEqual([]);
});

test('an owner gives a part back to the card, and a plan is agreed for what is owed', async ({
  open,
  baseURL,
}) => {
  const text = await wordsOf('ownerCards', 'en');
  const rental = await makeCardRental(baseURL, 'azul');
  const amountMinor = rental.depositMinor;
  const body = { leaseId: rental.leaseId, amountMinor, feeMinor: 0, requestId: randomUUID(), language: 'en' };
  const opened = await callAs(baseURL, rental.tenant.session, '/api/cards/payments', body);
  const { id, url } = (await opened.json()) as { id: string; url: string };
  const page = await open({ language: 'en', width: 1440, session: rental.owner.session });
  const processor = await page.context().newPage();
  await processor.goto(url);
  await processor.getByRole('button', { name: /lose the answer/ }).click();
  await expect(processor.getByRole('heading', { name: /Pagado/ })).toBeVisible();
  await callAs(baseURL, rental.tenant.session, '/api/cards/checks', { id });
  const attempt = await made(
    rental.owner.client.from('card_payments').select('payment_id').eq('id', id).single(),
  );

  // An attempt can be followed up: whose it was, and where they live.
  await page.goto('/owner-dashboard/finance/online-payments');
  await expect(page.getByRole('link', { name: rental.tenant.name })).toHaveAttribute(
    'href',
    new RegExp(`/leases/${rental.leaseId}$`),
  );
  await expect(page.getByText(`${rental.property}, ${rental.unit}`)).toBeVisible();
  await picture(page, 'en/latest-attempts');

  await goWithin(page, `/owner-dashboard/finance/payments/${attempt.payment_id}`);
  await chooseAction(page, text.refund.action, 'en');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(text.refund.amount, { exact: true }).fill('99999999');
  await dialog.getByRole('button', { name: text.refund.submit }).click();
  await expect(dialog.getByText(text.refund.amountWrong)).toBeVisible();
  await dialog.getByLabel(text.refund.amount, { exact: true }).fill('4000');
  await dialog.getByLabel(text.refund.reason).fill('Charged twice');
  await expectAccessible(page, 'refund en');
  await picture(page, 'en/refund');
  await dialog.getByRole('button', { name: text.refund.submit }).click();
  await expect(page.getByText(text.refund.results.done)).toBeVisible();
  await expect(page.getByText(text.refund.states.done, { exact: true })).toBeVisible();
  await picture(page, 'en/refunded-payment');

  await goWithin(page, `/owner-dashboard/leases/${rental.leaseId}#plan`);
  await page.getByRole('button', { name: text.plan.agree }).click();
  const plan = page.getByRole('dialog');
  await expect(plan.getByText(text.plan.owed({ amount: formatMoney(400_000, 'DOP', 'en') }))).toBeVisible();
  const second = plan.getByRole('group', { name: text.plan.instalment({ position: 2 }) });
  await second.getByLabel(text.plan.amount).fill('1');
  await plan.getByRole('button', { name: text.plan.submit }).click();
  await expect(plan.getByRole('alert')).toBeVisible();
  await plan.getByLabel(text.plan.count).fill('2');
  await expectAccessible(page, 'plan en');
  await picture(page, 'en/plan-dialog');
  await plan.getByRole('button', { name: text.plan.submit }).click();
  await expect(page.getByText(text.plan.states.active)).toBeVisible();
  await picture(page, 'en/lease-with-plan');
  const instalments = await made(
    rental.owner.client
      .from('payment_plan_instalments')
      .select('amount_minor')
      .eq('lease_id', rental.leaseId),
  );
  expect(instalments.map((row) => row.amount_minor)).toEqual([200_000, 200_000]);
});
