import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cashPosition } from '#tests/screens/fixtures/books.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Returned, row, TODAY, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { ORGANIZATION } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const HOME = '/owner-dashboard/';
type Steps = Returned<'first_steps'>[number];

/** A home in which nothing has come in yet. */
function answerStart(steps: Steps, propertyCount = 1): void {
  server.call('home_overview', {
    totals: {
      property_count: propertyCount,
      unit_count: propertyCount,
      occupied_unit_count: 0,
      tenant_count: 0,
      reported_payment_count: 0,
    },
    ...{ monthly: [], month_ends: [], arrears: [], reported: [], plan_requests: [], late: [] },
    ...{ ending: [], urgent: [], vacant: [] },
  });
  server.call('first_steps', [
    {
      ...{ has_unit: false, says_how_to_pay: false, has_tax_profile: false, has_invited: false },
      ...{ has_team: false, lease_id: null, uninvited_lease_id: null },
      ...{ payment_id: null, receipt_id: null, receipt_number: null, paid_on: null },
      ...steps,
    },
  ]);
}

test.each([
  ['es', 'light'],
  ['en', 'dark'],
] as const)(
  'somebody new is asked three things, and led to what they want first (%s)',
  async (language, theme) => {
    const { owner } = await textsOf(language);
    const { welcome: text } = owner;
    const made = ORGANIZATION.id ?? '';
    let seats: ReturnType<typeof row<'memberships'>>[] = [];
    server.rows('memberships', () => seats);
    server.call('create_organization', () => {
      seats = [
        row('memberships', {
          user_id: USER_ID,
          role: 'owner',
          created_at: NOW,
          $organizations: ORGANIZATION,
        }),
      ];
      return made;
    });
    server.otherwise(() => hold().answer);
    const screen = await openScreen(HOME, { language, theme, width: 360 });
    await expect.element(screen.getByLabelText(text.name, { exact: true })).toHaveValue('Ana Reyes');
    await expectAccessible();
    const want = (name: string) => screen.getByRole('radio', { name, exact: false });
    await expect.element(want(text.firsts.collect)).toBeChecked();
    await want(text.homeCounts.many).click();
    await expect.element(want(text.firsts.bring)).toBeChecked();
    await want(text.firsts.look).click();
    await want(text.homeCounts.few).click();
    await expect.element(want(text.firsts.look)).toBeChecked();
    await want(text.firsts.bring).click();
    await screen.getByRole('button', { name: text.submit }).click();
    await expect.poll(() => location.pathname).toBe('/owner-dashboard/properties/files');
    expect(server.callsOf('create_organization')).toMatchObject([
      { p_name: 'Ana Reyes', p_kind: 'person', p_default_currency: 'DOP' },
    ]);
  },
);

test('on a phone the next step stands alone, and the others come when they are asked for', async () => {
  const { steps: text } = (await textsOf('es')).owner;
  const lease = newId();
  answerStart({ has_unit: true, lease_id: lease, uninvited_lease_id: lease, says_how_to_pay: true });
  const screen = await openScreen(HOME, { width: 360 });
  await expect.element(screen.getByText(text.count({ done: 3, total: 7 }))).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: text.each.invite.verb }))
    .toHaveAttribute('href', `/owner-dashboard/leases/${lease}?new=1`);
  await expect.element(screen.getByText(text.each.team.title)).not.toBeVisible();
  await screen.getByRole('button', { name: text.all }).click();
  await expect
    .element(screen.getByRole('link', { name: text.each.team.title }))
    .toHaveAttribute('href', '/owner-dashboard/team?step=1');
  await expectAccessible();
});

test('they are hidden by a press, and shown again under Organization', async () => {
  const { owner } = await textsOf('en');
  const { steps: text } = owner;
  answerStart({ has_unit: true });
  const screen = await openScreen(HOME, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByRole('link', { name: text.each.lease.verb })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.hide }).click();
  await expect.element(screen.getByRole('heading', { name: text.title })).not.toBeInTheDocument();
  server.rows('organizations', [ORGANIZATION]);
  server.rows('journal_entries', []);
  const navigation = screen.getByRole('navigation').first();
  await navigation.getByRole('button', { name: owner.navigation.settings }).click();
  await navigation.getByRole('link', { name: owner.navigation.organization }).click();
  await screen.getByRole('button', { name: text.showAgain }).click();
  await expect.element(screen.getByText(text.shown)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: text.showAgain })).not.toBeInTheDocument();
  await userEvent.keyboard('gh');
  await expect.element(screen.getByRole('heading', { name: text.title })).toBeVisible();
});

test('before there is a property nothing else stands there, and they cannot be hidden', async () => {
  const { steps: text } = (await textsOf('es')).owner;
  answerStart({}, 0);
  const screen = await openScreen(HOME, { theme: 'dark' });
  await expect
    .element(screen.getByRole('link', { name: text.each.home.verb }))
    .toHaveAttribute('href', '/owner-dashboard/properties/new');
  await expect.element(screen.getByRole('button', { name: text.hide })).not.toBeInTheDocument();
});

test('the first payment ends them: its receipt, and what may still be done', async () => {
  const { owner } = await textsOf('es');
  const { steps: text } = owner;
  const payment = newId();
  const paid = { payment_id: payment, receipt_id: newId(), receipt_number: 1, paid_on: TODAY };
  answerStart({ has_unit: true, lease_id: newId(), has_invited: true, says_how_to_pay: true, ...paid });
  server.call('cash_positions', [cashPosition({ deposits_owed_minor: 2_500_000 })]);
  const screen = await openScreen(HOME, { width: 360 });
  await expect.element(screen.getByText(text.setTitle)).toBeVisible();
  await expect
    .element(screen.getByText(text.deposits({ amount: 'RD$25,000.00' }), { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('R-000001', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: owner.payment.downloadReceipt })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: text.seePayment }))
    .toHaveAttribute('href', `/owner-dashboard/finance/payments/${payment}`);
  await expect.element(screen.getByRole('link', { name: text.each.taxes.title })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: text.title })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a payment of long ago says nothing any more', async () => {
  const { owner } = await textsOf('en');
  answerStart({
    has_unit: true,
    payment_id: newId(),
    receipt_id: newId(),
    receipt_number: 1,
    paid_on: '2026-01-15',
  });
  const screen = await openScreen(HOME, { language: 'en' });
  await expect.element(screen.getByRole('region', { name: owner.home.stats.title })).toBeVisible();
  await expect.poll(() => server.callsOf('first_steps').length).toBe(1);
  await expect.element(screen.getByText(owner.steps.setTitle)).not.toBeInTheDocument();
});
