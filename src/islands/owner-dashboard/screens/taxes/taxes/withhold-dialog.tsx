import { useState } from 'react';
import { recordWithholding } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { TaxpayerKind } from '#src/domain/taxes/codes.ts';
import { isElectronic } from '#src/domain/taxes/electronic-rows.ts';
import { invoiceKindOf } from '#src/domain/taxes/ncf.ts';
import { expectedWithholding, LAW_30_26_FROM, type Withholding } from '#src/domain/taxes/rent-tax.ts';
import type { OwnerTaxesText } from '#src/i18n/dictionaries/taxes/owner-taxes.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { InvoiceDialogProps } from './cancel-dialog.tsx';
import { useIssuers } from './use-issuer.ts';

/** What a client withheld, filled in with what the receipt said they would, or else with what the law asks of them. */
export function WithholdDialog(props: InvoiceDialogProps) {
  const { known } = useIssuers();
  const issuer = known.find(({ id }) => id === props.invoice.issuerId);
  // The landlord's kind decides what is suggested: nothing is shown before it is known.
  return issuer ? <WithholdForm {...props} landlord={issuer.taxpayerKind} /> : null;
}

function expectedOf(invoice: InvoiceDialogProps['invoice'], landlord: TaxpayerKind, day: IsoDate) {
  return expectedWithholding(
    {
      landlord,
      receipt: invoiceKindOf(invoice.ncf, invoice.modifiedNcf) ?? 'consumer',
      treatment: invoice.treatment,
      isTenantCompany: invoice.clientIdType === 'rnc',
      isElectronic: isElectronic(invoice.ncf),
      baseMinor: invoice.baseMinor,
      itbisMinor: invoice.itbisMinor,
    },
    day,
  );
}

/** What the receipt said that the client would withhold; null where it said nothing of it. */
function declaredBy({ itbisToWithholdMinor, isrToWithholdMinor }: InvoiceDialogProps['invoice']) {
  const isAny = itbisToWithholdMinor + isrToWithholdMinor > 0;
  return isAny ? { itbisMinor: itbisToWithholdMinor, isrMinor: isrToWithholdMinor } : null;
}

interface WithholdFormProps extends InvoiceDialogProps {
  landlord: TaxpayerKind;
}

function WithholdForm({ invoice, landlord, onClose }: WithholdFormProps) {
  const { withholdDialog: text } = useText('ownerTaxes');
  const { form } = useText('common');
  const today = useToday();
  const [on, setOn] = useState(today);
  // The rate is that of the day on which the client withheld; what was typed stays when the day changes, and so does what the
  // receipt said.
  const declared = declaredBy(invoice);
  const lawful = expectedOf(invoice, landlord, isIsoDate(on) ? on : today);
  const expected = declared ? { ...lawful, ...declared, isItbisCertain: true } : lawful;
  const [typed, setTyped] = useState<{ itbis?: number | null; isr?: number | null }>({});
  const { itbis: itbisMinor = expected.itbisMinor, isr: isrMinor = expected.isrMinor } = typed;
  const total = (itbisMinor ?? 0) + (isrMinor ?? 0);
  const unreadable = (minor: number | null) => (Number.isNaN(minor) ? form.amountInvalid : undefined);
  const record = useAction({
    mutationFn: recordWithholding,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title({ ncf: invoice.ncf })}
      submitLabel={text.submit}
      action={record}
      onClose={onClose}
      // A part that cannot be read makes the sum unreadable.
      input={
        total > 0 && isIsoDate(on)
          ? {
              ...{ invoiceId: invoice.id, withheldOn: on },
              ...{ itbisMinor: itbisMinor ?? 0, isrMinor: isrMinor ?? 0 },
            }
          : null
      }
    >
      <p>{text.text}</p>
      <Notice>{noticeOf(expected, on, text, declared !== null)}</Notice>
      <DateField
        label={text.on}
        value={on}
        min={invoice.issuedOn}
        max={today}
        onChange={(event) => setOn(event.target.value)}
        error={!isIsoDate(on) ? form.dateInvalid : undefined}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OptionalMoneyField
          label={text.itbis}
          currency={invoice.currency}
          value={itbisMinor}
          onChange={(itbis) => setTyped((own) => ({ ...own, itbis }))}
          error={total <= 0 ? text.invalid : unreadable(itbisMinor)}
        />
        <OptionalMoneyField
          label={text.isr}
          currency={invoice.currency}
          value={isrMinor}
          onChange={(isr) => setTyped((own) => ({ ...own, isr }))}
          error={unreadable(isrMinor)}
        />
      </div>
    </ActionDialog>
  );
}

/** What the fields were filled in with, and how sure that is. */
function noticeOf(
  expected: Withholding,
  on: IsoDate,
  text: OwnerTaxesText['withholdDialog'],
  isDeclared: boolean,
): string {
  const isAny = expected.itbisMinor + expected.isrMinor > 0;
  return [
    isDeclared ? text.declared : isAny ? text.suggestion : text.nothing,
    ...(expected.isItbisCertain ? [] : [text.uncertain]),
    ...(expected.isrMinor > 0 && on >= LAW_30_26_FROM ? [text.isFinal] : []),
  ].join(' ');
}
