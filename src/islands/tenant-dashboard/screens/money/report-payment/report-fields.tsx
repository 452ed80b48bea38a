import { Controller } from 'react-hook-form';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type DatedRate, otherCurrency } from '#src/domain/books/exchange.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { DueSummary } from '../parts/due-summary.ts';
import { OtherAmountField, RateFields } from './other-money-fields.tsx';
import { firstReportDay, type ReportInput, type ReportValues, reportMethods } from './report-schema.ts';

interface ReportFieldsProps {
  appForm: AppForm<ReportInput, ReportValues>;
  lease: TenantLease;
  /** The rate that the landlord wrote down last. */
  offered: DatedRate | null;
  summary: DueSummary;
  today: IsoDate;
}

/** How much, when and how. */
export function ReportFields({ appForm, lease, offered, summary, today }: ReportFieldsProps) {
  const { report } = useText('tenant');
  const { exchange } = useText('tenantReport');
  const { enums, states } = useText('common');
  const { form, register, errorOf } = appForm;
  const other = otherCurrency(lease.currency);
  const isOther = form.watch('isOther');
  const amountHint = useAmountHint(lease, summary);
  return (
    <>
      {isOther ? (
        <OtherAmountField appForm={appForm} lease={lease} />
      ) : (
        <Controller
          control={form.control}
          name="amountMinor"
          render={({ field }) => (
            <MoneyField
              {...field}
              label={report.amount}
              hint={amountHint}
              currency={lease.currency}
              error={errorOf('amountMinor')}
            />
          )}
        />
      )}
      <Checkbox label={exchange.paidIn({ currency: exchange.money[other] })} {...register('isOther')} />
      {isOther ? (
        <RateFields appForm={appForm} lease={lease} offered={offered} owedMinor={summary.remainingMinor} />
      ) : null}
      <DateField
        label={report.paidOn}
        min={firstReportDay(today)}
        max={today}
        error={errorOf('paidOn')}
        {...register('paidOn')}
      />
      <ChoiceGroup
        label={report.method}
        choices={reportMethods.map((method) => ({ value: method, label: enums.paymentMethod[method] }))}
        error={errorOf('method')}
        {...register('method')}
      />
      {form.watch('method') === 'cash' ? null : (
        <TextField
          label={report.reference}
          hint={report.referenceHint}
          optional={states.optional}
          autoComplete="off"
          maxLength={80}
          error={errorOf('reference')}
          {...register('reference')}
        />
      )}
    </>
  );
}

function useAmountHint(lease: TenantLease, { remainingMinor, waitingMinor }: DueSummary): string | undefined {
  const { report } = useText('tenant');
  const language = useLanguage();
  const written = (amountMinor: number) => ({ amount: formatMoney(amountMinor, lease.currency, language) });
  const sentences = [
    remainingMinor > 0 ? report.amountHint(written(remainingMinor)) : null,
    waitingMinor > 0 ? report.amountWaiting(written(waitingMinor)) : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ') || undefined;
}
