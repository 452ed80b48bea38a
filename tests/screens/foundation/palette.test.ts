import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { foundRow } from '#tests/screens/fixtures/found-rows.ts';
import { answerProperty, PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const START = '/owner-dashboard/team/roles';

beforeEach(() => {
  server.call('search_records', ({ p_text }) =>
    p_text !== '' && 'torre xul'.includes(p_text.toLowerCase())
      ? [foundRow({ kind: 'property', id: PROPERTY_ID, title: 'Torre Xul', detail: 'Santo Domingo' })]
      : [],
  );
});

test('the palette finds screens, actions and records, by keys alone', async () => {
  const { palette, owner: text } = await textsOf('es');
  answerProperty();
  const screen = await openScreen(START);
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = screen.getByRole('combobox', { name: palette.title });
  await expect.element(box).toHaveFocus();
  await expect
    .element(screen.getByRole('option', { name: palette.commands.addProperty, exact: false }))
    .toBeVisible();
  await expectAccessible();

  await box.fill(text.titles.units.slice(0, 4).toUpperCase());
  await expect.element(screen.getByRole('option', { selected: true }).getByText(/unid/i)).toBeVisible();

  // A part of the name is enough; the record comes from the server.
  await box.fill('rre Xu');
  await expect
    .element(screen.getByRole('option', { selected: true }).getByText('Torre Xul', { exact: false }))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(`/owner-dashboard/properties/${PROPERTY_ID}`);
  await expect.element(box).not.toBeInTheDocument();
});

test('the palette says that it found nothing, and closes with Escape', async () => {
  const { palette } = await textsOf('en');
  const screen = await openScreen(START, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = screen.getByRole('combobox', { name: palette.title });
  await box.fill('zzzz');
  await expect.element(screen.getByText(palette.nothing({ text: 'zzzz' }))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
});

test('letters lead to screens until they are switched off', async () => {
  const { palette, owner: text, common } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START, { language: 'en' });
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await userEvent.keyboard('gi');
  await expect.element(heading(text.tenants.title)).toBeVisible();

  // In a field a letter is a letter.
  const search = screen.getByRole('searchbox');
  await expect.element(search).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('gp?');
  await expect.element(search).toHaveValue('gp?');
  (search.element() as HTMLElement).blur();

  await userEvent.keyboard('?');
  const sheet = screen.getByRole('dialog', { name: palette.sheet.title });
  await expect.element(sheet).toBeVisible();
  await expectAccessible();
  await sheet.getByRole('checkbox', { name: palette.sheet.letters, exact: false }).click();
  await sheet.getByRole('button', { name: common.actions.close }).click();
  await userEvent.keyboard('gp?');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(heading(text.tenants.title)).toBeVisible();
  // The one with Ctrl stays.
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('combobox', { name: palette.title })).toHaveFocus();
});
