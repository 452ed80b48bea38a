import { beforeEach, expect, test } from 'vitest';
import { formatMoney } from '#src/i18n/format.ts';
import { answerBill, BILL_ID, BILL_PATH, listedBill } from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const NOTE = { is_credit: true, ncf: 'B0400000001', modified_ncf: 'B0100000007', total_minor: -400_000 };
const bill = listedBill({ id: newId(), total_minor: 300_000 });
/** The note, of which something is used. */
const note = (outstanding_minor: number, columns: Row<'bills_list'> = {}) =>
  listedBill({ ...NOTE, outstanding_minor, paid_minor: -400_000 - outstanding_minor, ...columns });

beforeEach(() => {
  answerBill(NOTE);
  server.rows('bills_list', [note(-400_000), bill]);
});

test('a credit note pays a bill of its vendor, no more than that has open', async () => {
  const { credit: text } = await wordsOf('ownerBills', 'es');
  server.call('apply_vendor_credit', () => {
    server.rows('bills_list', [note(-100_000, { status: 'partially_paid' })]);
    return newId();
  });
  const screen = await openScreen(BILL_PATH);
  await expect.element(screen.getByText(text.openTitle)).toBeVisible();
  await screen.getByRole('button', { name: text.apply.action, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: text.apply.submit, exact: true });
  await submit.click();
  await expect.element(dialog.getByText(text.apply.billMissing).first()).toBeVisible();
  await dialog.getByRole('combobox', { name: text.apply.bill }).click();
  await screen.getByRole('option', { name: /B0100000007/ }).click();
  await dialog.getByLabelText(text.apply.amount).fill('3,500');
  await submit.click();
  await expect.element(dialog.getByText(text.apply.amountTooMuch).first()).toBeVisible();
  expect(server.callsOf('apply_vendor_credit')).toEqual([]);
  await dialog.getByLabelText(text.apply.amount).fill('3,000');
  await expectAccessible();
  await submit.click();
  await expect.element(screen.getByText(text.apply.done)).toBeVisible();
  await expect.element(screen.getByText(text.statuses.partially_paid, { exact: true }).first()).toBeVisible();
  expect(server.callsOf('apply_vendor_credit')).toMatchObject([
    { p_credit_id: BILL_ID, p_bill_id: bill.id, p_amount_minor: 300_000 },
  ]);
});

test('what is left of a credit note is given back in money', async () => {
  const { credit: text } = await wordsOf('ownerBills', 'en');
  server.rows('bills_list', [note(-100_000, { status: 'partially_paid' })]);
  server.call('pay_bill', () => {
    server.rows('bills_list', [note(0, { status: 'paid' })]);
    return newId();
  });
  const screen = await openScreen(BILL_PATH, { language: 'en', width: 360, theme: 'dark' });
  await chooseAction(screen, text.back.action);
  const dialog = screen.getByRole('dialog');
  const open = text.back.open({ amount: formatMoney(100_000, 'DOP', 'en') });
  await expect.element(dialog.getByText(open)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: text.back.submit }).click();
  await expect.element(screen.getByText(text.back.done)).toBeVisible();
  await expect.element(screen.getByText(text.statuses.paid, { exact: true }).first()).toBeVisible();
  expect(server.callsOf('pay_bill')).toMatchObject([{ p_bill_id: BILL_ID, p_amount_minor: 100_000 }]);
});

test('a bill that a credit note paid leads to the note', async () => {
  const { credit: text } = await wordsOf('ownerBills', 'es');
  answerBill({ status: 'paid', outstanding_minor: 0, paid_minor: 300_000, total_minor: 300_000 });
  const noteId = newId();
  server.rows('bill_payments', [
    {
      ...{
        id: newId(),
        account_id: null,
        method: null,
        currency: 'DOP',
        amount_minor: 300_000,
        reference: '',
      },
      ...{ paid_on: '2026-05-15', reversed_at: null, reversal_reason: null, settled_with: noteId },
    },
  ]);
  const screen = await openScreen(BILL_PATH);
  const link = screen.getByRole('link', { name: text.withCredit });
  await expect.element(link).toHaveAttribute('href', `/owner-dashboard/finance/expenses/${noteId}`);
});
