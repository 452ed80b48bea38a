import type { RanTool, WithheldReason } from './answer-events.ts';
import type { ToolAnswer, ToolArguments, ToolName } from './tools.ts';

/** What came of a question: what a tool answered, what is still to be said, or where to look. */
export type Reply =
  | {
      readonly is: 'answer';
      readonly tool: ToolName;
      readonly arguments: ToolArguments;
      readonly answer: ToolAnswer;
    }
  | {
      readonly is: 'question';
      readonly tool: ToolName;
      readonly arguments: ToolArguments;
      readonly missing: string;
    }
  | { readonly is: 'unknown'; readonly places: readonly string[] }
  /** Words of a model, and what was read for them. */
  | {
      readonly is: 'said';
      readonly text: string;
      readonly withheld: WithheldReason | null;
      readonly read: readonly RanTool[];
    };

/** A turn is kept with this many rows at most, and texts of this length. */
const MOST_KEPT_ROWS = 25;
const LONGEST_KEPT = 400;

/** A reply as it is kept: shorter, so that a conversation stays small. `count` still says how many rows there were. */
export function keptReply(reply: Reply): Reply {
  if (reply.is === 'answer') return { ...reply, answer: keptAnswer(reply.answer) };
  if (reply.is !== 'said') return reply;
  return { ...reply, read: reply.read.map((tool) => ({ ...tool, answer: keptAnswer(tool.answer) })) };
}

const keptAnswer = (answer: ToolAnswer): ToolAnswer => ({
  ...answer,
  rows: answer.rows
    .slice(0, MOST_KEPT_ROWS)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          typeof cell === 'string' ? cell.slice(0, LONGEST_KEPT) : cell,
        ]),
      ),
    ),
});
