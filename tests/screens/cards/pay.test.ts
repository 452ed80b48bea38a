import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import {
  answerPaying,
  answerPlan,
  cardAttempt,
  OWED,
  tenantCharge,
  tenantPayment,
} from '#tests/screens/fixtures/cards.ts';
import { LEASE_ID } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const PAY = '/tenant-dashboard/payments/pay';
const LANDLORD = 'Inmuebles del Caribe';
const money = (minor: number, language: Language) => formatMoney(minor, 'DOP', language, { look: 'said' });
const open = (path: string, visit: Visit = {}) => openScreen(path, { width: 360, ...visit });

beforeEach(() => answerPaying());

test('what is owed is what is offered, with a button that says it', async () => {
  const text = await wordsOf('tenantPay', 'es');
  const screen = await open(PAY);
  await expect.element(screen.getByLabelText(text.all({ amount: money(OWED, 'es') }))).toBeChecked();
  const pay = screen.getByRole('button', { name: text.payCard({ amount: money(OWED, 'es') }), exact: true });
  await expect.element(pay).toBeVisible();
  await expectAccessible();
});

test('who owes nothing pays ahead: the amount is theirs to say, and the button has no price', async () => {
  const text = await wordsOf('tenantPay', 'en');
  server.empty('charges');
  const screen = await open(PAY, { language: 'en' });
  await expect.element(screen.getByText(text.ahead)).toBeVisible();
  await expect.element(screen.getByLabelText(text.amount, { exact: true })).toHaveValue('');
  await screen.getByRole('button', { name: text.payByCard, exact: true }).click();
  await expect.element(screen.getByText(text.amountMissing).first()).toBeVisible();
});

test('the fee of the card is said and counted, and a part must lie between the limits', async () => {
  const text = await wordsOf('tenantPay', 'es');
  answerPaying({ fee_payer: 'tenant', fee_basis_points: 300 });
  const screen = await open(PAY, { theme: 'dark' });
  await expect.element(screen.getByText(text.fee)).toBeVisible();
  const pay = (minor: number) =>
    screen.getByRole('button', { name: text.payCard({ amount: money(minor, 'es') }), exact: true });
  await expect.element(pay(1_030_000)).toBeVisible();
  await screen.getByLabelText(text.part).click();
  await screen.getByLabelText(text.amount, { exact: true }).fill('50');
  const limits = { minimum: formatMoney(10_000, 'DOP', 'es'), maximum: formatMoney(50_000_000, 'DOP', 'es') };
  await expect.element(screen.getByText(text.amountOutside(limits)).first()).toBeVisible();
  await screen.getByLabelText(text.amount, { exact: true }).fill('4000');
  await expect.element(pay(412_000)).toBeVisible();
  await expectAccessible();
});

test('where cards are only tried, the bank account is told, and the amount goes along to the report', async () => {
  const text = await wordsOf('tenantPay', 'en');
  const { report } = await wordsOf('tenant', 'en');
  answerPaying({ is_test: true });
  server.call('similar_payments', []);
  server.empty('exchange_rates');
  server.call('lease_exchange_rate', []);
  server.call('report_payment', newId());
  const screen = await open(PAY, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByText('Cuenta 456', { exact: false })).toBeVisible();
  const card = screen.getByRole('radio', { name: text.methods.card, exact: false });
  await expect.element(card).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: text.methods.cash, exact: false }).click();
  await screen.getByLabelText(text.part).click();
  await screen.getByRole('button', { name: text.reportCash }).click();
  await expect.element(screen.getByText(text.amountMissing).first()).toBeVisible();
  await screen.getByLabelText(text.amount, { exact: true }).fill('1,500');
  await screen.getByRole('button', { name: text.reportCash }).click();
  await expect.element(screen.getByLabelText(report.amount)).toHaveValue('1,500.00');
  await screen.getByRole('button', { name: report.submit }).click();
  await expect
    .poll(() => server.callsOf('report_payment'))
    .toMatchObject([{ p_lease_id: LEASE_ID, p_amount_minor: 150_000, p_method: 'cash' }]);
  await expect.poll(() => location.pathname).toMatch(/tenant-dashboard\/?$/);
});

describe('a report that waits', () => {
  beforeEach(() => server.rows('payments_list', [tenantPayment({ amount_minor: OWED })]));

  test('is said where one pays', async () => {
    const text = await wordsOf('tenantPay', 'en');
    const pending = await wordsOf('tenantPending', 'en');
    const screen = await open(PAY, { language: 'en' });
    const said = pending.waiting({ amount: money(OWED, 'en'), landlord: LANDLORD });
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByText(text.ahead)).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('is said where the automatic payment begins', async () => {
    const { form } = await wordsOf('tenantAutopay', 'es');
    const screen = await open('/tenant-dashboard/payments/autopay');
    const least = money(10_000, 'es');
    const said = form.firstWaiting({ amount: least, reported: money(OWED, 'es') });
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByText(form.firstAhead({ amount: least }))).not.toBeInTheDocument();
  });
});

describe('a payment by card without an answer', () => {
  beforeEach(() => {
    server.rows('card_payments', [cardAttempt()]);
    server.at('POST', '/api/cards/checks', () => ({ status: 'pending' }));
  });

  test.each(['', 'payments'])('is seen on /%s', async (path) => {
    const { attempt } = await wordsOf('tenantPending', 'es');
    const screen = await open(`/tenant-dashboard/${path}`);
    const said = attempt.title({ amount: money(300_000, 'es') });
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('is asked about before one pays again; who goes on is led to the processor', async () => {
    const text = await wordsOf('tenantPay', 'en');
    const { attempt } = await wordsOf('tenantPending', 'en');
    server.at('POST', '/api/cards/payments', () => ({ id: newId(), url: `${location.origin}/_processor` }));
    const screen = await open(PAY, { language: 'en' });
    const pay = screen.getByRole('button', {
      name: text.payCard({ amount: money(OWED, 'en') }),
      exact: true,
    });
    await pay.click();
    const dialog = screen.getByRole('alertdialog');
    const again = attempt.againText({ amount: money(300_000, 'en') });
    await expect.element(dialog.getByText(again, { exact: false })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: attempt.again }).click();
    expect(await departure()).toBe('/_processor');
  });

  test('is asked about before a card is saved too', async () => {
    const { attempt } = await wordsOf('tenantPending', 'en');
    const { form } = await wordsOf('tenantAutopay', 'en');
    const screen = await open('/tenant-dashboard/payments/autopay', { language: 'en', theme: 'dark' });
    const said = attempt.title({ amount: money(300_000, 'en') });
    await expect.element(screen.getByText(said)).toBeVisible();
    await screen.getByLabelText(form.consent).click();
    await screen.getByRole('button', { name: form.submit({ amount: money(OWED, 'en') }) }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText(attempt.againLeft, { exact: false })).toBeVisible();
  });
});

describe.each(languages)('a plan that was agreed (%s)', (language) => {
  const half = money(OWED / 2, language);
  const first = formatDate('2026-05-30', language, 'long');
  const second = formatDate('2026-06-29', language, 'long');

  test('is what one pays next', async () => {
    const text = await wordsOf('tenantPay', language);
    const { plan } = await wordsOf('tenantPending', language);
    const { planRequest } = await wordsOf('tenantAutopay', language);
    answerPlan();
    const screen = await open(PAY, { language });
    await expect
      .element(screen.getByRole('radio', { name: plan.payNext({ amount: half }), exact: false }))
      .toBeChecked();
    await expect.element(screen.getByRole('link', { name: planRequest.link })).not.toBeInTheDocument();
    const rows = screen.getByRole('list', { name: plan.list }).getByRole('listitem');
    await expect.poll(() => rows.first().element().textContent).toContain(first);
    await expect.poll(() => rows.first().element().textContent).toContain(plan.states.next);
    await expect.poll(() => rows.nth(1).element().textContent).toContain(second);
    await expect.poll(() => rows.nth(1).element().textContent).toContain(plan.states.later);
    const pay = screen.getByRole('button', { name: text.payCard({ amount: half }), exact: true });
    await expect.element(pay).toBeVisible();
    await expectAccessible();
  });

  test('is on the home, and nobody asks for another', async () => {
    const { plan } = await wordsOf('tenantPending', language);
    const { planRequest } = await wordsOf('tenantAutopay', language);
    answerPlan();
    const home = await open('/tenant-dashboard/', { language });
    await expect.element(home.getByText(plan.next({ amount: half, date: first }))).toBeVisible();
    history.pushState(null, '', '/tenant-dashboard/payments/plan');
    const rows = home.getByRole('list', { name: plan.list }).getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(2);
    await expect.element(home.getByRole('button', { name: planRequest.submit })).not.toBeInTheDocument();
  });
});

test('of a plan the last instalment is all that is left', async () => {
  const text = await wordsOf('tenantPay', 'es');
  const { plan } = await wordsOf('tenantPending', 'es');
  answerPlan(OWED / 2);
  server.rows('charges', [tenantCharge(OWED / 2)]);
  const screen = await open(PAY);
  const all = screen.getByRole('radio', { name: text.all({ amount: money(OWED / 2, 'es') }), exact: false });
  await expect.element(all).toBeChecked();
  const rows = screen.getByRole('list', { name: plan.list }).getByRole('listitem');
  await expect.poll(() => rows.first().element().textContent).toContain(plan.states.paid);
});
