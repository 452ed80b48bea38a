import type { DimensionId } from '../../measures/names.ts';
import type { Spoken } from '../../navigation/make-index.ts';
import type { AskingContext } from '../understand.ts';
import { currencyIn, moneyIn, priorityIn } from './amounts.ts';
import { cutsIn, cutWords } from './cuts.ts';
import { type Concepts, type Meant, meantBy } from './meaning.ts';
import { type NamedRecords, namesIn } from './names.ts';
import { periodWords } from './period-words.ts';
import { periodIn } from './periods.ts';
import { type Token, tokensOf } from './tokens.ts';
import { mended, otherWords, vocabularies } from './words.ts';

/** A question as one language hears it. */
export interface Heard {
  readonly language: Spoken;
  readonly tokens: readonly Token[];
  readonly concepts: Concepts;
  readonly meant: readonly Meant[];
  readonly named: NamedRecords;
  readonly cuts: readonly DimensionId[];
  readonly money?: string;
  readonly currency?: 'DOP' | 'USD';
  readonly priority?: string;
  readonly unknownCount: number;
}

const NOT = /^(?:no|not|isn|doesn|won|don|didn|aren|never|stopped|nunca)$/;

/** The words of a question with its typing errors mended, and what it names. */
function readNames(text: string, context: AskingContext, language: Spoken) {
  const vocabulary = vocabularies[language];
  const isWord = (plain: string) =>
    vocabulary.knows(plain) || periodWords.has(plain) || cutWords.has(plain) || otherWords.has(plain);
  const isSure = (plain: string) =>
    vocabulary.knowsSurely(plain) || periodWords.has(plain) || cutWords.has(plain) || otherWords.has(plain);
  const typed = tokensOf(text);
  const isOfEither = (plain: string) =>
    isWord(plain) || vocabularies.es.knows(plain) || vocabularies.en.knows(plain);
  const named = namesIn({ asked: text, tokens: typed, isWord: isOfEither }, context.names ?? []);
  const isNamed = new Set(named.places);
  const tokens = typed.map((token, at) =>
    isNamed.has(at) ? token : { ...token, plain: mended(token.plain, isOfEither, isSure) },
  );
  return { typed, tokens, named, isNamed };
}

/** What is owed is a sum, and not how many owe it. */
const cutMeans = (isOwed: boolean) => ['cut', 'howMuch', ...(isOwed ? [] : ['howMany'])];

/** Reads a question: names, days, sums and cuts first, and what is left by what its words mean. */
export function hear(text: string, context: AskingContext, language: Spoken): Heard {
  const vocabulary = vocabularies[language];
  const { typed, tokens, named, isNamed } = readNames(text, context, language);
  const mendedCount = tokens.filter(({ plain }, at) => plain !== typed[at]?.plain).length;
  const blank = { plain: '', start: 0, end: 0 };
  const free = tokens.map((token, at) => (isNamed.has(at) ? blank : token));

  const { by, places } = cutsIn(free);
  const uncut = free.map((token, at) => (places.includes(at) ? blank : token));
  const period = periodIn(uncut, { ...context, language, isAhead: false });
  const isOfPeriod = (at: number) => period !== undefined && at >= period.at && at < period.to;
  const undated = uncut.map((token, at) => (isOfPeriod(at) ? blank : token));
  const money = moneyIn(undated);
  const currency = currencyIn(undated);
  const priority = priorityIn(undated);
  const isOfMoney = (at: number) =>
    (money !== undefined && at >= money.at && at < money.to) || at === currency?.at;

  const left = undated.map((token, at) => (isOfMoney(at) ? blank : token));
  const read = vocabulary.read(left);
  // People mix: "el lease", "los late fees".
  const mixed = vocabularies[language === 'es' ? 'en' : 'es'].read(left);
  const said = read.map((concepts, at) => {
    const { plain } = undated[at] ?? blank;
    if (plain === '') return new Set<string>();
    if (isOfMoney(at)) return new Set(at === money?.at ? ['money'] : []);
    return (
      concepts ?? mixed[at] ?? (/^\d/.test(plain) ? new Set(plain.length > 1 ? ['figure'] : []) : undefined)
    );
  });
  const says = (concept: string) => said.some((one) => one?.has(concept));
  // "The AC isn't cooling": a thing that does not do what it should.
  const isFailing =
    says('thing') &&
    !says('damage') &&
    !says('may') &&
    !says('paid') &&
    left.some(({ plain }) => NOT.test(plain));
  const pseudo = [
    ...(isFailing ? ['damage'] : []),
    ...(named.tenant ? ['aTenant'] : []),
    ...(named.unit ? ['aUnit'] : []),
    ...(named.property ? ['aProperty'] : []),
    ...(period?.months ? ['next'] : []),
    ...(period ? ['period'] : []),
    ...(by.length > 0 ? ['cut'] : []),
    ...(/[?¿]/.test(text) ? ['question'] : []),
  ].map((concept) => new Set(concept === 'cut' ? cutMeans(says('owe')) : [concept]));
  // "Por unidad" says what is measured, too.
  const cutOff = vocabulary
    .read(free)
    .filter((concepts, at) => places.includes(at) && concepts?.has('per_unit'))
    .map(() => new Set(['per_unit']));
  const concepts = [...said, ...pseudo.filter((one) => !one.has('question')), ...cutOff];
  const questions = pseudo.some((one) => one.has('question')) ? [new Set(['question'])] : [];
  return {
    language,
    tokens: uncut,
    concepts,
    meant: meantBy([...concepts, ...questions], context.area),
    named,
    cuts: by,
    ...(money && { money: money.amount }),
    ...(currency && { currency: currency.currency }),
    ...(priority && { priority: priority.priority }),
    unknownCount:
      mendedCount / 2 + read.filter((one, at) => one === undefined && left[at]?.plain !== '').length,
  };
}
