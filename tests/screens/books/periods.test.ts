import { expect, test } from 'vitest';
import { formatDate } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const PERIODS = '/owner-dashboard/finance/periods';
const CLOSED = '2026-04-30';

/** The books are closed through a day, or were and are open again for a reason. */
function answerPeriods(through: string | null, reason = ''): void {
  server.rows('accounting_periods', [{ closed_through: through }]);
  server.rows('accounting_period_events', [
    row(
      'accounting_period_events',
      { id: newId(), organization_id: ORGANIZATION_ID, actor_id: USER_ID, at: NOW, reason },
      { kind: through ? 'closed' : 'reopened', closed_through_before: through ? null : CLOSED },
      { closed_through_after: through },
    ),
  ]);
}

const member = { user_id: USER_ID, full_name: 'Ana Reyes', email: 'ana@example.com', joined_at: NOW };

test('the month that is over is closed, and says so', async () => {
  const { periods: text } = await wordsOf('ownerBooks', 'en');
  server.empty('accounting_periods', 'accounting_period_events');
  server.call('list_members', [{ ...member, role: 'owner', has_second_factor: false }]);
  server.call('close_period', () => {
    answerPeriods(CLOSED);
    return newId();
  });
  const screen = await openScreen(PERIODS, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: text.close }).click();
  await screen.getByRole('dialog').getByRole('button', { name: text.close }).click();
  const title = text.closedThrough({ date: formatDate(CLOSED, 'en') });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(server.callsOf('close_period')).toMatchObject([{ p_closed_through: CLOSED }]);
  await expectAccessible();
});

test('what is closed is opened again for a reason, which stays to be read', async () => {
  const { periods: text } = await wordsOf('ownerBooks', 'es');
  answerPeriods(CLOSED);
  server.call('list_members', [{ ...member, role: 'owner', has_second_factor: false }]);
  server.call('reopen_period', ({ p_reason }) => {
    answerPeriods(null, p_reason);
    return newId();
  });
  const screen = await openScreen(PERIODS, { width: 360 });
  await screen.getByRole('button', { name: text.reopen }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('button', { name: text.reopen }).click();
  await expect.element(dialog.getByText(text.reasonMissing).first()).toBeVisible();
  expect(server.callsOf('reopen_period')).toEqual([]);
  await expectAccessible();
  await dialog.getByLabelText(text.reopenThrough).fill('');
  await dialog.getByLabelText(text.reason).fill('Faltaba una factura');
  await dialog.getByRole('button', { name: text.reopen }).click();
  await expect.element(screen.getByRole('heading', { name: text.neverClosed })).toBeVisible();
  await expect.element(screen.getByText('Faltaba una factura')).toBeVisible();
  expect(server.callsOf('reopen_period')).toMatchObject([{ p_closed_through: null }]);
});
