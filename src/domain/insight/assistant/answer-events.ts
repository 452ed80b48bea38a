import type { ToolAnswer, ToolArguments, ToolName } from './tools.ts';

/** Why a model did not answer. */
export type ModelFaultCode =
  | 'model_busy'
  | 'model_down'
  | 'model_slow'
  | 'model_too_long'
  | 'model_refused'
  | 'model_unclear';

/** Why there are no words, or no more of them: also a figure that stands in no row. */
export type WithheldReason = 'ungrounded' | ModelFaultCode;

/** A tool that was run for an answer. */
export interface RanTool {
  readonly name: ToolName;
  readonly arguments: ToolArguments;
  readonly answer: ToolAnswer;
}

/** What an answer of the model is made of, in the order in which it comes. */
export type AnswerEvent =
  | ({ readonly is: 'tool' } & RanTool)
  /** Of words that were checked. */
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'done' }
  /** What the tools read instead of words. */
  | { readonly is: 'withheld'; readonly reason: WithheldReason; readonly tools: readonly RanTool[] };
