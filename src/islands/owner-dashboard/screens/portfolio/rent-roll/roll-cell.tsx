import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { RollProblem } from './problems-of.ts';

interface RollCellProps {
  label: string;
  value: string;
  fault: RollProblem['fault'] | undefined;
  isEdited: boolean;
  /** Told when the cell is left, or with Enter. */
  onChange: (text: string) => void;
}

/** A cell of the sheet; one that is wrong, or was, is a field that says what is. */
export function RollCell({ label, value, fault, isEdited, onChange }: RollCellProps) {
  const { faults, columns } = useText('ownerRentRoll');
  const [typed, setTyped] = useState<string | null>(null);
  if (!fault && !isEdited)
    return (
      <span className={value.length > 30 ? 'wrap-anywhere' : 'md:whitespace-nowrap'}>
        {value || columns.nothing}
      </span>
    );
  const leave = () => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <TextField
      className="min-w-44 py-1 text-left"
      label={label}
      isLabelHidden
      autoComplete="off"
      value={typed ?? value}
      error={fault ? faults[fault] : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
