import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { NeighbourNameKind } from '#src/domain/community/community.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { Row } from '../rows.ts';

/** Which parts the community of a property has. */
export type CommunityParts = Pick<
  Row<'communities'>,
  'hasBoard' | 'hasAreas' | 'hasParcels' | 'hasLostAndFound'
>;
/** A version of the rules of a house. */
export type HouseRules = Pick<Row<'house_rules'>, 'id' | 'version' | 'body' | 'publishedAt'>;

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
    queryOptions({
      queryKey: ['community', 'parts', propertyId],
      queryFn: async (): Promise<CommunityParts> => {
        const answer = await getClient()
          .from('communities')
          .select('hasBoard, hasAreas, hasParcels, hasLostAndFound')
          .eq('propertyId', propertyId)
          .maybeSingle();
        return unwrap(answer) ?? EVERY_PART;
      },
    }),
  /** Every version, the one that holds first. */
  rules: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'rules', propertyId],
      queryFn: async (): Promise<HouseRules[]> => {
        const answer = await getClient()
          .from('house_rules')
          .select('id, version, body, publishedAt')
          .eq('propertyId', propertyId)
          .order('version', { ascending: false })
          .limit(MOST_VERSIONS);
        return unwrap(answer);
      },
    }),
  /** When the reader said that they had read a version; null when they did not. */
  ownAcknowledgement: (rulesId: string, userId: string) =>
    queryOptions({
      queryKey: ['community', 'rules', 'acknowledgement', rulesId, userId],
      queryFn: async () => {
        const answer = await getClient()
          .from('house_rule_acknowledgements')
          .select('acknowledgedAt')
          .eq('rulesId', rulesId)
          .eq('userId', userId)
          .limit(1);
        return unwrap(answer)[0]?.acknowledgedAt ?? null;
      },
    }),
  /** Tenants of the property and when they read the rules that hold. */
  readers: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'rules', 'readers', propertyId],
      queryFn: async () =>
        (await call('house_rule_readers', { propertyId })) as {
          leaseTenantId: string;
          unitLabel: string;
          fullName: string;
          acknowledgedAt: string | null;
        }[],
    }),
  /** How neighbours are told of the reader. */
  ownName: (userId: string) =>
    queryOptions({
      queryKey: ['community', 'name', userId],
      queryFn: async (): Promise<NeighbourNameKind> => {
        const answer = await getClient()
          .from('neighbour_names')
          .select('shown')
          .eq('userId', userId)
          .maybeSingle();
        return unwrap(answer)?.shown ?? 'first_name';
      },
    }),
};
