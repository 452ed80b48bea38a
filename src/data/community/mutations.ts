import { maker, verb } from '#src/data/call.ts';

/** Says which parts the community of a property has. */
export const setCommunityParts = verb('set_community_parts');

/** Publishes the next version of the rules, 10 to 20,000 letters; the earlier ones stay to be read. */
export const publishHouseRules = maker('publish_house_rules', 'rulesId');

/** A tenant says that they have read the rules. Error: `rules_replaced` when a newer version holds. */
export const acknowledgeHouseRules = verb('acknowledge_house_rules');

/** Says how the reader is named to neighbours. */
export const setNeighbourName = verb('set_neighbour_name');
