import { beforeEach, expect, test } from 'vitest';
import { answerLease, chainRow, LEASE_ID, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { lateFeeRule } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const RULE_WORDS = {
  es: '5% de lo adeudado, cada día de atraso, 3 días de gracia, máximo RD$2,000.00 por cada alquiler atrasado',
  en: '5% of the amount owed, every day late, 3 grace days, up to RD$2,000.00 per late rent',
};

beforeEach(() => {
  answerLease();
  server.rows('late_fee_rules', [lateFeeRule()]);
});

test('a lease that follows the rule of its organization says so, with the rule', async () => {
  const { lease: text } = (await textsOf('es')).ownerCharging.lateFees;
  const screen = await openScreen(`${LEASE_PATH}#charges`, { width: 360, theme: 'dark' });
  await expect.element(screen.getByText(`${text.follow}: ${RULE_WORDS.es}`)).toBeVisible();
});

test('a lease with a rule of its own says that one alone', async () => {
  const { lease: text } = (await textsOf('en')).ownerCharging.lateFees;
  server.rows('late_fee_rules', [lateFeeRule({ basis_points: 900 }), lateFeeRule({ lease_id: LEASE_ID })]);
  const screen = await openScreen(`${LEASE_PATH}#charges`, { language: 'en' });
  await expect.element(screen.getByText(RULE_WORDS.en, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(text.follow, { exact: false })).not.toBeInTheDocument();
});

test('a lease that is exempted follows no rule any more', async () => {
  const { owner, ownerCharging, common } = await textsOf('en');
  const { lease: text } = ownerCharging.lateFees;
  server.call('inherit_late_fee', ({ p_is_inherited }) => {
    server.rows('leases', [chainRow({ late_fee_inherited: p_is_inherited })]);
    return LEASE_ID;
  });
  const screen = await openScreen(`${LEASE_PATH}#charges`, { language: 'en', width: 360 });
  const followed = screen.getByText(RULE_WORDS.en, { exact: false });
  await expect.element(followed).toBeVisible();
  await screen.getByRole('button', { name: text.change }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.title).selectOptions(text.exempt);
  await expectAccessible();
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText(text.contract)).toBeVisible();
  await screen.getByRole('heading', { level: 2, name: owner.lease.terms }).click();
  await expect.element(screen.getByText(owner.tenantForm.lateFeeText.none, { exact: true })).toBeVisible();
  await expect.element(followed).not.toBeInTheDocument();
  expect(server.callsOf('inherit_late_fee')).toEqual([{ p_lease_id: LEASE_ID, p_is_inherited: false }]);
});
