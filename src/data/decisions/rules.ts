import { repeatable, verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

/** One version of how a building decides; null is not stated. */
export type DecisionRules = Selected<'decision_rules', typeof RULE_COLUMNS>;
/** What majority a kind of matter needs, as an exact fraction of its base. */
export type DecisionMajority = Selected<'decision_majorities', typeof MAJORITY_COLUMNS>;
/** A unit in use with its share and its owners; none, or a null person, is the organization. */
export type DecisionUnit = Selected<
  'decision_units_list',
  typeof UNIT_COLUMNS,
  { readonly owners: readonly UnitOwner[] }
>;
export interface UnitOwner {
  readonly personId: string | null;
  readonly name: string | null;
}

const RULE_COLUMNS =
  'id, propertyId, version, voters, votersArticle, tenantsHaveVoice, weight, weightArticle, firstQuorumNumerator, firstQuorumDenominator, secondQuorumNumerator, secondQuorumDenominator, quorumArticle, countAbstentions, abstentionArticle, noticeDays, noticeArticle, proxiesAllowed, proxyLimit, proxiesMaySplit, proxiesNeedPresence, proxyArticle, rankedTie, publishedAt';
const MAJORITY_COLUMNS = 'id, rulesId, matter, numerator, denominator, mustExceed, base, article';
const UNIT_COLUMNS = 'id, label, areaM2, numerator, denominator, owners';
const MOST_UNITS = 1000;

async function majoritiesOf(rulesId: string): Promise<DecisionMajority[]> {
  const rows = unwrap(
    await select('decision_majorities', MAJORITY_COLUMNS, { rulesId }),
  ) as DecisionMajority[];
  return rows.toSorted((one, other) => byText(one.matter, other.matter));
}

export const ruleQueries = {
  all: ['decision-rules'] as const,
  /** Buildings whose rules are stated, the last stated first. */
  buildings: (organizationId: string) =>
    query(['decision-rules', organizationId, 'buildings'], async () => {
      const answer = await select('decision_rules', 'propertyId', { organizationId })
        .order('publishedAt', { ascending: false })
        .limit(MOST_UNITS);
      return [...new Set(unwrap(answer).map(({ propertyId }) => propertyId))];
    }),
  /** The versions of a building, the one that holds first. */
  versions: (propertyId: string) =>
    rowsQuery<DecisionRules[]>(['decision-rules', propertyId, 'versions'], () =>
      select('decision_rules', RULE_COLUMNS, { propertyId }).order('version', { ascending: false }),
    ),
  /** One version: a decision keeps the one that it opened with. */
  byId: (rulesId: string) =>
    recordQuery<DecisionRules>(['decision-rules', 'version', rulesId], () =>
      select('decision_rules', RULE_COLUMNS, { id: rulesId }).maybeSingle(),
    ),
  /** The majorities of a version, by matter. */
  majorities: (rulesId: string) =>
    query(['decision-rules', 'version', rulesId, 'majorities'], () => majoritiesOf(rulesId)),
  /** The version that holds today with its majorities; nothing where nothing is stated. */
  current: (propertyId: string) =>
    query(['decision-rules', propertyId, 'current'], async () => {
      const answer = await select('decision_rules', RULE_COLUMNS, { propertyId })
        .order('version', { ascending: false })
        .limit(1);
      const [rules] = unwrap(answer) as DecisionRules[];
      const majorities = rules ? await majoritiesOf(rules.id) : [];
      return { rules, majorities };
    }),
  /** The units of a building with their shares and owners. */
  units: (propertyId: string) =>
    rowsQuery<DecisionUnit[]>(['decision-rules', propertyId, 'units'], () =>
      select('decision_units_list', UNIT_COLUMNS, { propertyId }).order('labelOrder').limit(MOST_UNITS),
    ),
};

/** Publishes the next version of how a building decides. */
export const publishDecisionRules = repeatable('publish_decision_rules');

/** States every share of a building at once. Error: `coefficients_differ` (`sum`, `denominator`). */
export const setUnitCoefficients = verb('set_unit_coefficients');

/** States who owns a unit; none: the organization. */
export const setUnitOwners = verb('set_unit_owners');
