import { type Parameter, type ToolName, tools } from '#src/domain/insight/assistant/tools.ts';

/** A part of JSON Schema (2020-12). */
export interface Schema {
  readonly type:
    | 'object'
    | 'array'
    | 'string'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'null'
    | readonly string[];
  readonly [keyword: string]: unknown;
}
export type ObjectSchema = Schema & { readonly type: 'object' };

const LONGEST_NAME = 120;

function typeOf(parameter: Parameter): Schema {
  switch (parameter.kind) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: parameter.most };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'count':
      return { type: 'integer', minimum: parameter.least, maximum: parameter.most };
    case 'money':
      return { type: 'string', pattern: '^\\d{1,11}(\\.\\d{1,2})?$' };
    case 'record':
      return { type: 'string', minLength: 1, maxLength: LONGEST_NAME };
    case 'choice':
      return { type: 'string', enum: parameter.of };
    case 'choices':
      return {
        type: 'array',
        items: { type: 'string', enum: parameter.of },
        uniqueItems: true,
        maxItems: parameter.most,
      };
  }
}

/** What a tool takes. @param words what each parameter is, by its name */
export function inputSchema(name: ToolName, words: Readonly<Record<string, string>>): ObjectSchema {
  const parameters: readonly (readonly [string, Parameter])[] = Object.entries(tools[name].parameters);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(([parameter, kind]) => [
        parameter,
        { ...typeOf(kind), ...(words[parameter] && { description: words[parameter] }) },
      ]),
    ),
    required: parameters.filter(([, { isNeeded }]) => isNeeded).map(([parameter]) => parameter),
    additionalProperties: false,
  };
}

const texts = { type: 'array', items: { type: 'string' } };

/** What every tool answers: `ToolAnswer`. */
export const outputSchema: ObjectSchema = {
  type: 'object',
  properties: {
    rows: { type: 'array', items: { type: 'object' } },
    count: { type: 'integer' },
    places: texts,
    from: { type: 'string' },
    until: { type: 'string' },
    candidates: { type: 'array', items: { type: 'object' } },
    unknown: { type: 'string' },
  },
  required: ['rows', 'count', 'places'],
};
