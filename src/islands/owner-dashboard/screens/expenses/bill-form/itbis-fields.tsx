import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { billTotals, itbisKindOf, itbisKinds, itbisOfKind } from '#src/domain/expenses/bill.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { Amount } from './amount-field.tsx';
import type { BillApp } from './bill-form.tsx';
import { amountsOf, type BillForm } from './bill-schema.ts';

/** The kind of ITBIS, and its amount, which follows the lines until another is typed. */
export function ItbisFields({ app }: { app: BillApp }) {
  const { form: text, receipt } = useText('ownerBills');
  const language = useLanguage();
  const { form, register } = app;
  const written = useWatch({ control: form.control }) as BillForm;
  const base = baseOf(written);
  const { itbisKind: kind, itbisMinor, currency } = written;
  useFollowedItbis(app, written);
  const general = itbisOfKind('general', base) ?? 0;
  const isOther = kind === 'written' && general > 0 && (itbisMinor ?? 0) !== general;
  return (
    <>
      <SelectField
        label={receipt.itbis.kind}
        options={itbisKinds.map((value) => ({ value, label: receipt.itbis.kinds[value] }))}
        {...register('itbisKind')}
      />
      <Amount
        app={app}
        name="itbisMinor"
        label={text.itbis}
        hint={
          isOther
            ? receipt.itbis.other({
                usual: formatMoney(general, currency, language),
                base: formatMoney(base, currency, language),
              })
            : undefined
        }
        onTyped={(minor) => form.setValue('itbisKind', kindTyped(minor, base))}
      />
    </>
  );
}

const baseOf = (form: BillForm) => {
  const { servicesMinor, goodsMinor } = billTotals(amountsOf(form));
  return servicesMinor + goodsMinor;
};

/** What is typed stays, and what is taken out is gone. */
const kindTyped = (minor: number | null, base: number) =>
  minor === null || Number.isNaN(minor) || base === 0 ? 'written' : itbisKindOf(minor, base);

/** The amount follows the lines and the kind that was chosen. */
function useFollowedItbis({ form: { setValue } }: BillApp, written: BillForm): void {
  const { itbisKind, itbisMinor } = written;
  const computed = itbisOfKind(itbisKind, baseOf(written));
  useEffect(() => {
    if (computed !== null && computed !== (itbisMinor ?? 0)) setValue('itbisMinor', computed || null);
  }, [computed, itbisMinor, setValue]);
}
