import type { TenantReceipt } from '#src/data/leasing/tenancy/standing.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReceiptButton } from '#src/islands/tenant-dashboard/screens/money/parts/receipt-button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** The receipt that came last, ready to download. */
export function LatestReceipt({ receipt }: { receipt: TenantReceipt }) {
  const text = useText('tenant').receipt;
  return (
    <Card title={text.latest}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="grid gap-0.5">
          <MoneyText
            amountMinor={receipt.amountMinor}
            currency={receipt.currency}
            className="text-20 font-semibold"
          />
          <span className="text-14 text-secondary">
            {formatReceiptNumber(receipt.number)} · <DateText date={receipt.issuedOn} />
          </span>
        </p>
        <ReceiptButton id={receipt.id} number={receipt.number} />
      </div>
    </Card>
  );
}
