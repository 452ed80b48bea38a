import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';

/** How much a report of a month may cost more with a hundred times the lines. */
export const REPORT_GROWTH = 1.5;
/** What is measured and not held to a bound. */
export const SHOWN = Number.POSITIVE_INFINITY;
const VARIANTS = 10;
/** The first and the last day of the month before this one, as SQL: the last month that the history has. */
export const FIRST = "(date_trunc('month', current_date) - interval '1 month')::date";
export const LAST = "date_trunc('month', current_date)::date - 1";

/** What the reads of a database name. */
export interface Books {
  /** The organisation, as SQL. */
  mine: string;
  /** Ids of some properties. */
  propertyIds: string[];
  /** The same, each as an SQL array of it. */
  properties: string[];
  /** Some leases in force. */
  leases: string[];
  accountOf: (systemKey: string) => string | undefined;
}

export async function booksOf({ admin, organizationId }: BenchDatabase): Promise<Books> {
  const properties = await admin<{ id: string }[]>`
    select id from public.properties where organization_id = ${organizationId} order by id limit ${VARIANTS}`;
  const accounts = await admin<{ id: string; key: string }[]>`
    select id, system_key as key from public.accounts where organization_id = ${organizationId}`;
  const leases = await admin<{ id: string }[]>`
    select id from public.leases where organization_id = ${organizationId} and status = 'active' order by id limit ${VARIANTS}`;
  return {
    mine: `'${organizationId}'`,
    propertyIds: properties.map(({ id }) => id),
    properties: properties.map(({ id }) => `array['${id}'::uuid]`),
    leases: leases.map(({ id }) => id),
    accountOf: (systemKey) => accounts.find(({ key }) => key === systemKey)?.id,
  };
}

/** A read of each of some properties in turn. */
export const ofEach = (
  { properties }: Books,
  name: string,
  query: (property: string) => string,
  allowedGrowth = REPORT_GROWTH,
): Read => ({ name, allowedGrowth, variants: properties.map((property) => [query(property)]) });

export const once = (name: string, query: string, allowedGrowth = REPORT_GROWTH): Read => ({
  name,
  allowedGrowth,
  variants: [[query]],
});
