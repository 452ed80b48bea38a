import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ExportCard } from './export-card.tsx';
import { ExportsCard } from './exports-card.tsx';
import { NamesCard } from './names-card.tsx';

/** Files for other accounting software: made, named, remembered. */
export function Screen() {
  const text = useText('ownerAccounting');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const accounts = useQuery(journalQueries.accounts(id));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SectionLine />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ExportCard />
        {can('money.write') ? (
          <QueryView query={accounts} skeleton={<SkeletonText label={states.loading} rows={8} />}>
            {(rows) => <NamesCard accounts={rows} />}
          </QueryView>
        ) : null}
        <div className="min-w-0 xl:col-span-2">
          <ExportsCard />
        </div>
      </div>
    </>
  );
}
