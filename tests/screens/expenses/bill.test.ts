import { beforeEach, describe, expect, test } from 'vitest';
import { accountId, CHART } from '#tests/screens/fixtures/books.ts';
import {
  answerBill,
  BILL_ID,
  BILL_PATH,
  billPayment,
  listedBill,
  VENDOR_ID,
} from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

beforeEach(() => answerBill());

describe('a bill that is paid', () => {
  test('takes no more than is open, and a part leaves the rest', async () => {
    const text = await wordsOf('ownerBills', 'es');
    server.call('pay_bill', ({ p_amount_minor: paid_minor = 0 }) => {
      const left = { paid_minor, outstanding_minor: 900_000 - paid_minor };
      server.rows('bills_list', [listedBill({ ...left, status: 'partially_paid' })]);
      server.rows('bill_payments', [billPayment(paid_minor)]);
      return newId();
    });
    const screen = await openScreen(BILL_PATH);
    await screen.getByRole('button', { name: text.actions.pay, exact: true }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: text.pay.submit });
    await dialog.getByLabelText(text.pay.amount).fill('20,000');
    await submit.click();
    await expect.element(dialog.getByText(text.pay.amountTooMuch).first()).toBeVisible();
    expect(server.callsOf('pay_bill')).toEqual([]);
    await dialog.getByLabelText(text.pay.amount).fill('5,000');
    await submit.click();
    await expect.element(screen.getByText(text.statuses.partially_paid).first()).toBeVisible();
    expect(server.callsOf('pay_bill')).toMatchObject([{ p_bill_id: BILL_ID, p_amount_minor: 500_000 }]);
  });

  test('from the account of deposits is refused at the account; from another it is paid', async () => {
    const text = await wordsOf('ownerBills', 'en');
    const { owner, errors } = await textsOf('en');
    const balances = CHART.slice(0, 3).map(({ id = '' }) => ({ account_id: id, currency: 'DOP' as const }));
    server.rows(
      'account_balances',
      balances.map((one) => ({ ...one, balance_minor: 1 })),
    );
    server.call('pay_bill', ({ p_account_id }) =>
      p_account_id === accountId('deposits_bank')
        ? refuse('deposits_reserved', { fields: ['account_id'] }, 'conflict')
        : newId(),
    );
    const screen = await openScreen(BILL_PATH, { language: 'en', theme: 'dark' });
    await screen.getByRole('button', { name: text.actions.pay, exact: true }).click();
    const dialog = screen.getByRole('dialog');
    const account = dialog.getByLabelText(text.pay.account);
    await account.selectOptions(owner.ledger.accountNames.deposits_bank);
    await dialog.getByRole('button', { name: text.pay.submit }).click();
    await expect.element(account).toHaveAccessibleDescription(errors.codes.deposits_reserved);
    await expectAccessible();
    await account.selectOptions(owner.ledger.accountNames.operating_cash);
    await dialog.getByRole('button', { name: text.pay.submit }).click();
    await expect.element(screen.getByText(text.pay.done, { exact: true })).toBeVisible();
  });

  test('can have a payment taken back, with a reason that stays', async () => {
    const text = await wordsOf('ownerBills', 'es');
    const payment = billPayment(500_000);
    server.rows('bills_list', [
      listedBill({ status: 'partially_paid', paid_minor: 500_000, outstanding_minor: 400_000 }),
    ]);
    server.rows('bill_payments', [payment]);
    server.call('reverse_bill_payment', ({ p_reason }) => {
      server.rows('bill_payments', [{ ...payment, reversed_at: NOW, reversal_reason: p_reason }]);
      server.rows('bills_list', [listedBill()]);
      return newId();
    });
    const screen = await openScreen(BILL_PATH, { width: 360 });
    await screen.getByRole('button', { name: text.actions.reverseOne({ amount: 'RD$5,000.00' }) }).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByLabelText(text.actions.reverseReason).fill('Cheque devuelto');
    await expectAccessible();
    await dialog.getByRole('button', { name: text.actions.reverse }).click();
    await expect.element(screen.getByText(text.detail.reversed, { exact: false }).first()).toBeVisible();
    expect(server.callsOf('reverse_bill_payment')).toMatchObject([{ p_reason: 'Cheque devuelto' }]);
  });
});

test('on a phone one action stands out, and the rest is in its menu, what undoes the bill last', async () => {
  const { actions, passOn, receipt } = await wordsOf('ownerBills', 'en');
  const record = await wordsOf('record', 'en');
  answerBill({ property_id: newId(), property_name: 'Torre Mar' });
  const screen = await openScreen(BILL_PATH, { language: 'en', width: 360 });
  await expect.element(screen.getByRole('button', { name: actions.pay, exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Torre Mar' }).first())
    .toHaveAttribute('href', expect.stringContaining('/owner-dashboard/properties/'));
  await screen.getByRole('button', { name: record.actions, exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: passOn.action })).toBeVisible();
  const items = screen.getByRole('menuitem').elements();
  const names = items.map(({ textContent }) => textContent?.trim());
  expect(names).toEqual([passOn.action, actions.repeat, receipt.correct.action, record.print, actions.void]);
  await expectAccessible();
});

test('the history of a bill is told where one asks for it', async () => {
  const { detail: text } = await wordsOf('ownerBills', 'es');
  answerBill({});
  const screen = await openScreen(`${BILL_PATH}#history`);
  await expect.element(screen.getByText(text.events.entered)).toBeVisible();
});

test('a paper is put to the bill', async () => {
  const text = await wordsOf('ownerBills', 'es');
  server.write('bill_documents', 'insert', (body) => {
    server.rows('bill_documents', [{ ...body, path: 'factura.pdf', created_at: NOW }]);
    return [];
  });
  server.at('POST', '/storage/v1/object/', () => ({ Key: 'x', Id: newId() }));
  const screen = await openScreen(BILL_PATH);
  await screen.getByRole('button', { name: text.detail.addDocument, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'factura.pdf', { type: 'application/pdf' });
  await dialog.getByLabelText(text.detail.file).upload(pdf);
  await dialog.getByRole('button', { name: text.detail.upload, exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'factura.pdf', exact: true })).toBeVisible();
  expect(server.writesOf('bill_documents')).toMatchObject([
    { verb: 'insert', body: { bill_id: BILL_ID, file_name: 'factura.pdf', file_type: 'pdf' } },
  ]);
});

test('what waits for somebody else cannot be approved by who sent it, but sent back with a reason', async () => {
  const text = await wordsOf('ownerBills', 'en');
  const waiting = { status: 'awaiting_approval' as const, entry_id: null };
  answerBill({ ...waiting, submitted_by: '10000000-0000-4000-8000-000000000001' });
  server.call('decide_bill', ({ p_reason = '' }) => {
    server.rows('bills_list', [listedBill({ status: 'draft', entry_id: null, decision_reason: p_reason })]);
    return 'draft';
  });
  const screen = await openScreen(BILL_PATH, { language: 'en' });
  await expect.element(screen.getByText(text.detail.waitingNote)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: text.actions.approve, exact: true }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: text.actions.sendBack, exact: true }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText(text.actions.sendBackReason).fill('Ask for another offer');
  await dialog.getByRole('button', { name: text.actions.sendBack }).click();
  await expect.element(screen.getByText('Ask for another offer', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: (await wordsOf('record', 'en')).actions, exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: text.actions.edit })).toBeVisible();
  expect(server.callsOf('decide_bill')).toMatchObject([{ p_is_approved: false }]);
});

test('a bill is repeated every month', async () => {
  const text = await wordsOf('ownerBills', 'es');
  server.call('repeat_bill', newId());
  const recurring: Row<'recurring_bills'> = {
    ...{ id: newId(), vendor_id: VENDOR_ID, currency: 'DOP', total_minor: 900_000, every_months: 1 },
    ...{ next_on: '2026-06-15', ends_on: null, due_days: 0, is_approved: false, paused_at: null },
    last_error: null,
  };
  server.rows('recurring_bills', [recurring]);
  server.empty('bills');
  server.rows('vendors', [{ id: VENDOR_ID, name: 'Plomería Rosario' }]);
  server.call('change_recurring_bill', () => {
    server.rows('recurring_bills', [{ ...recurring, paused_at: NOW }]);
    return undefined;
  });
  const screen = await openScreen(BILL_PATH);
  await chooseAction(screen, text.actions.repeat);
  await screen.getByRole('button', { name: text.repeat.submit, exact: true }).last().click();
  const title = screen.getByRole('heading', { level: 1, name: text.recurringList.title });
  await expect.element(title).toBeVisible();
  await screen
    .getByRole('button', { name: text.recurringList.pauseOf({ vendor: 'Plomería Rosario' }) })
    .click();
  await expect.element(screen.getByText(text.recurringList.paused, { exact: true })).toBeVisible();
  expect(server.callsOf('change_recurring_bill')).toHaveLength(1);
});
