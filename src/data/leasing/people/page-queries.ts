import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { TENANT_COLUMNS, type Tenant, withBalance } from './queries.ts';

export type PersonPage = Pick<
  Row<'people'>,
  'id' | 'fullName' | 'email' | 'phone' | 'identityType' | 'identityNumber' | 'userId' | 'createdAt'
>;
export type PersonNote = Pick<Row<'person_notes_list'>, 'id' | 'body' | 'createdAt' | 'authorName'>;
export type PersonTag = Pick<Row<'person_tags'>, 'id' | 'tag'>;

/** What the page of one person shows. */
export const personPageQueries = {
  person: (organizationId: string, personId: string) =>
    queryOptions({
      queryKey: ['people', organizationId, personId, 'page'],
      queryFn: async () => {
        const answer = await getClient()
          .from('people')
          .select('id, fullName, email, phone, identityType, identityNumber, userId, createdAt')
          .eq('organizationId', organizationId)
          .eq('id', personId)
          .maybeSingle();
        const person = unwrap(answer);
        if (!person) throw new AppError('not_found', 'not_found');
        return person as PersonPage;
      },
    }),
  /** The address of the person's account, where the record has another one; null otherwise. */
  accountEmail: (organizationId: string, personId: string) =>
    queryOptions({
      queryKey: ['people', organizationId, personId, 'account-email'],
      // The generated type does not know that a function may answer null.
      queryFn: async () => (await call('person_account_email', { personId })) as string | null,
      staleTime: 0,
    }),
  /** Every lease of the person, the newest first. */
  leases: (organizationId: string, personId: string) =>
    queryOptions({
      queryKey: ['tenants', organizationId, 'person', personId],
      queryFn: async () => {
        const answer = await getClient()
          .from('tenants_list')
          .select(TENANT_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('personId', personId)
          .order('startsOn', { ascending: false })
          .order('id');
        return (unwrap(answer) as Tenant[]).map(withBalance);
      },
    }),
  notes: (organizationId: string, personId: string) =>
    queryOptions({
      queryKey: ['people', organizationId, personId, 'notes'],
      queryFn: async () => {
        const answer = await getClient()
          .from('person_notes_list')
          .select('id, body, createdAt, authorName')
          .eq('organizationId', organizationId)
          .eq('personId', personId)
          .order('createdAt', { ascending: false });
        return unwrap(answer) as PersonNote[];
      },
    }),
  tags: (organizationId: string, personId: string) =>
    queryOptions({
      queryKey: ['people', organizationId, personId, 'tags'],
      queryFn: async () => {
        const answer = await getClient()
          .from('person_tags')
          .select('id, tag')
          .eq('organizationId', organizationId)
          .eq('personId', personId);
        return (unwrap(answer) as PersonTag[]).sort((one, other) => byText(one.tag, other.tag));
      },
    }),
  /** The tags that are in use, each once, to filter by. */
  tagsInUse: (organizationId: string) =>
    queryOptions({
      queryKey: ['people', organizationId, 'tags'],
      queryFn: async () => {
        const answer = await getClient()
          .from('person_tags')
          .select('tag')
          .eq('organizationId', organizationId)
          .order('tag')
          .limit(1000);
        return [...new Set(unwrap(answer).map((row) => row.tag))].sort(byText);
      },
    }),
};
