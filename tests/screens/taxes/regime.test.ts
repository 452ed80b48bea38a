import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const TAXES = '/owner-dashboard/finance/taxes';
const profile = (tax_regime: 'ordinary' | 'simplified'): Row<'fiscal_profiles'> =>
  row(
    'fiscal_profiles',
    { organization_id: ORGANIZATION_ID, legal_name: 'Carmen Jiménez', taxpayer_kind: 'person', tax_regime },
    { is_electronic_issuer: false, fiscal_year_end: 12, itbis_credit_month: null },
    { itbis_credit_minor: 0 },
  );

beforeEach(() => server.empty('ncf_ranges', 'tax_filings', 'account_months'));

test.each([
  ['ordinary', false],
  ['simplified', true],
] as const)(
  'the calendar of the %s regime keeps its entries; notice of what is not reckoned: %s',
  async (regime, isNoticed) => {
    const { forms, regimeNotice } = await wordsOf('ownerTaxes', 'en');
    server.rows('fiscal_profiles', [profile(regime)]);
    const screen = await openScreen(TAXES, { language: 'en', theme: isNoticed ? 'dark' : 'light' });
    await expect.element(screen.getByText(forms.calendarText)).toBeVisible();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'IT-1' }).first()).toBeVisible();
    const notice = screen.getByText(regimeNotice.text);
    if (isNoticed) await expect.element(notice).toBeVisible();
    else await expect.element(notice).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test('who chooses the simplified regime is told at once', async () => {
  const { profile: text, regimeNotice } = await wordsOf('ownerTaxes', 'es');
  const { common } = await textsOf('es');
  server.rows('fiscal_profiles', [profile('ordinary')]);
  server.rows('organizations', [{ rnc: '101850043' }]);
  server.call('save_fiscal_profile', undefined as never);
  const screen = await openScreen(`${TAXES}/profile`, { width: 360 });
  await screen.getByLabelText(text.regime, { exact: true }).selectOptions('simplified');
  await expect.element(screen.getByText(regimeNotice.text)).toBeVisible();
  await screen.getByRole('button', { name: common.actions.save }).first().click();
  await expect.element(screen.getByText(text.saved)).toBeVisible();
  expect(server.callsOf('save_fiscal_profile')).toMatchObject([{ p_tax_regime: 'simplified' }]);
});
