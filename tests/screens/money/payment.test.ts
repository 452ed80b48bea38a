import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountId, answerChart, CHART } from '#tests/screens/fixtures/books.ts';
import { reportedPayment } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { forbid, refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const payment = reportedPayment();
const REASON = 'No llegó a la cuenta.';

beforeEach(() => {
  server.rows('payments_list', [payment]);
  server.empty('charges_list', 'accounts', 'account_balances');
  server.call('similar_payments', []);
  server.rows('payments', [{ amount_minor: 1_000_000, refunded_minor: 0, moved_minor: 0, fee_minor: 0 }]);
  server.empty('refunds');
});

const open = (visit?: Visit) => openScreen(`/owner-dashboard/finance/payments/${payment.id}`, visit);

describe('a payment that a tenant reported', () => {
  test('is rejected by keyboard, with a reason; the focus stays on the payment', async () => {
    const { payment: text } = (await textsOf('es')).owner;
    server.call('reject_payment', ({ p_reason }) => {
      server.rows('payments_list', [{ ...payment, status: 'rejected', decision_reason: p_reason }]);
      return payment.id ?? '';
    });
    const screen = await open();
    await screen.getByRole('button', { name: text.reject, exact: true }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByLabelText(text.rejectReason)).toHaveFocus();
    await dialog.getByRole('button', { name: text.rejectConfirm }).click();
    await expect.element(dialog.getByText(text.reasonMissing)).toBeVisible();
    expect(server.callsOf('reject_payment')).toEqual([]);
    await expectAccessible();
    await dialog.getByLabelText(text.rejectReason).fill(REASON);
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByRole('button', { name: text.rejectConfirm })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(text.states.rejected)).toBeVisible();
    expect(server.callsOf('reject_payment')).toMatchObject([{ p_payment_id: payment.id, p_reason: REASON }]);
    // The buttons that decided are gone.
    await expect.poll(() => document.querySelector('main :focus')).not.toBeNull();
  });

  test('that somebody else decided is not confirmed, and the screen says why', async () => {
    const { owner, errors } = await textsOf('en');
    server.call('confirm_payment', refuse('payment_already_decided', {}, 'conflict'));
    const screen = await open({ language: 'en', theme: 'dark' });
    await screen.getByRole('button', { name: owner.payment.confirm }).click();
    await expect.element(screen.getByText(errors.codes.payment_already_decided)).toBeVisible();
    await expectAccessible();
  });

  test('is not offered for a decision to who only reads', async () => {
    const { payment: text } = (await textsOf('es')).owner;
    const screen = await open({ role: 'viewer', width: 360 });
    await expect.element(screen.getByText(text.states.reported).first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: text.confirm })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('says that one may not, where a right was taken away meanwhile', async () => {
    const { owner, errors } = await textsOf('es');
    server.call('confirm_payment', forbid());
    const screen = await open();
    await screen.getByRole('button', { name: owner.payment.confirm }).click();
    await expect.element(screen.getByText(errors.codes.not_allowed)).toBeVisible();
  });

  test('is confirmed into the account that is chosen, which the page then names', async () => {
    const { cash: text, payment: words, ledger } = (await textsOf('en')).owner;
    const own = { payments_account_id: accountId('trust_cash') };
    const balances = CHART.slice(0, 2).map(({ id = '' }) => ({ account_id: id, currency: 'DOP' as const }));
    answerChart();
    server.rows('account_balances', balances);
    server.empty('card_payments', 'payment_allocations', 'charges');
    server.call('confirm_payment', () => {
      const account = { account_key: 'operating_cash', account_name: 'operating_cash' };
      server.rows('payments_list', [{ ...payment, ...account, status: 'confirmed', decided_at: NOW }]);
      return payment.id ?? '';
    });
    const screen = await open({ language: 'en', organization: own });
    await screen.getByRole('button', { name: words.confirm, exact: true }).click();
    const dialog = screen.getByRole('dialog');
    const account = dialog.getByLabelText(text.accountIn);
    await expect.element(account).toHaveValue(accountId('trust_cash'));
    await account.selectOptions(ledger.accountNames.operating_cash);
    await expectAccessible();
    await dialog.getByRole('button', { name: text.confirm.submit, exact: true }).click();
    await expect.element(screen.getByText(words.confirmed, { exact: true })).toBeVisible();
    expect(server.callsOf('confirm_payment')).toMatchObject([
      { p_payment_id: payment.id, p_account_id: accountId('operating_cash') },
    ]);
    const facts = () =>
      [...document.querySelectorAll('dl > div')].find(({ textContent }) =>
        textContent?.includes(text.account),
      );
    await expect.poll(() => facts()?.textContent).toContain(ledger.accountNames.operating_cash);
  });
});

describe('a payment that was decided', () => {
  const told = { created_at: '2026-05-01T12:00:00Z', decided_at: '2026-05-02T12:00:00Z' };

  test('says when, leads to its lease and the books, and can be reversed from the menu', async () => {
    const { owner } = await textsOf('en');
    const { payment: text } = owner;
    server.rows('payments_list', [{ ...payment, ...told, status: 'confirmed' }]);
    server.empty('card_payments', 'payment_allocations', 'charges');
    const screen = await open({ language: 'en', width: 360 });
    await expect.element(screen.getByRole('main').getByText(text.happened.confirmed).last()).toBeVisible();
    await expect.element(screen.getByText(text.happened.reported)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: text.entries }))
      .toHaveAttribute('href', expect.stringContaining(`f.lease=${payment.lease_id}`));
    await chooseAction(screen, text.reverse);
    await expect.element(screen.getByRole('alertdialog').getByLabelText(text.reverseReason)).toBeVisible();
  });

  test('that was reversed says so with its reason, and offers nothing more', async () => {
    const { owner, record } = await textsOf('es');
    const { payment: text } = owner;
    const reversed = { status: 'reversed' as const, decision_reason: REASON };
    const voided = { receipt_voided_at: '2026-05-03T12:00:00Z' };
    server.rows('payments_list', [{ ...payment, ...told, ...reversed, ...voided }]);
    const screen = await open();
    await expect.element(screen.getByText(text.happened.reversed)).toBeVisible();
    await expect.element(screen.getByText(REASON).first()).toBeVisible();
    await screen.getByRole('button', { name: record.actions, exact: true }).click();
    await expect.element(screen.getByRole('menuitem', { name: record.print })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: text.reverse })).not.toBeInTheDocument();
    await expectAccessible();
  });
});
