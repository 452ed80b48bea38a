import { plainText } from './plain-text.ts';

/** What can be begun with a record by a sentence: "record a payment for Yesenia", "reportar fuga en 3B". */
export const recordActions = ['payment', 'charge', 'message', 'report', 'renew'] as const;
export type RecordAction = (typeof recordActions)[number];

/** How one language says it. Each entry is a list of phrases, without articles and prepositions. */
export interface ActionGrammar {
  readonly verbs: Readonly<Record<RecordAction, readonly string[]>>;
  /** Articles and prepositions that stand between the words that matter. */
  readonly links: readonly string[];
  /** After these a place is named: what stands before is what is reported. */
  readonly places: readonly string[];
  /** What a unit or a person is called before their name. */
  readonly nouns: readonly string[];
}

export interface ReadAction {
  readonly action: RecordAction;
  /** The words that name the record, as they were typed. */
  readonly record: string;
  /** What is reported, as it was typed; empty where nothing was said. */
  readonly about: string;
}

interface Word {
  readonly typed: string;
  readonly plain: string;
}

/**
 * Reads a sentence that begins with something to do and goes on with a record. The longest phrase counts, so that "report a
 * problem" is not a problem of its own.
 * @returns null when it begins otherwise, or names nothing after it
 */
export function readAction(text: string, grammar: ActionGrammar): ReadAction | null {
  const words = text
    .split(/\s+/u)
    .map((typed) => ({ typed, plain: plainText(typed) }))
    .filter(({ plain }) => plain !== '');
  const begun = recordActions
    .flatMap((action) =>
      grammar.verbs[action].map((phrase) => ({ action, end: endOf(phrase, words, grammar) })),
    )
    .toSorted((one, other) => other.end - one.end)[0];
  if (!begun || begun.end === 0) return null;
  const rest = words.slice(begun.end);
  const place = begun.action === 'report' ? lastPlace(rest, grammar) : -1;
  const record = named(rest.slice(place + 1), grammar);
  if (record.length === 0) return null;
  return {
    action: begun.action,
    record: said(record),
    about: said(named(rest.slice(0, Math.max(place, 0)), grammar)),
  };
}

/** How many words the phrase takes at the beginning, links between them included; 0 when it is not there. */
function endOf(phrase: string, words: readonly Word[], { links }: ActionGrammar): number {
  let at = 0;
  for (const wanted of phrase.split(' ').map(plainText)) {
    while (at > 0 && words[at]?.plain !== wanted && links.includes(words[at]?.plain ?? '')) at += 1;
    if (words[at]?.plain !== wanted) return 0;
    at += 1;
  }
  return at;
}

/** Where the last word stands that leads to a place, with something before it and after it. */
function lastPlace(words: readonly Word[], { places }: ActionGrammar): number {
  return words.findLastIndex(
    ({ plain }, index) => index > 0 && index < words.length - 1 && places.includes(plain),
  );
}

/** The words without what only leads to them: "a la unidad 3B" is "3B". */
function named(words: readonly Word[], { links, places, nouns }: ActionGrammar): readonly Word[] {
  const first = words.findIndex(
    ({ plain }) => !links.includes(plain) && !places.includes(plain) && !nouns.includes(plain),
  );
  return first < 0 ? [] : words.slice(first);
}

const said = (words: readonly Word[]) => words.map(({ typed }) => typed).join(' ');
