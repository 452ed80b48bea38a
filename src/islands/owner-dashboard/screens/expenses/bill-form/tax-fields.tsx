import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import {
  billTotals,
  type IsrKind,
  isCreditNote,
  isrKinds,
  usualWithholdings,
} from '#src/domain/expenses/bill.ts';
import { usualIsrRateOn } from '#src/domain/taxes/isr-rates.ts';
import { withheldOfPurchase } from '#src/domain/taxes/own-purchase.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { Amount } from './amount-field.tsx';
import type { BillApp } from './bill-form.tsx';
import { amountsOf, type BillForm } from './bill-schema.ts';
import { ItbisFields } from './itbis-fields.tsx';

/** ITBIS with what becomes of it; rarer taxes are folded away. */
export function TaxFields({ app }: { app: BillApp }) {
  const { form: text } = useText('ownerBills');
  const [excise, otherTaxes, tip] = useWatch({
    control: app.form.control,
    name: ['exciseMinor', 'otherTaxesMinor', 'tipMinor'],
  });
  const hasMore = Boolean(excise || otherTaxes || tip);
  return (
    <Card title={text.taxes}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ItbisFields app={app} />
        <Amount app={app} name="itbisToCostMinor" label={text.itbisToCost} hint={text.itbisToCostHint} />
      </div>
      <details className="mt-4" open={hasMore || undefined}>
        <summary className="min-h-11 cursor-pointer py-2 text-15 font-medium text-action">
          {text.more}
        </summary>
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
          <Amount app={app} name="itbisProportionalMinor" label={text.itbisProportional} />
          <Amount app={app} name="exciseMinor" label={text.excise} />
          <Amount app={app} name="otherTaxesMinor" label={text.otherTaxes} />
          <Amount app={app} name="tipMinor" label={text.tip} />
        </div>
      </details>
    </Card>
  );
}

/** What is kept back for the tax authority; the vendor's usual rates are a press away. */
export function WithholdingFields({ app }: { app: BillApp }) {
  const { form: text } = useText('ownerBills');
  const { isrKinds: names } = useText('ownerVendors');
  const [ncf, itbis, isr] = useWatch({
    control: app.form.control,
    name: ['ncf', 'itbisWithheldMinor', 'isrWithheldMinor'],
  });
  // Nothing is withheld of a credit note; what was typed before stays in sight, to be taken out.
  if (isCreditNote(ncf.trim().toUpperCase()) && !itbis && !isr) return null;
  return (
    <Card title={text.withholding}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Amount app={app} name="itbisWithheldMinor" label={text.itbisWithheld} />
        <SelectField
          label={text.isrKind}
          options={[
            { value: '', label: text.none },
            ...isrKinds.map((value) => ({ value, label: names[value] })),
          ]}
          error={app.errorOf('isrKind')}
          {...app.register('isrKind')}
        />
        <Amount app={app} name="isrWithheldMinor" label={text.isrWithheld} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <UsualButton app={app} />
        <PurchaseButton app={app} />
      </div>
    </Card>
  );
}

function UsualButton({ app: { form } }: { app: BillApp }) {
  const { form: text } = useText('ownerBills');
  const { id } = useOrganization();
  const today = useToday();
  const vendors = useQuery(vendorQueries.choices(id));
  const vendorId = useWatch({ control: form.control, name: 'vendorId' });
  const vendor = vendors.data?.find((one) => one.id === vendorId);
  if (!vendor || (vendor.itbisWithheldBasisPoints === 0 && !vendor.isrKind)) return null;
  const apply = () => {
    const totals = billTotals(amountsOf(form.getValues()));
    const rates = {
      itbisWithheldBasisPoints: vendor.itbisWithheldBasisPoints,
      isrBasisPoints: usualIsrRateOn(
        vendor.isrKind as IsrKind | null,
        vendor.isrBasisPoints,
        form.getValues('billedOn') || today,
      ),
    };
    const base = totals.servicesMinor + totals.goodsMinor;
    const kept = usualWithholdings(rates, base, amountsOf(form.getValues()).itbisMinor);
    form.setValue('itbisWithheldMinor', kept.itbisWithheldMinor || null, { shouldDirty: true });
    form.setValue(
      'isrKind',
      kept.isrWithheldMinor > 0 ? ((vendor.isrKind ?? '') as BillForm['isrKind']) : '',
    );
    form.setValue('isrWithheldMinor', kept.isrWithheldMinor || null, { shouldDirty: true });
  };
  return (
    <Button size="sm" onClick={apply}>
      {text.applyUsual({ vendor: vendor.name })}
    </Button>
  );
}

/** What is withheld with a receipt of purchases, as far as a rule with a source says it. */
function PurchaseButton({ app: { form } }: { app: BillApp }) {
  const { receipt } = useText('ownerBills');
  const language = useLanguage();
  const written = useWatch({ control: form.control }) as BillForm;
  if (written.noReceiptReason !== 'purchases') return null;
  const amounts = amountsOf(written);
  const kept = withheldOfPurchase(
    { servicesMinor: billTotals(amounts).servicesMinor, itbisMinor: amounts.itbisMinor },
    written.billedOn,
  );
  const isThere =
    amounts.itbisWithheldMinor === kept.itbisMinor && amounts.isrWithheldMinor === kept.isrMinor;
  if (isThere) return null;
  const money = (minor: number) => formatMoney(minor, written.currency, language);
  const apply = () => {
    form.setValue('itbisWithheldMinor', kept.itbisMinor || null, { shouldDirty: true });
    form.setValue('isrKind', kept.isrKind ?? '', { shouldDirty: true });
    form.setValue('isrWithheldMinor', kept.isrMinor || null, { shouldDirty: true });
  };
  return (
    <Button size="sm" onClick={apply}>
      {receipt.withholdOwn({ itbis: money(kept.itbisMinor), isr: money(kept.isrMinor) })}
    </Button>
  );
}
