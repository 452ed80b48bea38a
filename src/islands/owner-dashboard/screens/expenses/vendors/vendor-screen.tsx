import { useQuery } from '@tanstack/react-query';
import { billListSpec, billQueries } from '#src/data/expenses/bills/queries.ts';
import {
  type Vendor,
  type VendorDetail,
  type VendorYear,
  vendorQueries,
} from '#src/data/expenses/vendors/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { reachLinks } from '#src/islands/owner-dashboard/reach-links.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { FoldedSection } from '#src/islands/shell/record/folded-section.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { billPath, useBillColumns } from '../bills/bill-columns.tsx';
import { useVendorActions } from './vendor-actions.tsx';
import { VendorDocumentsCard } from './vendor-documents-card.tsx';
import { VendorFacts } from './vendor-facts.tsx';
import { VendorNow } from './vendor-now.tsx';

/** One vendor: who it is, what it billed year by year, and its bills. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(vendorQueries.byId(id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(vendor) => <VendorPage vendor={vendor} />}
    </QueryView>
  );
}

function VendorPage({ vendor }: { vendor: VendorDetail }) {
  const text = useText('ownerVendors');
  const { primary, actions, dialog } = useVendorActions(vendor);
  return (
    <>
      <RecordHead
        kind={text.kind}
        title={vendor.name}
        back={<BackLink to="/finance/vendors">{text.back}</BackLink>}
        facts={reachLinks(vendor)}
        primary={primary}
        actions={actions}
      />
      {dialog}
      {vendor.archivedAt ? (
        <div className="mb-6">
          <Notice tone="warn">{text.archivedNote}</Notice>
        </div>
      ) : null}
      <RecordPage
        main={
          <>
            <VendorNow vendor={vendor} />
            <Bills vendor={vendor} />
            <FoldedSection id="years" title={text.years}>
              <Years vendor={vendor} />
            </FoldedSection>
          </>
        }
        side={
          <>
            <VendorDocumentsCard vendor={vendor} />
            <VendorFacts vendor={vendor} />
          </>
        }
      />
    </>
  );
}

function Years({ vendor }: { vendor: Vendor }) {
  const { years: title, yearsCaption, yearColumns: heads, noBills } = useText('ownerVendors');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(vendorQueries.years(id, vendor.id));
  const amount = (
    key: 'baseMinor' | 'itbisMinor' | 'withheldMinor' | 'totalMinor' | 'outstandingMinor',
    header: string,
    phone: Column<VendorYear>['phone'],
  ): Column<VendorYear> => ({
    id: key,
    header,
    align: 'end',
    phone,
    // Nothing was withheld, or nothing is open: there is no figure to read.
    cell: (row) => (row[key] === 0 ? null : <MoneyText amountMinor={row[key]} currency={row.currency} />),
  });
  return (
    <Card title={title} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{noBills}</p>}
      >
        {(rows) => (
          <DataTable
            caption={yearsCaption}
            rows={rows}
            rowKey={(row) => `${row.year}${row.currency}`}
            columns={[
              { id: 'year', phone: 'title', header: heads.year, cell: (row) => String(row.year) },
              amount('baseMinor', heads.base, 'figure'),
              amount('itbisMinor', heads.itbis, 'figure'),
              amount('withheldMinor', heads.withheld, 'figure'),
              amount('totalMinor', heads.total, 'amount'),
              amount('outstandingMinor', heads.open, 'figure'),
            ]}
          />
        )}
      </QueryView>
    </Card>
  );
}

function Bills({ vendor }: { vendor: Vendor }) {
  const text = useText('ownerVendors');
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const list = useList({
    query: () =>
      billQueries.list(id, { ...emptyListQuery(billListSpec), filters: { vendor: [vendor.id] } }, today),
  });
  return (
    <ListCard
      list={list}
      text={{ caption: text.bills }}
      card={{
        title: text.bills,
        action: (
          <AppLink
            to={`/finance/expenses?f.vendor=${vendor.id}`}
            className="text-14 text-action hover:underline"
          >
            {text.allBills}
          </AppLink>
        ),
      }}
      skeleton={<SkeletonText label={states.loading} rows={4} />}
      empty={<p className="px-5 pb-5 text-15 text-hint">{text.noBills}</p>}
      columns={useBillColumns(true)}
      path={billPath}
      foot={{ isOnlyForMore: true }}
    />
  );
}
