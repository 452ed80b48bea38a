import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';

export type FilterChip = { id: string; label: string; count?: number };
export type FilterChipsProps = {
  label: string;
  /** Where another group of chips stands beside it. */
  isLabelShown?: boolean;
  chips: readonly FilterChip[];
  /** Ids of the chips that are on. */
  active: readonly string[];
  onToggle: (id: string) => void;
  /** Clears everything; shown only while something is on. */
  clear?: { label: string; run: () => void };
};

/** Filters that are on or off. Keep them in the URL so that a view can be shared. */
export function FilterChips({
  label,
  isLabelShown = false,
  chips,
  active,
  onToggle,
  clear,
}: FilterChipsProps) {
  return (
    <fieldset data-print="hidden" className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className={isLabelShown ? 'float-left text-14 text-secondary' : 'sr-only'}>{label}</legend>
      {chips.map((chip) => {
        const isOn = active.includes(chip.id);
        return (
          <button
            key={chip.id}
            type="button"
            aria-pressed={isOn}
            onClick={() => onToggle(chip.id)}
            className={classNames(
              'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-14 font-medium transition-colors pointer-coarse:min-h-11',
              isOn
                ? 'border-action bg-selected text-ink'
                : 'border-control text-secondary hover:bg-hover hover:text-ink',
            )}
          >
            {isOn ? <Check size={14} aria-hidden="true" className="-ml-1 text-action" /> : null}
            {chip.label}
            {chip.count === undefined ? null : <span className="text-hint tabular-nums">{chip.count}</span>}
          </button>
        );
      })}
      {clear && active.length > 0 ? (
        <button
          type="button"
          className="min-h-9 rounded-control px-2 text-14 font-medium text-action hover:bg-hover"
          onClick={clear.run}
        >
          {clear.label}
        </button>
      ) : null}
    </fieldset>
  );
}
