import { beforeEach, expect, test } from 'vitest';
import { formatInstant } from '#src/i18n/format.ts';
import { electronicRange } from '#tests/screens/fixtures/electronic.ts';
import { issuerRow } from '#tests/screens/fixtures/issuers.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PROFILE = '/owner-dashboard/finance/taxes/profile';

const mark = (first: number, last: number, more: Partial<Row<'unusable_ncfs'>> = {}) =>
  row(
    'unusable_ncfs',
    { id: newId(), first_number: first, last_number: last, reason: '09', marked_on: '2026-05-10' },
    { annulled_at: null, not_annulled: [], withdrawn_at: null },
    more,
  );

beforeEach(() => {
  server.rows('fiscal_issuers', [issuerRow({ issuing_way: 'direct' })]);
  server.empty(
    'tax_filings',
    'account_months',
    'property_issuers',
    'signing_certificates_list',
    'issuer_signers',
  );
});

test('unusable electronic numbers say what DGII knows of them; those that it has stay', async () => {
  const { unusable } = (await wordsOf('ownerTaxes', 'es')).rangesCard;
  const annulled = { annulled_at: '2026-05-11T12:00:00Z' };
  server.rows('ncf_ranges', [
    electronicRange({
      next_number: 1,
      $unusable_ncfs: [
        mark(11, 11),
        mark(21, 23, annulled),
        mark(31, 32, { ...annulled, not_annulled: ['E310000000032'] }),
      ],
    }),
  ]);
  const screen = await openScreen(PROFILE, { width: 360, theme: 'dark' });
  await expect.element(screen.getByText(unusable.notAtDgii)).toBeVisible();
  const date = formatInstant(annulled.annulled_at, 'es', 'America/Santo_Domingo');
  await expect.element(screen.getByText(unusable.atDgii({ date })).first()).toBeVisible();
  await expect.element(screen.getByText(unusable.notAnnulled({ numbers: 'E310000000032' }))).toBeVisible();
  const buttons = screen.getByRole('button', { name: new RegExp(unusable.withdraw.action) });
  expect(buttons.elements()).toHaveLength(1);
  await expectAccessible();
});

test('paper numbers say nothing of DGII', async () => {
  const { unusable } = (await wordsOf('ownerTaxes', 'es')).rangesCard;
  server.rows('ncf_ranges', [
    electronicRange({ series: 'B', ncf_type: '01', next_number: 1, $unusable_ncfs: [mark(11, 11)] }),
  ]);
  const screen = await openScreen(PROFILE);
  await expect.element(screen.getByText(/B0100000011/).first()).toBeVisible();
  await expect.element(screen.getByText(unusable.notAtDgii)).not.toBeInTheDocument();
});

test('a mark that DGII got meanwhile is not taken off, and the dialog says why', async () => {
  const { unusable } = (await wordsOf('ownerTaxes', 'en')).rangesCard;
  const { errors } = await textsOf('en');
  server.rows('ncf_ranges', [electronicRange({ next_number: 1, $unusable_ncfs: [mark(11, 12)] })]);
  server.call('withdraw_unusable_ncf', refuse('ncf_annulled', {}, 'conflict'));
  const screen = await openScreen(PROFILE, { language: 'en' });
  await screen.getByRole('button', { name: new RegExp(unusable.withdraw.action) }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(unusable.withdraw.textElectronic, { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: unusable.withdraw.action }).click();
  await expect.element(dialog.getByText(errors.codes.ncf_annulled)).toBeVisible();
  await expectAccessible();
});
