import type { MeasureId } from '../../measures/names.ts';
import { type Tool, type ToolArea, type ToolName, tools } from '../tools.ts';
import { type Intent, intents } from './intents.ts';

/** What the words of a question mean, by their place; undefined stands for a word that is not known. */
export type Concepts = readonly (ReadonlySet<string> | undefined)[];

export interface Meant {
  readonly tool: ToolName;
  readonly measure?: MeasureId;
  readonly score: number;
  /** From 0 to 1: how much of what was said the tool is about. */
  readonly confidence: number;
}

/** Words that many questions have weigh little; what a question is about weighs 2. */
const WEIGHTS: Readonly<Record<string, number>> = {
  which: 0.4,
  me: 0.2,
  mine: 0.6,
  howMuch: 1,
  howMany: 1.3,
  who: 1.2,
  when: 1,
  where: 2.2,
  howTo: 3,
  howIs: 1.2,
  most: 0.5,
  tiene: 0.3,
  may: 0.8,
  days: 0.6,
  next: 0.7,
  will: 1.6,
  since: 0.9,
  compare: 0.7,
  unit: 0.8,
  property: 0.8,
  tenant: 1,
  aTenant: 1.6,
  aProperty: 1,
  aUnit: 1.2,
  cash: 1,
  about: 1,
  number: 1,
  open: 1.2,
  opened: 0.8,
  start: 1.2,
  conditions: 0.8,
  people: 0.8,
  live: 1.2,
  thing: 1.7,
  any: 1,
  reported: 1.2,
  stillWaiting: 1.2,
  receipts: 2,
  notFixed: 1.6,
  chase: 2,
  notifyAll: 2.4,
  money: 1.5,
  openIt: 1,
  write: 1,
  office: 0.8,
  active: 1,
  comesIn: 1,
  goesOut: 1,
  held: 0.8,
  forbidden: 0.4,
  law: 3.2,
  find: 1.8,
  upcoming: 1.8,
  waiting: 1.8,
  changes: 1.8,
  ended: 2.3,
  unpaid: 2.3,
  closed: 2.1,
  whatIHave: 1.2,
  period: 0.6,
  cut: 0,
  figure: 1,
  iOwe: 0,
  question: 0,
};
const ORDINARY = 2;
const HELPFUL = 0.8;
/** What a word takes that the tool is not about, and one that is not known. */
const BESIDE = 0.5;
const UNKNOWN = 0.7;
const EACH_NEEDED = 0.15;

/** Said beside something else, these say nothing against it. */
const FREE: ReadonlySet<string> = new Set([
  'period',
  'question',
  'me',
  'whatIHave',
  'cut',
  'figure',
  'iOwe',
  'due',
  'any',
  'mine',
]);

const weightOf = (concept: string) => WEIGHTS[concept] ?? ORDINARY;

/** What may be meant, the likeliest first. */
export function meantBy(concepts: Concepts, area: ToolArea): readonly Meant[] {
  const said = new Set(concepts.flatMap((one) => [...(one ?? [])]));
  const isCut = said.has('cut');
  // A figure is asked for, not told.
  const isSum = said.has('money');
  return intents[area]
    .flatMap((intent) => {
      // What is cut is a figure, or a text that somebody wants written.
      // What owners owe themselves is a bill, and no tool's.
      if (area === 'owner' && said.has('iOwe') && intent.needed.flat().includes('owe')) return [];
      if (isSum && intent.tool === 'measure') return [];
      if (
        isCut &&
        area === 'owner' &&
        intent.tool !== 'measure' &&
        !('text' in tools[intent.tool].parameters)
      )
        return [];
      if ([...intent.never].some((one) => said.has(one))) return [];
      if (!intent.needed.every((ways) => ways.some((one) => said.has(one)))) return [];
      const judged = judge(intent, concepts);
      return judged
        ? [{ tool: intent.tool, ...(intent.measure && { measure: intent.measure }), ...judged }]
        : [];
    })
    .toSorted((one, other) => other.score - one.score);
}

/** A name helps a tool that takes one. */
const NAMED: Readonly<Record<string, string>> = {
  aTenant: 'tenant',
  aUnit: 'unit',
  aProperty: 'property',
  money: 'amount',
};
/** What a tool that takes a text is not about may stand in the text. */
const IN_TEXT = 0.3;

function judge(
  { tool, needed, helpful, against }: Intent,
  concepts: Concepts,
): { score: number; confidence: number } | undefined {
  const used = new Set<number>();
  let matched = 0;
  for (const ways of needed) {
    const at = concepts.findIndex((one, place) => !used.has(place) && ways.some((way) => one?.has(way)));
    if (at < 0) return undefined;
    used.add(at);
    matched += Math.max(...ways.filter((way) => concepts[at]?.has(way)).map(weightOf));
  }
  const of = new Set(needed.flat());
  const { parameters }: Tool = tools[tool];
  const least = 'text' in parameters ? IN_TEXT : 1;
  let beside = 0;
  let unknown = 0;
  for (const [at, all] of concepts.entries()) {
    if (used.has(at)) continue;
    if (!all) {
      unknown += UNKNOWN * least;
      continue;
    }
    const own = [...all];
    const met = own.filter((one) => of.has(one) || helpful.has(one) || (NAMED[one] ?? '') in parameters);
    // A word that also helps is not held against it.
    if (own.every((one) => !of.has(one) && !helpful.has(one)) && own.some((one) => against.has(one)))
      return undefined;
    if (met.length > 0) matched += HELPFUL * Math.max(...met.map(weightOf));
    else if (own.length > 0 && !own.some((one) => FREE.has(one)))
      beside += least * Math.min(...own.map(weightOf));
  }
  const score = matched - BESIDE * beside - UNKNOWN * unknown + EACH_NEEDED * needed.length;
  return { score, confidence: matched / (matched + beside + unknown) };
}
