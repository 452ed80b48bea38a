import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reopenReconciliation } from '#src/data/bank/mutations.ts';
import { type BankAccount, type BankReconciliation, bankQueries } from '#src/data/bank/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { CorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/correction-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { bankKeys } from './bank-keys.ts';

/** What was closed so far; the last one can be opened again. */
export function ReconciliationsCard({ account }: { account: BankAccount }) {
  const { reconcile: text } = useText('ownerBank');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(bankQueries.reconciliations(id, account.id));
  const [reopened, setReopened] = useState<BankReconciliation | null>(null);
  return (
    <Card title={text.history} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.none}</p>}
      >
        {(rows) => {
          const last = rows.find((row) => row.reopenedAt === null);
          return (
            <>
              <History account={account} rows={rows} />
              {last && can('money.reverse') ? (
                <div className="p-4">
                  <Button size="sm" onClick={() => setReopened(last)}>
                    {text.reopen}
                  </Button>
                </div>
              ) : null}
            </>
          );
        }}
      </QueryView>
      {reopened ? <Reopen reconciliation={reopened} onClose={() => setReopened(null)} /> : null}
    </Card>
  );
}

function History({ account, rows }: { account: BankAccount; rows: readonly BankReconciliation[] }) {
  const { reconcile: text } = useText('ownerBank');
  return (
    <DataTable
      caption={text.historyCaption}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          id: 'until',
          phone: 'title',
          header: text.columns.until,
          cell: (row) => <DateText date={row.endsOn} format="short" />,
        },
        {
          id: 'balance',
          phone: 'amount',
          header: text.columns.balance,
          align: 'end',
          cell: (row) => <MoneyText amountMinor={row.closingMinor} currency={account.currency} />,
        },
        {
          id: 'lines',
          phone: 'figure',
          header: text.columns.lines,
          align: 'end',
          cell: (row) => String(row.lineCount),
        },
        {
          id: 'state',
          phone: 'state',
          header: text.columns.state,
          cell: (row) => (
            <>
              <Badge tone={row.reopenedAt ? 'neutral' : 'good'}>
                {row.reopenedAt ? text.isReopened : text.isClosed}
              </Badge>
              {row.reopenReason ? <span className="block text-12 text-hint">{row.reopenReason}</span> : null}
            </>
          ),
        },
      ]}
    />
  );
}

function Reopen({ reconciliation, onClose }: { reconciliation: BankReconciliation; onClose: () => void }) {
  const { reconcile: text } = useText('ownerBank');
  const language = useLanguage();
  const reopen = useAction({
    mutationFn: reopenReconciliation,
    invalidates: bankKeys,
    toast: text.reopened,
    onDone: onClose,
  });
  return (
    <CorrectionDialog
      onClose={onClose}
      title={text.reopenTitle({ date: formatDate(reconciliation.endsOn, language, 'short') })}
      label={text.reopenReason}
      submitLabel={text.reopen}
      action={reopen}
      onConfirm={(reason) => void reopen.run({ reconciliationId: reconciliation.id, reason })}
    >
      <p>{text.reopenText}</p>
    </CorrectionDialog>
  );
}
