import { FolderOpen } from 'lucide-react';
import { documentListQueries, documentListSpec } from '#src/data/documents/list.ts';
import { documentQueries } from '#src/data/documents/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { HandedInCard } from '../parts/handed-in-card.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { ExportButton } from './export-button.tsx';

/** Every paper of the organization that the reader may see, the newest first. */
export function Screen() {
  const text = useText('ownerDocuments');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const list = useListQuery(documentListSpec);
  const pages = useListPages(documentListQueries.list(id, list.query));
  useLive([{ table: 'documents', filter: `organization_id=eq.${id}` }], [documentQueries.all]);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<ExportButton query={list.query} />}
      />
      {can('leases.write') ? <HandedInCard /> : null}
      <Card isFlush>
        <DocumentFilters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            list.isFiltered ? (
              <NoMatch icon={FolderOpen} text={text} onClear={list.clearFilters} />
            ) : (
              <NoneYet />
            )
          }
        >
          {(rows) => (
            <>
              <DocumentsTable list={list} rows={rows} onEnd={pages.loadOnScroll} />
              <ListFoot
                rows={rows}
                pages={pages}
                search={{ by: 'search_documents', text: list.query.search }}
              />
            </>
          )}
        </QueryView>
      </Card>
    </>
  );
}

function NoneYet() {
  const text = useText('ownerDocuments');
  return (
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
  );
}
