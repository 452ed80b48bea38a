import type { Understood } from '../../src/domain/insight/assistant/understand.ts';
import type { AskedQuestion } from './asked-question.ts';

/**
 * Whether a question was understood: the tool with exactly its parameters, the parameter that is missing, or that no tool answers.
 * A text need only be there. A tool of `or` is right with any parameters.
 */
export function isRight(question: AskedQuestion, understood: Understood): boolean {
  const { tool, missing, or = [] } = question;
  if (tool === null || understood.is === 'unknown') return tool === null && understood.is === 'unknown';
  if (understood.tool !== tool) return or.includes(understood.tool);
  if (understood.is === 'question') return understood.missing === missing;
  return missing === undefined && isSame(question.arguments ?? {}, understood.arguments);
}

function isSame(wanted: object, given: object): boolean {
  const wantedOf = new Map(Object.entries(wanted));
  const givenOf = new Map(Object.entries(given));
  return [...new Set([...wantedOf.keys(), ...givenOf.keys()])].every((name) =>
    name === 'text'
      ? Boolean(wantedOf.get(name)) && Boolean(givenOf.get(name))
      : JSON.stringify(wantedOf.get(name)) === JSON.stringify(givenOf.get(name)),
  );
}
