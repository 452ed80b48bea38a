import { getClient } from '#src/data/client.ts';
import type { ToolReader } from '#src/data/insight/tools/reader.ts';
import type { Reply } from '#src/domain/insight/assistant/reply.ts';
import {
  type Parameter,
  type ToolArguments,
  type ToolName,
  tools,
} from '#src/domain/insight/assistant/tools.ts';
import { later } from '../later.ts';

// What a question needs comes with the first one: words and tools are more than the screen itself.
const engine = later(() => import('#src/domain/insight/assistant/understand.ts'));
const runner = later(() => import('#src/data/insight/tools/run-tool.ts'));

/** From here on another question was asked, where a value was asked for. */
const SURE = 0.8;

interface Asked {
  readonly tool: ToolName;
  readonly arguments: ToolArguments;
}

/** What somebody typed, with what came before it, as a tool with its arguments; else the reply itself. */
async function read(typed: string, before: Reply | undefined, reader: ToolReader): Promise<Asked | Reply> {
  const { understand } = await engine.fetch();
  const { area, language, today } = reader;
  const turn = before?.is === 'answer' || before?.is === 'question' ? { before } : {};
  const understood = understand(typed, { area, language, today, ...turn });
  if (before?.is === 'question' && !(understood.is === 'tool' && understood.confidence >= SURE)) {
    const parameter = (tools[before.tool].parameters as Readonly<Record<string, Parameter>>)[before.missing];
    if (parameter?.kind === 'record' || parameter?.kind === 'text')
      return { tool: before.tool, arguments: { ...before.arguments, [before.missing]: typed.trim() } };
  }
  return understood.is === 'tool' ? { tool: understood.tool, arguments: understood.arguments } : understood;
}

/**
 * Replies to what somebody typed, by rules and without a model.
 * @param before the reply that it follows
 * @throws AppError as `runTool`
 */
export async function replyTo(typed: string, before: Reply | undefined, reader: ToolReader): Promise<Reply> {
  const asked = await read(typed, before, reader);
  return 'is' in asked ? asked : replyOf(asked, reader);
}

/** Runs a tool that was chosen already, such as with one of its candidates. @throws AppError as `runTool` */
export async function replyOf(asked: Asked, reader: ToolReader): Promise<Reply> {
  const { runTool } = await runner.fetch();
  const answer = await runTool(getClient(), reader, asked.tool, asked.arguments);
  return { is: 'answer', ...asked, answer };
}
