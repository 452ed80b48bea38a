import { useState } from 'react';
import { addExchangeRate } from '#src/data/books/currencies/mutations.ts';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** Writes down what a dollar cost on a day. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const text = useText('ownerBooks').currencies;
  const { form } = useText('common');
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const [ratedOn, setRatedOn] = useState(today);
  const [rate, setRate] = useState<number | null>(null);
  const [source, setSource] = useState('');
  const action = useAction({
    mutationFn: (input: Parameters<typeof addExchangeRate>[0]) => addExchangeRate(input),
    invalidates: [currencyQueries.all],
    toast: text.rateAdded,
    errorTexts: { already_exists: text.rateTaken },
    onDone: onClose,
  });
  const isRateGood = rate !== null && rate > 0;
  const isSourceMissing = source.trim() === '';
  return (
    <ActionDialog
      onClose={onClose}
      title={text.addRate}
      submitLabel={text.addRate}
      action={action}
      input={
        isRateGood && !isSourceMissing && isIsoDate(ratedOn)
          ? { organizationId, ratedOn, rate, source: source.trim() }
          : null
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={text.day}
          value={ratedOn}
          max={today}
          onChange={(event) => setRatedOn(event.target.value)}
          error={!isIsoDate(ratedOn) ? form.dateInvalid : undefined}
        />
        <NumberField
          label={text.rate}
          decimals={RATE_DECIMALS}
          value={rate}
          onChange={setRate}
          error={!isRateGood ? text.rateInvalid : undefined}
        />
      </div>
      <TextField
        label={text.source}
        hint={text.sourceHint}
        maxLength={80}
        value={source}
        onChange={(event) => setSource(event.target.value)}
        error={isSourceMissing ? text.sourceMissing : undefined}
      />
    </ActionDialog>
  );
}
