import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chargeName, namedCharge } from '#src/islands/owner-dashboard/screens/money/parts/charge-name.ts';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DebitDialog } from './debit-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { IssueManyDialog } from './issue-many-dialog.tsx';
import { receiptKey } from './issue-plan.ts';

const asks: ListSpec = {
  filters: { property: 'any' },
  sortColumns: [],
  defaultSort: { column: 'due_on', direction: 'desc' },
};

/** Charges of a month without a receipt; those of one lease become one. */
export function ToInvoiceCard({ month }: { month: IsoMonth }) {
  const { receipts: text } = useText('ownerTaxes');
  const { id, can } = useOrganization();
  const list = useList({
    asks,
    isLocal: true,
    query: ({ search, filters }) =>
      taxQueries.toInvoice(id, month, { search, propertyId: filters.property?.[0] ?? '' }),
  });
  // Here, not in the list: it stays open when its last row is done.
  const [issuing, setIssuing] = useState<Chosen | null>(null);
  return (
    <>
      <ListCard
        list={list}
        text={{ ...text, caption: text.openCaption, emptyTitle: text.open, emptyText: text.openEmpty }}
        icon={ReceiptText}
        card={{ title: text.open, description: text.openText }}
        filters={{
          search: text.search,
          fields: [{ by: 'property', label: text.property, every: text.allProperties, isLabelShown: true }],
          isOneLine: false,
        }}
        columns={useChargeColumns()}
        bulk={
          can('money.write')
            ? {
                label: text.open,
                nameOf: (row) => row.tenantName ?? text.noTenant,
                question: month,
                actions: (charges) => <IssueButtons charges={charges} onIssue={setIssuing} />,
              }
            : undefined
        }
      />
      {issuing ? <Issuing {...issuing} onClose={() => setIssuing(null)} /> : null}
    </>
  );
}

interface Chosen {
  readonly charges: readonly ChargeToInvoice[];
  /** Added to a receipt that was given out, instead of getting one of their own. */
  readonly isDebit: boolean;
}

const receiptsOf = (charges: readonly ChargeToInvoice[]) => new Set(charges.map(receiptKey)).size;

/** One receipt or debit note can be written; those of many leases go out as they usually are. */
function Issuing({ charges, isDebit, onClose }: Chosen & { onClose: () => void }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const rates = useQuery(currencyQueries.rates(id));
  const [first] = charges;
  if (!first) return null;
  if (rates.isPending) return <SkeletonText label={states.loading} rows={1} />;
  const props = { charges, saved: rates.data?.[0] ?? null, onClose };
  if (receiptsOf(charges) > 1) return <IssueManyDialog {...props} />;
  return isDebit ? <DebitDialog {...props} first={first} /> : <IssueDialog {...props} first={first} />;
}

/** What chosen charges can get, the usual thing first: late fees of rent with a receipt are added to it. */
function IssueButtons({
  charges,
  onIssue,
}: {
  charges: Chosen['charges'];
  onIssue: (chosen: Chosen) => void;
}) {
  const { receipts: text, issueMany } = useText('ownerTaxes');
  const count = receiptsOf(charges);
  if (count > 1)
    return (
      <Button variant="primary" size="sm" onClick={() => onIssue({ charges, isDebit: false })}>
        {issueMany.submit({ count })}
      </Button>
    );
  const isUsual = charges.every((row) => row.receiptId !== null);
  return [isUsual, !isUsual].map((isDebit, index) => (
    <Button
      key={String(isDebit)}
      variant={index === 0 ? 'primary' : 'secondary'}
      size="sm"
      onClick={() => onIssue({ charges, isDebit })}
    >
      {isDebit ? text.debit : text.issue}
    </Button>
  ));
}

function useChargeColumns(): Column<ChargeToInvoice>[] {
  const { receipts: text } = useText('ownerTaxes');
  const { money } = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  const { columns: heads } = text;
  return [
    { id: 'tenant', header: heads.tenant, cell: (row) => row.tenantName ?? text.noTenant },
    {
      id: 'place',
      header: heads.place,
      cell: (row) => (
        <>
          {text.place({ property: row.propertyName, unit: row.unitLabel })}
          <span className="block text-14 text-hint">{enums.unitUse[row.unitUse]}</span>
        </>
      ),
    },
    {
      id: 'concept',
      header: heads.concept,
      cell: (row) => (
        <>
          {chargeName(namedCharge(row), money, language)}
          {row.receiptNcf ? (
            <span className="block text-14 text-hint">{text.rentOf({ ncf: row.receiptNcf })}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'due_on',
      header: heads.dueOn,
      align: 'end',
      cell: (row) => <DateText date={row.dueOn} format="short" />,
    },
    {
      id: 'amount',
      header: heads.amount,
      align: 'end',
      cell: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
    },
  ];
}
