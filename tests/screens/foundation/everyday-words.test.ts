import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

/** Opens the search of a screen and gives its field. */
async function openSearch(screen: Awaited<ReturnType<typeof openScreen>>, language: Language) {
  const { common, palette } = await textsOf(language);
  await screen.getByRole('button', { name: common.actions.search, exact: true }).click();
  return screen.getByRole('combobox', { name: palette.title });
}

const START = '/owner-dashboard/team/roles';

test('a sentence that is no screen’s name leads to one, by keys alone', async () => {
  const { palette } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START);
  await (await openSearch(screen, 'es')).fill('quiero ver cuánto me deben');
  const suggested = screen.getByRole('group', { name: palette.groups.suggested });
  await expect.element(suggested.getByRole('option').first()).toHaveTextContent(palette.commands.lateCharges);
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/owner-dashboard/finance?tab=charges&f.state=late');
});

test('what the search finds itself stands alone', async () => {
  const { palette } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START, { language: 'en' });
  await (await openSearch(screen, 'en')).fill('payment');
  await expect
    .element(screen.getByRole('option', { name: palette.commands.recordPayment, exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText(palette.groups.suggested)).not.toBeInTheDocument();
});

test('nothing is suggested that the reader’s role may not open, and other things are found nowhere', async () => {
  const { palette } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/owner-dashboard/team', {
    language: 'en',
    role: 'maintenance',
    theme: 'dark',
  });
  const field = await openSearch(screen, 'en');
  await field.fill('what still needs fixing');
  const suggested = screen.getByRole('group', { name: palette.groups.suggested });
  await expect.element(suggested.getByRole('option').first()).toBeVisible();
  await field.fill('how much do tenants owe me');
  await expect
    .element(screen.getByRole('option', { name: palette.commands.lateCharges, exact: false }))
    .not.toBeInTheDocument();
  await field.fill('chicken soup recipe');
  await expect.element(suggested).not.toBeInTheDocument();
});
