import { keepPreviousData } from '@tanstack/react-query';
import { listed } from '#src/data/foundation/search/searched.ts';
import { pagesQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { type DocumentKind, documentKinds } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { unwrap } from '../errors.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '../keyset.ts';

/** A document with the place and the person that it is about; null where there is none or not for the reader. */
export type ListedDocument = Selected<'documents_list', typeof COLUMNS>;

/** What the list of all documents can be asked for; `tenant` is a person's id. */
export const documentListSpec = {
  filters: { kind: documentKinds, shared: ['yes', 'no'], property: 'any', tenant: 'any' },
  sortColumns: ['created_at', 'name', 'size_bytes'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, kind, name, fileType, sizeBytes, isShared, path, createdAt, area, propertyId, unitId, leaseId, personId, propertyName, unitLabel, personName';
const EXPORT_SIZE = 999;

/** Papers of a tenant are the person's own and those of their leases. */
async function ofTenant(organizationId: string, personId: string): Promise<string> {
  const answer = await select('lease_tenants', 'leaseId', { organizationId, personId });
  const leases = unwrap(answer).map((row) => row.leaseId);
  return [`personId.eq.${personId}`, ...(leases.length > 0 ? [`leaseId.in.(${leases.join()})`] : [])].join();
}

async function fetchDocuments(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<ListedDocument>> {
  const { kind, shared = [], property, tenant } = query.filters;
  let rows = listed('documents_list', 'search_documents', COLUMNS, organizationId, query.search);
  if (kind) rows = rows.in('kind', kind as DocumentKind[]);
  if (shared.length === 1) rows = rows.eq('isShared', shared[0] === 'yes');
  if (property) rows = rows.in('propertyId', [...property]);
  if (tenant?.[0]) rows = rows.or(await ofTenant(organizationId, tenant[0]));
  const answer = await inOrder(rows, query.sort, cursor).limit(size + 1);
  return toPage(unwrap(answer) as ListedDocument[], query.sort, 'id', size);
}

/** Every document of an organization that the reader may see; part of the documents' cache. */
export const documentListQueries = {
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['documents', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchDocuments(organizationId, query, cursor),
      query.cursor,
      { placeholderData: keepPreviousData },
    ),
};

/** Every document that the query finds, page by page, for a file. */
export const fetchAllDocuments = (organizationId: string, query: ListQuery): Promise<ListedDocument[]> =>
  fetchEveryPage((cursor) => fetchDocuments(organizationId, query, cursor, EXPORT_SIZE));
