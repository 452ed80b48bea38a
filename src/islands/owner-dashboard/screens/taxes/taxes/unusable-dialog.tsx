import { useState } from 'react';
import { type NcfRange, taxQueries } from '#src/data/taxes/queries.ts';
import { markNcfUnusable } from '#src/data/taxes/unusable.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { type UnusableReason, unusableReasons } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { refusedAt } from '#src/islands/shell/form/refused-at.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { numbersOf } from './range-facts.ts';

/** Numbers of a range that were damaged or lost before they were used. */
export function UnusableDialog({ range, onClose }: { range: NcfRange; onClose: () => void }) {
  const { rangesCard } = useText('ownerTaxes');
  const { unusable: text } = rangesCard;
  const today = useToday();
  const [first, setFirst] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [reason, setReason] = useState<UnusableReason>('10');
  const [day, setDay] = useState(today);
  const isSpan =
    first !== null &&
    last !== null &&
    first <= last &&
    first >= range.firstNumber &&
    last <= range.lastNumber;
  const isDay = isIsoDate(day) && day <= today;
  const mark = useAction({
    mutationFn: markNcfUnusable,
    invalidates: [taxQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const isAtField = refusedAt(mark, 'first_number', 'last_number', 'marked_on') !== undefined;
  const send = () => {
    if (isSpan && isDay) void mark.run({ rangeId: range.id, first, last, reason, day });
  };
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={{ isRunning: mark.isRunning, error: isAtField ? null : mark.error }}
      onClose={onClose}
      onSubmit={send}
    >
      <p className="text-secondary">
        {rangesCard.numbers(numbersOf(range))}. {range.series === 'E' ? text.textElectronic : text.text}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label={rangesCard.first}
          value={first}
          onChange={setFirst}
          error={!isSpan ? text.outside : refusedAt(mark, 'first_number')}
        />
        <NumberField
          label={rangesCard.last}
          value={last}
          onChange={setLast}
          error={refusedAt(mark, 'last_number')}
        />
      </div>
      <ReasonField reason={reason} onReason={setReason} />
      <DateField
        label={text.day}
        max={today}
        value={day}
        error={!isDay ? text.dayInvalid : refusedAt(mark, 'marked_on')}
        onChange={({ target }) => setDay(target.value)}
      />
    </ActionDialog>
  );
}

function ReasonField(props: { reason: UnusableReason; onReason: (reason: UnusableReason) => void }) {
  const { reason: label, reasons } = useText('ownerTaxes').cancelDialog;
  return (
    <SelectField
      label={label}
      value={props.reason}
      options={unusableReasons.map((value) => ({ value, label: `${value} · ${reasons[value]}` }))}
      onChange={({ target }) => props.onReason(unusableReasons.find((own) => own === target.value) ?? '10')}
    />
  );
}
