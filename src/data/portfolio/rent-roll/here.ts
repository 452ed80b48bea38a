import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { allRows } from '../all-rows.ts';

const COLUMNS = 'id, name, propertyType, municipality, province';
const PAGE = 1000;

/** A property that is here already, as a sheet needs to know it. */
export type HereProperty = Selected<'properties', typeof COLUMNS>;

/** Every property of the organization. */
export async function fetchHere(organizationId: string): Promise<HereProperty[]> {
  const found: HereProperty[] = [];
  const pages = allRows((after) => {
    const rows = select('properties', COLUMNS, { organizationId });
    return (after ? rows.gt('id', after) : rows).order('id').limit(PAGE);
  });
  for await (const page of pages) found.push(...page);
  return found;
}

export const hereQueries = {
  properties: (organizationId: string) =>
    query(['properties', organizationId, 'here'], () => fetchHere(organizationId), { staleTime: 0 }),
};
