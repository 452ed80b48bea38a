import type { AnswerEvent } from '#src/domain/insight/assistant/answer-events.ts';
import type { TestStack } from '#tests/support/start-stack.ts';

interface Served {
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

/** What the counterpart of the model remembers. */
export interface ModelState {
  readonly calls: readonly {
    readonly asked: string;
    readonly tools: readonly string[];
    readonly isKeyRight: boolean;
    readonly fault: string;
  }[];
  readonly trapped: readonly string[];
}

/** Who asks the model, and what the counterpart is told to do. */
export const assistantDesk = (stack: TestStack, worker: Served) => {
  const counterpart = `${stack.url}/_local/model`;
  const post = (token: string, question: Record<string, unknown>) =>
    worker.fetch('/api/assistant', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ area: 'owner', language: 'es', ...question }),
    });
  return {
    post,
    /** What is answered, to its end. */
    async ask(token: string, question: Record<string, unknown>): Promise<AnswerEvent[]> {
      const answer = await post(token, question);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status} ${text}`);
      return text
        .split('\n\n')
        .filter((event) => event !== '')
        .map((event) => JSON.parse(event.slice('data: '.length)) as AnswerEvent);
    },
    standing: async (token: string, query: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await worker.fetch(`/api/assistant?${query}`, { headers })).json();
    },
    /** The next requests fail or lie. */
    set: async (kind: string, times = 1, seed = 0) => {
      const answer = await fetch(`${counterpart}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, times, seed }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    state: async (): Promise<ModelState> =>
      (await (await fetch(`${counterpart}/state`)).json()) as ModelState,
    clear: () => fetch(counterpart, { method: 'DELETE' }),
    trap: `${counterpart}/trap`,
  };
};

/** All words of an answer. */
export const wordsOf = (events: readonly AnswerEvent[]): string =>
  events.map((event) => (event.is === 'text' ? event.text : '')).join('');
