import * as v from 'valibot';
import type { Decision, DecisionOption } from '#src/data/decisions/decisions.ts';
import { isOfNumbers } from '#src/domain/decisions/choice.ts';
import { type DecisionKind, decisionKinds, resultsShown } from '#src/domain/decisions/decision-enums.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';

const MOST_OPTIONS = 50;
const LEAST_OPTIONS = 2;
const HIGHEST_SCORE = 100;
const LONGEST_QUESTION = 300;
const LONGEST_BODY = 20_000;

const option = v.object({
  /** Tells options apart while they are moved. */
  key: v.string(),
  label: v.pipe(v.string(), v.trim()),
  detail: v.pipe(v.string(), v.trim()),
});
const number = v.nullable(v.number());

// What is wrong is said by `faultsOf` alone: a check of one field would keep those of several from running.

const fields = v.object({
  propertyId: v.nullable(v.string()),
  question: v.pipe(v.string(), v.trim()),
  body: v.pipe(v.string(), v.trim()),
  matter: v.string(),
  kind: v.picklist(decisionKinds, 'kindMissing'),
  options: v.array(option),
  maxChoices: number,
  seats: number,
  scoreMax: number,
  budgetMinor: number,
  budgetCurrency: v.picklist(currencyCodes),
  secrecy: v.picklist(['open', 'secret']),
  resultsShown: v.picklist(resultsShown),
  documentIds: v.array(v.string()),
});
export type DecisionInput = v.InferInput<typeof fields>;
export type DecisionValues = v.InferOutput<typeof fields>;

type Fault = readonly [path: readonly (string | number)[], message: string];

export const hasSeats = (kind: DecisionKind) => kind === 'single' || kind === 'several' || kind === 'score';
export const hasMatter = (kind: DecisionKind) => !isOfNumbers(kind);

const isWithin = (value: number | null, most: number) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= most;

/** What the parts of a kind lack or have wrong, as keys of `ownerDecisions.form.problems`. */
export function kindFaults(
  values: Pick<DecisionValues, 'kind' | 'options' | 'maxChoices' | 'seats' | 'scoreMax' | 'budgetMinor'>,
): Fault[] {
  const { kind, options, maxChoices, seats, scoreMax, budgetMinor } = values;
  if (kind === 'yes_no') return [];
  const faults: Fault[] = [];
  const known = new Set<string>();
  for (const [index, { label }] of options.entries()) {
    const name = label.trim();
    if (name === '') faults.push([['options', index, 'label'], 'optionMissing']);
    else if (known.has(name)) faults.push([['options', index, 'label'], 'optionTwice']);
    known.add(name);
  }
  if (options.length < LEAST_OPTIONS) faults.push([['options'], 'optionsFew']);
  if (options.length > MOST_OPTIONS) faults.push([['options'], 'optionsMany']);
  const most = Math.max(1, options.length);
  if (kind === 'several' && !isWithin(maxChoices, most)) faults.push([['maxChoices'], 'choicesWrong']);
  if (hasSeats(kind) && !isWithin(seats, most)) faults.push([['seats'], 'choicesWrong']);
  if (kind === 'score' && !isWithin(scoreMax, HIGHEST_SCORE)) faults.push([['scoreMax'], 'scoreWrong']);
  if (kind === 'budget' && !(budgetMinor !== null && budgetMinor > 0))
    faults.push([['budgetMinor'], 'budgetMissing']);
  return faults;
}

/** What is missing or too long, as keys of `ownerDecisions.form.problems`. */
function faultsOf(values: DecisionValues): Fault[] {
  const { propertyId, question, body } = values;
  const faults: Fault[] = [];
  if (propertyId === null) faults.push([['propertyId'], 'propertyMissing']);
  if (question === '') faults.push([['question'], 'questionMissing']);
  if (question.length > LONGEST_QUESTION) faults.push([['question'], 'questionLong']);
  if (body.length > LONGEST_BODY) faults.push([['body'], 'bodyLong']);
  return [...faults, ...kindFaults(values)];
}

/** A draft as it is written; its messages are keys of `ownerDecisions.form.problems`. */
export const decisionSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [path, message] of faultsOf(dataset.value))
      addIssue({
        message,
        path: path.map((key) => ({
          type: 'object',
          origin: 'value',
          input: {},
          key: String(key),
          value: null,
        })) as never,
      });
  }),
);

let made = 0;
export const newOption = (label = '', detail = '') => ({ key: `option-${++made}`, label, detail });

interface KnownDecision {
  readonly decision: Decision;
  readonly options: readonly DecisionOption[];
  readonly documentIds: readonly string[];
}

/** The fields of a draft, or of none yet. */
export function decisionDefaults(
  known: KnownDecision | null,
  propertyId: string | null,
  currency: CurrencyCode,
): DecisionInput {
  const decision = known?.decision;
  const options = known?.options ?? [];
  return {
    propertyId: decision?.propertyId ?? propertyId,
    question: decision?.question ?? '',
    body: decision?.body ?? '',
    matter: decision?.matter ?? '',
    kind: decision?.kind ?? 'yes_no',
    options:
      options.length > 0
        ? options.map(({ label, detail }) => newOption(label, detail))
        : [newOption(), newOption()],
    maxChoices: decision?.maxChoices ?? 2,
    seats: decision?.seats ?? 1,
    scoreMax: decision?.scoreMax ?? 10,
    budgetMinor: decision?.budgetMinor ?? null,
    budgetCurrency: decision?.budgetCurrency ?? currency,
    secrecy: decision?.isSecret ? 'secret' : 'open',
    resultsShown: decision?.resultsShown ?? 'after_close',
    documentIds: [...(known?.documentIds ?? [])],
  };
}

/** What `save_decision` takes: what a kind does not need is left as it is by default. */
export function toDecision(values: DecisionValues, assemblyId: string | null) {
  const { kind, secrecy, budgetMinor, budgetCurrency, options, propertyId: _, ...rest } = values;
  return {
    ...rest,
    kind,
    isSecret: secrecy === 'secret',
    matter: hasMatter(kind) ? values.matter : '',
    maxChoices: kind === 'several' ? values.maxChoices : 1,
    seats: hasSeats(kind) ? values.seats : 1,
    scoreMax: kind === 'score' ? values.scoreMax : 10,
    budgetMinor: kind === 'budget' ? budgetMinor : null,
    budgetCurrency: kind === 'budget' ? budgetCurrency : null,
    options: kind === 'yes_no' ? [] : options.map(({ label, detail }) => ({ label, detail })),
    assemblyId,
  };
}
