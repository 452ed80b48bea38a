import { beforeEach, expect, test } from 'vitest';
import { issuerRow } from '#tests/screens/fixtures/issuers.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const TAXES = '/owner-dashboard/finance/taxes';
const issuer = (taxRegime: 'ordinary' | 'simplified') => issuerRow({ tax_regime: taxRegime });

beforeEach(() => {
  server.empty('ncf_ranges', 'tax_filings', 'account_months');
  server.empty('signing_certificates_list', 'issuer_signers');
});

test.each([
  ['ordinary', false],
  ['simplified', true],
] as const)(
  'the calendar of the %s regime keeps its entries; notice of what is not reckoned: %s',
  async (regime, isNoticed) => {
    const { forms, regimeNotice } = await wordsOf('ownerTaxes', 'en');
    server.rows('fiscal_issuers', [issuer(regime)]);
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
  server.rows('fiscal_issuers', [issuer('ordinary')]);
  server.call('save_fiscal_issuer', undefined as never);
  const screen = await openScreen(`${TAXES}/profile`, { width: 360 });
  await screen.getByLabelText(text.regime, { exact: true }).selectOptions('simplified');
  await expect.element(screen.getByText(regimeNotice.text)).toBeVisible();
  await screen.getByRole('button', { name: common.actions.save }).first().click();
  await expect.element(screen.getByText(text.saved)).toBeVisible();
  expect(server.callsOf('save_fiscal_issuer')).toMatchObject([{ p_tax_regime: 'simplified' }]);
});
