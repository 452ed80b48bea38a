import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { trustQueries } from '#src/data/trust/records.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { RecordCheck } from '#src/islands/shell/trust/record-check.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** The tenant's receipts, each with a check of its proof. */
export function ReceiptsCard() {
  const { receipts: text } = useText('trust');
  const { states } = useText('common');
  const query = useQuery(trustQueries.myReceipts(useSession().userId));
  return (
    <Card title={text.title} description={text.text} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(receipts) => receipts.length === 0}
        empty={<EmptyState icon={ReceiptText} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(receipts) => (
          <ul className="divide-y divide-line">
            {receipts.map(({ id, organizationId, number, issuedOn, currency, amountMinor, voidedAt }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
                <div className="min-w-0">
                  <p>{text.number({ number })}</p>
                  <p className="text-14 text-hint">
                    <DateText date={issuedOn} /> · <MoneyText amountMinor={amountMinor} currency={currency} />
                    {voidedAt ? ` · ${text.voided}` : null}
                  </p>
                </div>
                <RecordCheck
                  record={{ organizationId, kind: 'receipt', recordId: id }}
                  what={text.number({ number })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
