import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { TENANT_COLUMNS, type Tenant, withBalance } from './queries.ts';

const PERSON_PAGE_COLUMNS = 'id, fullName, email, phone, identityType, identityNumber, userId, createdAt';
export type PersonPage = Selected<'people', typeof PERSON_PAGE_COLUMNS>;
const GUARANTEED_COLUMNS = 'id, status, propertyName, unitLabel';
export type GuaranteedLease = Selected<'leases_list', typeof GUARANTEED_COLUMNS>;
const PERSON_NOTE_COLUMNS = 'id, body, createdAt, authorName';
export type PersonNote = Selected<'person_notes_list', typeof PERSON_NOTE_COLUMNS>;
const PERSON_TAG_COLUMNS = 'id, tag';
export type PersonTag = Selected<'person_tags', typeof PERSON_TAG_COLUMNS>;

/** What the page of one person shows. */
export const personPageQueries = {
  person: (organizationId: string, personId: string) =>
    recordQuery(['people', organizationId, personId, 'page'], () =>
      select('people', PERSON_PAGE_COLUMNS, {
        organizationId,
        id: personId,
      }).maybeSingle(),
    ),
  /** The address of the person's account, where the record has another one; null otherwise. */
  accountEmail: (organizationId: string, personId: string) =>
    query(
      // The generated type does not know that a function may answer null.
      ['people', organizationId, personId, 'account-email'],
      async () => (await call('person_account_email', { personId })) as string | null,
      { staleTime: 0 },
    ),
  /** Every lease of the person, the newest first. */
  leases: (organizationId: string, personId: string) =>
    query(['tenants', organizationId, 'person', personId], async () => {
      const answer = await select('tenants_list', TENANT_COLUMNS, { organizationId, personId })
        .order('startsOn', { ascending: false })
        .order('id');
      return (unwrap(answer) as Tenant[]).map(withBalance);
    }),
  /** The leases that the person answers for without living there, the newest first. */
  guaranteed: (organizationId: string, personId: string) =>
    query(['leases', organizationId, 'guaranteed-by', personId], async () => {
      const bonds = unwrap(await select('lease_guarantors', 'leaseId', { organizationId, personId }));
      if (bonds.length === 0) return [];
      const answer = await select('leases_list', GUARANTEED_COLUMNS, { organizationId })
        .in(
          'id',
          bonds.map(({ leaseId }) => leaseId),
        )
        .order('startsOn', { ascending: false })
        .order('id');
      return unwrap(answer) as GuaranteedLease[];
    }),
  notes: (organizationId: string, personId: string) =>
    rowsQuery(['people', organizationId, personId, 'notes'], () =>
      select('person_notes_list', PERSON_NOTE_COLUMNS, { organizationId, personId }).order('createdAt', {
        ascending: false,
      }),
    ),
  tags: (organizationId: string, personId: string) =>
    query(['people', organizationId, personId, 'tags'], async () => {
      const answer = await select('person_tags', PERSON_TAG_COLUMNS, { organizationId, personId });
      return (unwrap(answer) as PersonTag[]).sort((one, other) => byText(one.tag, other.tag));
    }),
  /** The tags that are in use, each once, to filter by. */
  tagsInUse: (organizationId: string) =>
    query(['people', organizationId, 'tags'], async () => {
      const answer = await select('person_tags', 'tag', { organizationId }).order('tag').limit(1000);
      return [...new Set(unwrap(answer).map((row) => row.tag))].sort(byText);
    }),
};
