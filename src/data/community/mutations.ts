import type { NeighbourNameKind } from '#src/domain/community/community.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { CommunityParts } from './queries.ts';

/** Says which parts the community of a property has. */
export async function setCommunityParts(input: {
  readonly propertyId: string;
  readonly parts: CommunityParts;
}): Promise<void> {
  unwrap(
    await getClient().rpc('set_community_parts', {
      p_property_id: input.propertyId,
      p_has_board: input.parts.has_board,
      p_has_areas: input.parts.has_areas,
      p_has_parcels: input.parts.has_parcels,
      p_has_lost_and_found: input.parts.has_lost_and_found,
    }),
  );
}

/** Publishes the next version of the rules, 10 to 20,000 letters; the earlier ones stay to be read. */
export async function publishHouseRules(
  input: { readonly propertyId: string; readonly body: string },
  rulesId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('publish_house_rules', {
      p_rules_id: rulesId,
      p_property_id: input.propertyId,
      p_body: input.body,
    }),
  );
}

/** A tenant says that they have read the rules. Error: `rules_replaced` when a newer version holds. */
export async function acknowledgeHouseRules(rulesId: string): Promise<void> {
  unwrap(await getClient().rpc('acknowledge_house_rules', { p_rules_id: rulesId }));
}

/** Says how the reader is named to neighbours. */
export async function setNeighbourName(shown: NeighbourNameKind): Promise<void> {
  unwrap(await getClient().rpc('set_neighbour_name', { p_shown: shown }));
}
