import { AppError, toAppError } from '#src/data/errors.ts';
import type { AnswerEvent, RanTool } from '#src/domain/insight/assistant/answer-events.ts';
import { checkArguments } from '#src/domain/insight/assistant/arguments.ts';
import { factsOf, isGrounded } from '#src/domain/insight/assistant/grounded.ts';
import { plainAnswer, wholeSentences } from '#src/domain/insight/assistant/plain-answer.ts';
import type { ToolAnswer, ToolArguments, ToolName } from '#src/domain/insight/assistant/tools.ts';
import type { Language } from '#src/i18n/language.ts';
import type { ChatListener, ChatMessage, ChatRequest, ChatTurn } from './chat.ts';
import { type AssistantReader, declareTools, toolsOf } from './declared-tools.ts';
import { ModelFault } from './model-fault.ts';
import type { ToolCall } from './tool-calls.ts';
import { toolResult } from './tool-result.ts';

export interface Question {
  readonly asked: string;
  /** Earlier turns, the oldest first. */
  readonly before: readonly { readonly asked: string; readonly answered: string }[];
  readonly language: Language;
  readonly prompt: string;
  readonly reader: AssistantReader;
}

/** What a question is answered with. */
export interface Answering {
  readonly turn: (request: ChatRequest, listener: Pick<ChatListener, 'onText'>) => Promise<ChatTurn>;
  readonly run: (tool: ToolName, given: ToolArguments) => Promise<ToolAnswer>;
  readonly emit: (event: AnswerEvent) => Promise<void>;
}

export const MOST_CALLS = 6;
const MOST_ANSWER = 4_000;
/** All messages of a request together: about 40,000 tokens. */
export const MOST_ASKED = 120_000;

class Ungrounded extends Error {}

/**
 * Answers a question with a model: at most six tools, run as the caller, and only sentences whose numbers stand in what they read
 * or in the question. It always ends with `done` or `withheld`.
 */
export async function answerQuestion(question: Question, answering: Answering): Promise<void> {
  const ran: RanTool[] = [];
  try {
    await answer(question, ran, answering);
    await answering.emit({ is: 'done' });
  } catch (error) {
    const isOurs = error instanceof ModelFault || error instanceof Ungrounded;
    if (!isOurs) throw error;
    const reason = error instanceof ModelFault ? error.code : 'ungrounded';
    if (reason === 'model_refused' || reason === 'model_unclear') console.error('Model:', error.message);
    await answering.emit({ is: 'withheld', reason, tools: ran });
  }
}

async function answer(question: Question, ran: RanTool[], { turn, run, emit }: Answering): Promise<void> {
  const offered = toolsOf(question.reader);
  const declared = declareTools(offered);
  const messages = firstMessages(question);
  const words = checkedWords(question, ran, emit);
  for (let left = MOST_CALLS; ; ) {
    if (JSON.stringify(messages).length > MOST_ASKED)
      throw new ModelFault('model_too_long', 'the tools read more than fits');
    const { text, calls } = await turn({ messages, tools: left > 0 ? declared : [] }, { onText: words.take });
    await words.end();
    if (calls.length === 0 || left === 0) break;
    messages.push(assistantCalls(text, calls));
    for (const call of calls) {
      const content =
        left > 0 ? await runCall(call, offered, ran, { run, emit }) : '{"error":"too_many_calls"}';
      left = Math.max(0, left - 1);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  if (words.isEmpty()) throw new ModelFault('model_unclear', 'an answer without words');
}

const firstMessages = ({ prompt, before, asked }: Question): ChatMessage[] => [
  { role: 'system', content: prompt },
  ...before.flatMap((turn): ChatMessage[] => [
    { role: 'user', content: turn.asked },
    { role: 'assistant', content: turn.answered },
  ]),
  { role: 'user', content: asked },
];

const assistantCalls = (text: string, calls: readonly ToolCall[]): ChatMessage => ({
  role: 'assistant',
  content: text || null,
  tool_calls: calls.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function',
    function: { name, arguments: given },
  })),
});

/** Runs a tool that a model asked for, if it is one of those offered. @returns what the model is told of it */
async function runCall(
  { name, arguments: text }: ToolCall,
  offered: ReadonlySet<ToolName>,
  ran: RanTool[],
  { run, emit }: Pick<Answering, 'run' | 'emit'>,
): Promise<string> {
  const tool = [...offered].find((one) => one === name);
  if (!tool) return '{"error":"not_offered"}';
  const given = readArguments(text);
  const faults = checkArguments(tool, given);
  if (faults.length > 0) return JSON.stringify({ error: 'wrong_arguments', faults });
  const values = given as ToolArguments;
  const answer = await run(tool, values).catch((error: unknown) => toAppError(error));
  if (answer instanceof AppError) {
    if (answer.kind !== 'forbidden') console.error('Assistant tool', tool, answer.code);
    return JSON.stringify({ error: answer.kind === 'forbidden' ? 'not_allowed' : 'could_not_be_read' });
  }
  const done: RanTool = { name: tool, arguments: values, answer };
  ran.push(done);
  await emit({ is: 'tool', ...done });
  return toolResult(done.answer);
}

/** The arguments without those of null, by which models say "none"; undefined where they are no JSON. */
function readArguments(text: string): unknown {
  try {
    const given: unknown = JSON.parse(text || '{}');
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  } catch {
    return undefined;
  }
}

/** Lets sentences out as they become whole, each checked against what the tools had read by then. */
function checkedWords({ asked, language }: Question, ran: readonly RanTool[], emit: Answering['emit']) {
  let waiting = '';
  let length = 0;
  const say = async (sentence: string) => {
    const text = plainAnswer(sentence);
    if (text.trim() === '') return;
    length += text.length;
    if (length > MOST_ANSWER) throw new ModelFault('model_too_long', 'an answer without end');
    const facts = factsOf(
      asked,
      ran.map((one) => one.answer),
      language,
    );
    if (!isGrounded(text, facts)) throw new Ungrounded('a number that stands in no row');
    await emit({ is: 'text', text });
  };
  return {
    async take(part: string): Promise<void> {
      const { sentences, rest } = wholeSentences(waiting + part);
      waiting = rest;
      if (waiting.length > MOST_ANSWER) throw new ModelFault('model_too_long', 'a sentence without end');
      for (const sentence of sentences) await say(sentence);
    },
    async end(): Promise<void> {
      const last = waiting;
      waiting = '';
      await say(last);
    },
    isEmpty: () => length === 0,
  };
}
