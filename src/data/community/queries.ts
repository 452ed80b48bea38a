import { queryOptions } from '@tanstack/react-query';
import type { NeighbourNameKind } from '#src/domain/community/community.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow } from '../rows.ts';

/** Which parts the community of a property has. */
export type CommunityParts = Pick<
  TableRow<'communities'>,
  'has_board' | 'has_areas' | 'has_parcels' | 'has_lost_and_found'
>;
/** A version of the rules of a house. */
export type HouseRules = Pick<TableRow<'house_rules'>, 'id' | 'version' | 'body' | 'published_at'>;

const EVERY_PART: CommunityParts = {
  has_board: true,
  has_areas: true,
  has_parcels: true,
  has_lost_and_found: true,
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
          .select('has_board, has_areas, has_parcels, has_lost_and_found')
          .eq('property_id', propertyId)
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
          .select('id, version, body, published_at')
          .eq('property_id', propertyId)
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
          .select('acknowledged_at')
          .eq('rules_id', rulesId)
          .eq('user_id', userId)
          .limit(1);
        return unwrap(answer)[0]?.acknowledged_at ?? null;
      },
    }),
  /** Tenants of the property and when they read the rules that hold. */
  readers: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'rules', 'readers', propertyId],
      queryFn: async () =>
        unwrap(await getClient().rpc('house_rule_readers', { p_property_id: propertyId })) as {
          lease_tenant_id: string;
          unit_label: string;
          full_name: string;
          acknowledged_at: string | null;
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
          .eq('user_id', userId)
          .maybeSingle();
        return unwrap(answer)?.shown ?? 'first_name';
      },
    }),
};
