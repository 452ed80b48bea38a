import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { linkMailedAbout } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/picture.ts';
import { made, type Rental, recordPayment } from '#tests/support/rental.ts';
import { makeCardRental, wordsOf } from './place.ts';

/** The worker's timer, which takes the mail that waits to the mailbox. */
async function deliver(request: APIRequestContext, { organizationId }: Rental): Promise<void> {
  const run = await request.post(`/_local/jobs/run?organization=${organizationId}`);
  expect(run.ok()).toBe(true);
}

test('el propietario cambia de procesador: se le pregunta antes, y el pago automático queda en pausa enseguida', async ({
  open,
  baseURL,
  request,
}) => {
  const text = await wordsOf('tenantAutopay', 'es');
  const { stopping, ...office } = await wordsOf('ownerCards', 'es');
  const { actions } = await wordsOf('common', 'es');
  const rental = await makeCardRental(baseURL, 'azul');
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await page.goto('/tenant-dashboard/payments/autopay');
  await page.getByLabel(text.form.otherDay).check();
  // The rent is due on the 28th.
  await page.getByLabel(text.form.chosenDay).selectOption('5');
  await expect(page.getByText(text.form.earlyDay)).toBeVisible();
  await picture(page, 'es/autopay-early-day');
  await page.getByLabel(text.form.limit).fill('30000');
  await page.getByLabel(text.form.consent).check();
  await page.getByRole('button', { name: /^Guardar la tarjeta y pagar/ }).click();
  await page.getByRole('button', { name: 'Aprobar / Approve' }).click();
  await page.getByRole('link', { name: text.link.see }).click();
  await expect(page.getByText(text.active.on, { exact: true })).toBeVisible();
  await expect(page.getByText(text.charges.empty)).toBeVisible();

  const desk = await open({ language: 'es', width: 1440, session: rental.owner.session });
  await desk.goto('/owner-dashboard/finance/online-payments');
  await desk.getByLabel(office.cards.processor).selectOption('cardnet');
  const save = desk.getByRole('button', { name: office.save, exact: true });
  await save.click();
  const question = desk.getByRole('alertdialog');
  await expect(question.getByText(stopping.count({ count: 1 }))).toBeVisible();
  await expectAccessible(desk, 'another processor es');
  await picture(desk, 'es/another-processor');
  await question.getByRole('button', { name: actions.back, exact: true }).click();
  const processorOf = () =>
    made(rental.owner.client.from('online_payment_settings').select('processor').single());
  expect(await processorOf()).toEqual({ processor: 'azul' });
  await save.click();
  await question.getByRole('button', { name: stopping.paused.confirm }).click();
  await expect(desk.getByText(office.autopay.stops.processor_changed)).toBeVisible();
  expect(await processorOf()).toEqual({ processor: 'cardnet' });

  await expect(page.getByText(text.stops.processor_changed)).toBeVisible();
  await expect(page.getByText(text.active.on, { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: text.active.resume })).toBeHidden();
  await picture(page, 'es/autopay-stopped');
  await goWithin(page, '/tenant-dashboard/payments');
  await expect(page.getByRole('link', { name: text.link.paused })).toBeVisible();
  await deliver(request, rental);
  const waiting = await made(
    rental.tenant.client.from('autopays').select('stopped_for').eq('lease_id', rental.leaseId).single(),
  );
  expect(waiting).toEqual({ stopped_for: 'processor_changed' });
  expect(await linkMailedAbout(request, rental.tenant.email, 'Su pago automático se detuvo')).toContain(
    '/payments/autopay',
  );
});

test('al inquilino se le dice lo que la oficina registra, devuelve y reversa', async ({
  open,
  baseURL,
  request,
}) => {
  const text = await wordsOf('tenantPay', 'es');
  const rental = await makeCardRental(baseURL, 'azul');
  const paymentId = await recordPayment(rental, 1_000_000);
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  const list = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await page.goto(`/tenant-dashboard/payments/${paymentId}`);
  await expect(page.getByText('Confirmado').first()).toBeVisible();
  await list.goto('/tenant-dashboard/payments');
  await expect(list.getByText('Confirmado')).toBeVisible();
  await made(
    rental.owner.client.rpc('refund_payment', {
      p_request_id: randomUUID(),
      p_payment_id: paymentId,
      p_amount_minor: 400_000,
      p_method: 'transfer',
      p_reason: 'Pagó de más',
    }),
  );
  const amount = formatMoney(400_000, 'DOP', 'es');
  // Both are open already: nobody loads them again.
  await expect(page.getByText(text.moved.reason({ reason: 'Pagó de más' }))).toBeVisible();
  await expect(page.getByText(/4,000\.00 el .* Transferencia/)).toBeVisible();
  await expect(list.getByText(text.refundedPart({ amount }))).toBeVisible();
  await expectAccessible(page, 'refunded payment es');
  await expectAccessible(list, 'payments with a refund es');
  await picture(page, 'es/tenant-refunded-payment');
  await picture(list, 'es/tenant-refunded-list');

  const bounced = await recordPayment(rental, 200_000);
  await made(
    rental.owner.client.rpc('bounce_payment', {
      p_request_id: randomUUID(),
      p_payment_id: bounced,
      p_reason: 'Cheque sin fondos',
      p_fee_minor: 75_000,
      p_fee_description: 'Pago devuelto',
    }),
  );
  await deliver(request, rental);
  await goWithin(list, '/tenant-dashboard/');
  await expect(list.getByText(text.moved.refunded({ amount: 'RD$4,000' }))).toBeVisible();
  await expect(list.getByText(text.moved.reversed({ amount: 'RD$2,000' }))).toBeVisible();
  await expect(list.getByText(text.moved.reason({ reason: 'Cheque sin fondos' }))).toBeVisible();
  await expectAccessible(list, 'home with money taken back es');
  await picture(list, 'es/home-moved-money');
  const mailed = (subject: string) => linkMailedAbout(request, rental.tenant.email, subject);
  expect(await mailed('quedó registrado')).toContain('/tenant-dashboard/payments/');
  expect(await mailed('Le devolvieron')).toContain(`/payments/${paymentId}`);
  expect(await mailed('fue reversado')).toContain(`/payments/${bounced}`);
});
