import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
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
import { type Chosen, Issuing, receiptsOf } from './issuing.tsx';

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
    { id: 'tenant', phone: 'title', header: heads.tenant, cell: (row) => row.tenantName ?? text.noTenant },
    {
      id: 'place',
      phone: 'note',
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
      phone: 'note',
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
      phone: 'state',
      header: heads.dueOn,
      align: 'end',
      cell: (row) => <DateText date={row.dueOn} format="short" />,
    },
    {
      id: 'amount',
      phone: 'amount',
      header: heads.amount,
      align: 'end',
      cell: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
    },
  ];
}
