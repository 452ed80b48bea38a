import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as it is read and heard: "+5 %". */
  shown: string;
  onChange: (value: number) => void;
}

/** A number that is slid between two ends, by pointer or arrow keys. */
export function RangeField({ label, value, min, max, step, shown, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-15 font-semibold tabular-nums">
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-(--action) md:h-8"
      />
    </div>
  );
}
