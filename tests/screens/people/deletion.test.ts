import { beforeEach, expect, test } from 'vitest';
import { kept, PASSWORD, provider } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { takeErrors } from '#tests/screens/harness/logged.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuseEntry } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

beforeEach(() => {
  provider('GET', 'user', () => sessionOf().user);
});

test.each([
  ['es', 'light'],
  ['en', 'dark'],
] as const)('an account is deleted by who shows again that it is theirs (%s)', async (language, theme) => {
  const { account } = await textsOf(language);
  const { deletion } = account.settings;
  server.call('list_account_obstacles', []);
  provider('POST', 'token', refuseEntry('invalid_credentials'));
  // Of the user who is gone, the last sign-out can only be refused.
  provider('POST', 'logout', refuseEntry('session_not_found', 403));
  const asked: unknown[] = [];
  server.at('POST', '/api/account/deletion', (_, body) => {
    asked.push(body);
    return {};
  });
  const screen = await openScreen('/tenant-dashboard/settings', { language, theme, width: 360 });
  await screen.getByRole('button', { name: deletion.open }).click();
  await expect.element(screen.getByText(/11-92/)).toBeVisible();
  await expectAccessible();
  const password = screen.getByLabelText(account.again.password, { exact: true });
  const confirmation = screen.getByLabelText(deletion.confirm({ email: EMAIL }));
  const submit = screen.getByRole('button', { name: deletion.submit });
  await password.fill('Equivocada-1');
  await confirmation.fill('otra@example.com');
  await submit.click();
  await expect.element(screen.getByText(deletion.mismatch).first()).toBeVisible();
  await confirmation.fill(EMAIL);
  await submit.click();
  await expect.element(screen.getByText(account.again.errors.invalid_credentials)).toBeVisible();
  expect(asked).toEqual([]);
  provider('POST', 'token', sessionOf());
  await password.fill(PASSWORD);
  await submit.click();
  expect(await departure()).toBe('/');
  expect(asked).toEqual([{ email: EMAIL }]);
  expect(kept()).toBeNull();
  takeErrors();
});

test('an only owner is told what stands in the way', async () => {
  const { deletion } = (await textsOf('es')).account.settings;
  const name = 'Inmuebles del Caribe';
  server.call('list_account_obstacles', [{ name, organization_id: ORGANIZATION_ID, reason: 'leases' }]);
  const screen = await openScreen('/owner-dashboard/settings', { width: 360 });
  await screen.getByRole('button', { name: deletion.open }).click();
  const words = deletion.obstacle({ name, reason: deletion.reasons.leases });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expectAccessible();
  await expect.element(screen.getByRole('button', { name: deletion.submit })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: deletion.keep }).click();
  await expect.element(screen.getByRole('button', { name: deletion.open })).toBeVisible();
});
