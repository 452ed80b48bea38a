import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { accountId, answerChart } from '#tests/screens/fixtures/books.ts';
import { answerLease, LEASE_ID, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { workOrder } from '#tests/screens/fixtures/work-orders.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const DEPOSIT = 1_000_000;
const held = (heldMinor: number) =>
  server.rows('lease_deposits', [
    { lease_id: LEASE_ID, held_minor: heldMinor, unpaid_minor: DEPOSIT - heldMinor },
  ]);

describe('a deposit', () => {
  beforeEach(() => {
    answerLease();
    server.empty('accounts', 'account_balances', 'work_orders_list');
    held(0);
  });

  test('that was left before is held, with its amount, and that is undone', async () => {
    const { heldBefore: text } = (await textsOf('en')).owner.leasing.deposit;
    server.call('record_held_deposit', () => {
      held(DEPOSIT);
      server.rows('held_deposits', [
        { lease_id: LEASE_ID, amount_minor: DEPOSIT, occurred_on: TODAY, reversed_at: null },
      ]);
      return LEASE_ID;
    });
    server.call('reverse_held_deposit', () => {
      held(0);
      server.empty('held_deposits');
      return LEASE_ID;
    });
    const screen = await openScreen(`${LEASE_PATH}#deposit`, { language: 'en', width: 360 });
    await screen.getByRole('button', { name: text.action }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: text.submit });
    await expect.element(dialog.getByLabelText(text.amount)).toHaveValue('10,000.00');
    await dialog.getByLabelText(text.amount).fill('');
    await submit.click();
    await expect.element(dialog.getByText(text.amountMissing).first()).toBeVisible();
    expect(server.callsOf('record_held_deposit')).toEqual([]);
    await dialog.getByLabelText(text.amount).fill('10000');
    await dialog.getByLabelText(text.counted).click();
    await expectAccessible();
    await submit.click();
    await expect.element(screen.getByText(text.done)).toBeVisible();
    expect(server.callsOf('record_held_deposit')).toMatchObject([
      { p_lease_id: LEASE_ID, p_amount_minor: DEPOSIT, p_is_in_cash: false },
    ]);
    await screen.getByRole('button', { name: text.takeBack }).click();
    const undo = screen.getByRole('alertdialog');
    await undo.getByLabelText(text.reason).fill('Era de otro contrato');
    await undo.getByRole('button', { name: text.takeBack }).click();
    await expect.element(screen.getByText(text.takenBack)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: text.action })).toBeVisible();
    expect(server.callsOf('reverse_held_deposit')).toMatchObject([{ p_reason: 'Era de otro contrato' }]);
  });

  test('of a lease that ended is given back, less what is kept and why', async () => {
    const { deposit: text, actions, law } = (await textsOf('es')).owner.leasing;
    answerLease({ status: 'terminated', ended_on: TODAY, charged_through: TODAY });
    held(DEPOSIT);
    const money = (minor: number) => formatMoney(minor, 'DOP', 'es');
    const settlement = row(
      'deposit_settlements',
      { id: newId(), lease_id: LEASE_ID, returned_on: TODAY, settled_on: TODAY, held_minor: DEPOSIT },
      { deducted_minor: 250_000, refund_minor: 750_000, method: 'transfer' },
      {
        $deposit_deductions: [{ id: newId(), kind: 'repairs', description: 'Puerta', amount_minor: 250_000 }],
      },
    );
    server.call('settle_deposit', () => {
      server.rows('deposit_settlements', [settlement]);
      return settlement.id ?? '';
    });
    const screen = await openScreen(`${LEASE_PATH}#deposit`, { theme: 'dark', width: 360 });
    await screen.getByRole('button', { name: actions.settle }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(text.noDeductions)).toBeVisible();
    await dialog.getByRole('button', { name: text.add }).click();
    const line = dialog.getByRole('group', { name: text.line({ position: 1 }) });
    const submit = dialog.getByRole('button', { name: text.submit });
    await line.getByLabelText(text.kind).selectOptions('repairs');
    await line.getByLabelText(text.amount).fill('999999');
    await submit.click();
    await expect.element(line.getByText(text.problems.description_missing)).toBeVisible();
    await line.getByLabelText(text.description).fill('Puerta');
    await expect.element(dialog.getByText(text.problems.deductions_exceed_deposit).first()).toBeVisible();
    expect(server.callsOf('settle_deposit')).toEqual([]);
    await line.getByLabelText(text.amount).fill('2500');
    await expect.element(dialog.getByText(money(750_000))).toBeVisible();
    await expect.element(dialog.getByText(law.information, { exact: false })).toBeVisible();
    await expectAccessible();
    await submit.click();
    await expect.element(screen.getByText(text.done)).toBeVisible();
    await expect.element(screen.getByText(`${text.kinds.repairs}: Puerta`)).toBeVisible();
    expect(server.callsOf('settle_deposit')).toMatchObject([
      { p_lease_id: LEASE_ID, p_returned_on: TODAY, p_method: 'transfer' },
    ]);
  });

  test('is offered the bills of repairs that it pays, but for what was kept before', async () => {
    const { deposit: text, actions } = (await textsOf('en')).owner.leasing;
    answerLease({ status: 'terminated', ended_on: TODAY, charged_through: TODAY });
    held(DEPOSIT);
    const billed = { status: 'billed', payer: 'deposit', lease_id: LEASE_ID, bill_status: 'paid' } as const;
    const order = workOrder({ ...billed, title: 'Techo', bill_total_minor: 250_000 });
    server.rows('work_orders_list', [
      order,
      workOrder({ ...billed, id: newId(), bill_total_minor: 9_000, charged_minor: 9_000 }),
      workOrder({ ...billed, id: newId(), bill_total_minor: 8_000, bill_status: 'awaiting_approval' }),
    ]);
    server.call('settle_deposit', newId());
    const screen = await openScreen(`${LEASE_PATH}#deposit`, { language: 'en' });
    await screen.getByRole('button', { name: actions.settle }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText(text.description)).toHaveValue('Techo');
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect.element(screen.getByText(text.done)).toBeVisible();
    expect(server.callsOf('settle_deposit')).toMatchObject([
      {
        p_deductions: [
          { kind: 'repairs', description: 'Techo', amount_minor: 250_000, work_order_id: order.id },
        ],
      },
    ]);
  });

  test('is given back from the account that is chosen, and the lease says how much and how', async () => {
    const { owner, common } = await textsOf('en');
    const { deposit: text, actions } = owner.leasing;
    answerLease({ status: 'terminated', ended_on: TODAY, charged_through: TODAY });
    answerChart();
    server.rows('account_balances', [
      { account_id: accountId('deposits_bank'), currency: 'DOP', balance_minor: DEPOSIT },
    ]);
    held(DEPOSIT);
    const settlement = row(
      'deposit_settlements',
      { id: newId(), lease_id: LEASE_ID, returned_on: TODAY, settled_on: TODAY, held_minor: DEPOSIT },
      { deducted_minor: 0, refund_minor: DEPOSIT, method: 'cash', $deposit_deductions: [] },
    );
    server.call('settle_deposit', () => {
      server.rows('deposit_settlements', [settlement]);
      return settlement.id ?? '';
    });
    const screen = await openScreen(`${LEASE_PATH}#deposit`, { language: 'en' });
    await screen.getByRole('button', { name: actions.settle }).click();
    const dialog = screen.getByRole('dialog');
    const account = dialog.getByLabelText(owner.cash.accountOut);
    await expect.element(account).toHaveValue(accountId('operating_cash'));
    await account.selectOptions(owner.ledger.accountNames.deposits_bank);
    const method = common.enums.paymentMethod.cash;
    await dialog.getByLabelText(text.method).selectOptions(method);
    await expectAccessible();
    await dialog.getByRole('button', { name: text.submit }).click();
    const said = text.settledBy({ date: formatDate(TODAY, 'en', 'short'), method });
    await expect.element(screen.getByText(said)).toBeVisible();
    const refunded = screen.getByRole('listitem').filter({ hasText: text.refunded });
    await expect.element(refunded.getByText(formatMoney(DEPOSIT, 'DOP', 'en'))).toBeVisible();
    await expect.element(screen.getByRole('button', { name: actions.settle })).not.toBeInTheDocument();
    expect(server.callsOf('settle_deposit')).toMatchObject([
      { p_account_id: accountId('deposits_bank'), p_method: 'cash', p_deductions: [] },
    ]);
  });
});
