import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decisionDefaults, decisionSchema, kindFaults, newOption, toDecision } from './decision-schema.ts';

const defaults = { ...decisionDefaults(null, 'p', 'DOP'), question: '¿Se pinta?' };
const faultsOf = (part: object) =>
  kindFaults({ ...defaults, ...part } as never).map(([path, message]) => `${path.join('.')} ${message}`);
const named = (...labels: string[]) => labels.map((label) => newOption(label));

it('a question of yes or no needs no options', () => {
  expect(faultsOf({ kind: 'yes_no' })).toEqual([]);
  expect(toDecision(v.parse(decisionSchema, defaults), null)).toMatchObject({
    ...{ kind: 'yes_no', options: [], maxChoices: 1, seats: 1, isSecret: false, assemblyId: null },
  });
});

it('each option has a name of its own, and there are two at least', () => {
  expect(faultsOf({ kind: 'single', options: named('A', 'A') })).toEqual(['options.1.label optionTwice']);
  expect(faultsOf({ kind: 'ranked', options: named('A', ' ') })).toEqual(['options.1.label optionMissing']);
  expect(faultsOf({ kind: 'ranked', options: named('A') })).toEqual(['options optionsFew']);
});

it('numbers fit the options and the scale', () => {
  const options = named('A', 'B');
  expect(faultsOf({ kind: 'several', options, maxChoices: 3 })).toEqual(['maxChoices choicesWrong']);
  expect(faultsOf({ kind: 'single', options, seats: 0 })).toEqual(['seats choicesWrong']);
  expect(faultsOf({ kind: 'score', options, scoreMax: 101 })).toEqual(['scoreMax scoreWrong']);
  expect(faultsOf({ kind: 'budget', options, budgetMinor: 0 })).toEqual(['budgetMinor budgetMissing']);
});

it('says at its field what is wrong', () => {
  const parsed = v.safeParse(decisionSchema, { ...defaults, kind: 'single', options: named('A', 'A') });
  expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['options.1.label', 'optionTwice'],
  ]);
});

it('says all that is missing at once', () => {
  const parsed = v.safeParse(
    decisionSchema,
    { ...defaults, propertyId: null, question: ' ', body: 'x'.repeat(20_001), kind: 'single' },
    { abortPipeEarly: true },
  );
  expect(parsed.issues?.map(({ message }) => message)).toEqual([
    ...['propertyMissing', 'questionMissing', 'bodyLong', 'optionMissing', 'optionMissing'],
  ]);
});
