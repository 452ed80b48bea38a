import { expect, test } from 'vitest';
import { cardSettings } from '#tests/screens/fixtures/cards.ts';
import { LEASE_ID, tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

test('who switches automatic payments off is asked first, and told how many stop', async () => {
  const { stopping, ...text } = await wordsOf('ownerCards', 'en');
  server.rows('online_payment_settings', [cardSettings()]);
  server.empty('card_payments');
  server.rows('tenants_list', [tenantRow()]);
  server.rows('autopays', [
    row(
      'autopays',
      { id: newId(), lease_id: LEASE_ID, user_id: newId(), status: 'active', processor: 'azul' },
      { limit_minor: 3_000_000, pays_on: null, consent_version: '2026-01-01', consented_at: NOW },
      { card_payment_id: newId(), card_last4: '4242', card_expires: '2030-12-31', currency: 'DOP' },
      { stopped_for: null, counts_from: '2026-05-01' },
    ),
  ]);
  server.call('save_online_payments', () => {
    server.rows('online_payment_settings', [cardSettings({ takes_autopay: false })]);
    return undefined;
  });
  const screen = await openScreen('/owner-dashboard/finance/online-payments', {
    ...{ language: 'en', theme: 'dark' },
  });
  await screen.getByLabelText(text.cards.takesAutopay, { exact: false }).click();
  await screen.getByRole('button', { name: text.save, exact: true }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question.getByText(stopping.off.text)).toBeVisible();
  await expect.element(question.getByText(stopping.count({ count: 1 }))).toBeVisible();
  expect(server.callsOf('save_online_payments')).toEqual([]);
  await expectAccessible();
  await question.getByRole('button', { name: stopping.off.confirm }).click();
  await expect.element(screen.getByText(text.autopay.off)).toBeVisible();
  expect(server.callsOf('save_online_payments')).toMatchObject([{ p_settings: { takes_autopay: false } }]);
});
