import { beforeEach, expect, test, vi } from 'vitest';
import { issuerRow } from '#tests/screens/fixtures/issuers.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const TAXES = '/owner-dashboard/finance/taxes';
const ROSA = '7d1f6c1e-2b64-4c0a-9f0d-0d5b7f0c1a11';
const own = issuerRow();
const rosa = issuerRow({ id: ROSA, legal_name: 'Rosa Almonte', tax_id: '00112345673' });

beforeEach(() => {
  server.empty('ncf_ranges', 'tax_filings', 'account_months', 'property_issuers');
  server.empty('signing_certificates_list', 'issuer_signers');
});

test('one issuer is not chosen; of two, the forms are those of the chosen one, also behind the link', async () => {
  const { issuers } = await wordsOf('ownerTaxes', 'es');
  server.rows('fiscal_issuers', [own]);
  const alone = await openScreen(TAXES);
  await expect.element(alone.getByRole('link', { name: /607/ }).first()).toBeVisible();
  await expect.element(alone.getByLabelText(issuers.issuer, { exact: true })).not.toBeInTheDocument();
  server.rows('fiscal_issuers', [rosa, own]);
  const asked: string[] = [];
  server.rows('tax_filings', (params) => {
    asked.push(params.get('issuer_id') ?? '');
    return [];
  });
  const both = await openScreen(TAXES, { width: 360 });
  await both.getByLabelText(issuers.issuer, { exact: true }).selectOptions(ROSA);
  await expect
    .element(both.getByRole('link', { name: /607/ }).first())
    .toHaveAttribute('href', expect.stringContaining(`issuer=${ROSA}`));
  await expect.poll(() => asked).toContain(`eq.${ROSA}`);
  expect(asked).toContain(`eq.${ORGANIZATION_ID}`);
  await expectAccessible();
});

test('an owner is added by name and number, and a wrong number is refused', async () => {
  const { issuers, profile } = await wordsOf('ownerTaxes', 'en');
  const { common } = await textsOf('en');
  server.rows('fiscal_issuers', [own]);
  server.call('save_fiscal_issuer', ROSA);
  const screen = await openScreen(`${TAXES}/profile`, { language: 'en' });
  await screen.getByRole('button', { name: issuers.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(profile.legalName).fill('Rosa Almonte');
  await dialog.getByLabelText(profile.taxId).fill('12');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(dialog.getByText(profile.taxIdMalformed).first()).toBeVisible();
  expect(server.callsOf('save_fiscal_issuer')).toEqual([]);
  await dialog.getByLabelText(profile.taxId).fill('001-1234567-3');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText(issuers.added)).toBeVisible();
  expect(server.callsOf('save_fiscal_issuer')).toMatchObject([
    { p_tax_id: '00112345673', p_legal_name: 'Rosa Almonte', p_electronic_since: null },
  ]);
});

test('who becomes electronic is asked for the address and for another way than paper', async () => {
  const { issuers } = await wordsOf('ownerTaxes', 'es');
  const { common } = await textsOf('es');
  server.rows('fiscal_issuers', [own]);
  server.call('save_fiscal_issuer', ORGANIZATION_ID);
  const screen = await openScreen(`${TAXES}/profile`, { theme: 'dark' });
  await screen.getByLabelText(issuers.size).selectOptions('large_national');
  await expect.element(screen.getByText('14-26', { exact: false }).first()).toBeVisible();
  await screen.getByLabelText(issuers.since, { exact: false }).fill('2026-12-01');
  const save = screen.getByRole('button', { name: common.actions.save }).first();
  await save.click();
  await expect.element(screen.getByText(issuers.problems.addressMissing).first()).toBeVisible();
  await screen.getByRole('textbox', { name: issuers.address, exact: false }).fill('Calle El Conde 10');
  await save.click();
  await expect.element(screen.getByText(issuers.problems.wayMissing).first()).toBeVisible();
  await screen.getByLabelText(issuers.way).selectOptions('external');
  await save.click();
  await expect
    .poll(() => server.callsOf('save_fiscal_issuer'))
    .toMatchObject([
      { p_electronic_since: '2026-12-01', p_issuing_way: 'external', p_address: 'Calle El Conde 10' },
    ]);
  await expectAccessible();
});

test('electronic numbers ask for their expiry, and E32 has none', async () => {
  const { rangesCard, issuers, kindOf, kinds } = await wordsOf('ownerTaxes', 'en');
  const { common } = await textsOf('en');
  server.rows('fiscal_issuers', [own]);
  server.call('add_ncf_range', ROSA);
  const screen = await openScreen(`${TAXES}/profile`, { language: 'en', width: 360 });
  await screen.getByRole('button', { name: rangesCard.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(rangesCard.series).selectOptions('E');
  const where = issuers.rangeOf({ environment: issuers.environments.testecf });
  await expect.element(dialog.getByText(where)).toBeVisible();
  await dialog.getByLabelText(rangesCard.last).fill('50');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(dialog.getByText(common.form.required).first()).toBeVisible();
  await dialog.getByLabelText(rangesCard.kind).selectOptions(kindOf({ type: 'E32', name: kinds.consumer }));
  await expect.element(dialog.getByText(issuers.noExpiry)).toBeVisible();
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect
    .poll(() => server.callsOf('add_ncf_range'))
    .toMatchObject([{ p_series: 'E', p_kind: 'consumer', p_expires_on: null, p_issuer_id: ORGANIZATION_ID }]);
  // What is said of it would otherwise come while the next screen is looked at.
  await expect.element(screen.getByText(rangesCard.done)).toBeVisible();
});

test('the municipality is found by its name, its province follows, and both are sent as codes', async () => {
  const { issuers, profile } = await wordsOf('ownerTaxes', 'es');
  const { common } = await textsOf('es');
  server.rows('fiscal_issuers', [own]);
  server.call('save_fiscal_issuer', ORGANIZATION_ID);
  const screen = await openScreen(`${TAXES}/profile`, { width: 360 });
  const box = screen.getByRole('combobox', { name: issuers.municipality, exact: false });
  await box.fill('higu');
  await screen.getByRole('option', { name: /Higüey/ }).click();
  await expect.element(screen.getByText(issuers.inProvince({ province: 'La Altagracia' }))).toBeVisible();
  const save = screen.getByRole('button', { name: common.actions.save }).first();
  await save.click();
  await expect
    .poll(() => server.callsOf('save_fiscal_issuer'))
    .toMatchObject([{ p_municipality_code: '110100', p_province_code: '110000' }]);
  // On a phone, what is said stands above the button and not on it.
  await expect.element(screen.getByText(profile.saved)).toBeVisible();
  await expectAccessible();
  await box.fill('');
  await save.click();
  await expect
    .poll(() => server.callsOf('save_fiscal_issuer').at(-1))
    .toMatchObject({ p_municipality_code: '', p_province_code: '' });
});

test('a district that was told by its code stays, and another municipality takes its place', async () => {
  const { issuers } = await wordsOf('ownerTaxes', 'en');
  server.rows('fiscal_issuers', [issuerRow({ municipality_code: '110104', province_code: '110000' })]);
  const screen = await openScreen(`${TAXES}/profile`, { language: 'en' });
  const box = screen.getByRole('combobox', { name: issuers.municipality, exact: false });
  await expect.element(box).toHaveValue('Higüey');
  await box.fill('bani');
  await screen.getByRole('option', { name: /Baní/ }).click();
  await expect.element(screen.getByText(issuers.inProvince({ province: 'Peravia' }))).toBeVisible();
});

test('what has no room in a receipt is said at its field, before it is sent and after', async () => {
  const { issuers } = await wordsOf('ownerTaxes', 'en');
  const { common } = await textsOf('en');
  server.rows('fiscal_issuers', [own]);
  server.call('save_fiscal_issuer', refuse('value_too_long', { fields: ['trade_name'] }));
  const screen = await openScreen(`${TAXES}/profile`, { language: 'en' });
  const trade = screen.getByRole('textbox', { name: issuers.tradeName, exact: false });
  const email = screen.getByRole('textbox', { name: issuers.email, exact: false });
  await trade.fill('a'.repeat(151));
  await email.fill('a@example.test'.padStart(81, 'a'));
  const save = screen.getByRole('button', { name: common.actions.save }).first();
  await save.click();
  await expect.element(trade).toHaveAccessibleDescription(issuers.problems.nameLong);
  await expect.element(email).toHaveAccessibleDescription(issuers.problems.emailLong);
  expect(server.callsOf('save_fiscal_issuer')).toEqual([]);
  await trade.fill('a'.repeat(150));
  await email.fill('');
  await save.click();
  await expect.poll(() => server.callsOf('save_fiscal_issuer').length).toBe(1);
  await expect.element(trade).toHaveAttribute('aria-invalid', 'true');
});

test('the steps to become an electronic issuer are ticked from what is kept, and addresses are copied', async () => {
  const { issuers } = await wordsOf('ownerTaxes', 'es');
  const text = await wordsOf('ownerChecklist', 'es');
  const slug = '0'.repeat(32);
  server.rows('fiscal_issuers', [issuerRow({ issuing_way: 'direct' })]);
  server.rows('issuer_signers', [{ issuer_id: ORGANIZATION_ID, certificate_id: ROSA }]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await openScreen(`${TAXES}/profile`, { width: 360, theme: 'dark' });
  await expect.element(screen.getByText(text.done({ done: 3, all: 7 }))).toBeVisible();
  const steps = screen
    .getByRole('list')
    .filter({ hasText: text.steps.application.title })
    .getByRole('listitem');
  const step = (name: keyof typeof text.steps) => steps.filter({ hasText: text.steps[name].text });
  await expect.element(step('way').getByText(text.states.done)).toBeVisible();
  await expect.element(step('since').getByText(text.states.open)).toBeVisible();
  await expect.element(step('application').getByText(text.states.unknown)).toBeVisible();
  // Production with a kept key is told to wait for the consent.
  await screen.getByLabelText(issuers.environment).selectOptions('ecf');
  await expect.element(screen.getByText(issuers.consentFirst)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.copyOf({ name: text.addresses.reception }) }).click();
  await expect.element(screen.getByText(text.copied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/ecf/${slug}/fe/recepcion/api/ecf`);
});
