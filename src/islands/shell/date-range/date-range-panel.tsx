import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type Comparison,
  comparisons,
  type Days,
  periodPresets,
  presetOf,
  presetPeriod,
} from '#src/domain/foundation/period.ts';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import type { RangeSettings } from './date-range.tsx';

interface PanelProps extends RangeSettings {
  /** It is here, with its size. */
  onReady: () => void;
  onClose: () => void;
}

/** Presets, two days of one's own, and what to compare with. */
export function DateRangePanel(props: PanelProps) {
  const { value, onChange, isRequired = false, only, comparison, onCompare, onReady, onClose } = props;
  const text = useText('dates');
  const today = useToday();
  const panel = useRef<HTMLDivElement>(null);
  const ready = useRef(onReady);
  useLayoutEffect(() => {
    ready.current();
    const { current } = panel;
    (
      current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? current?.querySelector('button')
    )?.focus();
  }, []);
  const { from, to } = value;
  const active = from && to ? presetOf({ from, to }, today) : null;
  const presets = only ?? periodPresets;
  const choose = (choice: Parameters<typeof onChange>[0]) => {
    onChange(choice);
    onClose();
  };
  return (
    <div ref={panel} className="grid gap-4 p-4">
      <fieldset className="grid grid-cols-2 gap-1">
        <legend className="sr-only">{text.presetsLabel}</legend>
        {isRequired ? null : <Preset isOn={!from && !to} label={text.any} onChoose={() => choose({})} />}
        {presets.map((preset) => (
          <Preset
            key={preset}
            isOn={preset === active}
            label={text.presets[preset]}
            onChoose={() => choose({ ...presetPeriod(preset, today), preset })}
          />
        ))}
      </fieldset>
      {only ? null : <OwnDays {...props} onChoose={choose} />}
      {comparison && onCompare ? (
        <SelectField
          label={text.compare}
          value={comparison}
          options={comparisons.map((id) => ({ value: id, label: text.comparisons[id] }))}
          onChange={({ target }) => onCompare(comparisonOf(target.value))}
        />
      ) : null}
    </div>
  );
}

const comparisonOf = (text: string): Comparison => comparisons.find((own) => own === text) ?? 'none';

function Preset({ isOn, label, onChoose }: { isOn: boolean; label: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={classNames(
        'min-h-10 rounded-control px-3 text-left text-15 hover:bg-hover pointer-coarse:min-h-11',
        isOn && 'bg-selected font-medium',
      )}
    >
      {label}
    </button>
  );
}

/** They are asked for as a whole: while a year is being typed it is another one. */
function OwnDays({
  value,
  isRequired,
  problemOf,
  onChoose,
}: PanelProps & { onChoose: (days: Days) => void }) {
  const text = useText('dates');
  const [from, setFrom] = useState(value.from ?? '');
  const [to, setTo] = useState(value.to ?? '');
  const [isRefused, setRefused] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const problem = () => {
    if (from && to) return from > to ? text.reversed : problemOf?.({ from, to });
    return isRequired ? text.incomplete : undefined;
  };
  const apply = () => {
    if (!problem()) return onChoose({ ...(from && { from }), ...(to && { to }) });
    setRefused(true);
    fields.current?.querySelector('input')?.focus();
  };
  // Not a form: it may stand in one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };
  return (
    <fieldset ref={fields} className="grid gap-3 border-t border-line pt-3" onKeyDown={onKeyDown}>
      <legend className="sr-only">{text.custom}</legend>
      <div className="grid grid-cols-2 items-start gap-3 max-[26rem]:grid-cols-1">
        <DateField
          label={text.from}
          value={from}
          error={isRefused ? problem() : undefined}
          isUrgent
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField label={text.to} value={to} onChange={({ target }) => setTo(target.value)} />
      </div>
      <Button onClick={apply}>{text.apply}</Button>
    </fieldset>
  );
}
