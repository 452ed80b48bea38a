import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { type BilledMonth, withoutReceipts } from '#src/domain/taxes/billed-month.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

/** How many charges of the month have no receipt, for how much, and how many of them ask for ITBIS. */
export function MissingReceipts({ billed }: { billed: readonly BilledMonth[] }) {
  const { form: text } = useText('ownerTaxes');
  const language = useLanguage();
  const missing = withoutReceipts(billed);
  const sum = (of: (one: BilledMonth) => number) => missing.reduce((total, one) => total + of(one), 0);
  const untaxed = sum(({ untaxedCount }) => untaxedCount);
  const amounts = missing
    .map(({ missingMinor, currency }) => formatMoney(missingMinor, currency, language))
    .join(' + ');
  return (
    <span>
      {text.receiptsMissing({ count: sum(({ missingCount }) => missingCount), amounts })}
      {untaxed > 0 ? <span className="block">{text.untaxed({ count: untaxed })}</span> : null}
    </span>
  );
}

/** The same over a form that has no table of problems. */
export function MissingReceiptsNotice({
  billed,
  month,
}: {
  billed: readonly BilledMonth[];
  month: IsoMonth;
}) {
  const { places } = useText('ownerTaxes').form;
  if (withoutReceipts(billed).length === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <AppLink to={`/finance/taxes/receipts?month=${month}`} className={buttonClass({ size: 'sm' })}>
          {places.charges}
        </AppLink>
      }
    >
      <MissingReceipts billed={billed} />
    </Notice>
  );
}
