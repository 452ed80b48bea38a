import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnswerEvent } from '#src/domain/insight/assistant/answer-events.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuseAtEdge } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const READ: AnswerEvent = {
  is: 'tool',
  name: 'late_tenants',
  arguments: {},
  answer: {
    rows: [
      { tenant: 'Yesenia Mercedes', owed: { minor: 2_500_000, currency: 'DOP' } },
      { tenant: 'José Almonte', owed: { minor: 3_000_000, currency: 'DOP' } },
    ],
    count: 2,
    places: ['/owner-dashboard/finance/collections'],
  },
};

/** A stream that is cut in the middle of events and letters. */
function streamOf(events: readonly AnswerEvent[]): Response {
  const bytes = new TextEncoder().encode(
    events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 37) controller.enqueue(bytes.slice(at, at + 37));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function openWithModel(events: readonly AnswerEvent[], visit: Visit = {}) {
  server.table('assistant_conversations', []);
  server.rows('assistant_conversations', []);
  server.table('assistant_turns', []);
  const asked: unknown[] = [];
  server.at('GET', '/api/assistant', () => ({ isOn: true, name: 'claro-1', left: 0.825 }));
  server.at('POST', '/api/assistant', (_, body) => {
    asked.push(body);
    return streamOf(events);
  });
  const text = await wordsOf('ownerAssistant', visit.language ?? 'es');
  const screen = await openScreen('/owner-dashboard/ai', visit);
  await screen.getByRole('checkbox', { name: new RegExp(text.model.use({ name: 'claro-1' })) }).click();
  await screen.getByRole('textbox', { name: text.question }).fill('¿Quién debe?');
  await userEvent.keyboard('{Enter}');
  return { screen, text, asked };
}

test('the model answers in words, with what it read below them; both are kept', async () => {
  const { screen, text, asked } = await openWithModel([
    READ,
    { is: 'text', text: 'Deben dos personas. ' },
    { is: 'text', text: 'Yesenia debe RD$ 25,000.00.' },
    { is: 'done' },
  ]);
  await expect.element(screen.getByText('Deben dos personas. Yesenia debe RD$ 25,000.00.')).toBeVisible();
  await screen.getByText(text.model.sources).click();
  await expect.element(screen.getByText('José Almonte')).toBeVisible();
  await expectAccessibleInBothThemes();
  expect(asked).toMatchObject([{ area: 'owner', language: 'es', asked: '¿Quién debe?', before: [] }]);
  await expect.poll(() => server.writesOf('assistant_turns').length).toBe(1);
  expect(server.writesOf('assistant_turns')[0]?.body).toMatchObject({
    answer: { reply: { is: 'said', withheld: null, read: [{ name: 'late_tenants' }] } },
  });
});

test('words that were withheld leave the rows and the reason', async () => {
  const { screen, text } = await openWithModel(
    [READ, { is: 'withheld', reason: 'ungrounded', tools: [READ] }],
    { language: 'en', theme: 'dark', width: 360 },
  );
  await expect
    .element(screen.getByText(`${text.model.withheld.ungrounded} ${text.model.readInstead}`))
    .toBeVisible();
  await expect.element(screen.getByText('Yesenia Mercedes')).toBeVisible();
  await expectAccessible();
});

test('a used-up budget is said, and the answer comes without the model', async () => {
  const { errors } = await textsOf('es');
  const { screen, text } = await openWithModel([{ is: 'withheld', reason: 'model_busy', tools: [] }]);
  await expect.element(screen.getByText(text.model.withheld.model_busy)).toBeVisible();
  server.at('POST', '/api/assistant', () => refuseAtEdge('assistant_cap_reached'));
  await screen.getByRole('textbox', { name: text.question }).fill('¿Quién debe?');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(errors.codes.assistant_cap_reached)).toBeVisible();
});
