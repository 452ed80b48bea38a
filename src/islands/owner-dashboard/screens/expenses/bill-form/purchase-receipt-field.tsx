import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { usualItbisKind } from '#src/domain/expenses/bill.ts';
import type { NcfSeries, OwnPurchaseKind } from '#src/domain/taxes/ncf.ts';
import { isUsable, numbersLeft } from '#src/domain/taxes/ncf-range.ts';
import { typeOfOwnPurchase } from '#src/domain/taxes/own-purchase.ts';
import { useText } from '#src/i18n/react.tsx';
import { isOfEnvironment, rangeFacts } from '#src/islands/owner-dashboard/screens/taxes/taxes/range-facts.ts';
import {
  seriesOf,
  useIssuerOfProperty,
} from '#src/islands/owner-dashboard/screens/taxes/taxes/use-issuer.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import type { BillApp } from './bill-form.tsx';
import { purchaseReceiptOf } from './bill-schema.ts';
import { purchaseReceiptOptions, receiptHint, receiptOptions } from './receipt-words.ts';

/** The series in which the issuer of a property gives out receipts; without one, the organization itself. */
export function useOwnSeries(propertyId: string | null): NcfSeries {
  return seriesOf(useIssuerOfProperty(propertyId), useToday());
}

/** The vendor's number, one that is given out for it, or why there is none. */
export function ReceiptChoice({ app: { form, register, errorOf } }: { app: BillApp }) {
  const { receipt } = useText('ownerBills');
  const propertyId = useWatch({ control: form.control, name: 'propertyId' });
  const series = useOwnSeries(propertyId);
  const reason = useWatch({ control: form.control, name: 'noReceiptReason' });
  const own = purchaseReceiptOf({ noReceiptReason: reason });
  const [numbered, ...without] = receiptOptions(receipt);
  const options = [...(numbered ? [numbered] : []), ...purchaseReceiptOptions(receipt, series), ...without];
  return (
    <div className="grid gap-2">
      <SelectField
        label={receipt.field}
        hint={receiptHint(reason, receipt)}
        options={options}
        error={errorOf('noReceiptReason')}
        {...register('noReceiptReason', { onChange: () => followReceipt(form) })}
      />
      {own ? <NumbersLeft kind={own} series={series} propertyId={propertyId} /> : null}
    </div>
  );
}

/** Without a receipt there is usually no ITBIS; what was typed by hand stays. */
function followReceipt({ getValues, setValue }: BillApp['form']): void {
  if (getValues('itbisKind') !== 'written')
    setValue('itbisKind', usualItbisKind(getValues('noReceiptReason') === ''));
}

/** How many numbers are left of a kind; without one the bill stays a draft, and it is said where numbers are added. */
interface NumbersLeftProps {
  kind: OwnPurchaseKind;
  series: NcfSeries;
  propertyId: string | null;
}

export function NumbersLeft({ kind, series, propertyId }: NumbersLeftProps) {
  const { receipt } = useText('ownerBills');
  const { id } = useOrganization();
  const today = useToday();
  const issuer = useIssuerOfProperty(propertyId);
  const issuerId = issuer?.id ?? id;
  const ranges = useQuery(taxQueries.ranges(id));
  if (!ranges.data) return null;
  const count = ranges.data
    .filter(
      (range) =>
        range.issuerId === issuerId &&
        range.ncfKind === kind &&
        range.series === series &&
        !range.forContingency &&
        (!issuer || isOfEnvironment(range, issuer)),
    )
    .map(rangeFacts)
    .filter((range) => isUsable(range, today))
    .reduce((sum, range) => sum + numbersLeft(range), 0);
  const type = typeOfOwnPurchase(series, kind);
  if (count > 0)
    return (
      <p className="text-14 text-hint">
        {type}: {receipt.ownLeft({ count })}
      </p>
    );
  return (
    <p className="text-14 text-bad">
      {receipt.ownNone({ type })}{' '}
      <AppLink to="/finance/taxes/profile" className="font-medium text-action underline">
        {receipt.ownRanges}
      </AppLink>
    </p>
  );
}
