import { call } from '#src/data/call.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { NeighbourNameKind } from '#src/domain/community/community.ts';
import { unwrap } from '../errors.ts';

const COMMUNITY_PARTS_COLUMNS = 'hasBoard, hasAreas, hasParcels, hasLostAndFound';
/** Which parts the community of a property has. */
export type CommunityParts = Selected<'communities', typeof COMMUNITY_PARTS_COLUMNS>;
const HOUSE_RULES_COLUMNS = 'id, version, body, publishedAt';
/** A version of the rules of a house. */
export type HouseRules = Selected<'house_rules', typeof HOUSE_RULES_COLUMNS>;

const EVERY_PART: CommunityParts = {
  hasBoard: true,
  hasAreas: true,
  hasParcels: true,
  hasLostAndFound: true,
};
const MOST_VERSIONS = 50;

/** A property's community itself: its parts, its rules, and how its tenants are named. */
export const communityQueries = {
  all: ['community'] as const,
  parts: (propertyId: string) =>
    query(['community', 'parts', propertyId], async (): Promise<CommunityParts> => {
      const answer = await select('communities', COMMUNITY_PARTS_COLUMNS, {
        propertyId,
      }).maybeSingle();
      return unwrap(answer) ?? EVERY_PART;
    }),
  /** Every version, the one that holds first. */
  rules: (propertyId: string) =>
    rowsQuery(['community', 'rules', propertyId], () =>
      select('house_rules', HOUSE_RULES_COLUMNS, { propertyId })
        .order('version', { ascending: false })
        .limit(MOST_VERSIONS),
    ),
  /** When the reader said that they had read a version; null when they did not. */
  ownAcknowledgement: (rulesId: string, userId: string) =>
    query(['community', 'rules', 'acknowledgement', rulesId, userId], async () => {
      const answer = await select('house_rule_acknowledgements', 'acknowledgedAt', { rulesId, userId }).limit(
        1,
      );
      return unwrap(answer)[0]?.acknowledgedAt ?? null;
    }),
  /** Tenants of the property and when they read the rules that hold. */
  readers: (propertyId: string) =>
    query(
      ['community', 'rules', 'readers', propertyId],
      async () =>
        (await call('house_rule_readers', { propertyId })) as {
          leaseTenantId: string;
          unitLabel: string;
          fullName: string;
          acknowledgedAt: string | null;
        }[],
    ),
  /** How neighbours are told of the reader. */
  ownName: (userId: string) =>
    query(['community', 'name', userId], async (): Promise<NeighbourNameKind> => {
      const answer = await select('neighbour_names', 'shown', { userId }).maybeSingle();
      return unwrap(answer)?.shown ?? 'first_name';
    }),
};
