import { type Tool, type ToolArea, type ToolName, tools } from '#src/domain/insight/assistant/tools.ts';
import type { DeclaredTool } from './chat.ts';
import { inputSchema } from './programs/tool-schema.ts';
import { wordsEn } from './programs/words-en.ts';

/** Who asks: in which area, and what their role lets them do. */
export interface AssistantReader {
  readonly area: ToolArea;
  /** Null: all of them. */
  readonly permissions: ReadonlySet<string> | null;
}

const allTools = Object.entries(tools) as readonly (readonly [ToolName, Tool])[];

/** The tools that somebody may use. */
export const toolsOf = ({ area, permissions }: AssistantReader): ReadonlySet<ToolName> =>
  new Set(
    allTools
      .filter(
        ([, tool]) =>
          tool.areas.includes(area) &&
          (area === 'tenant' || !tool.permission || !permissions || permissions.has(tool.permission)),
      )
      .map(([name]) => name),
  );

/** Tools as a model is told of them. */
export const declareTools = (names: ReadonlySet<ToolName>): readonly DeclaredTool[] =>
  [...names].map((name) => ({
    type: 'function',
    function: {
      name,
      description: wordsEn.tools[name][1],
      parameters: inputSchema(name, wordsEn.parameters),
    },
  }));
