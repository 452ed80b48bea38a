import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { Row } from '../rows.ts';
import type { DocumentPlace } from './document-file.ts';

export type StoredDocument = Pick<
  Row<'documents'>,
  'id' | 'kind' | 'name' | 'fileType' | 'sizeBytes' | 'isShared' | 'createdAt'
> & { readonly path: string };

const COLUMNS = 'id, kind, name, fileType, sizeBytes, isShared, path, createdAt';
/** More than this on one matter is an archive, not a list. */
const MOST = 500;

export const documentQueries = {
  all: ['documents'] as const,
  /** Documents of a property, unit, lease or person, the newest first. */
  of: (organizationId: string, { column, id }: DocumentPlace) =>
    queryOptions({
      queryKey: ['documents', organizationId, column, id],
      queryFn: async () => {
        const answer = await getClient()
          .from('documents')
          .select(COLUMNS)
          .eq('organizationId', organizationId)
          .eq(column, id)
          .order('createdAt', { ascending: false })
          .order('id')
          .limit(MOST);
        return unwrap(answer) as StoredDocument[];
      },
    }),
  /** What landlords share with the reader, the newest first. */
  shared: () =>
    queryOptions({
      queryKey: ['documents', 'shared'],
      queryFn: async () => {
        const answer = await getClient()
          .from('documents')
          .select(COLUMNS)
          .eq('isShared', true)
          .order('createdAt', { ascending: false })
          .order('id')
          .limit(MOST);
        return unwrap(answer) as StoredDocument[];
      },
    }),
};
