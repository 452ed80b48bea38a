import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { billListSpec, billQueries } from '#src/data/expenses/bills/queries.ts';
import { type Vendor, type VendorYear, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { billPath, useBillColumns } from '../bills/bill-columns.tsx';
import { useArchiveVendor } from './use-archive-vendor.ts';
import { VendorDialog } from './vendor-dialog.tsx';
import { VendorFacts } from './vendor-facts.tsx';

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

function VendorPage({ vendor }: { vendor: Vendor }) {
  const text = useText('ownerVendors');
  const { can } = useOrganization();
  return (
    <>
      <PageHeader
        title={vendor.name}
        back={<BackLink to="/finance/vendors">{text.back}</BackLink>}
        actions={can('money.write') ? <Actions vendor={vendor} /> : null}
      />
      {vendor.archivedAt ? (
        <div className="mb-6">
          <Notice tone="warn">{text.archivedNote}</Notice>
        </div>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-6">
          <Years vendor={vendor} />
          <Bills vendor={vendor} />
        </div>
        <VendorFacts vendor={vendor} />
      </div>
    </>
  );
}

function Actions({ vendor }: { vendor: Vendor }) {
  const text = useText('ownerVendors');
  const [isEditing, setEditing] = useState(false);
  const { archive, restore, isBusy } = useArchiveVendor(vendor);
  return (
    <>
      {vendor.archivedAt ? (
        <Button icon={ArchiveRestore} isBusy={isBusy} onClick={restore}>
          {text.restore}
        </Button>
      ) : (
        <Button icon={Archive} isBusy={isBusy} onClick={archive}>
          {text.archive}
        </Button>
      )}
      <Button icon={Pencil} onClick={() => setEditing(true)}>
        {text.edit}
      </Button>
      {vendor.archivedAt ? null : (
        <AppLink
          to={`/finance/expenses/new?vendor=${vendor.id}`}
          className={buttonClass({ variant: 'primary' })}
        >
          <Plus size={18} aria-hidden="true" />
          {text.newBill}
        </AppLink>
      )}
      {isEditing ? <VendorDialog vendor={vendor} onClose={() => setEditing(false)} /> : null}
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
    cell: (row) => <MoneyText amountMinor={row[key]} currency={row.currency} />,
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
