import { beforeEach, expect, test } from 'vitest';
import {
  answerReceipts,
  chargeToInvoice,
  electronicIssuer,
  electronicRange,
} from '#tests/screens/fixtures/electronic.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const RECEIPTS = '/owner-dashboard/finance/taxes/receipts';

beforeEach(() => server.rows('fiscal_issuers', [electronicIssuer()]));

test('what the tax authority would refuse is said at its field before a number is asked for', async () => {
  const { receipts, issueDialog } = await wordsOf('ownerTaxes', 'es');
  const { problems, withheld } = await wordsOf('ownerEcf', 'es');
  const { common } = await textsOf('es');
  answerReceipts(chargeToInvoice({ tenant_name: 'F'.repeat(151) }));
  server.rows('fiscal_issuers', [electronicIssuer({ address: '' })]);
  server.rows('ncf_ranges', [electronicRange({ expires_on: '2026-05-14' })]);
  server.call('issue_fiscal_invoice', newId());
  const screen = await openScreen(RECEIPTS, { width: 360 });
  await screen.getByLabelText(common.table.selectRow({ name: 'F'.repeat(151) })).click();
  await screen.getByRole('button', { name: receipts.issue }).click();
  const dialog = screen.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: issueDialog.submit });
  await submit.click();
  const alerts = dialog.getByRole('alert');
  await expect
    .element(alerts.getByText(problems.texts['issuer.address'].missing, { exact: false }).first())
    .toBeVisible();
  await expect
    .element(alerts.getByText(problems.texts['range.expiry'].expired, { exact: false }).first())
    .toBeVisible();
  await expect.element(dialog.getByRole('link', { name: problems.profile })).toBeVisible();
  const client = dialog.getByRole('textbox', { name: issueDialog.client });
  await expect.element(client).toHaveAccessibleDescription(problems.texts['buyer.name'].too_long);
  // Nothing of what was there is lost.
  await expect.element(client).toHaveValue('F'.repeat(151));
  await dialog.getByLabelText(withheld.itbis, { exact: true }).last().fill('9000.01');
  await expect.element(dialog.getByText(problems.texts.withheld.over_withheld).first()).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('issue_fiscal_invoice')).toEqual([]);
});

test('what the client will withhold is filled in, and nothing of the State’s', async () => {
  const { receipts, issueDialog } = await wordsOf('ownerTaxes', 'en');
  const { withheld } = await wordsOf('ownerEcf', 'en');
  const { common } = await textsOf('en');
  answerReceipts(chargeToInvoice());
  server.rows('ncf_ranges', [electronicRange(), electronicRange({ ncf_kind: 'government', ncf_type: '45' })]);
  server.call('issue_fiscal_invoice', newId());
  const screen = await openScreen(RECEIPTS, { language: 'en', theme: 'dark' });
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  await screen.getByRole('button', { name: receipts.issue }).click();
  const dialog = screen.getByRole('dialog');
  // Before 1 July 2026: all of the ITBIS, and 10 % of the price.
  await expect.element(dialog.getByLabelText(withheld.isr)).toHaveValue('5,000.00');
  await expect.element(dialog.getByLabelText(withheld.itbis, { exact: true }).last()).toHaveValue('9,000.00');
  await dialog.getByLabelText(issueDialog.kind).selectOptions('government');
  await expect.element(dialog.getByText(withheld.government)).toBeVisible();
  await expect.element(dialog.getByLabelText(withheld.isr)).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('button', { name: issueDialog.submit }).click();
  await expect.poll(() => server.callsOf('issue_fiscal_invoice')).toMatchObject([{ p_kind: 'government' }]);
});

test('of many, what cannot be an e-CF is left out and says why', async () => {
  const { issueMany } = await wordsOf('ownerTaxes', 'es');
  const { problems } = await wordsOf('ownerEcf', 'es');
  const { common } = await textsOf('es');
  answerReceipts(
    chargeToInvoice(),
    chargeToInvoice({ identity_type: 'cedula', identity_number: '00100000009', unit_use: 'dwelling' }),
  );
  // A consumer's number does not expire; there is none of fiscal credit that has not.
  server.rows('ncf_ranges', [
    electronicRange({ ncf_kind: 'consumer', ncf_type: '32', expires_on: null }),
    electronicRange({ expires_on: '2026-05-14' }),
  ]);
  server.call('issue_fiscal_invoice', newId());
  const screen = await openScreen(RECEIPTS);
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  await screen.getByRole('button', { name: issueMany.submit({ count: 2 }) }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(problems.texts['range.expiry'].expired)).toBeVisible();
  await dialog.getByRole('button', { name: issueMany.submit({ count: 1 }) }).click();
  await expect.poll(() => server.callsOf('issue_fiscal_invoice')).toMatchObject([{ p_kind: 'consumer' }]);
});
