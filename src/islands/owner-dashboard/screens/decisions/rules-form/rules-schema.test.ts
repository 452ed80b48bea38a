import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newMajority, rulesDefaults, rulesSchema, toRules } from './rules-schema.ts';

const nothing = rulesDefaults(undefined, []);
const faults = (part: object) =>
  v
    .safeParse(rulesSchema, { ...nothing, ...part })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
const majority = (part: object) => ({ ...newMajority(), matter: 'Obras', fraction: '2/3', ...part });

it('states nothing by itself', () => {
  expect(toRules(v.parse(rulesSchema, nothing))).toMatchObject({
    ...{
      voters: null,
      weight: null,
      firstQuorumNumerator: null,
      countAbstentions: null,
      proxiesAllowed: null,
    },
    ...{ noticeDays: null, rankedTie: null, majorities: [] },
  });
});

it('sends fractions exactly, of percent the hundredths', () => {
  const rules = toRules(
    v.parse(rulesSchema, { ...nothing, firstQuorum: '51%', secondQuorum: '1/3', majorities: [majority({})] }),
  );
  expect(rules).toMatchObject({
    ...{ firstQuorumNumerator: 51, firstQuorumDenominator: 100 },
    ...{ secondQuorumNumerator: 1, secondQuorumDenominator: 3 },
    majorities: [{ matter: 'Obras', numerator: 2, denominator: 3, mustExceed: true, base: 'cast' }],
  });
});

it.each([
  [{ firstQuorum: 'la mitad' }, ['firstQuorum', 'fractionWrong']],
  [{ noticeDays: 366 }, ['noticeDays', 'daysWrong']],
  [{ proxyLimit: 0 }, ['proxyLimit', 'limitWrong']],
  [{ voters: 'owners_and_tenants', weight: 'unit' }, ['weight', 'tenantsOneEach']],
  [{ majorities: [majority({ matter: ' ' })] }, ['majorities.0.matter', 'matterMissing']],
  [{ majorities: [majority({}), majority({})] }, ['majorities.1.matter', 'matterTwice']],
  [{ majorities: [majority({ fraction: '' })] }, ['majorities.0.fraction', 'fractionMissing']],
  [{ majorities: [majority({ fraction: '0/1' })] }, ['majorities.0.fraction', 'zero']],
  [{ majorities: [majority({ fraction: '1/1' })] }, ['majorities.0.fraction', 'wholeExceeded']],
])('refuses %j at its field', (part, fault) => {
  expect(faults(part)[0]).toEqual(fault);
});

it('takes unanimity as at least the whole', () => {
  expect(faults({ majorities: [majority({ fraction: '100%', compare: 'least' })] })).toEqual([]);
});
