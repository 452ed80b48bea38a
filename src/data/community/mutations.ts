import { call } from '#src/data/call.ts';
import type { NeighbourNameKind } from '#src/domain/community/community.ts';
import type { CommunityParts } from './queries.ts';

/** Says which parts the community of a property has. */
export async function setCommunityParts(input: {
  readonly propertyId: string;
  readonly parts: CommunityParts;
}): Promise<void> {
  await call('set_community_parts', {
    propertyId: input.propertyId,
    hasBoard: input.parts.hasBoard,
    hasAreas: input.parts.hasAreas,
    hasParcels: input.parts.hasParcels,
    hasLostAndFound: input.parts.hasLostAndFound,
  });
}

/** Publishes the next version of the rules, 10 to 20,000 letters; the earlier ones stay to be read. */
export async function publishHouseRules(
  input: { readonly propertyId: string; readonly body: string },
  rulesId: string,
): Promise<void> {
  await call('publish_house_rules', {
    rulesId,
    propertyId: input.propertyId,
    body: input.body,
  });
}

/** A tenant says that they have read the rules. Error: `rules_replaced` when a newer version holds. */
export async function acknowledgeHouseRules(rulesId: string): Promise<void> {
  await call('acknowledge_house_rules', { rulesId });
}

/** Says how the reader is named to neighbours. */
export async function setNeighbourName(shown: NeighbourNameKind): Promise<void> {
  await call('set_neighbour_name', { shown });
}
