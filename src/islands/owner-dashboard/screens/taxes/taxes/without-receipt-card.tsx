import type { PurchaseWithoutReceipt } from '#src/domain/taxes/form-606.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

const SHOWN = 200;

/** Bills of the month that are no row of the 606, with their sum. */
export function WithoutReceiptCard({ bills }: { bills: readonly PurchaseWithoutReceipt[] }) {
  const { withoutReceipt: text } = useText('ownerTaxes').form;
  const language = useLanguage();
  if (bills.length === 0) return null;
  const amounts = [...Map.groupBy(bills, ({ currency }) => currency)]
    .map(([currency, own]) =>
      formatMoney(
        own.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        currency,
        language,
      ),
    )
    .join(' + ');
  const columns: Column<PurchaseWithoutReceipt>[] = [
    {
      id: 'vendor',
      phone: 'title',
      header: text.columns.vendor,
      cell: ({ id, vendorName }) => (
        <AppLink to={`/finance/expenses/${id}`} className="text-action hover:underline">
          {vendorName}
        </AppLink>
      ),
    },
    {
      id: 'date',
      phone: 'note',
      header: text.columns.date,
      cell: ({ billedOn }) => <DateText date={billedOn} format="short" />,
    },
    {
      id: 'reason',
      phone: 'note',
      header: text.columns.reason,
      cell: ({ noReceiptReason }) => (noReceiptReason ? text.reasons[noReceiptReason] : text.noReason),
    },
    {
      id: 'total',
      phone: 'amount',
      header: text.columns.total,
      align: 'end',
      cell: ({ totalMinor, currency }) => <MoneyText amountMinor={totalMinor} currency={currency} />,
    },
  ];
  const left = bills.length - SHOWN;
  return (
    <Card isFlush title={text.title} description={text.text({ count: bills.length, amounts })}>
      <DataTable
        caption={text.title}
        columns={columns}
        rows={bills.slice(0, SHOWN)}
        rowKey={({ id }) => id}
      />
      {left > 0 ? <p className="px-4 py-3 text-14 text-hint">{text.more({ count: left })}</p> : null}
    </Card>
  );
}
