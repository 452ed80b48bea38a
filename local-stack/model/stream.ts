import type { ModelTurn } from '#stack/model/chat.ts';
import type { ModelFaultKind } from '#stack/model/faults.ts';

const PART = 7;
const partsOf = (text: string): readonly string[] => text.match(new RegExp(`[^]{1,${PART}}`, 'gu')) ?? [];

/** What a turn is told in: deltas of chat completions. */
function chunksOf({ text, calls }: ModelTurn): readonly object[] {
  const delta = (value: object) => ({ choices: [{ index: 0, delta: value, finish_reason: null }] });
  return [
    delta({ role: 'assistant', content: '' }),
    ...partsOf(text).map((content) => delta({ content })),
    ...calls.flatMap(({ name, arguments: given }, index) => [
      delta({
        tool_calls: [
          { index, id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } },
        ],
      }),
      ...partsOf(JSON.stringify(given)).map((part) =>
        delta({ tool_calls: [{ index, function: { arguments: part } }] }),
      ),
    ]),
    { choices: [{ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }] },
  ];
}

/** Tokens that a text is counted as. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/**
 * A turn as text/event-stream, cut into pieces that end in the middle of lines and of letters, as they come over a network.
 *
 * @param fault `cut`: it ends early; `garbage`: a part is no JSON; `slow`: it stops and never ends; `long`: it was cut at its longest
 */
export function streamTurn(turn: ModelTurn, promptTokens: number, fault: ModelFaultKind | null): Response {
  const chunks = chunksOf(turn);
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: tokensIn(turn.text + JSON.stringify(turn.calls)),
  };
  const events = [...chunks, { choices: [], usage }].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  if (fault === 'garbage') events.splice(1, 0, 'data: {"choices": [\n\n');
  if (fault === 'long')
    events.splice(1, 0, 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"length"}]}\n\n');
  const kept =
    fault === 'cut' || fault === 'slow'
      ? events.slice(0, Math.ceil(events.length / 2))
      : [...events, 'data: [DONE]\n\n'];
  const bytes = new TextEncoder().encode(kept.join(''));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 61) controller.enqueue(bytes.slice(at, at + 61));
      if (fault !== 'slow') controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
