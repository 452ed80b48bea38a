import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const guides = [
  { slug: 'recibo', title: 'El recibo', summary: 'Qué dice.', html: '<h2>Qué dice</h2><p>Todo.</p>' },
  {
    slug: 'deposito',
    title: 'El depósito',
    summary: 'Cuándo vuelve.',
    html: '<h2>Cuándo vuelve</h2><p>Al final.</p>',
  },
];

beforeEach(() => {
  for (const language of ['es', 'en'])
    server.at('GET', `/help/${language}.json`, () => Response.json(guides));
  server.at('GET', '/auth/v1/settings', () => ({}));
  server.call('my_leases', []);
});

test('guides are found without accents and read, and the service says that it answers', async () => {
  const { help: text } = await textsOf('es');
  const screen = await openScreen('/tenant-dashboard/help', { width: 360 });
  await expect.element(screen.getByText(text.up, { exact: false }).first()).toBeVisible();
  await expect.element(screen.getByText(text.down)).not.toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: text.search });
  await search.fill('xyzzy');
  await expect.element(screen.getByText(text.noMatchTitle)).toBeVisible();
  await search.fill('deposito');
  const first = screen.getByRole('main').getByRole('listitem').first();
  const guide = first.getByRole('link', { name: 'El depósito' });
  await expect.element(guide).toBeVisible();
  await expectAccessible();
  await guide.click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'El depósito' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Cuándo vuelve' })).toBeVisible();
});

test('a part of the service that fails is named, and asked again', async () => {
  const { help: text } = await textsOf('en');
  server.at('GET', '/auth/v1/settings', () => fail());
  const screen = await openScreen('/tenant-dashboard/help', { language: 'en', theme: 'dark' });
  await expect.element(screen.getByText(text.down)).toBeVisible();
  await expectAccessible();
  server.at('GET', '/auth/v1/settings', () => ({}));
  await screen.getByRole('button', { name: text.checkAgain }).click();
  await expect.element(screen.getByText(text.down)).not.toBeInTheDocument();
});
