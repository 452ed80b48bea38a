import { ListPlus } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { patternLabels, type UnitPattern } from './unit-pattern.ts';

/** Makes many units at once from a name with a number in it; shows first what will come. */
export function PatternPanel({ onAdd }: { onAdd: (labels: readonly string[]) => void }) {
  const text = useText('ownerPortfolio').propertyForm.pattern;
  const [pattern, change] = useDraft<UnitPattern>({
    ...{ label: text.defaultLabel, isByFloor: false },
    ...{ from: 1, to: 4, perFloor: 2 },
  });
  const result = patternLabels(pattern);
  const [first, last] = result.ok ? [result.labels[0], result.labels.at(-1)] : [];
  const problem = result.ok ? null : result.problem;

  return (
    <fieldset className="grid gap-4 rounded-control bg-sunken p-4">
      <legend className="sr-only">{text.title}</legend>
      <p aria-hidden="true" className="text-15 font-medium">
        {text.title}
      </p>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <TextField
          className="max-lg:col-span-2"
          label={text.label}
          hint={text.labelHint}
          autoComplete="off"
          maxLength={30}
          value={pattern.label}
          onChange={(event) => change({ label: event.target.value })}
          error={problem === 'patternMissing' ? text.problems.patternMissing : undefined}
          isUrgent
        />
        <NumberField
          label={pattern.isByFloor ? text.fromFloor : text.from}
          value={pattern.from}
          onChange={(from) => change({ from })}
        />
        <NumberField
          label={pattern.isByFloor ? text.toFloor : text.to}
          value={pattern.to}
          onChange={(to) => change({ to })}
        />
        {pattern.isByFloor ? (
          <NumberField
            className="max-lg:col-span-2"
            label={text.perFloor}
            value={pattern.perFloor}
            onChange={(perFloor) => change({ perFloor })}
          />
        ) : null}
      </div>
      <Checkbox
        label={text.byFloor}
        hint={text.byFloorHint}
        checked={pattern.isByFloor}
        onChange={(event) => change({ isByFloor: event.target.checked })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={ListPlus} disabled={!result.ok} onClick={() => result.ok && onAdd(result.labels)}>
          {text.add({ count: result.ok ? result.labels.length : 0 })}
        </Button>
        <p role="status" className="text-14 text-secondary">
          {result.ok
            ? first === last
              ? first
              : text.preview({ first: first ?? '', last: last ?? '' })
            : text.problems[result.problem]}
        </p>
      </div>
    </fieldset>
  );
}
