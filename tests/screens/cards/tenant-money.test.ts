import { beforeEach, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';
import { answerPaying, cardAttempt, OWED, tenantCharge } from '#tests/screens/fixtures/cards.ts';
import { LEASE_ID } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { NOW, newId, row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const HOME = '/tenant-dashboard';
const behind = [
  tenantCharge(4_050_000, { kind: 'utility', due_on: '2026-04-01' }),
  tenantCharge(3_652_500, { kind: 'utility', due_on: '2026-05-03' }),
  tenantCharge(OWED),
];

beforeEach(() => answerPaying());

test('what is overdue since several days is told with the oldest (es)', async () => {
  const { home } = await wordsOf('tenant', 'es');
  server.rows('charges', behind);
  const screen = await openScreen(`${HOME}/`, { width: 360 });
  const amount = formatMoney(7_702_500, 'DOP', 'es', { look: 'said' });
  const date = formatDate('2026-04-01', 'es', 'dayMonth');
  await expect.element(screen.getByText(home.partsOverdue({ amount, date }))).toBeVisible();
  await expectAccessible();
});

test('what is overdue since several days is told with the oldest (en)', async () => {
  server.rows('charges', behind);
  const screen = await openScreen(`${HOME}/`, { language: 'en', width: 360, theme: 'dark' });
  await expect.element(screen.getByText(/is overdue; the oldest part was due on/)).toBeVisible();
});

test.each([
  ['es', 'Cargo por pago devuelto'],
  ['en', 'Returned payment fee'],
] as const)('a charge is named in the language of who reads it (%s)', async (language, name) => {
  server.rows('charges', [tenantCharge(75_000, { kind: 'returned_payment' })]);
  const screen = await openScreen(`${HOME}/charges`, { language, width: 360 });
  await expect.element(screen.getByText(name).first()).toBeVisible();
});

test('a part of a bill that was passed on is read as what it was written for, with its day', async () => {
  const { charge: text } = await wordsOf('tenant', 'es');
  const description = 'Cuota de condominio, mayo de 2026 · Administración Naco';
  server.rows('charges', [
    tenantCharge(500_001, { kind: 'condominium_fee', description, due_on: '2026-05-30' }),
  ]);
  const screen = await openScreen(`${HOME}/charges`, { width: 360 });
  const line = screen.getByRole('listitem').filter({ hasText: description });
  await expect.element(line.getByText(formatMoney(500_001, 'DOP', 'es'))).toBeVisible();
  await expect.element(line.getByText(text.due({ date: '30 de mayo' }))).toBeVisible();
});

/** An automatic payment that goes on. */
const autopay = row(
  'autopays',
  { id: newId(), lease_id: LEASE_ID, user_id: USER_ID, status: 'active', processor: 'azul', currency: 'DOP' },
  { limit_minor: 3_000_000, pays_on: null, consent_version: '2026-01-01', consented_at: NOW },
  { card_payment_id: newId(), card_last4: '4242', card_expires: '2030-12-31', counts_from: '2026-05-01' },
  { stopped_for: null },
);

test('a month without an automatic charge says why', async () => {
  const text = await wordsOf('tenantAutopay', 'en');
  server.rows('autopays', [autopay]);
  const skipped = (month: string, skipped_for: string) =>
    row(
      'autopay_charges',
      { id: newId(), lease_id: LEASE_ID, month, attempt: 1, status: 'skipped', currency: 'DOP' },
      { announced_minor: 0, amount_minor: null, charge_on: month, skipped_for },
    );
  server.rows('autopay_charges', [
    skipped('2026-05-01', 'payment_waiting'),
    skipped('2026-04-01', 'not_offered'),
  ]);
  const screen = await openScreen(`${HOME}/payments/autopay`, { language: 'en', width: 360, theme: 'dark' });
  await expect.element(screen.getByText(text.active.on, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(text.charges.skips.payment_waiting)).toBeVisible();
  await expect.element(screen.getByText(text.charges.skips.not_offered)).toBeVisible();
  await expectAccessible();
});

test('where automatic payments are off they are not called on', async () => {
  const text = await wordsOf('tenantAutopay', 'es');
  answerPaying({ takes_autopay: false });
  server.rows('autopays', [autopay]);
  const screen = await openScreen(`${HOME}/payments/autopay`, { width: 360 });
  await expect.element(screen.getByText(text.notOffered.title)).toBeVisible();
  await expect.element(screen.getByText(text.active.on, { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText(text.active.paused, { exact: true }).first()).toBeVisible();
});

test('a plan is asked for with a reason; a tap alone sends nothing', async () => {
  const { planRequest: text } = await wordsOf('tenantAutopay', 'en');
  server.call('request_payment_plan', ({ p_message = '' }) => {
    server.rows('plan_requests', [
      row(
        'plan_requests',
        { id: newId(), lease_id: LEASE_ID, user_id: USER_ID, status: 'open', currency: 'DOP', answer: '' },
        { owed_minor: OWED, instalment_count: 4, first_on: '2026-06-01', message: p_message },
        { created_at: NOW },
      ),
    ]);
    return newId();
  });
  const screen = await openScreen(`${HOME}/payments/plan`, { language: 'en', width: 360, theme: 'dark' });
  await screen.getByLabelText(text.count).selectOptions('4');
  await screen.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(text.messageMissing).first()).toBeVisible();
  expect(server.callsOf('request_payment_plan')).toEqual([]);
  await screen.getByLabelText(text.message).fill('I am paid on the 15th');
  await expectAccessible();
  await screen.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(text.states.open).first()).toBeVisible();
  const amount = formatMoney(OWED, 'DOP', 'en');
  await expect
    .element(screen.getByText(`You asked to pay ${amount} in 4 payments`, { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('I am paid on the 15th', { exact: false })).toBeVisible();
  expect(server.callsOf('request_payment_plan')).toMatchObject([{ p_instalment_count: 4 }]);
});

test('an answer that is found while the tenant waits is told', async () => {
  const { result: text } = await wordsOf('tenantPay', 'en');
  const attempt = cardAttempt();
  server.rows('card_payments', [attempt]);
  server.at('POST', '/api/cards/checks', () => {
    const paid = { card_last4: '4242', payment_id: newId() };
    server.rows('card_payments', [{ ...attempt, ...paid, status: 'approved' }]);
    return { status: 'approved' };
  });
  const screen = await openScreen(`${HOME}/payments/card/${attempt.id}`, { language: 'en', width: 360 });
  await expect.element(screen.getByRole('heading', { name: text.titles.pending })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: text.titles.approved })).toBeVisible();
  await expect.element(screen.getByText(text.cardEnding({ last4: '4242' }), { exact: false })).toBeVisible();
  await expectAccessible();
});

test('a card that was declined says so, and that one may try again', async () => {
  const { result: text } = await wordsOf('tenantPay', 'es');
  const attempt = cardAttempt({ status: 'declined' });
  server.rows('card_payments', [attempt]);
  const screen = await openScreen(`${HOME}/payments/card/${attempt.id}`, { width: 360, theme: 'dark' });
  await expect.element(screen.getByRole('heading', { name: text.titles.declined })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: text.again })).toBeVisible();
});

test('who pays again after a card was declined is led to the page of the processor', async () => {
  const { result, payCard, part, amount } = await wordsOf('tenantPay', 'es');
  const attempt = cardAttempt({ status: 'declined' });
  server.rows('card_payments', (params) => (params.has('id') ? [attempt] : []));
  const asked: unknown[] = [];
  server.at('POST', '/api/cards/payments', (_, body) => {
    asked.push(body);
    return { id: newId(), url: `${location.origin}/_processor/2` };
  });
  const screen = await openScreen(`${HOME}/payments/card/${attempt.id}`, { width: 360 });
  await screen.getByRole('link', { name: result.again }).click();
  await screen.getByLabelText(part).click();
  await screen.getByLabelText(amount, { exact: true }).fill('4000');
  const price = formatMoney(400_000, 'DOP', 'es', { look: 'said' });
  await screen.getByRole('button', { name: payCard({ amount: price }), exact: true }).click();
  expect(await departure()).toBe('/_processor/2');
  expect(asked).toMatchObject([{ leaseId: LEASE_ID, amountMinor: 400_000, feeMinor: 0, language: 'es' }]);
});

test('the statement names what came back and what was in favor in the language of who reads it', async () => {
  const { method } = tenantStatementWords.es;
  const line = (columns: Record<string, string | number | null>) => ({
    ...{
      occurred_on: '2026-05-02',
      kind: 'charge',
      amount_minor: 75_000,
      charge_kind: null,
      description: '',
    },
    ...{ period_start: null, period_end: null, method: null, reference: '', receipt_number: null },
    ...columns,
  });
  server.call('tenant_statement', {
    ...{
      lease_id: LEASE_ID,
      year: 2026,
      currency: 'DOP',
      opening_minor: 0,
      landlord: 'Inmuebles del Caribe',
    },
    ...{ property: 'Torre Mar', unit: 'A-1', tenants: 'Pedro Núñez' },
    lines: [
      line({ charge_kind: 'returned_payment' }),
      line({ kind: 'payment', amount_minor: -1_500_000, method: 'opening_credit' }),
    ],
  });
  const screen = await openScreen(`${HOME}/payments/statement`, { width: 360 });
  await expect.element(screen.getByText('Cargo por pago devuelto').first()).toBeVisible();
  await expect.element(screen.getByText(method.opening_credit, { exact: false }).first()).toBeVisible();
  // On a phone no figure reaches beyond its line.
  const lines = [...document.querySelectorAll('main li')];
  expect(lines.length).toBeGreaterThan(0);
  for (const one of lines) {
    const parts = [...one.querySelectorAll('span')].map((part) => part.getBoundingClientRect().right);
    expect(Math.max(0, ...parts)).toBeLessThanOrEqual(one.getBoundingClientRect().right);
  }
  await expectAccessible();
});
