import { array, type InferOutput, nullish, number, object, safeParse, string } from 'valibot';
import { eventData } from '#src/data/insight/assistant/event-stream.ts';
import type { ModelSettings } from '../settings.ts';
import { ModelFault } from './model-fault.ts';
import { postToModel } from './post-to-model.ts';
import type { ObjectSchema } from './programs/tool-schema.ts';
import { collectCalls, type ToolCall } from './tool-calls.ts';

/** A message in the shape of chat completions. */
export type ChatMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string | null;
      readonly tool_calls: readonly {
        readonly id: string;
        readonly type: 'function';
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** A tool as a model is told of it. */
export interface DeclaredTool {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: ObjectSchema;
  };
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** None: the model can only write. */
  readonly tools: readonly DeclaredTool[];
}

/** Tokens of a request and its answer. */
export interface Usage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** What a model did in one turn. */
export interface ChatTurn {
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

/** How long a model may take, in milliseconds. */
export interface ChatLimits {
  /** Until its answer begins. */
  readonly first: number;
  /** Between two parts of it. */
  readonly pause: number;
}

export interface ChatListener {
  readonly signal: AbortSignal;
  /** Each part of the text as it comes. What it throws ends the turn. */
  readonly onText: (text: string) => void | Promise<void>;
  /** Once for each request that reached the model, also where the answer broke off. */
  readonly onUsage: (usage: Usage) => void;
}

export const MOST_TOKENS_OUT = 1_000;
const LIMITS: ChatLimits = { first: 20_000, pause: 20_000 };
/** Fewer characters than a token has in Spanish or in JSON, so that nothing is counted too low. */
const CHARACTERS_OF_TOKEN = 3;
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_OF_TOKEN);

const Chunk = object({
  choices: nullish(
    array(
      object({
        delta: nullish(
          object({
            content: nullish(string()),
            tool_calls: nullish(
              array(
                object({
                  index: nullish(number()),
                  id: nullish(string()),
                  function: nullish(object({ name: nullish(string()), arguments: nullish(string()) })),
                }),
              ),
            ),
          }),
        ),
        finish_reason: nullish(string()),
      }),
    ),
  ),
  usage: nullish(object({ prompt_tokens: number(), completion_tokens: number() })),
  error: nullish(object({ message: nullish(string()) })),
});

/**
 * One turn of an OpenAI-compatible model (`POST …/chat/completions`, streamed). Nothing is asked again once its answer has begun.
 *
 * @throws ModelFault; what `onText` throws
 */
export async function chat(
  settings: ModelSettings,
  { messages, tools }: ChatRequest,
  { signal, onText, onUsage }: ChatListener,
  limits: ChatLimits = LIMITS,
): Promise<ChatTurn> {
  const asked = JSON.stringify({
    model: settings.name,
    messages,
    ...(tools.length > 0 && { tools, tool_choice: 'auto' }),
    max_tokens: MOST_TOKENS_OUT,
    temperature: 0,
    stream: true,
    stream_options: { include_usage: true },
  });
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  signal.addEventListener('abort', stop, { once: true });
  let text = '';
  let reported: Usage | null = null;
  const calls = collectCalls();
  let isReached = false;
  try {
    const body = await postToModel(settings, asked, stopper.signal, limits.first);
    isReached = true;
    for await (const chunk of chunksOf(body, stopper, limits.pause)) {
      if (chunk.usage) reported = usageOf(chunk.usage);
      const [choice] = chunk.choices ?? [];
      for (const delta of choice?.delta?.tool_calls ?? []) calls.add(delta);
      const part = choice?.delta?.content ?? '';
      text += part;
      if (part !== '') await onText(part);
      refuseEnd(choice?.finish_reason);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    const guessed = { tokensIn: tokensOf(asked), tokensOut: tokensOf(text) + tokensOf(calls.written()) };
    if (isReached) onUsage(reported ?? guessed);
  }
  return { text, calls: calls.whole() };
}

const usageOf = (usage: { prompt_tokens: number; completion_tokens: number }): Usage => ({
  tokensIn: Math.max(0, Math.ceil(usage.prompt_tokens)),
  tokensOut: Math.max(0, Math.ceil(usage.completion_tokens)),
});

function refuseEnd(reason: string | null | undefined): void {
  if (reason === 'length') throw new ModelFault('model_too_long', 'the answer was cut at its longest');
  if (reason === 'content_filter') throw new ModelFault('model_refused', 'the provider filtered the answer');
}

/** The parts of an answer up to its end. @throws ModelFault where one is late, broken, or the last one missing */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  stopper: AbortController,
  pause: number,
): AsyncGenerator<InferOutput<typeof Chunk>> {
  let isLate = false;
  const late = () => {
    isLate = true;
    stopper.abort();
  };
  let timer = setTimeout(late, pause);
  try {
    for await (const data of eventData(body)) {
      clearTimeout(timer);
      if (data === '[DONE]') return;
      yield readChunk(data);
      timer = setTimeout(late, pause);
    }
  } catch (error) {
    if (isLate) throw new ModelFault('model_slow', 'the answer stopped');
    if (error instanceof ModelFault) throw error;
    throw new ModelFault('model_down', `the answer broke off: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
  throw new ModelFault(isLate ? 'model_slow' : 'model_down', 'the answer broke off');
}

function readChunk(data: string): InferOutput<typeof Chunk> {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new ModelFault('model_unclear', 'a part of the answer is no JSON');
  }
  const read = safeParse(Chunk, value);
  if (!read.success) throw new ModelFault('model_unclear', 'a part of the answer has another shape');
  if (read.output.error)
    throw new ModelFault('model_down', read.output.error.message ?? 'an error in the stream');
  return read.output;
}
