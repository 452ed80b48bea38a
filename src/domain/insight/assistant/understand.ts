import type { IsoDate } from '../../foundation/dates.ts';
import type { Spoken } from '../navigation/make-index.ts';
import { type Tool, type ToolArea, type ToolArguments, type ToolName, tools } from './tools.ts';
import { contentOf, splitsOf } from './understanding/contents.ts';
import { type Heard, hear } from './understanding/hear.ts';
import type { Meant } from './understanding/meaning.ts';
import type { KnownName } from './understanding/names.ts';
import { isOrder } from './understanding/orders.ts';
import { placesFor } from './understanding/places.ts';
import { type Values, valuesOf } from './understanding/values.ts';

/** Who asks, in which language, and what they know. */
export interface AskingContext {
  readonly area: ToolArea;
  /** The reader's language. The other one is understood, too. */
  readonly language: Spoken;
  readonly today: IsoDate;
  /** Names that the caller may read, so that they are found in part and with a typing error. */
  readonly names?: readonly KnownName[];
  /** The turn before, for "and in October?". */
  readonly before?: { readonly tool: ToolName; readonly arguments: ToolArguments };
}

export type Understood =
  | {
      readonly is: 'tool';
      readonly tool: ToolName;
      readonly arguments: ToolArguments;
      readonly confidence: number;
    }
  /** A parameter that is needed was not said. */
  | {
      readonly is: 'question';
      readonly tool: ToolName;
      readonly arguments: ToolArguments;
      readonly missing: string;
    }
  /** No tool answers it. The places are addresses where to look. */
  | { readonly is: 'unknown'; readonly places: readonly string[] };

const LONGEST = 2_000;
/** Below it, nothing is understood. */
const LEAST_CONFIDENCE = 0.5;
const LEAST_SCORE = 1.6;
/** From it on, a text that is to be written may be about anything. */
const SURE_SCORE = 2.5;
/** How much surer the other language must be. */
const OTHER_LANGUAGE = 0.4;
/** What leads somewhere, or only writes down what was said, may speak of anything. */
const SPEAKS_OF_ANYTHING: ReadonlySet<ToolName> = new Set([
  'guide',
  'place',
  'law',
  'find',
  'prepare_notice',
  'prepare_request',
  'prepare_my_request',
  'prepare_my_message',
] satisfies ToolName[]);
/** Concepts beside which a question only has names, days and cuts. */
const SAYS_NOTHING_NEW = new Set(
  'about me which next period question cut howMuch howMany aTenant aUnit aProperty property unit money will'.split(
    ' ',
  ),
);
const FOLLOWING =
  /^[\s¿¡]*(?:y|e|and|what about|how about|qué tal|que tal|ahora|now|but|pero|solo|sólo|only|just|also|también|tambien|lo mismo|the same|same)(?=[\s,])/iu;

/**
 * What somebody asks for: a tool with its parameters, a parameter that is missing, or nothing that a tool answers. It reads words
 * only: what a text orders is never done. Never throws.
 */
export function understand(asked: string, context: AskingContext): Understood {
  const text = asked.slice(0, LONGEST).trim();
  const content = contentRequest(text, context);
  if (content) return content;
  const heard = hearBest(text, context);
  const following = followUp(text, heard, context);
  if (following) return following;
  const [meant] = heard.meant;
  if (!meant || !isUnderstood(meant, heard, text)) return unknown(heard, context);
  return answer(meant, heard, text, context);
}

const unknown = (heard: Heard, { area }: AskingContext): Understood => ({
  is: 'unknown',
  places: placesFor(heard.concepts, area),
});

/** In the reader's language, or in the other where that makes clearly more sense. */
function hearBest(text: string, context: AskingContext): Heard {
  const own = hear(text, context, context.language);
  const other = hear(text, context, context.language === 'es' ? 'en' : 'es');
  const scoreOf = ({ meant: [first], unknownCount }: Heard) => (first?.score ?? 0) - unknownCount / 2;
  return scoreOf(other) > scoreOf(own) + OTHER_LANGUAGE ? other : own;
}

function isUnderstood({ tool, score, confidence }: Meant, heard: Heard, text: string): boolean {
  const says = (concept: string) => heard.concepts.some((one) => one?.has(concept));
  if (says('attack')) return false;
  if (SPEAKS_OF_ANYTHING.has(tool)) {
    const isOff =
      (says('elsewhere') || says('foreign')) &&
      !says('howTo') &&
      !says('where') &&
      !says('damage') &&
      !(tool.startsWith('prepare') && score >= SURE_SCORE);
    // "Evict Yokasta" is an order, and asks nothing of the law.
    const isWrong = isOff || (tool === 'law' && says('aTenant') && isOrder(heard, text));
    return !isWrong && score >= LEAST_SCORE && (confidence >= LEAST_CONFIDENCE / 2 || tool === 'find');
  }
  if (says('elsewhere') || says('foreign')) return false;
  if (!tool.startsWith('prepare') && isOrder(heard, text)) return false;
  return score >= LEAST_SCORE && confidence >= LEAST_CONFIDENCE;
}

/** A notice, a request or a message with its text behind a colon, in quotes or behind "that". */
function contentRequest(text: string, context: AskingContext): Understood | undefined {
  for (const { head, content } of splitsOf(text)) {
    const heard = hearBest(head, context);
    const meant = heard.meant.find(({ tool }) => tool.startsWith('prepare'));
    const takesText = meant && 'text' in tools[meant.tool].parameters;
    if (!meant || meant !== heard.meant[0] || !takesText || !isUnderstood(meant, heard, head)) continue;
    const whole = hearBest(text, context);
    // Whom it is for may stand behind, too: "... for 2B: the tap drips".
    const named = { ...valuesOf(meant, whole, context), ...valuesOf(meant, heard, context) };
    return complete(meant, { ...named, text: content.replace(/[\s"”»]+$/u, '') });
  }
  return undefined;
}

function answer(meant: Meant, heard: Heard, text: string, context: AskingContext): Understood {
  const values = valuesOf(meant, heard, context);
  const { parameters }: Tool = tools[meant.tool];
  if ('text' in parameters) {
    const { named } = heard;
    const content = contentOf(meant.tool, text, typedNames(meant.tool, named));
    if (content)
      values.text = content.slice(0, parameters.text?.kind === 'text' ? parameters.text.most : undefined);
  }
  return complete(meant, values);
}

/** What became a parameter of its own does not stand in the text again. */
const typedNames = (tool: ToolName, { typedUnit, typedProperty }: Heard['named']) =>
  (tool === 'prepare_notice' ? [typedProperty] : typedUnit ? [typedUnit, typedProperty] : []).filter(
    (one) => one !== undefined,
  );

function complete({ tool, confidence }: Pick<Meant, 'tool' | 'confidence'>, values: Values): Understood {
  const missing = Object.entries(tools[tool].parameters as Tool['parameters']).find(
    ([name, { isNeeded }]) => isNeeded && values[name] === undefined,
  )?.[0];
  if (missing) return { is: 'question', tool, arguments: values, missing };
  return { is: 'tool', tool, arguments: values, confidence: Math.min(1, confidence) };
}

/** "And in October?": the turn before with what is said now. */
function followUp(text: string, heard: Heard, context: AskingContext): Understood | undefined {
  const { before } = context;
  const [meant] = heard.meant;
  const isNew = meant !== undefined && isUnderstood(meant, heard, text);
  if (!before || !(FOLLOWING.test(text) || (!isNew && heard.tokens.length <= 4))) return undefined;
  const isBare = heard.concepts.every((all) =>
    [...(all ?? [])].every((concept) => SAYS_NOTHING_NEW.has(concept)),
  );
  const isMeasureChange = before.tool === 'measure' && meant?.tool === 'measure';
  if (isNew && !isBare && !isMeasureChange && meant.tool !== before.tool && meant.tool !== 'find')
    return undefined;
  const asked: Meant = {
    tool: before.tool,
    ...(isNew && !isBare && isMeasureChange && meant.measure && { measure: meant.measure }),
    score: 0,
    confidence: 0.8,
  };
  const now = valuesOf(asked, heard, context);
  if (Object.keys(now).length === 0) return undefined;
  // Days are one thing: a new beginning does not keep the old end.
  const kept = Object.entries(before.arguments).filter(
    ([name]) => !(('from' in now || 'until' in now) && (name === 'from' || name === 'until')),
  );
  return complete(asked, { ...Object.fromEntries(kept), ...now });
}
