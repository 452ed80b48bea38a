import { Plus, ReceiptText, Repeat, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type Bill, billListSpec, billQueries } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FinanceAreas } from '#src/islands/owner-dashboard/screens/money/parts/finance-areas.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { useRowChoice } from '#src/islands/shell/list/use-row-choice.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { BillsFilters } from './bills-filters.tsx';
import { BillsTable } from './bills-table.tsx';
import { BulkBills } from './bulk-bills.tsx';
import { ExportButton } from './export-button.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { OpenFigures } from './open-figures.tsx';

/** Bills of vendors: what is to be approved and paid, and what was. */
export function Screen() {
  const text = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const list = useListQuery(billListSpec);
  const pages = useListPages(billQueries.list(id, list.query, useToday()));
  const [isLimiting, setLimiting] = useState(false);
  useLive([{ table: 'bills', filter: `organization_id=eq.${id}` }], [billQueries.all]);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <AppLink to="/finance/expenses/recurring" className={buttonClass({})}>
              <Repeat size={18} aria-hidden="true" />
              {text.recurring}
            </AppLink>
            <Button icon={ShieldCheck} onClick={() => setLimiting(true)}>
              {text.limits}
            </Button>
            <ExportButton query={list.query} />
            <NewLink />
          </>
        }
      />
      <FinanceAreas />
      <OpenFigures />
      <Card isFlush>
        <BillsFilters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={list.isFiltered ? <NoMatch text={text} onClear={list.clearFilters} /> : <NoneYet />}
        >
          {(rows) => (
            <>
              <ChosenBills list={list} rows={rows} />
              <ListFoot rows={rows} pages={pages} />
            </>
          )}
        </QueryView>
      </Card>
      {isLimiting ? <LimitsDialog onClose={() => setLimiting(false)} /> : null}
    </>
  );
}

function ChosenBills({ list, rows }: { list: ListControls; rows: readonly Bill[] }) {
  const { chosen, clear, selection } = useRowChoice(
    rows,
    JSON.stringify(list.query),
    (row) => row.vendor_name,
  );
  return (
    <>
      <BulkBills chosen={chosen} onClear={clear} />
      <BillsTable list={list} rows={rows} selection={selection} />
    </>
  );
}

function NewLink() {
  const text = useText('ownerBills');
  const { can } = useOrganization();
  if (!can('money.write')) return null;
  return (
    <AppLink to="/finance/expenses/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </AppLink>
  );
}

function NoneYet() {
  const text = useText('ownerBills');
  return <EmptyState icon={ReceiptText} title={text.emptyTitle} text={text.emptyText} action={<NewLink />} />;
}
