import { FileCheck2, Store } from 'lucide-react';
import { useState } from 'react';
import { type Vendor, vendorListSpec, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { type ExpenseKind, expenseKinds } from '#src/domain/expenses/bill.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { RequiredDocumentsDialog } from './required-documents-dialog.tsx';
import { VendorDialog } from './vendor-dialog.tsx';

const pathOf = (vendor: Vendor) => `/finance/vendors/${vendor.id}`;

/** Who sends bills. */
export function Screen() {
  const text = useText('ownerVendors');
  const { id, can } = useOrganization();
  const go = useGo();
  const [isAdding, setAdding] = useState(false);
  const [isRequiring, setRequiring] = useState(false);
  const { required } = useText('vendorDocuments');
  const list = useList({ asks: vendorListSpec, query: (asked) => vendorQueries.list(id, asked) });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={Store}
        add={can('money.write') ? { label: text.add, onSelect: () => setAdding(true) } : null}
        section={<SectionLine />}
        actions={
          can('organization.manage')
            ? [{ label: required.action, icon: FileCheck2, onSelect: () => setRequiring(true) }]
            : []
        }
        filters={{
          search: text.search,
          fields: [
            {
              by: 'choice',
              name: 'kind',
              label: text.columns.kind,
              every: text.columns.kind,
              options: expenseKinds.map((value) => ({ value, label: text.kinds[value] })),
            },
          ],
          chips: [{ label: text.filters, of: { state: { archived: text.archivedFilter } } }],
        }}
        columns={useColumns()}
        path={pathOf}
      />
      {isRequiring ? <RequiredDocumentsDialog onClose={() => setRequiring(false)} /> : null}
      {isAdding ? (
        <VendorDialog
          onClose={() => setAdding(false)}
          onSaved={(vendorId) => go(`/finance/vendors/${vendorId}`)}
        />
      ) : null}
    </>
  );
}

function useColumns(): Column<Vendor>[] {
  const { columns: heads, kinds } = useText('ownerVendors');
  return [
    {
      id: 'name',
      phone: 'title',
      header: heads.name,
      cell: (row) => row.name,
    },
    {
      id: 'identity',
      phone: 'note',
      header: heads.identity,
      cell: (row) => (
        <span className="tabular-nums">
          {row.identityType ? formatIdentity(row.identityType, row.identityNumber) : <NotKnown />}
        </span>
      ),
    },
    {
      id: 'kind',
      phone: 'note',
      header: heads.kind,
      cell: (row) => (row.expenseKind ? kinds[row.expenseKind as ExpenseKind] : <NotKnown />),
    },
    {
      id: 'contact',
      phone: 'hidden',
      header: heads.contact,
      cell: (row) => formatPhone(row.phone) || row.email || <NotKnown />,
    },
    {
      id: 'bill_count',
      phone: 'amount',
      header: heads.bills,
      align: 'end',
      cell: (row) => <span className="tabular-nums">{row.billCount}</span>,
    },
    dayColumn('last', heads.last, (row) => row.lastBilledOn, {
      phone: 'hidden',
      unknown: <NotKnown />,
    }),
  ];
}
