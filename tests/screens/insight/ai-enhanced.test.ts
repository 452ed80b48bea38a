import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, ORGANIZATION_ID, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { takeErrors } from '#tests/screens/harness/logged.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const PATH = '/owner-dashboard/ai-enhanced';
const MILLISECONDS_IN_DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * MILLISECONDS_IN_DAY).toISOString();

const change = (id: number, subject: string, days: number, tableName = 'people') => ({
  id,
  action: 'insert' as const,
  table_name: tableName,
  row_id: ORGANIZATION_ID,
  at: daysAgo(days),
  actor_id: USER_ID,
  actor_name: 'Ana Reyes',
  subject,
  changes: {},
  facts: {},
});
const CHANGES = [
  change(3, 'Yesenia Mercedes', 2),
  change(2, 'José Almonte', 5, 'properties'),
  change(1, 'Luis Peña', 20),
];

test('what changed is counted by subject and listed by day, for the days that are chosen', async () => {
  const text = await wordsOf('smartTools', 'en');
  server.call('list_activity', CHANGES);
  const screen = await openScreen(PATH, { language: 'en' });
  await expect.element(screen.getByText('added Yesenia Mercedes')).toBeVisible();
  await expect.element(screen.getByText('Luis Peña')).not.toBeInTheDocument();
  const matters = screen.getByRole('list', { name: text.changes.matters });
  await expect
    .element(matters.getByRole('link', { name: 'People: 1' }))
    .toHaveAttribute('href', '/owner-dashboard/settings/organization/activity?f.group=people');
  await expect.element(matters.getByRole('link', { name: 'Properties and units: 1' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('radio', { name: text.changes.periods['30'] }).click();
  await expect.element(matters.getByRole('link', { name: 'People: 2' })).toBeVisible();
  await expect.element(screen.getByText('added Luis Peña')).toBeVisible();
  await screen.getByRole('radio', { name: text.changes.periods['1'], exact: true }).click();
  await expect.element(screen.getByText(text.changes.none)).toBeVisible();
});

test('in Spanish at 360 px it waits, and what fails can be tried again', async () => {
  const text = await wordsOf('smartTools', 'es');
  const common = await wordsOf('common', 'es');
  const waiting = hold<typeof CHANGES>();
  server.call('list_activity', waiting.answer as never);
  const screen = await openScreen(PATH, { language: 'es', width: 360 });
  await expect.element(screen.getByRole('heading', { name: text.changes.title })).toBeVisible();
  await expect.element(screen.getByText(common.states.loading).first()).toBeInTheDocument();
  waiting.release([]);
  await expect.element(screen.getByText(text.changes.none)).toBeVisible();
  server.call('list_activity', fail());
  await screen.getByRole('radio', { name: text.changes.periods['30'] }).click();
  await expect.element(screen.getByText(text.changes.error)).toBeVisible();
  takeErrors();
  server.call('list_activity', CHANGES);
  await screen.getByRole('button', { name: common.actions.retry }).click();
  await expect.element(screen.getByText(/agregó a Luis Peña|Luis Peña/)).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('who may not read the activity sees what waits for them alone', async () => {
  const text = await wordsOf('smartTools', 'en');
  const { value } = await wordsOf('toolAnswers', 'en');
  server.call('waiting_counts', {
    ...{ reported_payments: 0, submitted_applications: 0, unread_conversations: 0 },
    ...{ pending_requests: 3, handed_in_documents: 0, asked_plans: 0 },
  });
  const screen = await openScreen(PATH, { language: 'en', role: 'viewer' });
  await expect.element(screen.getByRole('heading', { name: text.waiting.title })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: value.pendingRequests }))
    .toHaveAttribute('href', '/owner-dashboard/maintenance?f.status=pending');
  await expect.element(screen.getByText(value.reportedPayments)).not.toBeInTheDocument();
  await expect.element(screen.getByText(text.changes.title)).not.toBeInTheDocument();
});
