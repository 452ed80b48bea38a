import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { takeErrors } from '#tests/screens/harness/logged.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { fail, hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const LEASE_ID = newId();
const LATE = [
  {
    id: newId(),
    lease_id: LEASE_ID,
    tenant_name: 'Yesenia Mercedes',
    property_name: 'Torre Mar',
    unit_label: '3B',
    currency: 'DOP',
    outstanding_minor: 2_500_000,
    due_on: '2026-05-05',
    organization_id: ORGANIZATION_ID,
  },
  {
    id: newId(),
    lease_id: newId(),
    tenant_name: 'José Almonte',
    property_name: 'Torre Mar',
    unit_label: '1B',
    currency: 'DOP',
    outstanding_minor: 3_000_000,
    due_on: '2026-04-05',
    organization_id: ORGANIZATION_ID,
  },
] as const;

beforeEach(() => server.at('GET', '/api/assistant', () => ({ isOn: false, name: null, left: 0 })));

function openAssistant(visit: Visit = {}) {
  server.table('assistant_conversations', []);
  // What the database adds itself.
  server.rows('assistant_conversations', []);
  server.table('assistant_turns', []);
  return openScreen('/owner-dashboard/ai', visit);
}
const box = (screen: Awaited<ReturnType<typeof openScreen>>, label: string) =>
  screen.getByRole('textbox', { name: label });

test('an answer has its sentence, its rows and where they lead; it is kept with its sources', async () => {
  const text = await wordsOf('ownerAssistant', 'es');
  server.rows('charges_list', LATE);
  const screen = await openAssistant({ language: 'es' });
  await expect.element(screen.getByText(text.emptyTitle)).toBeVisible();
  await expectAccessible();
  await box(screen, text.question).fill('¿Quiénes están atrasados?');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 contratos están atrasados.').first()).toBeVisible();
  const link = screen.getByRole('link', { name: 'Yesenia Mercedes' });
  await expect.element(link).toHaveAttribute('href', `/owner-dashboard/leases/${LEASE_ID}`);
  await expect.element(screen.getByText('RD$25,000.00')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: text.source })).toBeVisible();
  await expectAccessibleInBothThemes();
  await expect.poll(() => server.writesOf('assistant_turns').length).toBe(1);
  expect(server.writesOf('assistant_conversations')[0]?.body).toMatchObject({
    organization_id: ORGANIZATION_ID,
    title: '¿Quiénes están atrasados?',
  });
});

test('a search that is under way can be stopped; one that fails can be tried again', async () => {
  const text = await wordsOf('ownerAssistant', 'en');
  const common = await wordsOf('common', 'en');
  const waiting = hold<typeof LATE>();
  server.rows('charges_list', waiting.answer as never);
  const screen = await openAssistant({ language: 'en', theme: 'dark', width: 360 });
  await screen.getByRole('button', { name: 'Who is late?' }).click();
  await expect.element(screen.getByRole('button', { name: text.stop })).toBeVisible();
  await box(screen, text.question).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(text.emptyTitle)).toBeVisible();
  waiting.release(LATE);
  server.rows('charges_list', fail());
  await screen.getByRole('button', { name: 'Who is late?' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(common.errors.kinds.unexpected);
  await expectAccessible();
  server.rows('charges_list', []);
  await screen.getByRole('button', { name: common.actions.retry }).click();
  await expect.element(screen.getByText('No one is late.')).toBeVisible();
  takeErrors();
});

test('what is missing is asked for, and the answer goes on from there', async () => {
  const text = await wordsOf('ownerAssistant', 'es');
  server.call('search_properties', []);
  const screen = await openAssistant({ language: 'es' });
  await box(screen, text.question).fill('hábleme de la propiedad');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(text.needs.property)).toBeVisible();
  await box(screen, text.question).fill('Torre Mar');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(text.unknownRecord({ name: 'Torre Mar' }))).toBeVisible();
  expect(server.callsOf('search_properties')[0]).toMatchObject({ p_text: 'Torre Mar' });
});

test('what no tool answers is said, with screens where to look', async () => {
  const text = await wordsOf('ownerAssistant', 'es');
  const screen = await openAssistant({ language: 'es' });
  await box(screen, text.question).fill('¿quién ganó la pelota anoche?');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(text.unknown)).toBeVisible();
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Inicio' }))
    .toHaveAttribute('href', '/owner-dashboard/');
});

test('a form is prepared and nothing is written but the turn', async () => {
  const text = await wordsOf('ownerAssistant', 'es');
  const screen = await openAssistant({ language: 'es' });
  await box(screen, text.question).fill('mándale un aviso a todos: mañana no hay agua');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('link', { name: text.openForm }))
    .toHaveAttribute('href', expect.stringContaining('/owner-dashboard/notices/new?text='));
});

test('conversations are gone on with, renamed and deleted', async () => {
  const text = await wordsOf('ownerAssistant', 'en');
  const id = newId();
  server.table('assistant_conversations', [
    { id, organization_id: ORGANIZATION_ID, title: 'Vacant units', asked_at: '2026-05-14T12:00:00Z' },
  ]);
  const answer = {
    parts: [],
    reply: {
      is: 'answer',
      tool: 'vacant_units',
      arguments: {},
      answer: {
        rows: [{ property: 'Torre Mar', unit: '3B', vacantSince: '2026-05-01' }],
        count: 1,
        places: ['/units'],
      },
    },
  };
  server.table('assistant_turns', [
    {
      id: newId(),
      conversation_id: id,
      question: 'What is vacant?',
      answer,
      created_at: '2026-05-14T12:00:00Z',
    },
  ]);
  const screen = await openScreen('/owner-dashboard/ai', { language: 'en' });
  await screen.getByRole('button', { name: 'Vacant units', exact: true }).click();
  await expect.element(screen.getByText('One unit is vacant.')).toBeVisible();
  await expect.element(screen.getByText('May 1, 2026')).toBeVisible();
  await screen.getByRole('button', { name: `${text.rename}: Vacant units` }).click();
  await screen.getByRole('textbox', { name: text.name }).fill(' ');
  await screen.getByRole('button', { name: text.rename, exact: true }).click();
  await expect.element(screen.getByText(text.nameMissing).first()).toBeVisible();
  await screen.getByRole('textbox', { name: text.name }).fill('Empty homes');
  await screen.getByRole('button', { name: text.rename, exact: true }).click();
  await expect.poll(() => server.writesOf('assistant_conversations').length).toBe(1);
  await screen.getByRole('button', { name: `${text.remove}: Empty homes` }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: text.remove, exact: true }).click();
  await expect.poll(() => server.writesOf('assistant_conversations').length).toBe(2);
  await expect.element(screen.getByText(text.emptyTitle)).toBeVisible();
});

test('the law is answered with its articles, in whole', async () => {
  const text = await wordsOf('ownerAssistant', 'es');
  const { articles } = await wordsOf('lawLibrary', 'es');
  const screen = await openAssistant({ language: 'es', theme: 'dark', width: 360 });
  await screen.getByRole('button', { name: text.examples.law[0] ?? '' }).click();
  await expect.element(screen.getByText(articles.deposit.text)).toBeVisible();
  await expect.element(screen.getByText('Ley 85-25, 13')).toBeVisible();
  await expectAccessible();
});

test('without a connection it says what it still answers, and does', async () => {
  const text = await wordsOf('ownerAssistant', 'en');
  const { articles } = await wordsOf('lawLibrary', 'en');
  server.rows('charges_list', () => {
    throw new TypeError('Failed to fetch');
  });
  const screen = await openAssistant({ language: 'en' });
  await screen.getByRole('button', { name: 'Who is late?' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text.offline);
  await box(screen, text.question).fill(text.examples.law[0] ?? '');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(articles.deposit.text)).toBeVisible();
});

test('somebody without money is offered no question about it', async () => {
  const text = await wordsOf('ownerAssistant', 'en');
  const screen = await openAssistant({ language: 'en', role: 'maintenance' });
  await expect
    .element(screen.getByRole('button', { name: text.examples.maintenance[0] ?? '' }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: text.examples.money[0] ?? '' }).query()).toBeNull();
});
