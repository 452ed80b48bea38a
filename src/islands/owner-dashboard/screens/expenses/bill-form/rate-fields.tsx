import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { BillApp } from './bill-form.tsx';
import { rateOn } from './bill-rate.ts';
import { needsRate } from './bill-schema.ts';

/** What one of the bill's currency is in pesos: the rate that was saved last up to its day, until another is typed. */
export function RateFields({ app: { form, register, errorOf } }: { app: BillApp }) {
  const { receipt: text } = useText('ownerBills');
  const isShown = needsRate({ currency: useWatch({ control: form.control, name: 'currency' }) });
  useSavedRate(form, isShown);
  if (!isShown) return null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        label={text.rate}
        hint={text.rateHint}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('dopRate')}
        {...register('dopRate')}
      />
      <TextField
        label={text.rateSource}
        maxLength={80}
        error={errorOf('rateSource')}
        {...register('rateSource')}
      />
      <DateField label={text.ratedOn} error={errorOf('ratedOn')} {...register('ratedOn')} />
    </div>
  );
}

function useSavedRate({ control, getValues, setValue }: BillApp['form'], isNeeded: boolean): void {
  const { id } = useOrganization();
  const billedOn = useWatch({ control, name: 'billedOn' });
  const rates = useQuery({ ...currencyQueries.rates(id), enabled: isNeeded }).data;
  const filled = useRef('');
  useEffect(() => {
    const saved = isNeeded && rates ? rateOn(rates, billedOn) : null;
    // What was typed, or written down with the bill, stays.
    if (!saved || getValues('dopRate') !== filled.current) return;
    filled.current = saved.dopRate;
    setValue('dopRate', saved.dopRate);
    setValue('rateSource', saved.rateSource);
    setValue('ratedOn', saved.ratedOn);
  }, [isNeeded, rates, billedOn, getValues, setValue]);
}
