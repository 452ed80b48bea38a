import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Repeat, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type Bill, billListSpec, billQueries, fetchAllBills } from '#src/data/expenses/bills/queries.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { ApproveBills } from './approve-bills.tsx';
import { billPath, useBillColumns } from './bill-columns.tsx';
import { billsCsv } from './bills-csv.ts';
import { LimitsDialog } from './limits-dialog.tsx';
import { OpenFigures } from './open-figures.tsx';

/** Bills of vendors: what is to be approved and paid, and what was. */
export function Screen() {
  const text = useText('ownerBills');
  const { id, can } = useOrganization();
  const today = useToday();
  const [isLimiting, setLimiting] = useState(false);
  const list = useList({
    asks: billListSpec,
    query: (asked) => billQueries.list(id, asked, today),
    live: { sources: ofOrganization(id, 'bills'), reloads: [billQueries.all] },
  });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={ReceiptText}
        actions={[
          { to: '/finance/expenses/recurring', icon: Repeat, label: text.recurring },
          { icon: ShieldCheck, label: text.limits, onSelect: () => setLimiting(true) },
        ]}
        add={can('money.write') ? { to: '/finance/expenses/new', label: text.add } : null}
        section={<SectionLine />}
        figures={<OpenFigures />}
        filters={useFilters()}
        columns={useBillColumns()}
        path={billPath}
        bulk={{
          label: text.bulk.label,
          clearLabel: text.bulk.clear,
          nameOf: (bill: Bill) => bill.vendorName,
          actions: (chosen, onDone) => <ApproveBills chosen={chosen} onDone={onDone} />,
        }}
        exportFile={{
          label: text.exportCsv,
          name: `${text.fileName}-${today}`,
          fetchAll: () => fetchAllBills(id, list.query, today),
          csvOf: (rows) => billsCsv(rows, text),
          texts: { done: text.exported },
        }}
      />
      {isLimiting ? <LimitsDialog onClose={() => setLimiting(false)} /> : null}
    </>
  );
}

/** Search, vendor, property, days and states. */
function useFilters(): ListFilters {
  const text = useText('ownerBills');
  const { id } = useOrganization();
  const vendors = useQuery(vendorQueries.choices(id));
  return {
    search: text.search,
    fields: [
      {
        by: 'choice',
        name: 'vendor',
        label: text.vendor,
        every: text.everyVendor,
        options: (vendors.data ?? []).map(({ id: value, name }) => ({ value, label: name })),
      },
      { by: 'property', label: text.property, every: text.everyProperty },
      { by: 'days' },
    ],
    chips: [{ label: text.filters, of: { status: text.statuses, due: { late: text.lateFilter } } }],
  };
}
