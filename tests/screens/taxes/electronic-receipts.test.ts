import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import {
  answerReceipts,
  chargeToInvoice,
  DOCUMENT_ID,
  ENCF,
  ecfDocument,
  ecfEvent,
  electronicIssuer,
  electronicRange,
  electronicReceipt,
  INVOICE_ID,
} from '#tests/screens/fixtures/electronic.ts';
import { answerBill, BILL_PATH } from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const RECEIPTS = '/owner-dashboard/finance/taxes/receipts';

async function openDetails(screen: Locator): Promise<void> {
  const menu = /E310000000007/;
  await screen.getByRole('button', { name: menu }).last().click();
  await screen.getByRole('menuitem', { name: /^e-CF/ }).click();
}

beforeEach(() => {
  answerReceipts();
  server.empty('ncf_ranges', 'ecf_events', 'ecf_received');
  server.rows('fiscal_issuers', [electronicIssuer()]);
});

test('a rejected one says why, and another takes its place with the client as they are', async () => {
  const { details, states, replace, problems } = await wordsOf('ownerEcf', 'es');
  const said = 'RNCComprador no es válido';
  server.rows('fiscal_invoices_list', [electronicReceipt({ ecf_state: 'rejected' })]);
  server.rows('ecf_documents', [
    ecfDocument({
      state: 'rejected',
      messages: [{ code: 48, text: said }],
      answered_at: '2026-05-15T16:01:00Z',
    }),
  ]);
  server.rows('ecf_events', [ecfEvent('verdict', { detail: { messages: [{ code: 48, text: said }] } })]);
  const successor = newId();
  server.call('replace_rejected_ecf', successor);
  const screen = await openScreen(RECEIPTS, { width: 360 });
  await expect.element(screen.getByText(states.rejected).first()).toBeVisible();
  await openDetails(screen);
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText(details.message({ code: '48', text: said })).first()).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: details.replace }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(replace.id, { exact: true }).fill('1010');
  await dialog.getByRole('button', { name: replace.submit }).click();
  await expect.element(dialog.getByText(problems.texts['buyer.number'].malformed).first()).toBeVisible();
  expect(server.callsOf('replace_rejected_ecf')).toEqual([]);
  await dialog.getByLabelText(replace.id, { exact: true }).fill('1-01-85004-3');
  await expectAccessible();
  await dialog.getByRole('button', { name: replace.submit }).click();
  await expect.element(screen.getByText(replace.done)).toBeVisible();
  expect(server.callsOf('replace_rejected_ecf')).toMatchObject([
    { p_document_id: DOCUMENT_ID, p_client_id: '101850043', p_client_name: 'Ferretería Sol' },
  ]);
});

test('what cannot be signed says what to mend, is sent again, and its number can be given up', async () => {
  const { details, states, annul, problems } = await wordsOf('ownerEcf', 'en');
  const kept = [{ field: 'key', code: 'key_unreadable' }];
  server.rows('fiscal_invoices_list', [electronicReceipt({ ecf_state: 'to_sign', ecf_problems: kept })]);
  const open = {
    ...({ state: 'to_sign', problems: kept, signed_at: null, security_code: null, track_id: null } as const),
    ...{ sent_at: null, answered_at: null, may_have_arrived: false },
  };
  server.rows('ecf_documents', [ecfDocument(open)]);
  server.call('annul_ecf', INVOICE_ID);
  server.at('POST', `/api/fiscal-receipts/${INVOICE_ID}/send`, () => ({
    ...{ state: 'to_sign', messages: [], problems: kept },
  }));
  const screen = await openScreen(RECEIPTS, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByText(states.problems).first()).toBeVisible();
  await openDetails(screen);
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText(problems.signing.keys.key_unreadable)).toBeVisible();
  await panel.getByRole('button', { name: details.again }).click();
  await expect.element(screen.getByText(details.againWaits)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: details.xml })).not.toBeInTheDocument();
  await panel.getByRole('button', { name: details.annul }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question.getByText(annul.text)).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: annul.submit }).click();
  await expect.poll(() => server.callsOf('annul_ecf')).toMatchObject([{ p_document_id: DOCUMENT_ID }]);
});

test('what the receipt said would be withheld stands in the form of what was; it can be changed', async () => {
  const { withholdDialog: text, receipts } = await wordsOf('ownerTaxes', 'es');
  // Not what the law asks of this client: the office wrote it down otherwise.
  server.rows('fiscal_invoices_list', [
    electronicReceipt({ itbis_to_withhold_minor: 270_000, isr_to_withhold_minor: 123_456 }),
  ]);
  server.call('record_withholding', newId());
  const screen = await openScreen(RECEIPTS);
  await screen.getByRole('button', { name: receipts.actionsOf({ ncf: ENCF }) }).click();
  await screen.getByRole('menuitem', { name: receipts.withhold }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText(text.itbis)).toHaveValue('2,700.00');
  await expect.element(dialog.getByLabelText(text.isr)).toHaveValue('1,234.56');
  await expect.element(dialog.getByText(text.declared, { exact: false })).toBeVisible();
  await dialog.getByLabelText(text.isr).fill('1000');
  await dialog.getByRole('button', { name: text.submit }).click();
  await expect
    .poll(() => server.callsOf('record_withholding'))
    .toMatchObject([{ p_itbis_minor: 270_000, p_isr_minor: 100_000 }]);
});

test('a purchase that the DGII may have is not voided, and the refusal says why and whom to ask', async () => {
  const { actions } = await wordsOf('ownerBills', 'en');
  const { errors } = await textsOf('en');
  answerBill({ purchase_receipt_kind: 'purchases', ncf: 'E410000000003' });
  server.call('void_bill', refuse('purchase_ecf_not_cancelled', {}, 'conflict'));
  const screen = await openScreen(BILL_PATH, { language: 'en' });
  await chooseAction(screen, actions.void);
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText(actions.voidReason).fill('Wrong amount');
  await dialog.getByRole('button', { name: actions.void }).click();
  await expect.element(dialog.getByText(errors.codes.purchase_ecf_not_cancelled).first()).toBeVisible();
});

test('an accepted one is valid: its XML is saved byte by byte, and nobody cancels it', async () => {
  const { details, meaning, events } = await wordsOf('ownerEcf', 'es');
  const { receipts } = await wordsOf('ownerTaxes', 'es');
  server.rows('fiscal_invoices_list', [electronicReceipt()]);
  server.rows('ecf_documents', [ecfDocument()]);
  server.rows('ecf_events', [ecfEvent('issued'), ecfEvent('sent', { status: 200 })]);
  server.rows('ecf_files', [
    { document_id: DOCUMENT_ID, kind: 'ecf', direction: 'out', bytes: '\\x3c45c3b13e' },
  ]);
  keepSavedFiles();
  const screen = await openScreen(RECEIPTS);
  await screen.getByRole('button', { name: receipts.actionsOf({ ncf: ENCF }) }).click();
  await expect.element(screen.getByRole('menuitem', { name: receipts.credit })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: receipts.cancel })).not.toBeInTheDocument();
  await screen.getByRole('menuitem', { name: details.open }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText(meaning.accepted)).toBeVisible();
  await expect.element(panel.getByText(events.issued)).toBeVisible();
  await expect.element(panel.getByText('HTTP 200')).toBeVisible();
  const file = await savedBy(() => panel.getByRole('button', { name: details.xml }).click());
  expect([file.name, file.text]).toEqual([`${ENCF}.xml`, '<Eñ>']);
  await expectAccessible();
});

test('the list is asked for one state', async () => {
  const { state, states } = await wordsOf('ownerEcf', 'es');
  const asked: (string | null)[] = [];
  server.rows('fiscal_invoices_list', (params) => {
    asked.push(params.get('ecf_state'));
    return [electronicReceipt({ ecf_state: 'sent' })];
  });
  const screen = await openScreen(RECEIPTS);
  await expect.element(screen.getByText(states.sent).last()).toBeVisible();
  await screen.getByLabelText(state, { exact: true }).selectOptions('sent');
  await expect.poll(() => asked).toContain('eq.sent');
});

test('of many, each says its verdict as it comes', async () => {
  const { issueMany } = await wordsOf('ownerTaxes', 'es');
  const { states, verdicts } = await wordsOf('ownerEcf', 'es');
  const { common } = await textsOf('es');
  answerReceipts(chargeToInvoice(), chargeToInvoice({ tenant_name: 'Colmado Luz' }));
  server.rows('ncf_ranges', [electronicRange()]);
  const [first, second] = [newId(), newId()];
  const ids = [first, second];
  server.call('issue_fiscal_invoice', () => ids.shift() ?? newId());
  server.at('POST', `/api/fiscal-receipts/${first}/send`, () => ({
    ...{ state: 'rejected', messages: [{ code: '145', text: 'Secuencia vencida' }], problems: [] },
  }));
  server.at('POST', `/api/fiscal-receipts/${second}/send`, () => new Promise<never>(() => undefined));
  const screen = await openScreen(RECEIPTS);
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  await screen.getByRole('button', { name: issueMany.submit({ count: 2 }) }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: issueMany.submit({ count: 2 }) }).click();
  await expect.element(dialog.getByText(states.rejected)).toBeVisible();
  await expect.element(dialog.getByText('Secuencia vencida')).toBeVisible();
  await expect.element(dialog.getByText(verdicts.asking)).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('issue_fiscal_invoice')).toHaveLength(2);
});

test('the receipt of an own purchase says on its bill how far it is; one that would be refused is not asked for', async () => {
  const { details, states, problems } = await wordsOf('ownerEcf', 'es');
  const { receipt } = await wordsOf('ownerBills', 'es');
  const receiptId = newId();
  const plumber = { vendor_identity_type: 'cedula', vendor_identity_number: '00100000009' } as const;
  const encf = 'E410000000002';
  answerBill({ ncf: encf, purchase_receipt_kind: 'purchases', purchase_receipt_id: receiptId });
  server.rows('ecf_documents', [
    ecfDocument({
      encf,
      ncf_kind: 'purchases',
      invoice_id: null,
      purchase_receipt_id: receiptId,
      state: 'sent',
    }),
  ]);
  const given = await openScreen(BILL_PATH, { width: 360 });
  await expect.element(given.getByText(states.sent)).toBeVisible();
  await given.getByRole('button', { name: details.openOf({ encf }) }).click();
  await expect.element(given.getByRole('dialog').getByText(details.history)).toBeVisible();
  await expectAccessible();
  // A tip has no place in a 41.
  answerBill({ ncf: '', no_receipt_reason: 'informal', tip_minor: 5_000, ...plumber });
  server.rows('fiscal_issuers', [electronicIssuer()]);
  server.rows('ncf_ranges', [electronicRange({ ncf_kind: 'purchases', ncf_type: '41' })]);
  const open = await openScreen(BILL_PATH);
  await chooseAction(open, receipt.issue.action);
  const dialog = open.getByRole('dialog');
  await dialog.getByRole('button', { name: receipt.issue.submit }).click();
  await expect.element(dialog.getByText(problems.texts.total.sum_differs).first()).toBeVisible();
  expect(server.callsOf('issue_purchase_receipt')).toEqual([]);
});
