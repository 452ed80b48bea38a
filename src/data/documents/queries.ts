import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { DocumentPlace } from './document-file.ts';

export type StoredDocument = Selected<'documents', typeof COLUMNS, { readonly path: string }>;

const COLUMNS = 'id, kind, name, fileType, sizeBytes, isShared, path, createdAt';
/** More than this on one matter is an archive, not a list. */
const MOST = 500;

export const documentQueries = {
  all: ['documents'] as const,
  /** Documents of a property, unit, lease or person, the newest first. */
  of: (organizationId: string, { column, id }: DocumentPlace) =>
    rowsQuery<StoredDocument[]>(['documents', organizationId, column, id], () =>
      select('documents', COLUMNS, { organizationId })
        .eq(column, id)
        .order('createdAt', { ascending: false })
        .order('id')
        .limit(MOST),
    ),
  /** What landlords share with the reader, the newest first. */
  shared: () =>
    rowsQuery<StoredDocument[]>(['documents', 'shared'], () =>
      select('documents', COLUMNS, { isShared: true })
        .order('createdAt', { ascending: false })
        .order('id')
        .limit(MOST),
    ),
};
