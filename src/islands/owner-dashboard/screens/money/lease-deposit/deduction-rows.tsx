import { Plus } from 'lucide-react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DeductionRow, type DraftDeduction, newDeduction } from './deduction-row.tsx';

interface DeductionRowsProps {
  lines: readonly DraftDeduction[];
  currency: CurrencyCode;
  /** Whether the lease owes something: then that is the first line to offer. */
  owes: boolean;
  onChange: (lines: readonly DraftDeduction[]) => void;
}

/** What is kept, line by line. */
export function DeductionRows({ lines, currency, owes, onChange }: DeductionRowsProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-medium">{text.deductions}</legend>
      {lines.length === 0 ? <p className="text-hint">{text.noDeductions}</p> : null}
      {lines.map((line, index) => (
        <DeductionRow
          key={line.key}
          line={line}
          position={index + 1}
          currency={currency}
          onChange={(changes) =>
            onChange(lines.map((other) => (other === line ? { ...other, ...changes } : other)))
          }
          onRemove={() => onChange(lines.filter((other) => other !== line))}
        />
      ))}
      <Button
        icon={Plus}
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...lines, newDeduction(lines.length === 0 && owes ? 'owed' : 'repairs')])}
      >
        {text.add}
      </Button>
    </fieldset>
  );
}
