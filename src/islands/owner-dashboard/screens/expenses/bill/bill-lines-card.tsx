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
import { NotKnown } from '#src/ui/components/not-known.tsx';
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
  const { id } = useOrganization();
  const accounts = useQuery(journalQueries.accounts(id));
  const nameOf = (accountId: string) => {
    const account = accounts.data?.find((one) => one.id === accountId);
    return account ? accountName(account, ledger.accountNames) : <NotKnown />;
  };
  return (
    <DataTable
      caption={text.linesCaption}
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        {
          id: 'description',
          phone: 'title',
          header: text.description,
          cell: (line) => (
            <>
              {line.description}
              <span className="block text-12 text-hint">{line.isGoods ? text.goods : text.services}</span>
            </>
          ),
        },
        { id: 'account', phone: 'note', header: text.account, cell: (line) => nameOf(line.accountId) },
        {
          id: 'amount',
          phone: 'amount',
          header: text.amount,
          align: 'end',
          cell: (line) => <MoneyText amountMinor={line.amountMinor} currency={bill.currency} />,
        },
      ]}
    />
  );
}

function useSums(bill: Bill): SumRow[] {
  const { detail: text, credit } = useText('ownerBills');
  const { isrKinds } = useText('ownerVendors');
  const isrKind = bill.isrKind ? ` (${isrKinds[bill.isrKind as IsrKind]})` : '';
  const withheld = bill.itbisWithheldMinor + bill.isrWithheldMinor;
  const isPosted = bill.entryId !== null && bill.status !== 'void';
  const rows: (SumRow & { isShown: boolean })[] = [
    { label: text.subtotal, minor: bill.servicesMinor + bill.goodsMinor, isShown: true },
    { label: text.itbis, minor: bill.itbisMinor, isShown: bill.itbisMinor > 0 },
    {
      label: text.itbisToCost,
      minor: bill.itbisToCostMinor,
      isQuiet: true,
      isShown: bill.itbisToCostMinor > 0,
    },
    {
      label: text.itbisProportional,
      minor: bill.itbisProportionalMinor,
      isQuiet: true,
      isShown: bill.itbisProportionalMinor > 0,
    },
    { label: text.excise, minor: bill.exciseMinor, isShown: bill.exciseMinor > 0 },
    { label: text.otherTaxes, minor: bill.otherTaxesMinor, isShown: bill.otherTaxesMinor > 0 },
    { label: text.tip, minor: bill.tipMinor, isShown: bill.tipMinor > 0 },
    { label: text.total, minor: bill.totalMinor, isSum: true, isShown: true },
    { label: text.itbisWithheld, minor: -bill.itbisWithheldMinor, isShown: bill.itbisWithheldMinor > 0 },
    {
      label: text.isrWithheld + isrKind,
      minor: -bill.isrWithheldMinor,
      isShown: bill.isrWithheldMinor > 0,
    },
    { label: text.payable, minor: bill.payableMinor, isSum: true, isShown: withheld > 0 },
    {
      label: bill.isCredit ? credit.used : text.paid,
      minor: -bill.paidMinor,
      isShown: bill.paidMinor > 0,
    },
    {
      label: bill.isCredit ? credit.open : text.open,
      minor: Math.abs(bill.outstandingMinor),
      isSum: true,
      // What is paid has nothing left to say.
      isShown: isPosted && bill.outstandingMinor !== 0,
    },
  ];
  return rows.filter((row) => row.isShown);
}
