import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const HOME = '/owner-dashboard/';
const place = { property_name: 'Torre Ámbar', unit_label: '3B' };
const tenant = { tenant_name: 'Yesenia Mercedes', ...place };

/** A portfolio at work: one payment to confirm, one late lease, one vacant unit. */
function answerHome(): void {
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
