import { beforeEach, expect, test } from 'vitest';
import {
  answerReceipts,
  ecfDocument,
  electronicIssuer,
  electronicRange,
  electronicReceipt,
} from '#tests/screens/fixtures/electronic.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const TAXES = '/owner-dashboard/finance/taxes';

beforeEach(() => {
  server.empty('tax_filings', 'account_months', 'property_issuers', 'ecf_events', 'ecf_received');
  server.empty('signing_certificates_list', 'issuer_signers', 'ncf_ranges');
  server.rows('fiscal_issuers', [electronicIssuer()]);
});

test('numbers say of which trial they are, and which of them are not in use', async () => {
  const { issuers, rangesCard } = await wordsOf('ownerTaxes', 'es');
  server.rows('ncf_ranges', [
    electronicRange(),
    electronicRange({ environment: 'ecf', first_number: 500, last_number: 600, next_number: 500 }),
  ]);
  const screen = await openScreen(`${TAXES}/profile`);
  const table = screen.getByRole('table', { name: rangesCard.caption });
  const trial = table.getByRole('row').filter({ hasText: 'E310000000001' });
  await expect.element(trial.getByText(issuers.environments.testecf)).toBeVisible();
  await expect.element(trial.getByText(rangesCard.states.good)).toBeVisible();
  const real = table.getByRole('row').filter({ hasText: 'E310000000500' });
  await expect.element(real.getByText(issuers.notUsedNow)).toBeVisible();
  await expect.element(real.getByText(issuers.environments.ecf)).not.toBeInTheDocument();
});

test('going to production says what becomes of the trial, and a way back that is over is refused', async () => {
  const { issuers } = await wordsOf('ownerTaxes', 'en');
  const { common, errors } = await textsOf('en');
  server.rows('ecf_queue', [
    row(
      'ecf_queue',
      { organization_id: ORGANIZATION_ID, issuer_id: ORGANIZATION_ID, environment: 'testecf' },
      { state: 'signed', count: 2, problem_count: 0, contingency_kind: null, oldest_at: null, due_by: null },
    ),
  ]);
  server.call(
    'save_fiscal_issuer',
    refuse('environment_has_receipts', { fields: ['environment'] }, 'conflict'),
  );
  const screen = await openScreen(`${TAXES}/profile`, { language: 'en', width: 360, theme: 'dark' });
  const environment = screen.getByLabelText(issuers.environment);
  await expect.element(environment).toBeVisible();
  await expect.element(screen.getByText(issuers.leaving.title)).not.toBeInTheDocument();
  await environment.selectOptions('ecf');
  await expect.element(screen.getByText(issuers.leaving.title)).toBeVisible();
  await expect.element(screen.getByText(issuers.leaving.waiting({ count: 2 }))).toBeVisible();
  await expectAccessible();
  await environment.selectOptions('testecf');
  await expect.element(screen.getByText(issuers.leaving.title)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: common.actions.save }).first().click();
  await expect.element(screen.getByText(errors.codes.environment_has_receipts).first()).toBeVisible();
});

test('a receipt of a trial says that it has no value, and nothing is withheld of it', async () => {
  const { receipts, issuers } = await wordsOf('ownerTaxes', 'es');
  answerReceipts();
  const real = newId();
  server.rows('fiscal_invoices_list', [
    electronicReceipt({ environment: 'testecf' }),
    electronicReceipt({ id: real, ncf: 'E310000000008' }),
  ]);
  const screen = await openScreen(`${TAXES}/receipts`, { width: 360 });
  await expect.element(screen.getByText(issuers.noValue)).toBeVisible();
  expect(screen.getByText(issuers.noValue).elements()).toHaveLength(1);
  await screen.getByRole('button', { name: receipts.actionsOf({ ncf: 'E310000000007' }) }).click();
  await expect.element(screen.getByRole('menuitem', { name: receipts.credit })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: receipts.withhold })).not.toBeInTheDocument();
});

test('what a trial rejected is not replaced in production', async () => {
  const { details, states } = await wordsOf('ownerEcf', 'en');
  const { receipts, issuers } = await wordsOf('ownerTaxes', 'en');
  answerReceipts();
  server.rows('fiscal_issuers', [electronicIssuer({ environment: 'ecf' })]);
  server.rows('fiscal_invoices_list', [electronicReceipt({ ecf_state: 'rejected', environment: 'testecf' })]);
  server.rows('ecf_documents', [ecfDocument({ state: 'rejected' })]);
  const screen = await openScreen(`${TAXES}/receipts`, { language: 'en' });
  await screen.getByRole('button', { name: receipts.actionsOf({ ncf: 'E310000000007' }) }).click();
  await screen.getByRole('menuitem', { name: details.open }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText(states.rejected).first()).toBeVisible();
  await expect.element(panel.getByText(issuers.noValue)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: details.replace })).not.toBeInTheDocument();
});
