import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { reverseCardSettlement, settlementsOf } from '#src/data/taxes/settlements.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { CardSettlement } from '#src/domain/taxes/card-itbis.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const SettlementDialog = lazyPart(() =>
  import('./settlement-dialog.tsx').then((file) => file.SettlementDialog),
);

/** Payouts of card sales of a month of which ITBIS was withheld: they are taken off the IT-1. */
export function SettlementsCard({ month }: { month: IsoMonth }) {
  const { settlements: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const settlements = useQuery(settlementsOf(id, month));
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      isFlush
      title={text.title}
      description={`${text.text} ${text.exempt}`}
      action={
        can('money.write') ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={settlements}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={CreditCard} title={text.title} text={text.empty} />}
      >
        {(rows) => <SettlementsTable rows={rows} />}
      </QueryView>
      {isAdding ? <SettlementDialog onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function SettlementsTable({ rows }: { rows: readonly CardSettlement[] }) {
  const { settlements: text } = useText('ownerTaxes');
  const { can } = useOrganization();
  const language = useLanguage();
  const [reversing, setReversing] = useState<CardSettlement | null>(null);
  const { columns: heads } = text;
  const pesos = (minor: number) => <MoneyText amountMinor={minor} currency="DOP" />;
  const columns: Column<CardSettlement>[] = [
    {
      id: 'day',
      phone: 'title',
      header: heads.day,
      cell: (row) => <DateText date={row.settledOn} format="short" />,
    },
    { id: 'acquirer', phone: 'note', header: heads.acquirer, cell: (row) => row.acquirer },
    { id: 'reference', phone: 'hidden', header: heads.reference, cell: (row) => row.reference },
    { id: 'gross', phone: 'amount', header: heads.gross, align: 'end', cell: (row) => pesos(row.grossMinor) },
    {
      id: 'withheld',
      phone: 'figure',
      header: heads.withheld,
      align: 'end',
      cell: (row) => pesos(row.itbisWithheldMinor),
    },
    {
      id: 'actions',
      phone: 'menu',
      header: heads.actions,
      align: 'end',
      cell: (row) =>
        can('money.reverse') ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={text.reverse.actionOf({
              acquirer: row.acquirer,
              date: formatDate(row.settledOn, language),
            })}
            onClick={() => setReversing(row)}
          >
            {text.reverse.action}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable caption={text.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {reversing ? <ReverseDialog settlement={reversing} onClose={() => setReversing(null)} /> : null}
    </>
  );
}

function ReverseDialog({ settlement, onClose }: { settlement: CardSettlement; onClose: () => void }) {
  const { reverse: text } = useText('ownerTaxes').settlements;
  const reverse = useAction({
    mutationFn: reverseCardSettlement,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      isDanger
      title={text.title}
      label={text.reason}
      missingText={text.reasonMissing}
      submitLabel={text.action}
      maxLength={300}
      action={reverse}
      onClose={onClose}
      onConfirm={(reason) => void reverse.run({ settlementId: settlement.id, reason })}
    >
      <p>{text.text}</p>
    </ReasonDialog>
  );
}
