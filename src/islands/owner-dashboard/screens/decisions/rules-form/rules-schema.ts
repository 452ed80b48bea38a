import * as v from 'valibot';
import type { DecisionMajority, DecisionRules } from '#src/data/decisions/rules.ts';
import {
  decisionVoters,
  majorityBases,
  rankedTieRules,
  voteWeights,
} from '#src/domain/decisions/decision-enums.ts';
import { fractionText, readFraction, type StatedFraction } from '#src/domain/decisions/fraction.ts';

const MOST_DAYS = 365;
const MOST_PROXIES = 1000;

const article = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** A fraction as it is typed; empty is not stated. */
const fraction = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || readFraction(text) !== null, 'fractionWrong'),
);
const whole = (least: number, most: number, message: string) =>
  v.nullable(
    v.pipe(
      v.custom<number>((value) => typeof value === 'number', message),
      v.check((value) => Number.isInteger(value) && value >= least && value <= most, message),
    ),
  );
/** One of a list, or '' for not stated. */
const choice = <const Values extends readonly string[]>(values: Values) => v.picklist(['', ...values]);

const majority = v.pipe(
  v.object({
    key: v.string(),
    matter: v.pipe(v.string(), v.trim(), v.nonEmpty('matterMissing'), v.maxLength(120)),
    fraction: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('fractionMissing'),
      v.check((text) => readFraction(text) !== null, 'fractionWrong'),
      v.check((text) => readFraction(text)?.numerator !== 0, 'zero'),
    ),
    compare: v.picklist(['more', 'least']),
    base: v.picklist(majorityBases),
    article,
  }),
  v.forward(
    v.check(({ fraction: text, compare }) => {
      const read = readFraction(text);
      return compare === 'least' || read === null || read.numerator < read.denominator;
    }, 'wholeExceeded'),
    ['fraction'],
  ),
);

/** The rules of a building, as typed; messages are keys of `decisionRules.form.problems`. */
export const rulesSchema = v.pipe(
  v.object({
    voters: choice(decisionVoters),
    votersArticle: article,
    tenantsHaveVoice: v.boolean(),
    weight: choice(voteWeights),
    weightArticle: article,
    firstQuorum: fraction,
    secondQuorum: fraction,
    quorumArticle: article,
    countAbstentions: choice(['yes', 'no']),
    abstentionArticle: article,
    noticeDays: whole(0, MOST_DAYS, 'daysWrong'),
    noticeArticle: article,
    proxiesAllowed: choice(['yes', 'no']),
    proxyLimit: whole(1, MOST_PROXIES, 'limitWrong'),
    proxiesMaySplit: v.boolean(),
    proxiesNeedPresence: v.boolean(),
    proxyArticle: article,
    rankedTie: choice(rankedTieRules),
    majorities: v.array(majority),
  }),
  v.forward(
    v.check(
      ({ voters, weight }) => voters !== 'owners_and_tenants' || weight === '' || weight === 'one_each',
      'tenantsOneEach',
    ),
    ['weight'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const known = new Set<string>();
    for (const [index, { matter }] of dataset.value.majorities.entries()) {
      if (matter && known.has(matter))
        addIssue({
          message: 'matterTwice',
          path: ['majorities', String(index), 'matter'].map((key) => ({
            ...{ type: 'object', origin: 'value', input: {}, key, value: null },
          })) as never,
        });
      known.add(matter);
    }
  }),
);
export type RulesInput = v.InferInput<typeof rulesSchema>;
export type RulesValues = v.InferOutput<typeof rulesSchema>;

let made = 0;
export const newMajority = (known?: DecisionMajority): RulesInput['majorities'][number] => ({
  key: `majority-${++made}`,
  matter: known?.matter ?? '',
  fraction: known ? fractionText(known.numerator, known.denominator) : '',
  compare: known?.mustExceed === false ? 'least' : 'more',
  base: known?.base ?? 'cast',
  article: known?.article ?? '',
});

const yesNo = (value: boolean | null | undefined) =>
  value === null || value === undefined ? '' : value ? 'yes' : 'no';
const isYes = (value: '' | 'yes' | 'no') => (value === '' ? null : value === 'yes');

/** The version that holds, to be changed; nothing is stated where there is none. */
export function rulesDefaults(
  rules: DecisionRules | undefined,
  majorities: readonly DecisionMajority[],
): RulesInput {
  return {
    voters: rules?.voters ?? '',
    votersArticle: rules?.votersArticle ?? '',
    tenantsHaveVoice: rules?.tenantsHaveVoice ?? false,
    weight: rules?.weight ?? '',
    weightArticle: rules?.weightArticle ?? '',
    firstQuorum: fractionText(rules?.firstQuorumNumerator ?? null, rules?.firstQuorumDenominator ?? null),
    secondQuorum: fractionText(rules?.secondQuorumNumerator ?? null, rules?.secondQuorumDenominator ?? null),
    quorumArticle: rules?.quorumArticle ?? '',
    countAbstentions: yesNo(rules?.countAbstentions),
    abstentionArticle: rules?.abstentionArticle ?? '',
    noticeDays: rules?.noticeDays ?? null,
    noticeArticle: rules?.noticeArticle ?? '',
    proxiesAllowed: yesNo(rules?.proxiesAllowed),
    proxyLimit: rules?.proxyLimit ?? null,
    proxiesMaySplit: rules?.proxiesMaySplit ?? false,
    proxiesNeedPresence: rules?.proxiesNeedPresence ?? false,
    proxyArticle: rules?.proxyArticle ?? '',
    rankedTie: rules?.rankedTie ?? '',
    majorities: majorities.map((known) => newMajority(known)),
  };
}

const partsOf = (read: StatedFraction | null) =>
  [read?.numerator ?? null, read?.denominator ?? null] as const;

/** What `publish_decision_rules` takes: what is not stated is null. */
export function toRules(values: RulesValues) {
  const { firstQuorum, secondQuorum, majorities, countAbstentions, proxiesAllowed, ...rest } = values;
  const [firstQuorumNumerator, firstQuorumDenominator] = partsOf(readFraction(firstQuorum));
  const [secondQuorumNumerator, secondQuorumDenominator] = partsOf(readFraction(secondQuorum));
  return {
    ...rest,
    voters: values.voters || null,
    weight: values.weight || null,
    rankedTie: values.rankedTie || null,
    countAbstentions: isYes(countAbstentions),
    proxiesAllowed: isYes(proxiesAllowed),
    ...{ firstQuorumNumerator, firstQuorumDenominator, secondQuorumNumerator, secondQuorumDenominator },
    majorities: majorities.map(({ matter, fraction: text, compare, base, article: source }) => ({
      ...{ matter, base, article: source, mustExceed: compare === 'more' },
      ...readFraction(text),
    })),
  };
}
