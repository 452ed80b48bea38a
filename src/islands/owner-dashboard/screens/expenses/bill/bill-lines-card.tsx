import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { type Bill, type BillLine, billQueries } from '#src/data/expenses/bills/queries.ts';
import type { IsrKind } from '#src/domain/expenses/bill.ts';
import { useText } from '#src/i18n/react.tsx';
import { accountName } from '#src/islands/owner-dashboard/screens/books/ledger/entry-words.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { SumList, type SumRow } from './sum-list.tsx';

/** Lines of a bill and the sums under them. */
export function BillLinesCard({ bill }: { bill: Bill }) {
  const { detail: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(billQueries.lines(id, bill.id));
  return (
    <Card title={text.lines} isFlush>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(lines) => <Lines bill={bill} lines={lines} />}
      </QueryView>
      <div className="border-t border-line px-5 py-4">
        <SumList currency={bill.currency} rows={useSums(bill)} />
      </div>
    </Card>
  );
}

function Lines({ bill, lines }: { bill: Bill; lines: readonly BillLine[] }) {
  const { detail: text } = useText('ownerBills');
  const { ledger } = useText('ownerMoney');
  const { states } = useText('common');
  const { id } = useOrganization();
  const accounts = useQuery(journalQueries.accounts(id));
  const nameOf = (accountId: string) => {
    const account = accounts.data?.find((one) => one.id === accountId);
    return account ? accountName(account, ledger.accountNames) : states.unknown;
  };
  return (
    <DataTable
      caption={text.linesCaption}
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        {
          id: 'description',
          header: text.description,
          cell: (line) => (
            <>
              {line.description}
              <span className="block text-12 text-hint">{line.is_goods ? text.goods : text.services}</span>
            </>
          ),
        },
        { id: 'account', header: text.account, cell: (line) => nameOf(line.account_id) },
        {
          id: 'amount',
          header: text.amount,
          align: 'end',
          cell: (line) => <MoneyText amountMinor={line.amount_minor} currency={bill.currency} />,
        },
      ]}
    />
  );
}

function useSums(bill: Bill): SumRow[] {
  const { detail: text, credit } = useText('ownerBills');
  const { isrKinds } = useText('ownerVendors');
  const isrKind = bill.isr_kind ? ` (${isrKinds[bill.isr_kind as IsrKind]})` : '';
  const withheld = bill.itbis_withheld_minor + bill.isr_withheld_minor;
  const isPosted = bill.entry_id !== null && bill.status !== 'void';
  const rows: (SumRow & { isShown: boolean })[] = [
    { label: text.subtotal, minor: bill.services_minor + bill.goods_minor, isShown: true },
    { label: text.itbis, minor: bill.itbis_minor, isShown: bill.itbis_minor > 0 },
    {
      label: text.itbisToCost,
      minor: bill.itbis_to_cost_minor,
      isQuiet: true,
      isShown: bill.itbis_to_cost_minor > 0,
    },
    {
      label: text.itbisProportional,
      minor: bill.itbis_proportional_minor,
      isQuiet: true,
      isShown: bill.itbis_proportional_minor > 0,
    },
    { label: text.excise, minor: bill.excise_minor, isShown: bill.excise_minor > 0 },
    { label: text.otherTaxes, minor: bill.other_taxes_minor, isShown: bill.other_taxes_minor > 0 },
    { label: text.tip, minor: bill.tip_minor, isShown: bill.tip_minor > 0 },
    { label: text.total, minor: bill.total_minor, isSum: true, isShown: true },
    { label: text.itbisWithheld, minor: -bill.itbis_withheld_minor, isShown: bill.itbis_withheld_minor > 0 },
    {
      label: text.isrWithheld + isrKind,
      minor: -bill.isr_withheld_minor,
      isShown: bill.isr_withheld_minor > 0,
    },
    { label: text.payable, minor: bill.payable_minor, isSum: true, isShown: withheld > 0 },
    {
      label: bill.is_credit ? credit.used : text.paid,
      minor: -bill.paid_minor,
      isShown: bill.paid_minor > 0,
    },
    {
      label: bill.is_credit ? credit.open : text.open,
      minor: Math.abs(bill.outstanding_minor),
      isSum: true,
      // What is paid has nothing left to say.
      isShown: isPosted && bill.outstanding_minor !== 0,
    },
  ];
  return rows.filter((row) => row.isShown);
}
