import { randomUUID } from 'node:crypto';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental, recordPayment } from '#tests/support/rental.ts';
import { wordsOf } from './place.ts';

const FEE = 75_000;

/** Two charges that are overdue since different days, beside the deposit that is due today; a payment that came back. */
async function fallBehind(rental: Rental) {
  const { owner, leaseId, startsOn } = rental;
  for (const [daysAgo, amountMinor] of [
    [44, 4_050_000],
    [12, 3_652_500],
  ] as const)
    await made(
      owner.client.rpc('add_charge', {
        p_request_id: randomUUID(),
        p_lease_id: leaseId,
        p_kind: 'utility',
        p_amount_minor: amountMinor,
        p_due_on: addDays(startsOn, -daysAgo),
        p_description: '',
      }),
    );
  const returned = await recordPayment(rental, 500_000);
  await made(
    owner.client.rpc('bounce_payment', {
      p_request_id: randomUUID(),
      p_payment_id: returned,
      p_reason: 'Sin fondos',
      p_fee_minor: FEE,
    }),
  );
  const kept = await recordPayment(rental, 100_000);
  await made(
    owner.client.rpc('refund_payment', {
      p_request_id: randomUUID(),
      p_payment_id: kept,
      p_amount_minor: 40_000,
      p_method: 'transfer',
      p_reason: 'Cobro de más',
    }),
  );
}

test('lo vencido en varios días se lee con el más antiguo, y un cargo en el idioma de quien lo lee', async ({
  open,
  baseURL,
}) => {
  const rental = await makeRental(baseURL);
  await fallBehind(rental);
  const { home } = await wordsOf('tenant', 'es');
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await page.goto('/tenant-dashboard/');
  const amount = formatMoney(4_050_000 + 3_652_500 - 60_000, 'DOP', 'es', { trimCents: true });
  const date = formatDate(addDays(rental.startsOn, -44), 'es', 'dayMonth');
  await expect(page.getByText(home.partsOverdue({ amount, date }))).toBeVisible();
  await expectAccessible(page, 'home overdue es');
  await picture(page, 'es/home-overdue');
  await goWithin(page, '/tenant-dashboard/charges');
  await expect(page.getByText('Cargo por pago devuelto')).toBeVisible();
  await picture(page, 'es/charges-returned');
  await goWithin(page, '/tenant-dashboard/payments/statement');
  await expect(page.getByText('Cargo por pago devuelto')).toBeVisible();
  await expectAccessible(page, 'statement es');
  await picture(page, 'es/statement-returned');

  const english = await open({ language: 'en', width: 360, theme: 'dark', session: rental.tenant.session });
  await english.goto('/tenant-dashboard/');
  await expect(english.getByText(/is overdue; the oldest part was due on/)).toBeVisible();
  await picture(english, 'en/home-overdue');
  await goWithin(english, '/tenant-dashboard/charges');
  await expect(english.getByText('Returned payment fee')).toBeVisible();

  // The owner tells what went back from what came back.
  const desk = await open({ language: 'es', width: 1440, session: rental.owner.session });
  await desk.goto(`/owner-dashboard/leases/${rental.leaseId}`);
  const line = desk.getByRole('row');
  await expect(line.filter({ hasText: 'Devolución' })).toContainText('RD$400.00');
  await expect(line.filter({ hasText: 'Cargo por pago devuelto' })).toContainText('RD$750.00');
  await picture(desk, 'es/lease-returned');
});
