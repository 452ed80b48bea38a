import { beforeEach, describe, expect, test } from 'vitest';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { answerLease, LEASE_ID, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { reportedPayment } from '#tests/screens/fixtures/money.ts';
import { answerTenancy, myLease } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const DUE = 1_000_000;
const money = (minor: number, language: Language) => formatMoney(minor, 'DOP', language);
const charge = row(
  'charges_list',
  {
    id: newId(),
    lease_id: LEASE_ID,
    property_id: newId(),
    kind: 'deposit',
    description: '',
    currency: 'DOP',
  },
  { amount_minor: DUE, outstanding_minor: DUE, allocated_minor: 0, credited_minor: 0, due_on: '2026-05-01' },
  { period_start: null, period_end: null, reversed_at: null, reversal_reason: '', posting_number: 1 },
  { property_name: 'Torre Mar', unit_label: 'A-1', tenant_name: 'Pedro Núñez' },
);

describe('a payment that an owner records', () => {
  beforeEach(() => {
    answerLease({ receivable_minor: DUE, billed_minor: DUE });
    server.rows('charges_list', [charge]);
    server.empty('accounts', 'account_balances');
    server.call('similar_payments', []);
  });

  for (const [name, typed, language] of [
    ['a part', '4000', 'es'],
    ['more than is owed', '15000', 'en'],
  ] as const)
    test(`says before it is sent what becomes of ${name}, and after it what is left (${language})`, async () => {
      const { owner } = await textsOf(language);
      const { record: form, explain } = owner.payment;
      const isPart = typed === '4000';
      const rest = isPart ? 600_000 : 500_000;
      server.call('record_payment', () => {
        answerLease({
          billed_minor: DUE,
          receivable_minor: isPart ? rest : 0,
          credit_minor: isPart ? 0 : rest,
        });
        return newId();
      });
      const screen = await openScreen(LEASE_PATH, { language, width: isPart ? 360 : 1440 });
      await screen.getByRole('button', { name: owner.lease.recordPayment }).click();
      const dialog = screen.getByRole('dialog');
      await dialog.getByLabelText(form.amount).fill(typed);
      const amount = { amount: money(rest, language) };
      await expect
        .element(dialog.getByText(isPart ? explain.partial(amount) : explain.over(amount)))
        .toBeVisible();
      await expectAccessible();
      await dialog.getByRole('button', { name: form.submit }).click();
      await expect.element(screen.getByText(form.done)).toBeVisible();
      const figure = screen.getByText(isPart ? owner.lease.owes : owner.lease.inCredit);
      await expect.element(figure).toBeVisible();
      await expect.poll(() => figure.element().parentElement?.textContent).toContain(money(rest, language));
      expect(server.callsOf('record_payment')).toMatchObject([
        { p_lease_id: LEASE_ID, p_amount_minor: Number(typed) * 100 },
      ]);
    });
});

test('a confirmation that is pressed twice is sent once', async () => {
  const { payment: text } = (await textsOf('en')).owner;
  const payment = reportedPayment();
  server.rows('payments_list', [payment]);
  server.empty('charges_list', 'accounts', 'account_balances', 'refunds');
  server.call('similar_payments', []);
  server.rows('payments', [{ amount_minor: DUE, refunded_minor: 0, moved_minor: 0, fee_minor: 0 }]);
  const { answer, release } = hold<string>();
  server.call('confirm_payment', answer);
  const screen = await openScreen(`/owner-dashboard/finance/payments/${payment.id}`, { language: 'en' });
  await screen.getByRole('button', { name: text.confirm }).dblClick();
  release(payment.id ?? '');
  await expect.element(screen.getByText(text.confirmed).first()).toBeVisible();
  expect(server.callsOf('confirm_payment')).toHaveLength(1);
});

test('what a tenant has paid over is told at home', async () => {
  const { home } = (await textsOf('en')).tenant;
  answerTenancy([myLease()]);
  server.rows('lease_balances', [
    {
      lease_id: LEASE_ID,
      billed_minor: DUE,
      paid_minor: 1_500_000,
      receivable_minor: 0,
      credit_minor: 500_000,
    },
  ]);
  const screen = await openScreen('/tenant-dashboard/', { language: 'en', width: 360 });
  await expect
    .element(screen.getByText(home.credit({ amount: money(500_000, 'en') }), { exact: false }))
    .toBeVisible();
});
