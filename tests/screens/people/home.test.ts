import { expect, test } from 'vitest';
import { listedCharge, reportedPayment } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const HOME = '/owner-dashboard/';
const place = { property_name: 'Torre Ámbar', unit_label: '3B' };
const tenant = { tenant_name: 'Yesenia Mercedes', ...place };

/** A portfolio at work: one payment to confirm, one late lease, one vacant unit. */
function answerHome(reported: { id?: string; lease_id?: string } = {}): void {
  server.call('home_overview', {
    totals: {
      property_count: 3,
      unit_count: 41,
      occupied_unit_count: 36,
      tenant_count: 36,
      reported_payment_count: 1,
    },
    monthly: [
      {
        month: '2026-05-01',
        currency: 'DOP',
        billed_minor: 134_679_840,
        collected_minor: 104_968_200,
        revenue_minor: 111_835_200,
      },
    ],
    month_ends: [{ month: '2026-04-01', property_count: 3, unit_count: 41, leased_unit_count: 36 }],
    arrears: [{ currency: 'DOP', lease_count: 1, outstanding_minor: 6_300_000 }],
    reported: [
      {
        id: newId(),
        lease_id: newId(),
        currency: 'DOP',
        amount_minor: 4_252_500,
        received_minor: null,
        received_currency: null,
        paid_on: '2026-05-14',
        created_at: '2026-05-14T12:00:00Z',
        ...tenant,
        ...reported,
      },
    ],
    plan_requests: [],
    late: [
      {
        lease_id: newId(),
        currency: 'DOP',
        oldest_due_on: '2026-05-01',
        outstanding_minor: 6_300_000,
        ...tenant,
      },
    ],
    ending: [],
    urgent: [],
    vacant: [],
  });
}

test('on a phone, what waits for somebody comes before every figure', async () => {
  const { owner } = await textsOf('es');
  answerHome();
  const screen = await openScreen(HOME, { width: 360 });
  const needs = screen.getByRole('heading', { name: owner.home.needs.title });
  await expect.element(needs).toBeVisible();
  const figures = screen.getByRole('region', { name: owner.home.stats.title });
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(needs.element())).toBeLessThan(450);
  expect(top(needs.element())).toBeLessThan(top(figures.element()));
  await expect.element(screen.getByText('Yesenia Mercedes').first()).toBeVisible();
  await expectAccessible();
});

test('a reported payment is confirmed beside its proof and what it pays', async () => {
  const { owner } = await textsOf('en');
  const { needs } = owner.home;
  const payment = reportedPayment({ proof_path: 'proofs/one.pdf', amount_minor: 4_252_500 });
  const { id, lease_id } = payment;
  answerHome({ id, lease_id });
  server.rows('payments_list', [payment]);
  server.rows('charges_list', [
    listedCharge({ lease_id, amount_minor: 4_252_500, outstanding_minor: 4_252_500 }),
  ]);
  server.empty('accounts', 'account_balances');
  server.call('similar_payments', []);
  server.call('confirm_payment', payment.id ?? '');
  server.at('POST', '/storage/v1/object/sign/payment-proofs/', () => ({ signedURL: '/object/sign/one.pdf' }));
  const screen = await openScreen(HOME, { language: 'en', width: 360 });
  const named = { amount: 'RD$42,525.00', name: 'Yesenia Mercedes' };
  await screen.getByRole('button', { name: needs.confirmNamed(named) }).click();
  const dialog = screen.getByRole('dialog', { name: needs.confirmTitle(named) });
  await expect.element(dialog.getByRole('link', { name: owner.payment.proofOpenPdf })).toBeVisible();
  await expect.element(dialog.getByText(owner.payment.explain.exact)).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('confirm_payment')).toEqual([]);
  await dialog.getByRole('button', { name: owner.payment.confirm }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf('confirm_payment')).toHaveLength(1);
});

test('one action stands by itself, the others behind a button', async () => {
  const { owner } = await textsOf('en');
  answerHome();
  const screen = await openScreen(HOME, { language: 'en', theme: 'dark' });
  const record = screen.getByRole('link', { name: owner.home.recordPayment });
  await expect.element(record).toHaveAttribute('href', '/owner-dashboard/finance?record=1');
  await screen.getByRole('button', { name: owner.home.otherActions }).click();
  const { addProperty, newTenant, maintenanceRequest, generateInvoice, sendMessage, viewReports } =
    owner.home;
  for (const name of [addProperty, newTenant, maintenanceRequest, generateInvoice, sendMessage, viewReports])
    await expect.element(screen.getByRole('menuitem', { name })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('menuitem', { name: addProperty }).click();
  expect(window.location.pathname).toBe('/owner-dashboard/properties/new');
});

test('who looks after repairs is offered no money', async () => {
  const { owner } = await textsOf('es');
  answerHome();
  const screen = await openScreen(HOME, { role: 'maintenance' });
  await screen.getByRole('button', { name: owner.home.otherActions }).click();
  await expect.element(screen.getByRole('menuitem', { name: owner.home.maintenanceRequest })).toBeVisible();
  await expect
    .element(screen.getByRole('menuitem', { name: owner.home.viewReports }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: owner.home.recordPayment })).not.toBeInTheDocument();
});
