import { FolderOpen } from 'lucide-react';
import { documentListQueries, documentListSpec, fetchAllDocuments } from '#src/data/documents/list.ts';
import { documentQueries } from '#src/data/documents/queries.ts';
import { documentKinds } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { useDocumentDialogs } from '../parts/document-dialogs.tsx';
import { SubmittedDocumentsCard } from '../parts/submitted-documents-card.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { documentsCsv } from './documents-csv.ts';
import { TenantFilter } from './tenant-filter.tsx';

/** Every paper of the organization that the reader may see, the newest first. */
export function Screen() {
  const text = useText('ownerDocuments');
  const { kinds } = useText('documents');
  const { id, timeZone, can } = useOrganization();
  const today = useToday();
  const dialogs = useDocumentDialogs();
  const list = useList({
    asks: documentListSpec,
    query: (asked) => documentListQueries.list(id, asked),
    live: { sources: ofOrganization(id, 'documents'), reloads: [documentQueries.all] },
  });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={FolderOpen}
        exportFile={{
          label: text.exportCsv,
          name: `${text.fileName}-${today}`,
          fetchAll: () => fetchAllDocuments(id, list.query),
          csvOf: (rows) => documentsCsv(rows, { text, kinds }, timeZone),
          texts: { done: text.exported },
        }}
        above={can('leases.write') ? <SubmittedDocumentsCard /> : null}
        filters={useFilters(list)}
        columns={useDocumentColumns(dialogs)}
        searchedBy="search_documents"
        empty={
          <EmptyState
            icon={FolderOpen}
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              <AppLink to="/properties" className={buttonClass({ variant: 'primary' })}>
                {text.toProperties}
              </AppLink>
            }
          />
        }
      />
      {dialogs.dialog}
    </>
  );
}

/** Search, kind, property, tenant, and whether tenants see it. */
function useFilters(list: ListControls): ListFilters {
  const text = useText('ownerDocuments');
  const { kinds } = useText('documents');
  const { can } = useOrganization();
  return {
    search: text.search,
    fields: [
      {
        by: 'choice',
        name: 'kind',
        label: text.kind,
        every: text.everyKind,
        options: documentKinds.map((value) => ({ value, label: kinds[value] })),
      },
      { by: 'property', label: text.property, every: text.everyProperty },
      ...(can('people.read')
        ? [{ by: 'own', id: 'tenant', content: <TenantFilter list={list} /> } as const]
        : []),
    ],
    chips: [{ label: text.filters, of: { shared: text.shared }, isSingle: true }],
    said: { tenant: () => text.tenant.title },
  };
}
