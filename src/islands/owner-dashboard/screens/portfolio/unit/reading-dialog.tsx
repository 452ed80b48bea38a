import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReadingInput, recordMeterReading } from '#src/data/money/charging/mutations.ts';
import { type MeterPayer, type MeterReading, readingQueries } from '#src/data/money/charging/readings.ts';
import type { UnitMeter } from '#src/data/portfolio/units/detail.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { READING_DECIMALS as DECIMALS, ReadingPrice } from './reading-price.tsx';
import { RemoveReadingDialog } from './remove-reading-dialog.tsx';

interface ReadingDialogProps {
  meter: UnitMeter;
  /** The reading before, when there is one. */
  last: MeterReading | null;
  onClose: () => void;
}

/** Writes a meter's reading down; with a price, what was used is charged to the tenant. */
export function ReadingDialog({ meter, last, onClose }: ReadingDialogProps) {
  const text = useText('ownerCharging').readings;
  const [isWrong, setWrong] = useState(false);
  const action = useAction({
    mutationFn: recordMeterReading,
    invalidates: [...moneyKeys, readingQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  if (isWrong && last) return <RemoveReadingDialog last={last} onClose={onClose} />;
  return (
    <ActionDialog onClose={onClose} title={text.title} submitLabel={text.submit}>
      <ReadingForm meter={meter} last={last} action={action} onWrong={() => setWrong(true)} />
    </ActionDialog>
  );
}

interface ReadingFormProps extends Omit<ReadingDialogProps, 'onClose'> {
  action: Action<ReadingInput, unknown>;
  /** The reading before is wrong. */
  onWrong: () => void;
}

function ReadingForm({ meter, last, action, onWrong }: ReadingFormProps) {
  const text = useText('ownerCharging').readings;
  const { form } = useText('common');
  const language = useLanguage();
  const today = useToday();
  const [readOn, setReadOn] = useState(today);
  const [value, setValue] = useState<number | null>(null);
  const [priceMinor, setPrice] = useState<number | null>(null);
  const number = (amount: number) => formatNumber(amount, language, DECIMALS);
  const isDateGood = isIsoDate(readOn) && readOn <= today && (!last || readOn > last.readOn);
  const isValueGood = value !== null && value >= (last?.value ?? 0);
  const isPriceGood = !Number.isNaN(priceMinor);
  const payer = usePayer(meter.id, readOn, last !== null && isDateGood);
  const currency = payer?.isCounted ? payer.currency : null;
  const used = last && isValueGood ? Number((value - last.value).toFixed(DECIMALS)) : 0;
  const described = text.describe({
    number: meter.number,
    from: number(last?.value ?? 0),
    to: number(value ?? 0),
  });
  return (
    <ActionForm
      action={action}
      input={
        isDateGood && isValueGood && isPriceGood
          ? {
              ...{ meterId: meter.id, readOn, value, description: described },
              priceMinor: currency ? priceMinor || null : null,
            }
          : null
      }
    >
      <Before last={last} onWrong={onWrong} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={text.readOn}
          value={readOn}
          max={today}
          onChange={(event) => setReadOn(event.target.value)}
          error={!isDateGood ? text.dateInvalid : undefined}
        />
        <NumberField
          label={text.value}
          decimals={DECIMALS}
          value={value}
          onChange={setValue}
          error={!isValueGood ? text.valueInvalid : undefined}
        />
      </div>
      {last && isDateGood ? <Payer payer={payer} /> : null}
      {last && currency ? (
        <ReadingPrice
          {...{ currency, used, priceMinor }}
          error={!isPriceGood ? form.amountInvalid : undefined}
          onChange={setPrice}
        />
      ) : null}
    </ActionForm>
  );
}

/** What the meter showed before, and the way to take that out. */
function Before({ last, onWrong }: { last: MeterReading | null; onWrong: () => void }) {
  const text = useText('ownerCharging').readings;
  const language = useLanguage();
  if (!last) return <p className="text-secondary">{text.first}</p>;
  const said = {
    value: formatNumber(last.value, language, DECIMALS),
    date: formatDate(last.readOn, language),
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-secondary">{text.last(said)}</p>
      <Button size="sm" variant="quiet" onClick={onWrong}>
        {text.takeOut.action}
      </Button>
    </div>
  );
}

/** Whom a reading of the day would charge; undefined while that is not known. */
function usePayer(meterId: string, readOn: string, isAsked: boolean): MeterPayer | null | undefined {
  return useQuery({
    ...readingQueries.payer(meterId, readOn),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  }).data;
}

/** Whom the reading charges, or why nobody. */
function Payer({ payer }: { payer: MeterPayer | null | undefined }) {
  const text = useText('ownerCharging').readings;
  const language = useLanguage();
  if (payer === undefined) return null;
  if (payer === null) return <p className="text-secondary">{text.payerMissing}</p>;
  const name = payer.tenantName;
  return payer.isCounted ? (
    <p className="text-secondary">{text.payer({ name })}</p>
  ) : (
    <Notice tone="warn">{text.moveInMissing({ name, date: formatDate(payer.startsOn, language) })}</Notice>
  );
}
