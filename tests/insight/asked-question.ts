import {
  type Parameter,
  type ToolArea,
  type ToolArguments,
  type ToolName,
  tools,
} from '../../src/domain/insight/assistant/tools.ts';

/** A question as a person asks it, and what answers it. It was written from the product, not from an engine. */
export interface AskedQuestion {
  readonly asked: string;
  readonly area: ToolArea;
  /** Null where no tool answers. */
  readonly tool: ToolName | null;
  /** Compared but for `text`, which need only be there. */
  readonly arguments?: ToolArguments;
  /** A needed parameter is not said: the assistant asks back for it. */
  readonly missing?: string;
  /** Tools that a careful reader could choose as well, whatever their arguments. */
  readonly or?: readonly ToolName[];
}

/** The day on which all questions are asked, a Wednesday. */
export const ASKED_ON = '2026-11-18';

const PERIOD = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

const isTool = (name: string): name is ToolName => Object.hasOwn(tools, name);

/** The tool of that name; an error where there is none, or where it is not for the area. */
function toolNamed(name: string, area: ToolArea): ToolName {
  if (!isTool(name)) throw new Error(`No tool is called ${name}.`);
  if (!(tools[name].areas as readonly ToolArea[]).includes(area))
    throw new Error(`${name} is not for ${area}.`);
  return name;
}

/** A value as its parameter takes it; an error where it is not one of those that it takes. */
function argumentOf(parameter: Parameter | undefined, key: string, value: string) {
  if (!parameter) throw new Error(`No parameter is called ${key}.`);
  if (parameter.kind === 'count') return Number(value);
  if (parameter.kind !== 'choice' && parameter.kind !== 'choices') return value;
  const values = value.split(',');
  const unknown = values.find((each) => !parameter.of.includes(each));
  if (unknown !== undefined) throw new Error(`${key} is never ${unknown}.`);
  return parameter.kind === 'choices' ? values : value;
}

/** Reads one line; the shape is that of `askedQuestions`. */
function askedQuestion(area: ToolArea, line: string): AskedQuestion {
  const [asked = '', name = '', rest = ''] = line.split(/ \|(?: |$)/);
  if (name === 'none') return { asked, area, tool: null };
  const tool = toolNamed(name, area);
  const parameters: Readonly<Record<string, Parameter>> = tools[tool].parameters;
  const given: Record<string, string | number | readonly string[]> = {};
  const notes: { missing?: string; or?: readonly ToolName[] } = {};
  for (const part of rest.split('; ').filter(Boolean)) {
    const period = PERIOD.exec(part);
    const [key = '', value = asked] = part.split('=');
    if (period?.[1] && period[2]) {
      given.from = argumentOf(parameters.from, 'from', period[1]);
      given.until = argumentOf(parameters.until, 'until', period[2]);
    } else if (key === 'missing') {
      if (!parameters[value]?.isNeeded) throw new Error(`${tool} does not need ${value}.`);
      notes.missing = value;
    } else if (key === 'or') notes.or = value.split(',').map((other) => toolNamed(other, area));
    else given[key] = argumentOf(parameters[key], key, value);
  }
  return { asked, area, tool, ...(Object.keys(given).length > 0 && { arguments: given }), ...notes };
}

/**
 * Questions of an area, one a line: what is asked, the tool (`none` for no tool), its arguments, between ` | `. Arguments are
 * separated by `; `: `key=value`, a period as `from..until`, `text` alone for the words of the question, and the notes
 * `missing=` and `or=`. A line that names no tool, parameter or choice of the assistant's is an error.
 */
export const askedQuestions = (area: ToolArea, lines: string): readonly AskedQuestion[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => askedQuestion(area, line));
