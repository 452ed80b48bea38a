import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type DatedRate, exchangedMinor, otherCurrency, RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import type { ReportInput, ReportValues } from './report-schema.ts';

interface OtherMoneyFieldsProps {
  appForm: AppForm<ReportInput, ReportValues>;
  lease: TenantLease;
  offered: DatedRate | null;
  owedMinor: number;
}

/** How much was paid, in the other currency. */
export function OtherAmountField({ appForm, lease }: Pick<OtherMoneyFieldsProps, 'appForm' | 'lease'>) {
  const { report } = useText('tenant');
  return (
    <Controller
      control={appForm.form.control}
      name="receivedMinor"
      render={({ field }) => (
        <MoneyField
          {...field}
          label={report.amount}
          currency={otherCurrency(lease.currency)}
          error={appForm.errorOf('receivedMinor')}
        />
      )}
    />
  );
}

/** At which rate it was paid, and what it counts as by that. */
export function RateFields({ appForm, lease, offered, owedMinor }: OtherMoneyFieldsProps) {
  const { exchange } = useText('tenantReport');
  const language = useLanguage();
  const { form, errorOf } = appForm;
  useOffer(appForm, lease, offered, owedMinor);
  const [paid, rate] = form.watch(['receivedMinor', 'rate']);
  const counts = paid && rate && rate > 0 ? exchangedMinor(paid, otherCurrency(lease.currency), rate) : null;
  const hint = offered
    ? exchange.rateHint({
        rate: formatNumber(offered.rate, language, RATE_DECIMALS),
        source: offered.source,
        date: formatDate(offered.ratedOn, language, 'dayMonth'),
      })
    : exchange.rateOwn;
  return (
    <>
      <Controller
        control={form.control}
        name="rate"
        render={({ field }) => (
          <NumberField
            {...field}
            label={exchange.rate}
            hint={hint}
            decimals={RATE_DECIMALS}
            error={errorOf('rate')}
          />
        )}
      />
      <p role="status" className="text-15">
        {counts === null ? null : exchange.counts({ amount: formatMoney(counts, lease.currency, language) })}
      </p>
    </>
  );
}

/** Fills in the landlord's rate, and what is owed at it, as long as nothing was typed. */
function useOffer(
  { form: { getValues, setValue } }: AppForm<ReportInput, ReportValues>,
  { currency }: TenantLease,
  offered: DatedRate | null,
  owedMinor: number,
): void {
  useEffect(() => {
    if (!offered || getValues('rate') !== null) return;
    setValue('rate', offered.rate);
    if (getValues('receivedMinor') === null && owedMinor > 0)
      setValue('receivedMinor', exchangedMinor(owedMinor, currency, offered.rate));
  }, [offered, owedMinor, currency, getValues, setValue]);
}
