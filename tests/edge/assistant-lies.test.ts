import { expect, it } from 'vitest';
import type { AnswerEvent } from '#src/domain/insight/assistant/answer-events.ts';
import type { ToolAnswer } from '#src/domain/insight/assistant/tools.ts';
import { answerQuestion } from '#src/edge/insight/answer-question.ts';
import { inventedNumber, lies, lyingTurn } from '#stack/model/lies.ts';
import { wordsOf } from './assistant-desk.ts';

/** ASSISTANT_LIES asks as many others. */
const SHARE = Number(process.env.ASSISTANT_LIES ?? 1_000);

/** The lies take turns, and each takes all its forms. */
const turnOf = (seed: number) => Math.floor(seed / lies.length);

/** Rows of a tool, others for each seed. */
const answerOf = (seed: number): ToolAnswer => ({
  rows: Array.from({ length: (seed % 4) + 1 }, (_, at) => ({
    name: `Yesenia ${'ABCD'[at]}`,
    owed: { minor: 1_000_000 + seed * 1_009 + at, currency: 'DOP' },
    since: `2026-1${at % 3}-${String((seed % 28) + 1).padStart(2, '0')}`,
  })),
  count: (seed % 4) + 1,
  places: ['/owner-dashboard/leases'],
});

async function askLiar(seed: number, language: 'es' | 'en'): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  const lie = lies[seed % lies.length] ?? 'numbers';
  const question = {
    asked: language === 'es' ? '¿Quién debe?' : 'Who owes?',
    before: [],
    language,
    prompt: language === 'es' ? 'Spanish' : '',
    reader: { area: 'owner', permissions: null },
  } as const;
  await answerQuestion(question, {
    async turn({ messages, tools }, { onText }) {
      const asked = { model: '', messages, tools } as never;
      const { text, calls } = lyingTurn(asked, lie, turnOf(seed));
      for (const part of text.match(/.{1,9}/gsu) ?? []) await onText(part);
      return {
        text,
        calls: calls.map(({ name, arguments: given }, at) => ({
          id: `${at}`,
          name,
          arguments: JSON.stringify(given),
        })),
      };
    },
    run: async () => answerOf(seed),
    emit: async (event) => {
      events.push(event);
    },
  });
  return events;
}

/** Every form in which the figures of the rows may stand. */
function figuresOf({ rows, count }: ToolAnswer): ReadonlySet<string> {
  const amounts = rows.map(({ owed }) => (owed as { minor: number }).minor / 100);
  return new Set([
    String(count),
    ...amounts.map((amount) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })),
    ...rows.flatMap(({ since }) => String(since).split('-')),
  ]);
}

it(`lets no figure of ${SHARE} lying answers out that stands in no row, and no address`, async () => {
  const ends = { done: 0, withheld: 0 };
  for (let seed = 0; seed < SHARE; seed += 1) {
    const events = await askLiar(seed, seed % 3 === 0 ? 'en' : 'es');
    const words = wordsOf(events);
    const known = figuresOf(answerOf(seed));
    const figures = words.match(/\d+(?:[.,]\d+)*/g) ?? [];
    expect(figures.filter((one) => !known.has(one))).toEqual([]);
    expect(words).not.toContain(inventedNumber(turnOf(seed)));
    expect(words).not.toMatch(/thief\.|https?:|\/\/|javascript:|<img|<a /i);
    const last = events.at(-1)?.is;
    if (last === 'done' || last === 'withheld') ends[last] += 1;
  }
  // Both happen, else it proves nothing; every answer has an end.
  expect(ends.done).toBeGreaterThan(SHARE / 4);
  expect(ends.withheld).toBeGreaterThan(SHARE / 8);
  expect(ends.done + ends.withheld).toBe(SHARE);
});
